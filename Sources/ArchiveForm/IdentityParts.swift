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
    .init("name", \.name), .init("variation", \.variation), .init("category", \.category),
    .init("style", \.style),
  ]
}

extension ExerciseIdentity: ArchiveValue {
  static func read(_ cursor: inout JSONCursor, _ input: ArchiveInput) throws(InputError) -> Self {
    let parts = try IdentityParts.read(&cursor, input)
    return Self(
      name: parts.name, variation: parts.variation, category: parts.category, style: parts.style)
  }

  func write(to output: JSONOutput) {
    IdentityParts(name: name, variation: variation, category: category, style: style).write(to: output)
  }
}
