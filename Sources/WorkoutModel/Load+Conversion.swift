extension Load {
  /// A load in another unit, and whether writing it took a rounding.
  public struct Converted: Hashable, Sendable {
    /// The load in the unit asked for.
    public var load: Load
    /// What the exact value was rounded to; nil where it is exact, or a weight that was typed came back from noise.
    public var rounding: Rounding?
    /// True where the exact value was rounded.
    public var isRounded: Bool { rounding != nil }

    /// Makes a result.
    package init(_ load: Load, rounding: Rounding? = nil) {
      self.load = load
      self.rounding = rounding
    }
  }

  /// What a converted load is rounded to.
  public enum Rounding: String, Sendable {
    /// Two decimals.
    case hundredths = "two decimals"
    /// A multiple of 0.25, as plates have it.
    case plate = "the nearest quarter"
    /// As many digits as a number holds.
    case digits = "17 digits"
  }

  /// Decimals from which on a number may carry noise.
  public static let noisyFractionDigits = 9

  /// The number that was meant, where this one carries the noise of binary fractions; nil where it does not.
  ///
  /// 149.99999999999997 lb are 150 lb: apps that keep numbers as doubles, and convert them, export such.
  public var withoutNoise: Load? {
    guard value.fractionDigits >= Self.noisyFractionDigits, value.doubleValue.magnitude < 1e6 else {
      return nil
    }
    let thousandths = (value.doubleValue * 1_000).rounded()
    guard abs(value.doubleValue - thousandths / 1_000) <= 1e-9,
      let meant = ExactDecimal(coefficient: Int64(thousandths), fractionDigits: 3)?.normalized,
      meant != value.normalized
    else { return nil }
    return Load(meant, unit: unit)
  }

  /// The load in `unit`, written as its users type it.
  ///
  /// One pound is 0.45359237 kg. A value that lies within the noise of an earlier conversion of a multiple of 0.25
  /// is that multiple: 7.937875915123695 kg and 7.94 kg are 17.5 lb. Any other is rounded to two decimals.
  ///
  /// - Returns: the load itself where it is in `unit` already; nil where its unit is unspecified.
  public func converted(to target: MassUnit) -> Converted? {
    guard let unit else { return nil }
    guard unit != target else { return Converted(self) }
    let factor = unit.kilograms / target.kilograms
    let exact = value.doubleValue * factor
    guard exact.magnitude < 1e12 else { return nil }
    let quarter = (exact * 4).rounded() / 4
    let isPlate = value.coefficient == 0 || (abs(exact - quarter) <= noise * factor + 1e-9 && quarter != 0)
    let hundredths = Int64(((isPlate ? quarter : exact) * 100).rounded())
    // A plate of the one unit that is nearly one of the other was not noise: say that it was rounded.
    let isTyped = value.doubleValue * 4 == (value.doubleValue * 4).rounded()
    let isMoved = isTyped && abs(exact - quarter) > 1e-9
    guard let rounded = ExactDecimal(coefficient: hundredths, fractionDigits: 2) else { return nil }
    return Converted(
      Load(rounded.normalized, unit: target),
      rounding: isPlate ? (isMoved ? .plate : nil) : .hundredths)
  }

  /// How far off an earlier conversion can have left the number: half of its last digit, where it has two or more,
  /// and what apps lose that take 2.2046 for the factor.
  private var noise: Double {
    var half = 0.005
    for _ in 2..<max(2, value.fractionDigits) { half /= 10 }
    return max(half, value.doubleValue.magnitude * 2e-5)
  }
}
