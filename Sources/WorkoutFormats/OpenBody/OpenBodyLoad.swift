internal import Notation
internal import WorkoutModel

/// A load of OpenBody: a number, its unit, and what it is the number of.
struct OpenBodyLoad {
  /// What stands on the bar, and what takes weight off, as on an assisted pull-up.
  private static let marked = "marked_weight"
  private static let assist = "assist"

  /// The weight; below zero where it helps.
  let load: Load
  /// What the weight alone does not tell, by its key in the load.
  private(set) var kept: [SourceFields.Field] = []

  /// Reads a load; nil for one that is no weight: of another unit, a multiple of the body's, a range, a share of a
  /// maximum.
  init?(_ element: JSONElement) {
    guard let value = element["value"], let scalar = OpenBodyScalar(value) else { return nil }
    let basis = element["basis"]?.text
    guard let unit = scalar.unit ?? element["unit"]?.text, let mass = OpenBodyUnit.mass(unit),
      scalar.unit == nil || element["unit"] == nil || element["unit"]?.text == unit,
      basis != "bodyweight_relative"
    else { return nil }
    let helps = basis == Self.assist && scalar.value.coefficient > 0
    guard let number = helps ? ExactDecimal(0).minus(scalar.value) : scalar.value else { return nil }
    load = Load(number, unit: mass)
    if !scalar.isPlain || basis == Self.assist && scalar.value.coefficient < 0 {
      keep("value", value.canonical)
    }
    if unit != OpenBodyUnit.token(mass) { keep("unit", JSONOutput.quoted(unit)) }
    if element["basis"] == nil { keep("basis", "null") }
    for (key, member) in element.members where key != "value" && key != "unit" {
      if key == "basis", basis == Self.basis(of: load) { continue }
      keep(JSONPointer.escaped(key), member.canonical)
    }
  }

  private mutating func keep(_ name: String, _ text: String) { kept.append(.init(name: name, text: text)) }

  private static func basis(of load: Load) -> String { load.value.coefficient < 0 ? assist : marked }

  /// Adds a load to `members` below `path`: its kept parts where they still mean the same.
  static func write(
    _ load: Load, kept: [SourceFields.Field], to members: inout OpenBodyMembers, at path: String
  ) {
    let own = kept.text(of: "\(path)/basis")
    let isAssist = own == nil || own == JSONOutput.quoted(assist)
    let helps = load.value.coefficient < 0
    let size = helps && isAssist ? ExactDecimal(0).minus(load.value) ?? load.value : load.value
    let value = kept.text(of: "\(path)/value")
    let scalar = value.flatMap { JSONElement(json: $0) }.flatMap { OpenBodyScalar($0) }
    if let value, let scalar,
      scalar.value.normalized == size.normalized || scalar.value.normalized == load.value.normalized && helps
    {
      members.json("\(path)/value", value)
    } else {
      members.number("\(path)/value", size)
    }
    let unit = kept.text(of: "\(path)/unit").flatMap { JSONElement(json: $0) }?.text
    members.text(
      "\(path)/unit",
      unit.flatMap { OpenBodyUnit.mass($0) == load.unit ? $0 : nil }
        ?? load.unit.map { OpenBodyUnit.token($0) })
    if let own, !isAssist || size.coefficient == 0 {
      if own != "null" { members.json("\(path)/basis", own) }
    } else {
      members.text("\(path)/basis", basis(of: load))
    }
  }
}
