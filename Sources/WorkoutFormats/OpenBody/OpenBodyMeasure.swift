internal import FormatKit
internal import WorkoutModel

/// The measurements of the body, as the registry of OpenBody calls them and as the model does.
enum OpenBodyMeasure {
  /// Before the type of a measurement that the registry does not know.
  static let prefix = "btd:"

  private typealias Entry = (kind: MeasurementKind?, type: String, side: String?, name: String)

  private static let known: [Entry] = [
    (.weight, "body_mass", nil, "Weight"), (.bodyFat, "body_fat_percentage", nil, "Body Fat"),
    (nil, "lean_body_mass", nil, "Lean Body Mass"), (nil, "bmi", nil, "Body Mass Index"),
    (.neck, "neck_circumference", nil, "Neck"), (.shoulders, "shoulder_circumference", nil, "Shoulders"),
    (.chest, "chest_circumference", nil, "Chest"), (.abdomen, "abdomen_circumference", nil, "Abdomen"),
    (.waist, "waist_circumference", nil, "Waist"), (.hips, "hip_circumference", nil, "Hips"),
    (.leftBicep, "bicep_circumference", "left", "Left Bicep"),
    (.rightBicep, "bicep_circumference", "right", "Right Bicep"),
    (nil, "bicep_circumference", nil, "Bicep"),
    (.leftForearm, "forearm_circumference", "left", "Left Forearm"),
    (.rightForearm, "forearm_circumference", "right", "Right Forearm"),
    (nil, "forearm_circumference", nil, "Forearm"),
    (.leftThigh, "thigh_circumference", "left", "Left Thigh"),
    (.rightThigh, "thigh_circumference", "right", "Right Thigh"), (nil, "thigh_circumference", nil, "Thigh"),
    (.leftCalf, "calf_circumference", "left", "Left Calf"),
    (.rightCalf, "calf_circumference", "right", "Right Calf"), (nil, "calf_circumference", nil, "Calf"),
  ]

  /// Older spellings of the weight of the body.
  private static let weights: Set<String> = ["body_weight", "body.mass", "weight"]

  /// What the model calls a type of measurement; nil for one that is not of the body.
  static func name(ofType type: String, side: String?) -> String? {
    if type.hasPrefix(prefix) { return side == nil ? String(type.dropFirst(prefix.count)) : nil }
    let type = weights.contains(type) ? "body_mass" : type
    return known.first { $0.type == type && $0.side == side }?.name
  }

  /// The type of a measurement that the model calls `name`, and the side of the body.
  static func type(ofName name: String) -> (type: String, side: String?) {
    let entry = known.first { $0.name == name }
    return entry.map { ($0.type, $0.side) } ?? (prefix + name, nil)
  }

  /// The name that the registry has a type for, where `name` means the same in other words; nil where it has none.
  static func registered(_ name: String) -> String? {
    if known.contains(where: { $0.name == name }) { return nil }
    // Only short names are looked up: to look up a long one of many marks takes Unicode seconds.
    guard name.utf8.count <= 40, let kind = MeasurementKind(name) else { return nil }
    return known.first { $0.kind == kind }?.name
  }

  /// True for what is measured in a unit of weight.
  static func isMass(_ name: String) -> Bool { name == "Weight" || name == "Lean Body Mass" }
}
