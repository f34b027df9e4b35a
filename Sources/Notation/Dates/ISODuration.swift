package import WorkoutModel

/// Reads durations as ISO 8601 has them: `PT1H30M`, `PT45.5S`, `P1DT2H`.
package enum ISODuration {
  /// The seconds that `text` means; nil where it is no duration, or one of years, months or weeks.
  package static func seconds(_ text: String) -> ExactDecimal? {
    var rest = text[...]
    let isNegative = rest.first == "-"
    if isNegative { rest = rest.dropFirst() }
    guard rest.first == "P" else { return nil }
    rest = rest.dropFirst()
    var units: [(letter: Character, seconds: Int64)] = [("D", 86_400)]
    var total = ExactDecimal(0)
    var hasPart = false
    while !rest.isEmpty {
      if rest.first == "T", units.count == 1 || units.isEmpty, units.first?.letter != "H" {
        units = [("H", 3_600), ("M", 60), ("S", 1)]
        rest = rest.dropFirst()
        hasPart = false
      }
      let number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
      rest = rest.dropFirst(number.count)
      guard let letter = rest.first, let place = units.firstIndex(where: { $0.letter == letter }),
        let value = ExactDecimal(lenient: String(number)),
        let seconds = value.times(units[place].seconds), let sum = total.plus(seconds)
      else { return nil }
      units.removeSubrange(...place)
      rest = rest.dropFirst()
      total = sum
      hasPart = true
    }
    guard hasPart else { return nil }
    return isNegative ? ExactDecimal(0).minus(total) : total
  }
}

extension ExactDecimal {
  /// The product; nil where it has too many digits.
  fileprivate func times(_ factor: Int64) -> ExactDecimal? {
    let (product, overflow) = coefficient.multipliedReportingOverflow(by: factor)
    return overflow ? nil : ExactDecimal(coefficient: product, fractionDigits: fractionDigits)
  }
}
