/// The name of an exercise as an archive has it.
public struct ExerciseName: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The variation (Bench Tracker's `iteration`); nil for none.
  public var variation: String?

  /// Makes a name; an empty variation counts as none.
  public init(_ name: String, variation: String? = nil) {
    self.name = name
    self.variation = variation.flatMap { $0.isEmpty ? nil : $0 }
  }
}
