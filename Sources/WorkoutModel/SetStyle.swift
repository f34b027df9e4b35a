/// What the sets of an exercise record.
public struct SetStyle: RawRepresentable, Hashable, Sendable {
  /// The name of the style; one beyond the five known ones is kept as it is.
  public let rawValue: String

  /// Takes any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Repetitions and a weight.
  public static let repsWeight = SetStyle(rawValue: "repsWeight")
  /// Repetitions alone.
  public static let reps = SetStyle(rawValue: "reps")
  /// Seconds and a weight.
  public static let timeWeight = SetStyle(rawValue: "timeWeight")
  /// Seconds alone.
  public static let time = SetStyle(rawValue: "time")
  /// Free text.
  public static let custom = SetStyle(rawValue: "custom")

  /// The styles that the Bench Tracker app knows.
  public static let known: [SetStyle] = [.repsWeight, .reps, .timeWeight, .time, .custom]
}
