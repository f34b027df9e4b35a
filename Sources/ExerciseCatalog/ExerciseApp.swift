/// Whose spelling of an exercise's name is meant; the raw value is the id of the app's format.
public enum ExerciseApp: String, CaseIterable, Sendable {
  /// Bench Tracker, later Weightlifting App.
  case benchTracker = "btd"
  /// Strong.
  case strong
  /// Hevy.
  case hevy
  /// FitNotes.
  case fitNotes = "fitnotes"
  /// Fitbod.
  case fitbod
  /// Jefit.
  case jefit
  /// Liftosaur, which adds other equipment than the usual one after a comma.
  case liftosaur
  /// StrongLifts.
  case strongLifts = "stronglifts"
  /// The openweight standard, which fixes no names: those of its own examples.
  case openweight
  /// Reps, with its bodyweight progressions.
  case reps

  /// The letter that stands for the app in ``CatalogTable``.
  var letter: UInt8 {
    switch self {
    case .benchTracker: UInt8(ascii: "B")
    case .strong: UInt8(ascii: "S")
    case .hevy: UInt8(ascii: "H")
    case .fitNotes: UInt8(ascii: "N")
    case .fitbod: UInt8(ascii: "F")
    case .jefit: UInt8(ascii: "J")
    case .liftosaur: UInt8(ascii: "L")
    case .strongLifts: UInt8(ascii: "5")
    case .openweight: UInt8(ascii: "O")
    case .reps: UInt8(ascii: "R")
    }
  }
}
