internal import Clocks
internal import Migration
internal import Notation
internal import WorkoutModel

/// How a command that writes no archive shows weights and times: `--unit`, `--time-zone`.
struct ShownForm {
  /// Nil where weights are shown as they are.
  let unit: MassUnit?
  private let clock: OwnClock

  init(_ arguments: ArgumentReader) throws(UsageError) {
    unit = try arguments.option(
      "unit", .choice(), help: "The unit of the weights shown (default: that of the file).")
    clock = try OwnClock(
      arguments, help: "The time zone in which times in UTC are shown (default: the system's).")
  }

  /// Turns the weights of `archive` into the unit, and times in UTC into those of the zone.
  ///
  /// Says of `file` that times are turned, and that weights have no unit.
  func turn(_ archive: inout WorkoutArchive, of file: String, _ console: Console) throws(CommandError) {
    if let zone = try clock.turn(&archive) {
      console.tell(
        "\(PrintableText.of(file)): times in UTC are shown as in \(zone); --time-zone names another zone\n")
    }
    guard archive.convertLoads(to: unit) else { return }
    console.tell(
      "\(PrintableText.of(file)): weights without a unit are shown as they are; --source-unit says which they have\n"
    )
  }
}
