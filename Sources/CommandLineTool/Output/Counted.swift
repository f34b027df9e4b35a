/// Numbers of things in words.
enum Counted {
  /// `1 workout`, `2 workouts`.
  static func of(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
