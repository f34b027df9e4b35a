internal import WorkoutModel

/// Codes decisions in both directions: what is written is the argument, what is read is the result.
///
/// One description of the data serves the writer and the reader: each primitive takes the value to be written,
/// which the reader passes as anything, and returns the value that stands in the payload.
final class PackedCoder {
  /// True where a payload is read.
  let isReading: Bool
  @exclusivity(unchecked) private var encoder = RangeEncoder()
  @exclusivity(unchecked) private var decoder: RangeDecoder
  /// What has been learnt.
  @exclusivity(unchecked) private(set) var predictions: PackedPredictions
  /// Values that have been counted against ``PackedLimits``.
  @exclusivity(unchecked) private(set) var valueCount = 0
  private let valueLimit: Int
  /// The texts so far, and the predictions of their bytes.
  let texts = PackedTexts()
  @exclusivity(unchecked) var letters: PackedLetters?
  /// Whether each field was there the last time: 0 where it never came up, 1 for no, 2 for yes.
  @exclusivity(unchecked) var presences = [Int](repeating: 0, count: PackedField.allCases.count)
  /// The last decimal of each kind.
  var decimals = [ExactDecimal](repeating: ExactDecimal(0), count: PackedDecimal.allCases.count)
  var lastMoment: Moment?
  var lastHour: Int?
  var lastIdentifierForm = 0
  /// What weights sum up to at most, so that each has a share of any range; larger ones are halved.
  private static let maximumTotal: UInt32 = 1 << 20
  /// The unit of the last load of a set.
  var loadUnit: MassUnit?
  /// The step of the last load that was not guessed, and the digits that loads are filled up to.
  var lastLoadStep = 0
  var loadDigits = 0
  var lastWasPlain = true
  var lastEdited = 3
  var lastDurationForm = 2
  var lastExerciseCount = 11
  var lastSupersets = 0
  var lastJoins: [Bool] = []
  /// The exercises that can be meant, and the last one that was spelt out.
  let exerciseList = PackedExercises()
  var spelt = ExerciseIdentity(name: nil)

  /// A coder that writes.
  init(from start: PackedPredictions) {
    isReading = false
    decoder = RangeDecoder([])
    valueLimit = PackedLimits.maximumValues
    predictions = start
  }

  /// A coder that reads `body`.
  init(reading body: ArraySlice<UInt8>, from start: PackedPredictions) {
    isReading = true
    decoder = RangeDecoder(body)
    valueLimit = PackedLimits.values(bytes: body.count)
    predictions = start
  }

  /// What has been written.
  func finishedBody() -> [UInt8] {
    encoder.finish()
    return encoder.bytes
  }

  /// Checks that a payload has been read to its end and no further.
  func checkEnd() throws(PackedProblem) {
    guard decoder.isAtEnd else { throw .misfit }
  }

  /// Counts values, of which no payload holds more than ``PackedLimits/values(bytes:)``.
  func count(_ values: Int = 1) throws(PackedProblem) {
    valueCount &+= values
    guard valueCount <= valueLimit else { throw .tooLarge }
    guard !isReading || !decoder.isExhausted else { throw .misfit }
  }

  // MARK: Decisions

  /// One decision, predicted from up to three contexts.
  @inline(__always)
  func flag(_ value: Bool, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Bool {
    decide(value, site, a, b, c, node: 0)
  }

  /// A number of `bits` bits, the highest first; each is predicted from the contexts and the bits before it.
  func tree(
    _ value: Int, bits: Int, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> Int {
    var node = 1
    var index = bits
    while index > 0 {
      index &-= 1
      let bit = decide(value >> index & 1 == 1, site, a, b, c, node: node)
      node = node << 1 | (bit ? 1 : 0)
    }
    return node - 1 << bits
  }

  /// A whole number from 0: how many bits the next one has below its highest, then these, the first two of them
  /// predicted; numbers of 63 such bits and more stand as they are.
  func number(
    _ value: UInt64, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> UInt64 {
    let raised = value &+ 1
    let own = raised == 0 ? 63 : 63 - raised.leadingZeroBitCount
    var length = 0
    while length < 63, decide(own > length, site, a, b, c, node: min(length, 15)) { length += 1 }
    if length == 63 { return raw(value, bits: 64) }
    var result: UInt64 = 1
    for depth in 0..<length {
      let bit = raised >> UInt64(length - 1 - depth) & 1 == 1
      let read =
        switch depth {
        case 0: decide(bit, site, a, b, c, node: 16 + min(length, 15))
        case 1: decide(bit, site, a, b, c, node: 32 + min(length, 15) * 2 + Int(result & 1))
        default: even(bit)
        }
      result = result << 1 | (read ? 1 : 0)
    }
    return result - 1
  }

  /// A whole number of either sign.
  func signed(
    _ value: Int64, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> Int64 {
    let folded = UInt64(bitPattern: value << 1 ^ value >> 63)
    let read = number(folded, site, a, b, c)
    return Int64(bitPattern: read >> 1) ^ -Int64(bitPattern: read & 1)
  }

  /// One of several by their weights, of which at least one is above zero.
  func choice(_ index: Int, weights: [UInt32]) throws(PackedProblem) -> Int {
    var weights = weights
    var total = Self.total(weights)
    while total > Self.maximumTotal {
      for place in weights.indices { weights[place] = weights[place] >> 1 + weights[place] & 1 }
      total = Self.total(weights)
    }
    guard total > 0 else { throw .misfit }
    var start: UInt32 = 0
    if isReading {
      let position = decoder.position(total: total)
      var found = 0
      while start &+ weights[found] <= position {
        start &+= weights[found]
        found += 1
      }
      decoder.take(start: start, width: weights[found], total: total)
      return found
    }
    for place in 0..<index { start &+= weights[place] }
    encoder.encode(start: start, width: weights[index], total: total)
    return index
  }

  private static func total(_ weights: [UInt32]) -> UInt32 {
    var total: UInt32 = 0
    for weight in weights { total &+= weight }
    return total
  }

  /// `bits` bits that nothing tells in advance.
  func raw(_ value: UInt64, bits: Int) -> UInt64 {
    var result: UInt64 = 0
    var index = bits
    while index > 0 {
      index &-= 1
      result = result << 1 | (even(value >> UInt64(index) & 1 == 1) ? 1 : 0)
    }
    return result
  }

  @inline(__always)
  private func even(_ value: Bool) -> Bool { code(value, probability: 32_768) }

  @inline(__always)
  func code(_ value: Bool, probability: UInt32) -> Bool {
    if isReading { return decoder.decode(probability: probability) }
    encoder.encode(value, probability: probability)
    return value
  }

  @inline(__always)
  private func decide(
    _ value: Bool, _ site: PackedSite, _ a: Int, _ b: Int, _ c: Int, node: Int
  ) -> Bool {
    predictions.decide(value, site, a, b, c, node: node) { code($0, probability: $1) }
  }
}
