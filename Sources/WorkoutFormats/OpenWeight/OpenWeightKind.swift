internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What an object of openweight is; it does not say so itself, its keys do.
enum OpenWeightKind {
  case log
  case template
  case program
  case profile

  /// Keys that only a set that was done has.
  private static let performedKeys: Set<String> = [
    "reps", "weight", "durationSeconds", "distance", "rpe", "rir", "toFailure",
  ]
  private static let profileKeys: Set<String> = [
    "exportedAt", "records", "bodyweight", "bodyweightHistory", "normalizedScores", "sex", "height",
    "birthDate",
  ]

  /// What the object at `cursor` is; nil if its keys fit no kind.
  init?(_ cursor: JSONCursor) {
    var keys: Set<String> = []
    var exercises: JSONCursor?
    var probe = cursor
    probe.forEachMember(hasDuplicates: false) { key, cursor in
      if key.equals("exercises") { exercises = cursor }
      keys.insert(key.string)
      _ = cursor.skip()
    }
    if let exercises {
      self = keys.contains("date") || Self.arePerformed(exercises) ? .log : .template
    } else if keys.contains("weeks") {
      self = .program
    } else if keys.contains("date") {
      self = .log
    } else if !keys.isDisjoint(with: Self.profileKeys) {
      self = .profile
    } else if keys.contains("name"), !keys.isDisjoint(with: ["description", "author", "tags"]) {
      self = .program
    } else {
      return nil
    }
  }

  /// True where `content` is one of the four, or a list of them.
  static func recognizes(_ content: SniffedContent) -> Bool {
    guard let keys = content.jsonKeys.map(Set.init) ?? content.jsonListKeys else { return false }
    let elementKeys = content.jsonElementKeys
    if keys.contains("exercises") {
      return elementKeys.contains("exercise") || elementKeys.isEmpty && keys.contains("date")
    }
    if keys.contains("weeks") { return elementKeys.contains("workouts") || elementKeys.isEmpty }
    if keys.contains("records"), elementKeys.contains("exercise") { return true }
    return keys.contains("exportedAt") && keys.intersection(profileKeys).count > 1
  }

  /// The shape of such an object.
  var shape: JSONShape {
    switch self {
    case .log: OpenWeightShapes.log
    case .template: OpenWeightShapes.template
    case .program: OpenWeightShapes.program
    case .profile: OpenWeightShapes.profile
    }
  }

  /// True where a set of the list at `cursor` was done.
  private static func arePerformed(_ cursor: JSONCursor) -> Bool {
    var cursor = cursor
    var found = false
    cursor.forEachObject { exercise in
      exercise.forEachMember(hasDuplicates: false) { key, cursor in
        guard key.equals("sets") else {
          _ = cursor.skip()
          return
        }
        cursor.forEachObject { set in
          set.forEachMember(hasDuplicates: false) { key, cursor in
            if performedKeys.contains(key.string) { found = true }
            _ = cursor.skip()
          }
        }
      }
    }
    return found
  }
}

extension JSONCursor {
  /// Hands each object of the list that stands here to `body`, which must pass over it; passes over all else.
  fileprivate mutating func forEachObject(_ body: (_ cursor: inout JSONCursor) -> Void) {
    guard kind == .array else {
      _ = skip()
      return
    }
    guard enter() else { return }
    repeat {
      if kind == .object { body(&self) } else { _ = skip() }
    } while next()
  }
}
