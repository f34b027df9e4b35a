internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

extension Report {
  /// Tells of conflicts, one a line, and puts them in the full report.
  func tell(
    _ conflicts: [MergeConflict], of file: String, first: String, second: String, to console: Console
  ) {
    for conflict in conflicts {
      let text = conflict.description(first: first, second: second)
      console.error("conflict: \(PrintableText.of(text))\n")
      record(
        Finding(
          .error, .inconsistent, "conflict that nothing decides", detail: text, place: Place(file: file)))
    }
  }
}
