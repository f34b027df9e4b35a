package import WorkoutModel

extension ExactDecimal {
  /// The number that `text` is in any notation of JSON; nil where it has more digits than can be held.
  package init?(json text: UnsafeRawBufferPointer) {
    if let exact = ExactDecimal(digits: text) {
      self = exact
      return
    }
    // Beyond 17 digits the lenient reading rounds.
    guard text.count(where: JSONBytes.isDigit) <= 17,
      let exact = ExactDecimal(lenient: String(decoding: text, as: UTF8.self))
    else { return nil }
    self = exact
  }
}
