/// An input that is not what it should be.
public struct InputError: Error, Hashable, Sendable {
  /// What is wrong with it.
  public enum Problem: Hashable, Sendable {
    /// It is not in its format.
    case malformed
    /// Its version is newer than this program, or no version at all.
    case unsupportedVersion
  }

  /// What is wrong.
  public var problem: Problem
  /// Where it was found.
  public var place: Place
  /// What was found and what was expected: one sentence without a full stop.
  public var what: String
  /// What to do about it, where that is known.
  public var advice: Advice?
  /// The part of the line in which it was found, and a caret below the place.
  public var excerpt: String?

  /// Makes an error.
  public init(
    _ problem: Problem, place: Place, what: String, advice: Advice? = nil, excerpt: String? = nil
  ) {
    self.problem = problem
    self.place = place
    self.what = what
    self.advice = advice
    self.excerpt = excerpt
  }
}

extension InputError: CustomStringConvertible {
  /// The place, what is wrong, what to do, and the line with a caret.
  public var description: String { text(advice: advice?.description) }

  /// The place, what is wrong, what to do in the words of `advice`, and the line with a caret.
  package func text(advice: String?) -> String {
    var text = "\(place): \(what)."
    if let advice { text += " \(advice)" }
    if let excerpt { text += "\n\(excerpt)" }
    return text
  }
}
