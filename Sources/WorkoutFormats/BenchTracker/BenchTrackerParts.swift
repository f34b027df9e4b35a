/// The keys at the top of a file, and the version since which each is there.
struct BenchTrackerParts: Sendable {
  let name: StaticString
  let since: Int

  static let all: [BenchTrackerParts] = [
    .init(name: "user", since: 1), .init(name: "settings", since: 1), .init(name: "typeList", since: 1),
    .init(name: "workouts", since: 1), .init(name: "templateList", since: 2),
    .init(name: "achievements", since: 4),
  ]

  /// The keys, `version` included.
  static let names: Set<String> = Set(all.map { "\($0.name)" } + ["version"])
}
