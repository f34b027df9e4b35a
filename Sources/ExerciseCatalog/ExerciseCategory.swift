/// One of the nine categories into which the Bench Tracker app puts every exercise.
public enum ExerciseCategory: String, CaseIterable, Sendable {
  /// The abdomen and the rest of the trunk.
  case core = "Abs / Core"
  /// The back, with the trapezius and the neck.
  case back = "Back"
  /// The front of the upper arm, with the forearm.
  case biceps = "Biceps"
  /// What is done for endurance.
  case cardio = "Cardio"
  /// The chest.
  case chest = "Chest"
  /// The legs, with the hips.
  case legs = "Legs"
  /// The Olympic lifts and their parts.
  case olympic = "Olympic"
  /// The shoulders.
  case shoulders = "Shoulders"
  /// The back of the upper arm.
  case triceps = "Triceps"

  /// The colour that the app gives the category unless its user changes it, RRGGBB in hex digits.
  public var defaultColor: String {
    switch self {
    case .core: "F44336"
    case .back: "3F51B5"
    case .biceps: "8E24AA"
    case .cardio: "E91E63"
    case .chest: "039BE5"
    case .legs: "DAC400"
    case .olympic: "009688"
    case .shoulders: "EF6C00"
    case .triceps: "4CAF50"
    }
  }

  /// Takes the category or the muscle of any app, such as `quadriceps`, `Upper Back`, `Lats, Biceps` or `Rücken`.
  ///
  /// The first part of a list that has a category decides. Words that several categories share (`Arms`,
  /// `Full Body`) have none; the name of the exercise tells more, see ``Catalog/category(guessedFrom:)``.
  public init?(closestTo text: String) {
    let parts = text.unicodeScalars.split { ",;/&+|\n".unicodeScalars.contains($0) }
    for part in parts {
      if let movement = WordRules.muscles.movement(in: NameWords(String(part)).words) {
        self = movement.category
        return
      }
    }
    return nil
  }
}
