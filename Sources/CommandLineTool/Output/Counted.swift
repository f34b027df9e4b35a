/// Numbers of things in words.
package enum Counted {
  /// `1 workout`, `2 workouts`.
  package static func of(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
