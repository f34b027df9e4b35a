internal import Notation

/// The side of the body on which an exercise is done: `left_arm` in a summary, `Left Arm` as a variation.
enum ExerciseSide {
  /// The variation that `key` means; nil where it begins neither with `left` nor with `right`.
  static func variation(_ key: String) -> String? {
    let words = key.split(separator: "_", omittingEmptySubsequences: false)
    guard words[0] == "left" || words[0] == "right", words.allSatisfy(isWord) else { return nil }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The key of a variation that ``variation(_:)`` gives; nil for any other.
  static func key(_ variation: String) -> String? {
    let key = variation.lowercased().replacing(" ", by: "_")
    return self.variation(key) == variation ? key : nil
  }

  private static func isWord(_ word: Substring) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
  }
}
