/// What an exercise is done with.
public enum ExerciseEquipment: String, CaseIterable, Sendable {
  /// A straight bar with plates.
  case barbell
  /// One dumbbell or two.
  case dumbbell
  /// One kettlebell or two.
  case kettlebell
  /// A cambered bar.
  case ezBar
  /// A bar that one stands in.
  case trapBar
  /// A bar with one end fixed to the floor.
  case landmine
  /// A plate alone, or any weight held to the body.
  case plate
  /// A cable machine.
  case cable
  /// Any other machine.
  case machine
  /// A bar that runs in rails.
  case smithMachine
  /// A rubber band.
  case band
  /// Hanging straps.
  case suspension
  /// A heavy ball.
  case medicineBall
  /// A large soft ball.
  case stabilityBall
  /// A sled.
  case sled
  /// The body alone, or with a weight hung from it.
  case bodyweight
}
