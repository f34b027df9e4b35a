internal import WorkoutModel

/// Loads as whole numbers; equal numbers mean the same weight whichever unit it was written in.
///
/// A load is snapped to the nearest multiple of 0.25 kg or of 0.25 lb. Where two of these lie so near to each
/// other that rounding could take one for the other, they are one: 2.5 kg and 5.5 lb, 100 kg and 220.5 lb. As each
/// load has one number, equality is transitive.
enum LoadGrid {
  /// Grams between two multiples of a quarter of a kilogram.
  private static let kilogramStep = 250.0
  /// Grams between two multiples of a quarter of a pound.
  private static let poundStep = gramsPerPound / 4
  private static let gramsPerPound = 453.59237
  /// What is nearer than this, in grams, is one: what rounding to 0.1 lb moves, and a little.
  private static let nearness = 24.0
  /// Grams between two loads that a watch can count: sixteenths of a kilogram.
  private static let watchStep = 62.5
  /// Loads beyond this many grams are no weights and are compared by their digits.
  private static let limit = 1e12

  /// The number of `load`; 0 for none and for one of zero, which say the same.
  static func cell(of load: Load?) -> Int64 {
    guard let load, load.value.coefficient != 0 else { return 0 }
    if let unit = load.unit, let quarters = quarters(load.value) {
      if unit == .kilograms { return quarters << 2 }
      let cell = cell(ofQuarterPounds: Double(quarters.magnitude))
      return quarters < 0 ? -cell : cell
    }
    let grams = grams(load)
    guard load.unit != nil, grams.magnitude < limit else {
      let value = load.value.normalized
      return (value.coefficient &* 64 &+ Int64(value.fractionDigits)) << 2 | 2
    }
    return grams < 0 ? -cell(ofGrams: -grams) : cell(ofGrams: grams)
  }

  /// Grams of the multiple to which `load` is snapped, so that the same weight in two units is the same here.
  static func grams(of load: Load) -> Double {
    let cell = cell(of: load)
    guard cell & 2 == 0, load.unit != nil, load.value.coefficient != 0 else { return load.value.doubleValue }
    let step = cell.magnitude & 1 == 1 ? poundStep : kilogramStep
    return Double(cell.magnitude >> 2) * step * (cell < 0 ? -1 : 1)
  }

  /// True where both mean the same weight: in one unit by its digits, in two up to what rounding moves.
  ///
  /// The edges of the grid alone would tell rounded numbers apart. A number without a unit may be of either. A watch
  /// counts in sixteenths of a kilogram: its 22.6875 kg are the 22.7 kg of a log.
  static func areEqual(_ first: Load, _ second: Load) -> Bool {
    let (left, right) = (first.withoutNoise ?? first, second.withoutNoise ?? second)
    guard left.unit != right.unit, left.value.coefficient != 0 else {
      return left.value.normalized == right.value.normalized || areEqualToAWatch(left, right)
    }
    guard left.unit != nil, right.unit != nil else {
      return MassUnit.allCases.contains { unit in
        areEqual(Load(left.value, unit: left.unit ?? unit), Load(right.value, unit: right.unit ?? unit))
      }
    }
    if cell(of: left) == cell(of: right) { return true }
    return abs(grams(left) - grams(right)) <= nearness
  }

  /// True for kilograms if one is a number of a watch, the other is not, and the first is nearest to it.
  private static func areEqualToAWatch(_ left: Load, _ right: Load) -> Bool {
    guard left.unit == .kilograms, right.unit == .kilograms, isOfWatch(left.value) != isOfWatch(right.value)
    else {
      return false
    }
    return abs(grams(left) - grams(right)) <= watchStep / 2
  }

  /// True for sixteenths that are no quarters, which hardly anybody types.
  private static func isOfWatch(_ value: ExactDecimal) -> Bool {
    let value = value.normalized
    return (3...4).contains(value.fractionDigits)
      && value.coefficient % (value.fractionDigits == 3 ? 125 : 625) == 0
  }

  private static func grams(_ load: Load) -> Double {
    load.value.doubleValue * (load.unit == .pounds ? gramsPerPound : 1_000)
  }

  /// How many quarters `value` is, if that is a whole number and not a large one: nearly all loads are such.
  private static func quarters(_ value: ExactDecimal) -> Int64? {
    guard value.fractionDigits <= 2, value.coefficient.magnitude < 1 << 20 else { return nil }
    let factor: Int64 = value.fractionDigits == 0 ? 100 : value.fractionDigits == 1 ? 10 : 1
    let hundredths = value.coefficient * factor
    let (quarters, rest) = hundredths.quotientAndRemainder(dividingBy: 25)
    return rest == 0 ? quarters : nil
  }

  /// The whole number that is nearest to `value`, which lies between 0 and the limit; faster than the library's.
  private static func nearest(_ value: Double) -> Double { Double(Int64(value + 0.5)) }

  private static func cell(ofGrams grams: Double) -> Int64 {
    let kilograms = nearest(grams / kilogramStep)
    let pounds = nearest(grams / poundStep)
    let fromKilograms = abs(grams - kilograms * kilogramStep)
    let fromPounds = abs(grams - pounds * poundStep)
    return fromKilograms > fromPounds ? cell(ofQuarterPounds: pounds) : Int64(kilograms) << 2
  }

  private static func cell(ofQuarterPounds pounds: Double) -> Int64 {
    let neighbor = nearest(pounds * poundStep / kilogramStep)
    let isNear = abs(pounds * poundStep - neighbor * kilogramStep) <= nearness
    return isNear ? Int64(neighbor) << 2 : Int64(pounds) << 2 | 1
  }
}
