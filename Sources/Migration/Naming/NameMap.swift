internal import WorkoutModel

/// New names for exercises, exactly as a person has confirmed them.
public struct NameMap: Sendable {
  private var names: [ExerciseName: ExerciseName?] = [:]
  /// The names that are given new ones, in the order in which they came.
  public private(set) var changed: [ExerciseName] = []

  /// Makes a map that changes nothing.
  public init() {}

  /// Gives `source` a new name; nil, and its own, say that it stays.
  public mutating func set(_ source: ExerciseName, to target: ExerciseName?) {
    let target = target == source ? nil : target
    if target != nil, self[source] == nil { changed.append(source) }
    names[source] = .some(target)
  }

  /// Whether the map says anything of `name`.
  public func knows(_ name: ExerciseName) -> Bool { names[name] != nil }

  /// The new name; nil if the name stays.
  public subscript(name: ExerciseName) -> ExerciseName? { names[name] ?? nil }
}

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
