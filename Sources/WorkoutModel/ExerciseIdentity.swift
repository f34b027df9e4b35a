/// Which exercise was done.
///
/// One instance serves all workouts that name the same exercise.
public final class ExerciseIdentity: Sendable {
  /// The name, such as `Bench Press`.
  public let name: String?
  /// The variation, such as `Incline` (Bench Tracker's `iteration`); empty and absent are two things.
  public let variation: String?
  /// The category, such as `Chest`.
  public let category: String?
  /// What its sets record.
  public let style: SetStyle?

  /// How many bytes the name and the variation have together; stored, because every exercise of every workout asks.
  package let byteCount: Int

  /// Makes an identity; what the source leaves out is nil.
  public init(name: String?, variation: String? = nil, category: String? = nil, style: SetStyle? = nil) {
    self.name = name
    self.variation = variation
    self.category = category
    self.style = style
    byteCount = (name?.utf8.count ?? 0) + (variation?.utf8.count ?? 0)
  }
}

extension ExerciseIdentity: Hashable {
  /// True where all four parts are equal, the texts byte by byte: two spellings of one letter make two names.
  public static func == (left: ExerciseIdentity, right: ExerciseIdentity) -> Bool {
    left === right
      || (areSame(left.name, right.name) && areSame(left.variation, right.variation)
        && areSame(left.category, right.category) && left.style == right.style)
  }

  /// True for texts of the same bytes, and for two that are not there.
  package static func areSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    guard left.utf8.count == right.utf8.count else { return false }
    // A walk over bytes in memory is several times as quick as one over a text.
    let areSame = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { left.elementsEqual($0) }
    }
    return (areSame ?? nil) ?? left.utf8.elementsEqual(right.utf8)
  }

  /// Feeds all four parts to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(variation)
    hasher.combine(category)
    hasher.combine(style)
  }
}
