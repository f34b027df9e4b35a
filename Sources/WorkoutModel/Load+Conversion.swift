extension Load {
  /// A load in another unit, and whether writing it took a rounding.
  public struct Converted: Hashable, Sendable {
    /// The load in the unit asked for.
    public var load: Load
    /// True where the exact value was rounded, false where a plate's weight came back from noise.
    public var isRounded: Bool
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
  /// One pound is 0.45359237 kg. A value that lies within the noise of an earlier conversion
  /// (half a hundredth of the other unit) of a multiple of 0.25 is that multiple: 7.937875915123695 kg
  /// are 17.5 lb. Any other is rounded to two decimals.
  ///
  /// - Returns: the load itself where it is in `unit` already; nil where its unit is unspecified.
  public func converted(to target: MassUnit) -> Converted? {
    guard let unit else { return nil }
    guard unit != target else { return Converted(load: self, isRounded: false) }
    let kilogramsPerPound = 0.45359237
    let factor = target == .pounds ? 1 / kilogramsPerPound : kilogramsPerPound
    let exact = value.doubleValue * factor
    guard exact.magnitude < 1e12 else { return nil }
    let quarter = (exact * 4).rounded() / 4
    let noise = 0.005 * factor + 1e-9
    let isPlate = value.coefficient == 0 || (abs(exact - quarter) <= noise && quarter != 0)
    let hundredths = Int64(((isPlate ? quarter : exact) * 100).rounded())
    // A plate of the one unit that is nearly one of the other was not noise: say that it was rounded.
    let isTyped = value.doubleValue * 4 == (value.doubleValue * 4).rounded()
    let isRounded = !isPlate || (isTyped && abs(exact - quarter) > 1e-9)
    guard let rounded = ExactDecimal(coefficient: hundredths, fractionDigits: 2) else { return nil }
    return Converted(load: Load(rounded.normalized, unit: target), isRounded: isRounded)
  }
}
