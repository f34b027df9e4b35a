internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the exercises of a type list.
struct ExerciseTypeReader {
  let reporter: JSONReporter
  let rules: ConsistencyRules

  /// Reads the list that stands at the cursor.
  mutating func types(_ cursor: inout JSONCursor) -> [ExerciseType] {
    var types: [ExerciseType] = []
    guard cursor.enter() else { return [] }
    var index = 0
    repeat {
      let path = ObjectPath.at("/typeList/list", index)
      if cursor.kind == .object {
        types.append(type(&cursor, at: path))
      } else {
        reporter.report(
          .error, .dropped, "exercise type is not an object", of: .exerciseType, detail: cursor.excerpt,
          at: cursor.offset,
          pointer: path.description)
        _ = cursor.skip()
      }
      index += 1
    } while cursor.next()
    return types
  }

  private func type(_ cursor: inout JSONCursor, at path: ObjectPath) -> ExerciseType {
    var type = ExerciseType(name: nil)
    var fields = FieldReader(reporter, at: path, format: BenchTrackerKeys.file.sourceFormat)
    let start = cursor.offset
    var missing = ["name", "iterations", "category", "style"]
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      let name = key.string
      missing.removeAll { $0 == name }
      switch name {
      case "name": type.name = fields.text(&cursor, as: "name")
      case "category": type.category = fields.text(&cursor, as: "category")
      case "style": type.style = fields.text(&cursor, as: "style").map { SetStyle(rawValue: $0) }
      case "iterations": type.variations = fields.texts(&cursor, as: "iterations")
      default: fields.keep(&cursor, as: name)
      }
    }
    type.sourceFields = fields.sourceFields
    if reporter.checks { check(type, missing: missing, at: start, path: path) }
    return type
  }

  private func check(_ type: ExerciseType, missing: [String], at offset: Int, path: ObjectPath) {
    reporter.reportMissing(missing, at: offset, path: path)
    if let category = type.category {
      reporter.checkShowable(category, rules, at: offset, pointer: "\(path)/category")
    }
    if let style = type.style, KnownSetStyle(style) == .unknown {
      reporter.report(
        .warning, .inconsistent, "the app does not know this style of exercise type",
        field: .model(.exerciseTypes),
        detail: PrintableText.of(style.rawValue, limit: 40), at: offset, pointer: "\(path)/style")
    }
  }
}
