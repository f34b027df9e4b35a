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
  /// The predictions of all sites: 16 bits of probability above 16 bits of trials.
  @exclusivity(unchecked) private var slots: [UInt32]
  /// How much each input of a site counts, 65,536 for one.
  @exclusivity(unchecked) private var weights: [Int32]
  private let probabilities = PackedLogistic.tables.probabilities
  private let logits = PackedLogistic.tables.logits
  private let rates = PackedLogistic.rates
  private let places = PackedSite.places
  /// Values that have been counted against ``PackedLimits/values``.
  @exclusivity(unchecked) private var valueCount = 0
  /// The texts so far, and the predictions of their bytes.
  @exclusivity(unchecked) var texts = PackedTexts()
  @exclusivity(unchecked) var letters: PackedLetters?
  /// Whether each field was there the last time: 0 where it never came up, 1 for no, 2 for yes.
  @exclusivity(unchecked) var presences = [Int](repeating: 0, count: PackedField.allCases.count)
  /// The last decimal of each kind.
  var decimals = [ExactDecimal](repeating: ExactDecimal(0), count: PackedDecimal.allCases.count)
  var lastMoment: Moment?
  var lastHour: Int?
  var lastIdentifierForm = 0
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
  @exclusivity(unchecked) var exerciseList = PackedExercises()
  var spelt = ExerciseIdentity(name: nil)

  /// A coder that writes.
  init(from start: PackedPriors.State) {
    isReading = false
    decoder = RangeDecoder([])
    slots = start.slots
    weights = start.weights
  }

  /// A coder that reads `body`.
  init(reading body: ArraySlice<UInt8>, from start: PackedPriors.State) {
    isReading = true
    decoder = RangeDecoder(body)
    slots = start.slots
    weights = start.weights
  }

  /// What has been learnt.
  var state: PackedPriors.State { PackedPriors.State(slots: slots, weights: weights) }

  /// What has been written.
  func finishedBody() -> [UInt8] {
    encoder.finish()
    return encoder.bytes
  }

  /// Checks that a payload has been read to its end and no further.
  func checkEnd() throws(PackedProblem) {
    guard !decoder.isExhausted, decoder.isAtEnd else { throw .misfit }
  }

  /// Counts a value, of which no payload holds more than ``PackedLimits/values``.
  func count(_ values: Int = 1) throws(PackedProblem) {
    valueCount &+= values
    guard valueCount <= PackedLimits.values else { throw .tooLarge }
    guard !isReading || !decoder.isExhausted else { throw .misfit }
  }

  // MARK: Decisions

  /// One decision, predicted from up to three contexts.
  @inline(__always)
  func flag(_ value: Bool, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0) -> Bool {
    decide(value, places[site.rawValue], a, b, c, node: 0)
  }

  /// A number of `bits` bits, the highest first; each is predicted from the contexts and the bits before it.
  func tree(
    _ value: Int, bits: Int, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> Int {
    let place = places[site.rawValue]
    var node = 1
    for index in stride(from: bits - 1, through: 0, by: -1) {
      let bit = decide(value >> index & 1 == 1, place, a, b, c, node: node)
      node = node << 1 | (bit ? 1 : 0)
    }
    return node - 1 << bits
  }

  /// A whole number from 0: how many bits the next one has below its highest, then these, the first two of them
  /// predicted; numbers of 63 such bits and more stand as they are.
  func number(
    _ value: UInt64, _ site: PackedSite, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0
  ) -> UInt64 {
    let place = places[site.rawValue]
    let raised = value &+ 1
    let own = raised == 0 ? 63 : 63 - raised.leadingZeroBitCount
    var length = 0
    while length < 63, decide(own > length, place, a, b, c, node: min(length, 15)) { length += 1 }
    if length == 63 { return raw(value, bits: 64) }
    var result: UInt64 = 1
    for depth in 0..<length {
      let bit = raised >> UInt64(length - 1 - depth) & 1 == 1
      let read =
        switch depth {
        case 0: decide(bit, place, a, b, c, node: 16 + min(length, 15))
        case 1: decide(bit, place, a, b, c, node: 32 + min(length, 15) * 2 + Int(result & 1))
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
    var total: UInt32 = 0
    for weight in weights { total &+= weight }
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

  /// `bits` bits that nothing tells in advance.
  func raw(_ value: UInt64, bits: Int) -> UInt64 {
    var result: UInt64 = 0
    for index in stride(from: bits - 1, through: 0, by: -1) {
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
    _ value: Bool, _ place: PackedSite.Place, _ a: Int, _ b: Int, _ c: Int, node: Int
  ) -> Bool {
    let first = place.slot(0, a, node)
    guard place.inputs > 1 else {
      let bit = code(value, probability: UInt32(max(32, min(65_504, slots[first] >> 16))))
      learn(first, bit)
      return bit
    }
    let second = place.slot(1, b, node)
    let third = place.inputs > 2 ? place.slot(2, c, node) : 0
    let weight = place.weight
    let x = Int32(logits[Int(slots[first] >> 20)])
    let y = Int32(logits[Int(slots[second] >> 20)])
    let z = place.inputs > 2 ? Int32(logits[Int(slots[third] >> 20)]) : 0
    var sum = Int64(weights[weight]) &* Int64(x) &+ Int64(weights[weight &+ 1]) &* Int64(y)
    if place.inputs > 2 { sum &+= Int64(weights[weight &+ 2]) &* Int64(z) }
    let logit = Int(max(-2_047, min(2_047, sum >> 16)))
    let probability = probabilities[logit &+ 2_048]
    let bit = code(value, probability: UInt32(probability))
    let miss = ((bit ? 65_535 : 0) &- probability) >> 4
    weights[weight] &+= (x &* miss &* 3 &+ 0x4000) >> 15
    weights[weight &+ 1] &+= (y &* miss &* 3 &+ 0x4000) >> 15
    learn(first, bit)
    learn(second, bit)
    if place.inputs > 2 {
      weights[weight &+ 2] &+= (z &* miss &* 3 &+ 0x4000) >> 15
      learn(third, bit)
    }
    return bit
  }

  @inline(__always)
  private func learn(_ slot: Int, _ bit: Bool) {
    slots[slot] = Self.learned(slots[slot], bit, rates)
  }

  /// The prediction after `bit` was seen.
  @inline(__always)
  static func learned(_ slot: UInt32, _ bit: Bool, _ rates: [Int32]) -> UInt32 {
    let probability = Int32(slot >> 16)
    let trials = Int(slot & 0xffff)
    let target: Int32 = bit ? 65_535 : 0
    let step = Int32((Int64(target &- probability) &* Int64(rates[trials])) >> 16)
    let next = UInt32(probability &+ step)
    return next << 16 | UInt32(trials < PackedLogistic.trialLimit ? trials &+ 1 : trials)
  }
}
