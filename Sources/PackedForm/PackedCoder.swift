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
  /// The texts so far, by kind, and the predictions of their bytes.
  var texts = [PackedTextList?](repeating: nil, count: PackedTextKind.allCases.count)
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

  /// Counts values; no payload holds more than ``PackedLimits/values(bytes:)``.
  func count(_ values: Int = 1) throws(PackedProblem) {
    valueCount &+= values
    guard valueCount <= valueLimit else { throw .tooLarge }
    guard !isReading || !decoder.isExhausted else { throw .misfit }
  }

  /// Counts bytes of a text that has come before.
  func count(repeatedBytes: Int) throws(PackedProblem) {
    try count(repeatedBytes / PackedLimits.repeatedBytes)
  }

  /// Counts the texts of an exercise that is meant again.
  func count(texts identity: ExerciseIdentity) throws(PackedProblem) {
    var bytes = identity.name?.utf8.count ?? 0
    bytes += identity.variation?.utf8.count ?? 0
    bytes += identity.category?.utf8.count ?? 0
    bytes += identity.style?.rawValue.utf8.count ?? 0
    try count(repeatedBytes: bytes)
  }

  // MARK: Decisions

  /// One decision, predicted from up to three contexts.
  @inline(__always)
  func flag(_ value: Bool, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Bool {
    predictions.flag(value, site, a, b, c) { code($0, probability: $1) }
  }

  /// A number of `bits` bits, the highest first; each is predicted from the contexts and the bits before it.
  func tree(
    _ value: Int, bits: Int, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> Int {
    predictions.tree(value, bits: bits, site, a, b, c) { code($0, probability: $1) }
  }

  /// A whole number from 0, short ones in few bits; the longest stand as they are.
  func number(
    _ value: UInt64, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> UInt64 {
    predictions.number(value, site, a, b, c) { code($0, probability: $1) } ?? raw(value, bits: 64)
  }

  /// A whole number of either sign.
  func signed(
    _ value: Int64, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> Int64 {
    let folded = UInt64(bitPattern: value << 1 ^ value >> 63)
    let read = number(folded, site, a, b, c)
    return Int64(bitPattern: read >> 1) ^ -Int64(bitPattern: read & 1)
  }

  /// One of several by their weights; at least one weight is above zero.
  func choice(_ index: Int, weights: [UInt32]) throws(PackedProblem) -> Int {
    try count(weights.count / PackedLimits.weighedChoices)
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

  /// `bits` bits that nothing tells in advance, up to 16 at a time.
  func raw(_ value: UInt64, bits: Int) -> UInt64 {
    var result: UInt64 = 0
    var left = bits
    while left > 0 {
      let count = min(left, 16)
      left -= count
      let total: UInt32 = 1 << UInt32(count)
      var piece = UInt32(truncatingIfNeeded: value >> UInt64(left)) & (total - 1)
      if isReading {
        piece = decoder.position(total: total)
        decoder.take(start: piece, width: 1, total: total)
      } else {
        encoder.encode(start: piece, width: 1, total: total)
      }
      result = result << UInt64(count) | UInt64(piece)
    }
    return result
  }

  @inline(__always)
  func code(_ value: Bool, probability: UInt32) -> Bool {
    if isReading { return decoder.decode(probability: probability) }
    encoder.encode(value, probability: probability)
    return value
  }
}
