internal import Clocks
package import WorkoutModel

/// Brings starts onto the clock that a format writes: wall time, or time with an offset from UTC.
package final class ClockFitter {
  private let clock: FormatScope.Clock
  private let losses: LossReporter
  private let named: ZoneRules?
  @exclusivity(unchecked) private var system: ZoneRules?

  package init(_ clock: FormatScope.Clock, options: WriteOptions, losses: LossReporter) {
    self.clock = clock
    self.losses = losses
    named = options.zone
  }

  /// True where `start` needs no zone and loses nothing.
  @inline(__always)
  func isFit(_ start: Moment) -> Bool {
    switch clock {
    case .wall: start.offsetMinutes == nil
    case .offsetIfKnown: true
    case .offset: start.offsetMinutes != nil && start.precision != .day
    case .utc: start.offsetMinutes == 0 && start.precision != .day
    }
  }

  /// `start`, or another time that `field` names, on the format's clock.
  ///
  /// - Throws: ``RequestError`` where the system's zone is needed and cannot be read.
  package func fit(
    _ start: Moment, _ field: ModelField = .start, at path: ModelPath?
  ) throws(WorkoutError) -> Moment {
    if isFit(start) { return start }
    switch clock {
    case .offsetIfKnown: return start
    case .wall: return try wall(start, field, at: path)
    case .offset: return try stated(start, field, at: path)
    case .utc:
      let there = try stated(start, field, at: path)
      guard there.offsetMinutes != 0 else { return there }
      losses.converted(field, "to UTC", at: path, detail: there.description)
      return there.wallTime(in: .utc)
    }
  }

  /// The time without its offset: that of the source where it states one, that of a zone where it is in UTC.
  private func wall(
    _ start: Moment, _ field: ModelField, at path: ModelPath?
  ) throws(WorkoutError) -> Moment {
    guard start.offsetMinutes == 0 || named != nil else {
      if field == .start {
        losses.dropped(.offset, at: path, detail: start.description)
      } else {
        losses.report(
          .dropped, field, "its UTC offset is not stored in \(losses.target)", at: path,
          detail: start.description)
      }
      return start.withOffset(nil)
    }
    let zone = try self.zone()
    let there = start.wallTime(in: zone)
    if field == .start, there.wallMilliseconds == start.wallMilliseconds {
      losses.converted(.offset, reason("not written; it is that of", zone), at: path)
    } else {
      losses.converted(
        field, reason("to the time of", zone), at: path, detail: "\(start) to \(there)")
    }
    let written = there.withOffset(nil)
    // The clocks went back: of two such times the first is read.
    if case .overlap(let first, _) = written.resolved(in: zone).match, first / 60 != there.offsetMinutes ?? 0
    {
      losses.report(
        .dropped, field == .start ? .offset : field,
        "the clocks showed this time twice, and the first is read",
        at: path, detail: there.description)
    }
    return written
  }

  /// The time with the offset of a zone, where it has none.
  private func stated(
    _ start: Moment, _ field: ModelField, at path: ModelPath?
  ) throws(WorkoutError) -> Moment {
    var start = start
    if start.precision == .day {
      losses.added(field, "set to 00:00: only the day is known", at: path)
      start = start.cut(to: .second)
    }
    guard start.offsetMinutes == nil else { return start }
    let zone = try self.zone()
    let resolved = start.resolved(in: zone)
    let isStart = field == .start
    losses.added(
      isStart ? .offset : field, reason(isStart ? "from" : "with the offset of", zone), at: path,
      detail: resolved.moment.description)
    if let finding = resolved.finding(on: field, at: Place(path)) { losses.findings.report(finding) }
    return resolved.moment
  }

  private func reason(_ words: String, _ zone: ZoneRules) -> Finding.Reason {
    .zone(words, zone.name, named != nil ? .named : zone.isFallback ? .absent : .system)
  }

  private func zone() throws(WorkoutError) -> ZoneRules {
    if let zone = named ?? system { return zone }
    do throws(ZoneError) {
      let zone = try ZoneRules.system()
      system = zone
      return zone
    } catch {
      throw .request(.zone(error))
    }
  }
}
