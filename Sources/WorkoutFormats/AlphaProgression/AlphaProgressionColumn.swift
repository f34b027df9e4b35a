internal import WorkoutModel

/// A column over the sets of an exercise in Alpha Progression's export.
enum AlphaProgressionColumn {
  case load(MassUnit)
  case reps
  case repsInReserve
  case seconds
  case unknown(String)

  /// The column that `head` stands over.
  init(_ head: String) {
    switch head.uppercased() {
    case "KG": self = .load(.kilograms)
    case "LB", "LBS": self = .load(.pounds)
    case "REPS": self = .reps
    case "RIR": self = .repsInReserve
    case "SEC", "S": self = .seconds
    default: self = .unknown(head)
    }
  }

  /// What a set has one value of: `KG` and `LB` both are its weight.
  var meaning: String {
    if case .load = self { return "load" }
    return name
  }

  /// What it is called in messages.
  var name: String {
    switch self {
    case .load(.kilograms): "KG"
    case .load(.pounds): "LB"
    case .reps: "REPS"
    case .repsInReserve: "RIR"
    case .seconds: "SEC"
    case .unknown(let name): name
    }
  }
}
