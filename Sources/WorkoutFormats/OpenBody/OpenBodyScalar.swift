internal import Notation
internal import WorkoutModel

/// A number of OpenBody: a JSON number, a coefficient with its exponent, or an absolute target of either.
struct OpenBodyScalar {
  let value: ExactDecimal
  /// The unit that stands beside the number.
  let unit: String?
  /// True where nothing but the number and its unit stands there.
  let isPlain: Bool

  /// Reads the value; nil if it is another kind of value, or has more digits than the model holds.
  init?(_ element: JSONElement) {
    if let number = Self.number(element) {
      value = number
      unit = nil
      isPlain = true
      return
    }
    guard let absolute = element["absolute"], let number = absolute["value"].flatMap(Self.number) else {
      return nil
    }
    value = number
    unit = absolute["unit"]?.text
    isPlain =
      element.members.count == 1 && absolute.members.allSatisfy { $0.key == "value" || $0.key == "unit" }
      && (absolute["unit"].map { $0.kind == .text } ?? true)
  }

  /// Reads a number, as itself or as a coefficient with its exponent.
  static func number(_ element: JSONElement) -> ExactDecimal? {
    if element.kind == .number { return element.number }
    guard element.kind == .object, element.members.count == 2,
      let coefficient = element["coefficient"]?.number?.normalized, coefficient.fractionDigits == 0,
      let exponent = element["exponent"]?.count, (-62...17).contains(exponent)
    else { return nil }
    return exponent <= 0
      ? ExactDecimal(coefficient: coefficient.coefficient, fractionDigits: Int(-exponent))
      : coefficient.movingPoint(by: Int(exponent))?.normalized
  }

  /// The number, where it is whole and no unit stands beside it.
  var count: Int32? {
    let whole = value.normalized
    guard unit == nil, whole.fractionDigits == 0 else { return nil }
    return Int32(exactly: whole.coefficient).flatMap { $0 == .min ? nil : $0 }
  }

  /// The number of seconds.
  var seconds: ExactDecimal? {
    switch unit {
    case nil, "s": value
    case "min": value.times(60)?.normalized
    case "h": value.times(3_600)?.normalized
    case "ms": value.movingPoint(by: -3)?.normalized
    default: nil
    }
  }

  /// True for a number of seconds that is written as it stands.
  var isPlainSeconds: Bool { isPlain && (unit == nil || unit == "s") }

  /// The distance, in a unit that the model knows.
  var distance: Distance? {
    guard let unit else { return Distance(value, unit: .meters) }
    return OpenBodyUnit.distance(unit).map { Distance(value, unit: $0) }
  }

  /// True for a distance that is written as it stands.
  var isPlainDistance: Bool {
    isPlain && (unit == nil || distance?.unit.map { OpenBodyUnit.token($0) } == unit)
  }
}
