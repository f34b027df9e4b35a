internal import Notation
internal import WorkoutModel

/// The parts of an exercise identity.
struct IdentityParts: ArchiveObject {
  var name: String?
  var variation: String?
  var category: String?
  var style: SetStyle?

  static let blank = IdentityParts()
  static let members: [ArchiveMember<IdentityParts>] = [
    .init("name", { $0.name }, { $0.name = $1 }),
    .init("variation", { $0.variation }, { $0.variation = $1 }),
    .init("category", { $0.category }, { $0.category = $1 }),
    .init("style", { $0.style }, { $0.style = $1 }),
  ]
}

extension ExerciseIdentity: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(WorkoutError) -> Self {
    let parts = try IdentityParts.read(&cursor, input)
    return Self(
      name: parts.name, variation: parts.variation, category: parts.category, style: parts.style)
  }

  func write(to output: JSONOutput) {
    IdentityParts(name: name, variation: variation, category: category, style: style).write(to: output)
  }
}
