internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What only LiftLog knows and is written back where it stood.
enum LiftLogKept {
  /// What the JSON text of a value begins with.
  private enum Shape {
    case text, truth, number, list, object, time
  }

  /// The member of a session's JSON, or of a plan's, under its name.
  private static let shapes: [String: Shape] = {
    var shapes: [String: Shape] = [
      LiftLogTableField.timestamp: .time, "name": .text, "lastEdited": .text, program: .text, active: .truth,
      "incline": .text, "steps": .number, "blueprint/notes": .text, "blueprint/plannedSets": .list,
      "blueprint/sets": .list,
    ]
    for prefix in ["", "blueprint/"] {
      shapes[prefix + "link"] = .text
      shapes[prefix + "resistance"] = .text
      shapes[prefix + "restBetweenSets"] = .object
      shapes[prefix + "progression"] = .list
      for flag in ["Duration", "Distance", "Resistance", "Incline", "Weight", "Steps"] {
        shapes[prefix + "track" + flag] = .truth
      }
    }
    return shapes
  }()

  /// The program that a template of a backup belongs to, and whether it is the one in use.
  static let program = "program"
  static let active = "active"

  /// The names that are written back.
  static var names: Set<String> { Set(shapes.keys) }

  /// True for a text that can stand where it would.
  @Sendable static func isWritable(_ field: SourceFields.Field, _ path: ModelPath?) -> Bool {
    guard let shape = shapes[field.name] else { return true }
    if shape == .time { return DateText.moment(field.text) != nil }
    guard JSONValueText.isOne(field.text), let first = field.text.utf8.first else { return false }
    switch shape {
    case .text: return first == UInt8(ascii: "\"")
    case .truth: return field.text == "true" || field.text == "false"
    case .number: return Int32(field.text) != nil
    case .list: return first == UInt8(ascii: "[")
    case .object: return LiftLogRest(json: field.text) != nil
    case .time: return true
    }
  }

  /// True for a field that is written back where it stands, in an exercise or in a set.
  static func isWritten(_ name: String, inSet: Bool, ofPlan: Bool, ofEndurance: Bool) -> Bool {
    let isOfBlueprint = name.hasPrefix("blueprint/")
    if ofPlan {
      // A planned set has its repetitions alone.
      let isElsewhere = isOfBlueprint || name == LiftLogTableField.timestamp || name == "name"
      return (ofEndurance || !inSet) && !isElsewhere
    }
    guard inSet else { return isOfBlueprint }
    return name == LiftLogTableField.timestamp
      || ofEndurance && (isOfBlueprint || ["resistance", "incline", "steps"].contains(name))
  }

  /// The fields under the names of today: older versions called `resistance` `loadBasis`.
  static func renamed(_ fields: SourceFields?) -> SourceFields? {
    guard var fields else { return nil }
    for index in fields.fields.indices where fields.fields[index].name.hasSuffix("loadBasis") {
      fields.fields[index].name = String(fields.fields[index].name.dropLast(9)) + "resistance"
    }
    return fields
  }
}
