internal import FormatKit
internal import Notation
internal import WorkoutModel

/// How LiftLog's JSON is written: sessions of version 7, plans of version 3 with sessions of version 6.
enum LiftLogOutput {
  static let sessionVersion = 7
  static let planVersion = 3
  static let planSessionVersion = 6

  /// `PT90S`; the app counts no finer than nanoseconds.
  static func duration(_ seconds: ExactDecimal) -> String { "PT\(seconds)S" }

  /// What the model knows in the app's words: feet are not among them.
  static let distanceUnits: [DistanceUnit] = [.kilometers, .meters, .miles, .yards]

  static func weight(_ load: Load, to json: JSONOutput) {
    var object = JSONObjectOutput(json)
    object.text("value", load.value.description)
    object.text("unit", load.unit.map { $0 == .pounds ? "pounds" : "kilograms" } ?? "nil")
    object.end()
  }

  static func distance(_ distance: Distance, to json: JSONOutput) {
    var object = JSONObjectOutput(json)
    object.text("value", distance.value.description)
    let unit =
      switch distance.unit {
      case .kilometers: "kilometre"
      case .miles: "mile"
      case .yards: "yard"
      default: "metre"
      }
    object.text("unit", unit)
    object.end()
  }

  /// `{"reps":{"min":8,"max":12}}`.
  static func plannedSet(_ least: Int32, _ most: Int32, to json: JSONOutput) {
    json.raw("{\"reps\":{\"min\":\(least),\"max\":\(most)}}")
  }

  /// What is asked for of a set of an endurance exercise.
  static func cardioTarget(_ seconds: ExactDecimal?, _ distance: Distance?, to json: JSONOutput) {
    var object = JSONObjectOutput(json)
    if seconds == nil, let distance {
      object.text("type", "distance")
      object.key("value")
      Self.distance(distance, to: json)
    } else {
      object.text("type", "time")
      object.text("value", duration(seconds ?? 0))
    }
    object.end()
  }

  /// True for an exercise that is done with the next one.
  static func isWithNext(_ number: Int, _ supersets: [[Int]]?) -> Bool {
    supersets?.contains { $0.contains(number) && $0.last != number } ?? false
  }
}
