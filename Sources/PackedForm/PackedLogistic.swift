/// The two functions by which predictions are mixed, in whole numbers so that every machine gets the same.
///
/// A probability stands as a fraction of 65,536; its logit as a whole number from −2,047 to 2,047;
/// 256 are one unit of the natural logarithm of the odds.
final class PackedLogistic: Sendable {
  /// The trials after which a prediction no longer slows down.
  static let trialLimit: UInt32 = 60
  /// The largest logit.
  private static let limit = 2_047

  /// The probability at the logits −2,048, −1,920 … 2,048.
  static let knots: [UInt32] = [
    22, 36, 60, 98, 162, 267, 439, 720, 1_179, 1_921, 3_108, 4_971, 7_812, 11_955, 17_625, 24_743, 32_768,
    40_793, 47_911, 53_581, 57_724, 60_565, 62_428, 63_615, 64_357, 64_816, 65_097, 65_269, 65_374, 65_438,
    65_476, 65_500, 65_514,
  ]

  /// The one that all coders hold.
  static let shared = PackedLogistic()

  /// The probability of every logit, from −2,048.
  private let probabilities: [UInt32]
  /// The logit of every probability, in steps of 16 from 8: the first whose probability is not smaller.
  private let logits: [Int16]
  /// What a prediction moves by, of 65,536, after it has been tried a number of times.
  private let rates: [Int32]

  private init() {
    let probabilities: [UInt32] = (0..<4_096).map { place in
      let (knot, rest) = (place >> 7, UInt32(place & 127))
      return (Self.knots[knot] * (128 - rest) + Self.knots[knot + 1] * rest + 64) >> 7
    }
    var logit = -Self.limit
    logits = (0..<4_096).map { step in
      while logit < Self.limit, probabilities[logit + 2_048] < step * 16 + 8 { logit += 1 }
      return Int16(logit)
    }
    self.probabilities = probabilities
    rates = (0...Self.trialLimit).map { Int32(131_072 / (2 * $0 + 3)) }
  }

  /// The logit that a slot predicts.
  @inline(__always)
  func logit(_ slot: UInt32) -> Int32 { Int32(logits[Int(slot >> 20)]) }

  /// The probability of a sum of logits, each times its weight.
  @inline(__always)
  func probability(_ sum: Int64) -> UInt32 {
    let limit = Int64(Self.limit)
    return probabilities[Int(max(-limit, min(limit, sum >> 16)) &+ 2_048)]
  }

  /// What the probability fell short of `bit` by, of 4,096.
  @inline(__always)
  static func miss(_ probability: UInt32, _ bit: Bool) -> Int32 {
    ((bit ? 65_535 : 0) &- Int32(truncatingIfNeeded: probability)) >> 4
  }

  /// How much the weight of an input grows that predicted `logit`, where the probability fell short by `miss`.
  @inline(__always)
  static func step(_ logit: Int32, _ miss: Int32) -> Int32 { (logit &* miss &* 3 &+ 0x4000) >> 15 }

  /// The slot after `bit` was seen.
  @inline(__always)
  func learned(_ slot: UInt32, _ bit: Bool) -> UInt32 {
    let probability = Int32(slot >> 16)
    let trials = slot & 0xffff
    let target: Int32 = bit ? 65_535 : 0
    let step = Int32((Int64(target &- probability) &* Int64(rates[Int(trials)])) >> 16)
    return UInt32(truncatingIfNeeded: probability &+ step) << 16
      | (trials < Self.trialLimit ? trials &+ 1 : trials)
  }
}
