internal import Migration
internal import Notation
internal import WorkoutModel

/// The unit in which a command that writes no archive shows weights: `--unit`.
struct ShownUnit {
  /// Nil where weights are shown as they are.
  let unit: MassUnit?

  init(_ arguments: ArgumentReader) throws(UsageError) {
    unit = try arguments.option(
      "unit", .choice(), help: "The unit of the weights shown (default: that of the file).")
  }

  /// Turns the weights of `archive` into the unit; says so of `file` where weights have none.
  func convert(_ archive: inout WorkoutArchive, of file: String, _ console: Console) {
    guard archive.convertLoads(to: unit) else { return }
    console.tell(
      "\(PrintableText.of(file)): weights without a unit are shown as they are; --source-unit says which they have\n"
    )
  }
}
