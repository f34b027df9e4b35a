internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

extension Report {
  /// Tells of conflicts, one a line, and puts them in the full report.
  ///
  /// - Parameter choices: the options that decide.
  /// - Returns: the error that ends the command.
  func conflict(
    _ conflicts: [MergeConflict], of file: String, first: String, second: String, choices: String
  ) -> HandledError {
    for conflict in conflicts {
      let text = conflict.description(first: first, second: second)
      console.error("conflict: \(PrintableText.of(text))\n")
      record(
        Finding(
          .error, .inconsistent, "conflict that nothing decides", detail: text, place: Place(file: file)))
    }
    let count = Counted.of(conflicts.count, "conflict")
    console.complain("\(count), nothing written. Decide with \(choices).")
    return HandledError(exitCode: .negative)
  }
}
