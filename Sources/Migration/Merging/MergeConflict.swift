/// A field that both archives have, each with another value, and that nothing decides between.
public struct MergeConflict: Hashable, Sendable {
  /// What the field belongs to: `workout 2026-01-31T18:05 "Push Day"`.
  public var subject: String
  /// The field: `Squat, set 2: reps`.
  public var field: String
  /// The first archive's value, in words.
  public var first: String
  /// The second archive's value, in words.
  public var second: String
  /// The common ancestor's value, in words; nil where there is no ancestor.
  public var base: String?

  /// Makes a conflict.
  public init(subject: String, field: String, first: String, second: String, base: String? = nil) {
    self.subject = subject
    self.field = field
    self.first = first
    self.second = second
    self.base = base
  }
}

extension MergeConflict: CustomStringConvertible {
  /// One line: what, whose value is which, and what it was.
  public var description: String { description(first: "the first", second: "the second") }

  /// The same with the names of the two archives.
  public func description(first firstName: String, second secondName: String) -> String {
    "\(subject): \(field): \(first) in \(firstName), \(second) in \(secondName)"
      + (base.map { ", \($0) before" } ?? "")
  }
}
