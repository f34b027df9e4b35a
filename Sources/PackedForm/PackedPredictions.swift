/// What a payload's decisions are predicted from, and what has been learnt of them.
struct PackedPredictions {
  /// The predictions of all sites: 16 bits of probability above 16 bits of trials.
  private var slots = [UInt32](repeating: 0x8000_0000, count: PackedSite.slotCount)
  /// How much each input of a site counts, 65,536 for one.
  private var weights = [Int32](repeating: 30_000, count: PackedSite.weightCount)
  private let places = PackedSite.places
  private let logistic = PackedLogistic.shared

  /// The same predictions as if they had been tried no more than `trials` times.
  func refreshed(trials: UInt32) -> PackedPredictions {
    var predictions = self
    for index in slots.indices where slots[index] & 0xffff > trials {
      predictions.slots[index] = slots[index] & 0xffff_0000 | trials
    }
    return predictions
  }

  /// A decision at a site, made by `code`, which takes a bit and the probability of its being set.
  @inline(__always)
  mutating func flag(
    _ value: Bool, _ site: PackedSite, _ a: Int, _ b: Int, _ c: Int, _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    Self.flag(value, places[site.rawValue].row(a, b, c), &slots, &weights, logistic, code)
  }

  /// A number of `bits` bits, the highest first; each is predicted from the contexts and the bits before it.
  @inline(__always)
  mutating func tree(
    _ value: Int, bits: Int, _ site: PackedSite, _ a: Int, _ b: Int, _ c: Int, _ code: (Bool, UInt32) -> Bool
  ) -> Int {
    Self.tree(value, bits: bits, places[site.rawValue].row(a, b, c), &slots, &weights, logistic, code)
  }

  /// A whole number from 0: how many bits the next one has below its highest, then these, the first two of them
  /// predicted; numbers of 63 such bits and more are not coded, and give nil.
  @inline(__always)
  mutating func number(
    _ value: UInt64, _ site: PackedSite, _ a: Int, _ b: Int, _ c: Int, _ code: (Bool, UInt32) -> Bool
  ) -> UInt64? {
    Self.number(value, places[site.rawValue].row(a, b, c), &slots, &weights, logistic, code)
  }

  // Spans of both tables at once are to be had of parameters only.
  @inline(__always)
  private static func flag(
    _ value: Bool, _ row: PackedSite.Row, _ slots: inout [UInt32], _ weights: inout [Int32],
    _ logistic: PackedLogistic, _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    var slots = slots.mutableSpan
    var weights = weights.mutableSpan
    return decide(value, row, 0, &slots, &weights, logistic, code)
  }

  @inline(__always)
  private static func tree(
    _ value: Int, bits: Int, _ row: PackedSite.Row, _ slots: inout [UInt32], _ weights: inout [Int32],
    _ logistic: PackedLogistic, _ code: (Bool, UInt32) -> Bool
  ) -> Int {
    var slots = slots.mutableSpan
    var weights = weights.mutableSpan
    var node = 1
    var index = bits
    while index > 0 {
      index &-= 1
      let bit = decide(value >> index & 1 == 1, row, node, &slots, &weights, logistic, code)
      node = node << 1 | (bit ? 1 : 0)
    }
    return node - 1 << bits
  }

  @inline(__always)
  private static func number(
    _ value: UInt64, _ row: PackedSite.Row, _ slots: inout [UInt32], _ weights: inout [Int32],
    _ logistic: PackedLogistic, _ code: (Bool, UInt32) -> Bool
  ) -> UInt64? {
    var slots = slots.mutableSpan
    var weights = weights.mutableSpan
    let raised = value &+ 1
    let own = raised == 0 ? 63 : 63 - raised.leadingZeroBitCount
    var length = 0
    while length < 63, decide(own > length, row, min(length, 15), &slots, &weights, logistic, code) {
      length += 1
    }
    if length == 63 { return nil }
    var result: UInt64 = 1
    for depth in 0..<length {
      let bit = raised >> UInt64(length - 1 - depth) & 1 == 1
      var read = bit
      if depth < 2 {
        let node = depth == 0 ? 16 + min(length, 15) : 32 + min(length, 15) * 2 + Int(result & 1)
        read = decide(bit, row, node, &slots, &weights, logistic, code)
      } else {
        read = code(bit, 32_768)
      }
      result = result << 1 | (read ? 1 : 0)
    }
    return result - 1
  }

  /// A decision at a node of a row.
  @inline(__always)
  private static func decide(
    _ value: Bool, _ row: PackedSite.Row, _ node: Int, _ slots: inout MutableSpan<UInt32>,
    _ weights: inout MutableSpan<Int32>, _ logistic: PackedLogistic, _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    let first = row.starts.0 &+ node
    guard row.inputs > 1 else {
      let slot = slots[first]
      let bit = code(value, max(32, min(65_504, slot >> 16)))
      slots[first] = logistic.learned(slot, bit)
      return bit
    }
    let isThree = row.inputs > 2
    let (second, third) = (row.starts.1 &+ node, row.starts.2 &+ node)
    let weight = row.weight
    // The slots of one decision belong to different inputs, so none stands for two.
    let seen = (slots[first], slots[second], isThree ? slots[third] : 0)
    let x = logistic.logit(seen.0)
    let y = logistic.logit(seen.1)
    let z = isThree ? logistic.logit(seen.2) : 0
    var sum = Int64(weights[weight]) &* Int64(x) &+ Int64(weights[weight &+ 1]) &* Int64(y)
    if isThree { sum &+= Int64(weights[weight &+ 2]) &* Int64(z) }
    let probability = logistic.probability(sum)
    let bit = code(value, probability)
    let miss = PackedLogistic.miss(probability, bit)
    weights[weight] &+= PackedLogistic.step(x, miss)
    weights[weight &+ 1] &+= PackedLogistic.step(y, miss)
    slots[first] = logistic.learned(seen.0, bit)
    slots[second] = logistic.learned(seen.1, bit)
    if isThree {
      weights[weight &+ 2] &+= PackedLogistic.step(z, miss)
      slots[third] = logistic.learned(seen.2, bit)
    }
    return bit
  }
}
