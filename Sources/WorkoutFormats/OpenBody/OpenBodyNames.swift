internal import WorkoutModel

/// The exercises of a file, one instance for all of one name.
final class OpenBodyNames {
  /// By the bytes of their names: to compare long texts of many marks takes Unicode seconds.
  private var identities: [[UInt8]?: ExerciseIdentity] = [:]

  init() {}

  func identity(_ name: String?) -> ExerciseIdentity {
    let bytes = name.map { Array($0.utf8) }
    if let known = identities[bytes] { return known }
    let identity = ExerciseIdentity(name: name)
    identities[bytes] = identity
    return identity
  }
}
