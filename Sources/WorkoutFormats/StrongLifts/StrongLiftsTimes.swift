internal import FormatKit
internal import Notation
internal import WorkoutModel

/// When a workout of StrongLifts was: its day, the times on the clock, and its length in hours.
struct StrongLiftsTimes: Equatable {
  /// The start, or the day alone.
  let start: Moment
  /// The end on the clock, where it does not follow from the rest.
  private(set) var end: Moment?
  /// The length in seconds.
  private(set) var durationSeconds: ExactDecimal?
  /// What is wrong with the length.
  private(set) var finding: Finding?

  /// Reads the cells of a row.
  ///
  /// The length in hours is taken where it is exact to the minute: it leaves out breaks. Else the clock is.
  /// One in minutes, as its head may say, is always so exact.
  init(_ table: inout TableReader<StrongLiftsColumn>) throws(RowProblem) {
    guard let cell = table.raw(.date), let day = DateText.moment(cell) else {
      throw table.problem(.date, "no date")
    }
    start = try Self.moment(on: cell, .startTime, table) ?? day
    let stated = try table.number(.duration)
    let isMinutes = Self.countsMinutes(table.name(of: .duration))
    let unit = isMinutes ? 60.0 : 3_600.0
    let clock = try Self.moment(on: cell, .endTime, table)
    let length = clock.flatMap { start.precision == .day ? nil : Self.seconds(from: start, to: $0) }
    let exact = stated.flatMap { value -> ExactDecimal? in
      let seconds = value.doubleValue * unit
      return seconds > 0 && seconds < Double(DurationText.maximumSeconds) ? value : nil
    }
    if let stated, stated.coefficient != 0, exact == nil {
      finding = Self.finding(.dropped, "duration that no workout has: left out", "\(stated)", table)
    }
    if let exact, isMinutes || exact.fractionDigits > 2 || length == nil {
      let seconds = Int64((exact.doubleValue * unit).rounded())
      durationSeconds = ExactDecimal(coefficient: seconds)
      if let length, abs(length - seconds) <= 60 { return }
      end = clock.flatMap { Self.end($0, after: start, length) }
      if let length, seconds > length {
        finding = Self.finding(
          .inconsistent, "duration longer than from start to end: both are kept",
          Self.shown(exact, isMinutes, length), table)
      }
    } else if let length {
      durationSeconds = ExactDecimal(coefficient: length)
      guard let exact else { return }
      // The clock is cut to the minute, and hours are rounded to their last digit, of at most two.
      let rounding = [1_800.0, 180, 18][exact.fractionDigits]
      guard abs(exact.doubleValue * unit - Double(length)) > 60 + rounding else { return }
      finding = Self.finding(
        .inconsistent, "duration that differs from start and end: the clock is read",
        Self.shown(exact, isMinutes, length), table)
    } else {
      end = clock
    }
  }

  /// True where the name over the length ends in a word for minutes.
  private static func countsMinutes(_ name: String?) -> Bool {
    name?.split(whereSeparator: { !$0.isLetter }).last?.lowercased().hasPrefix("min") ?? false
  }

  private static func shown(_ stated: ExactDecimal, _ isMinutes: Bool, _ length: Int64) -> String {
    "\(stated) \(isMinutes ? "min" : "h") and \(length / 60) min"
  }

  private static func finding(
    _ kind: Finding.Kind, _ what: Finding.Reason, _ detail: String, _ table: TableReader<StrongLiftsColumn>
  ) -> Finding {
    Finding(
      .warning, kind, what, field: table.field(.duration), of: .row, detail: detail,
      place: table.place(of: .duration))
  }

  /// The time in `column` on the day that `dayCell` names.
  private static func moment(
    on dayCell: UnsafeRawBufferPointer, _ column: StrongLiftsColumn, _ table: TableReader<StrongLiftsColumn>
  ) throws(RowProblem) -> Moment? {
    guard let time = table.raw(column) else { return nil }
    let text = String(decoding: dayCell, as: UTF8.self) + " " + String(decoding: time, as: UTF8.self)
    guard let moment = DateText.moment(text) else { throw table.problem(column, "no time") }
    return moment
  }

  /// Seconds between two times of a day, over midnight where the second is the earlier one.
  private static func seconds(from start: Moment, to end: Moment) -> Int64 {
    let seconds = (end.wallMilliseconds - start.wallMilliseconds) / 1_000
    return seconds < 0 ? seconds + 86_400 : seconds
  }

  private static func end(_ clock: Moment, after start: Moment, _ length: Int64?) -> Moment? {
    guard let length else { return clock }
    return start.shifted(bySeconds: length, offsetMinutes: nil)
  }
}
