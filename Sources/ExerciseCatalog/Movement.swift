/// A movement that the catalogue knows, by which an exercise that it does not know can be judged.
public struct Movement: Hashable, Sendable {
  /// Its name: `pull up`.
  public let name: String
  /// The category of what is done so.
  public let category: ExerciseCategory
}
