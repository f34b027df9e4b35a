internal import Clocks
internal import FormatKit
package import WorkoutModel

/// The clock by which a person counts days, where a file has its times in UTC: `--time-zone`, else the system's.
package struct OwnClock: Hashable, Sendable {
  /// The zone that a person has named; nil for the system's.
  let named: ZoneRules?

  /// The clock of the system.
  package static let system = Self()

  private init() { named = nil }

  /// Takes the name of a zone; nil for the system's.
  ///
  /// - Throws: ``UsageError`` for a name that no zone has.
  package init(named name: String?) throws(UsageError) {
    do throws(ZoneError) {
      named = try name.map { (name) throws(ZoneError) in try ZoneRules(named: name) }
    } catch {
      throw UsageError(message: "--time-zone: \(ErrorWords.of(error))")
    }
  }

  /// Takes `--time-zone`.
  package init(_ arguments: ArgumentReader, help: String) throws(UsageError) {
    try self.init(named: try arguments.option("time-zone", .text("NAME"), help: help))
  }

  /// Turns starts and ends in UTC into the times of the clock.
  ///
  /// - Returns: the name of the zone where a time is another than before.
  package func turn(_ archive: inout WorkoutArchive) throws(CommandError) -> String? {
    guard archive.workouts.contains(where: { $0.start?.offsetMinutes == 0 }) else { return nil }
    let zone: ZoneRules
    do throws(ZoneError) {
      if let named { zone = named } else { zone = try ZoneRules.system() }
    } catch {
      throw CommandError("\(ErrorWords.of(error)) Or name a zone with --time-zone.")
    }
    var hasTurned = false
    for index in archive.workouts.indices where archive.workouts[index].start?.offsetMinutes == 0 {
      let start = archive.workouts[index].start
      archive.workouts[index].start = start?.wallTime(in: zone)
      hasTurned = hasTurned || archive.workouts[index].start != start
      if let end = archive.workouts[index].details?.end, end.offsetMinutes == 0 {
        archive.workouts[index].details?.end = end.wallTime(in: zone)
      }
    }
    return hasTurned ? zone.name : nil
  }

  /// `archive` with the times of the clock.
  package func turned(_ archive: WorkoutArchive) throws(CommandError) -> WorkoutArchive {
    var archive = archive
    _ = try turn(&archive)
    return archive
  }
}
