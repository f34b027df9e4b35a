/// The two functions by which predictions are mixed, in whole numbers so that every machine gets the same.
///
/// A probability stands as a fraction of 65,536; its logit as a whole number from −2,047 to 2,047, of which
/// 256 are one unit of the natural logarithm of the odds.
enum PackedLogistic {
  /// The largest logit.
  static let limit = 2_047

  /// The probability at the logits −2,048, −1,920 … 2,048.
  static let knots: [Int32] = [
    22, 36, 60, 98, 162, 267, 439, 720, 1_179, 1_921, 3_108, 4_971, 7_812, 11_955, 17_625, 24_743, 32_768,
    40_793, 47_911, 53_581, 57_724, 60_565, 62_428, 63_615, 64_357, 64_816, 65_097, 65_269, 65_374, 65_438,
    65_476, 65_500, 65_514,
  ]

  /// The probability of every logit, from −2,048.
  private static let probabilities: [Int32] = (0..<4_096).map { place in
    let (knot, rest) = (place >> 7, Int32(place & 127))
    return (knots[knot] * (128 - rest) + knots[knot + 1] * rest + 64) >> 7
  }

  /// The logit of every probability, in steps of 16 from 8: the first whose probability is not smaller.
  private static let logits: [Int16] = {
    var logit = -limit
    return (0..<4_096).map { step in
      while logit < limit, probabilities[logit + 2_048] < step * 16 + 8 { logit += 1 }
      return Int16(logit)
    }
  }()

  /// The tables, for a coder to hold.
  static let tables = (probabilities: probabilities, logits: logits)

  /// What a prediction moves by, of 65,536, after it has been tried a number of times.
  static let rates: [Int32] = (0...trialLimit).map { Int32(131_072 / (2 * $0 + 3)) }

  /// The trials after which a prediction no longer slows down.
  static let trialLimit = 60
}
