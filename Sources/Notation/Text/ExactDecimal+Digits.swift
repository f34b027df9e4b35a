package import WorkoutModel

extension ExactDecimal {
  /// The most digits that a number can keep.
  package static let maximumDigits = 17

  /// True for a number whose digits cannot all be kept.
  package static func cuts(_ text: String) -> Bool {
    text.count(where: { $0.isNumber }) > maximumDigits && ExactDecimal(text) == nil
  }
}
