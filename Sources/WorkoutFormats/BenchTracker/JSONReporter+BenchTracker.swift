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

  /// Names the value at the cursor as lost, and passes over it.
  func drop(_ cursor: inout JSONCursor, _ what: Finding.Reason, at path: ObjectPath) {
    report(.error, .dropped, what, detail: cursor.excerpt, at: cursor.offset, pointer: path.description)
    _ = cursor.skip()
  }

  /// Reports an identifier that an earlier workout has.
  func reportRepeated(_ shown: String, at offset: Int, path: ObjectPath, _ keys: BenchTrackerKeys) {
    report(
      .warning, .inconsistent, "uuid is that of an earlier workout", field: .model(.workoutID), detail: shown,
      at: offset, pointer: "\(path)/\(keys.id)")
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
