internal import Notation
internal import WorkoutModel

/// The exercises that rows of a table have named, one instance of each.
final class ExerciseIdentities {
  /// More are not remembered.
  private static let maximumIdentities = 1 << 16

  @exclusivity(unchecked) private var named = RawInterner<ExerciseIdentity>()
  private var whole: Set<ExerciseIdentity> = []
  /// True where they serve several parts of a table.
  private let areOfParts: Bool

  init(areOfParts: Bool = false) { self.areOfParts = areOfParts }

  /// The identity of an exercise that is known by its name alone; equal bytes share one instance.
  ///
  /// Each part asks for a name that is not UTF-8, as it says that it guesses what that means.
  func identity(_ raw: UnsafeRawBufferPointer, name: () -> String?) -> ExerciseIdentity {
    guard !areOfParts || Self.isUTF8(raw) else { return shared(ExerciseIdentity(name: name())) }
    return named.value(for: raw) { ExerciseIdentity(name: name()) }
  }

  /// The instance that stands for all identities that equal `identity`.
  func shared(_ identity: ExerciseIdentity) -> ExerciseIdentity {
    guard whole.count < Self.maximumIdentities else { return identity }
    return whole.insert(identity).memberAfterInsert
  }

  private static func isUTF8(_ raw: UnsafeRawBufferPointer) -> Bool {
    raw.allSatisfy { $0 < 0x80 } || String(validating: raw, as: UTF8.self) != nil
  }
}
