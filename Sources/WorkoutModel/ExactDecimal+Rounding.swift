extension ExactDecimal {
  /// The nearest number with no more than `digits` digits after the point, halves away from zero.
  public func rounded(toFractionDigits digits: Int) -> ExactDecimal {
    guard fractionDigits > digits, digits >= 0 else { return self }
    var value = coefficient
    var last: Int64 = 0
    for _ in 0..<min(fractionDigits - digits, 19) {
      last = value % 10
      value /= 10
    }
    if fractionDigits - digits > 19 { last = 0 }
    if last.magnitude >= 5 { value += last.signum() }
    return ExactDecimal(coefficient: value, fractionDigits: digits) ?? self
  }

  /// The number that `text` means, also where it is not written as this type writes it: `+5`, `.5`, `05`, `1e3`.
  ///
  /// - Returns: nil for what is no finite decimal number, or one of more than 17 significant digits that
  ///   cannot be rounded to them.
  public init?(lenient text: String) {
    if let exact = ExactDecimal(text) {
      self = exact
      return
    }
    var digits: Int64 = 0
    var fraction = 0
    var significant = 0
    var hasDigit = false
    var isAfterPoint = false
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    var exponent = 0
    while let character = rest.first {
      rest = rest.dropFirst()
      if let digit = character.wholeNumberValue, character.isASCII {
        hasDigit = true
        guard significant < 17 else {
          if !isAfterPoint { exponent += 1 }
          continue
        }
        if digits != 0 || digit != 0 { significant += 1 }
        digits = digits * 10 + Int64(digit)
        if isAfterPoint { fraction += 1 }
      } else if character == ".", !isAfterPoint {
        isAfterPoint = true
      } else if character == "e" || character == "E", hasDigit {
        guard rest.utf8.count <= 4, let written = Int(rest.first == "+" ? rest.dropFirst() : rest) else {
          return nil
        }
        exponent += written
        break
      } else {
        return nil
      }
    }
    guard hasDigit else { return nil }
    fraction -= exponent
    while fraction < 0 {
      let (product, overflow) = digits.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      digits = product
      fraction += 1
    }
    self.init(coefficient: isNegative ? -digits : digits, fractionDigits: fraction)
  }
}
