internal import Notation
internal import WorkoutModel

/// The exercises that rows of a table have named, one instance of each; threads that read parts have one of these each.
final class ExerciseIdentities {
  /// More are not remembered.
  private static let maximumIdentities = 1 << 16

  @exclusivity(unchecked) private var named = RawInterner<ExerciseIdentity>()
  private var whole: Set<ExerciseIdentity> = []

  /// The identity of an exercise that is known by its name alone; equal bytes share one instance.
  ///
  /// - Parameter name: is called each time if the bytes alone do not tell the text: a name that is not UTF-8 is a guess,
  ///   which each part reports, and whether two quotes mean one depends on the cell.
  func identity(_ raw: UnsafeRawBufferPointer, name: () -> String?) -> ExerciseIdentity {
    guard Self.tellsText(raw) else { return shared(ExerciseIdentity(name: name())) }
    return named.value(for: raw) { ExerciseIdentity(name: name()) }
  }

  /// The instance that stands for all identities that equal `identity`.
  func shared(_ identity: ExerciseIdentity) -> ExerciseIdentity {
    guard whole.count < Self.maximumIdentities else { return identity }
    return whole.insert(identity).memberAfterInsert
  }

  private static func tellsText(_ raw: UnsafeRawBufferPointer) -> Bool {
    if raw.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\"") }) { return true }
    return !raw.contains(UInt8(ascii: "\"")) && String(validating: raw, as: UTF8.self) != nil
  }
}
