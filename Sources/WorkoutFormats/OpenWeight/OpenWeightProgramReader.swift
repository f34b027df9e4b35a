internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads programs: each workout of each week becomes a template, which keeps where it stood.
///
/// Beside every template stands `program/week/number`, the number of its week from 1; beside the first of a program
/// what the program says of itself, `program/name` and so on; beside the first of a week `week/name` and so on.
struct OpenWeightProgramReader {
  /// The field that every template of a program has.
  static let weekField = "program/week/number"
  /// The field of the first template of a program that says nothing of itself.
  static let firstField = "program/week/first"

  let workouts: OpenWeightWorkoutReader
  private var reporter: JSONReporter { workouts.reporter }

  init(_ workouts: OpenWeightWorkoutReader) { self.workouts = workouts }

  /// Reads the program at the cursor.
  func templates(_ cursor: inout JSONCursor, at pointer: String) -> [WorkoutTemplate] {
    let start = cursor.offset
    var ofProgram = FieldReader(format: OpenWeightReader.formatID)
    var templates: [WorkoutTemplate] = []
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      guard key.equals("weeks"), cursor.kind == .array else {
        return ofProgram.keep(&cursor, as: "program/" + key.name)
      }
      guard cursor.enter() else { return }
      var week = 0
      repeat {
        let pointer = "\(pointer)/weeks/\(week)"
        week += 1
        if cursor.kind == .object {
          templates += self.templates(ofWeek: week, &cursor, at: pointer)
        } else {
          reporter.drop(&cursor, "week is not an object", of: .template, pointer: pointer)
        }
      } while cursor.next()
    }
    if templates.isEmpty {
      reporter.report(
        .error, .dropped, "program without workouts", of: .template, detail: ofProgram.kept.first?.text,
        at: start,
        pointer: pointer)
    } else {
      if ofProgram.kept.isEmpty { ofProgram.keep("true", as: Self.firstField) }
      keep(ofProgram.kept, beside: &templates[0])
    }
    return templates
  }

  private func templates(
    ofWeek week: Int, _ cursor: inout JSONCursor, at pointer: String
  ) -> [WorkoutTemplate] {
    let start = cursor.offset
    var ofWeek = FieldReader(format: OpenWeightReader.formatID)
    var templates: [WorkoutTemplate] = []
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      guard key.equals("workouts"), cursor.kind == .array else {
        return ofWeek.keep(&cursor, as: "week/" + key.name)
      }
      guard cursor.enter() else { return }
      var index = 0
      repeat {
        let pointer = "\(pointer)/workouts/\(index)"
        index += 1
        guard cursor.kind == .object else {
          reporter.drop(&cursor, "template is not an object", of: .template, pointer: pointer)
          continue
        }
        var template = workouts.template(&cursor, at: pointer)
        keep([.init(name: Self.weekField, text: "\(week)")], beside: &template)
        templates.append(template)
      } while cursor.next()
    }
    if templates.isEmpty {
      reporter.report(
        .error, .dropped, "week without workouts", of: .template, detail: ofWeek.kept.first?.text, at: start,
        pointer: pointer)
    } else {
      keep(ofWeek.kept, beside: &templates[0])
    }
    return templates
  }

  private func keep(_ fields: [SourceFields.Field], beside template: inout WorkoutTemplate) {
    guard !fields.isEmpty else { return }
    var all = template.sourceFields ?? SourceFields(format: OpenWeightReader.formatID)
    all.fields += fields
    template.sourceFields = all
  }
}
