internal import FormatKit
internal import Notation
internal import WorkoutModel

extension JSONReporter {
  /// Reports keys of the object at `path` without which the app refuses the file.
  func reportMissing(_ names: [String], at offset: Int, path: ObjectPath) {
    for name in names {
      report(
        .error, .inconsistent, .missingKey, field: .source(format: format, name: name), detail: name,
        at: offset, pointer: path.description)
    }
  }

  /// Reports a category of the type list that the releases of the file's version cannot show.
  func checkShowable(
    _ category: String, _ rules: ConsistencyRules, at offset: Int, pointer: @autoclosure () -> String
  ) {
    guard checks, let showable = rules.showableCategories, !showable.contains(category) else { return }
    report(
      .warning, .inconsistent, ConsistencyRules.unshowableCategory, field: .model(.category),
      detail: PrintableText.of(category, limit: 60), at: offset, pointer: pointer())
  }
}
