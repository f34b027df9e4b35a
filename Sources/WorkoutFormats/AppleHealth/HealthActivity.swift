/// What kind of workout it was.
struct HealthActivity {
  /// The type as it is written: `HKWorkoutActivityTypeRunning`.
  let type: String
  /// The words in it: `Running`.
  let name: String

  init(_ type: String) {
    self.type = type
    name = HealthWords.of(type)
  }

  /// True for what is done over a distance, so that the whole workout is one set of one exercise; of all else,
  /// lifting first, Health knows only the envelope.
  var isDistanceSport: Bool { Self.distanceSports.contains(name) }

  private static let distanceSports: Set<String> = [
    "Running", "Walking", "Hiking", "Cycling", "Hand Cycling", "Swimming", "Rowing", "Elliptical",
    "Wheelchair Walk Pace", "Wheelchair Run Pace", "Cross Country Skiing", "Downhill Skiing", "Snowboarding",
    "Paddle Sports", "Skating Sports", "Track And Field", "Swim Bike Run",
  ]
}
