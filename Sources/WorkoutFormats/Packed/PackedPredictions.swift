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

  /// A decision at a node of a site, made by `code`, which takes a bit and the probability of its being set.
  @inline(__always)
  mutating func decide(
    _ value: Bool, _ site: PackedSite, _ a: Int, _ b: Int, _ c: Int, node: Int, _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    Self.decide(value, places[site.rawValue], a, b, c, node: node, &slots, &weights, logistic, code)
  }

  // Spans of both tables at once are to be had of parameters only.
  @inline(__always)
  private static func decide(
    _ value: Bool, _ place: PackedSite.Place, _ a: Int, _ b: Int, _ c: Int, node: Int,
    _ slots: inout [UInt32], _ weights: inout [Int32], _ logistic: PackedLogistic,
    _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    var slots = slots.mutableSpan
    let first = place.slot(0, a, node)
    guard place.inputs > 1 else {
      let bit = code(value, max(32, min(65_504, slots[first] >> 16)))
      slots[first] = logistic.learned(slots[first], bit)
      return bit
    }
    var weights = weights.mutableSpan
    let isThree = place.inputs > 2
    let second = place.slot(1, b, node)
    let third = isThree ? place.slot(2, c, node) : 0
    let weight = place.weight
    let x = logistic.logit(slots[first])
    let y = logistic.logit(slots[second])
    let z = isThree ? logistic.logit(slots[third]) : 0
    var sum = Int64(weights[weight]) &* Int64(x) &+ Int64(weights[weight &+ 1]) &* Int64(y)
    if isThree { sum &+= Int64(weights[weight &+ 2]) &* Int64(z) }
    let probability = logistic.probability(sum)
    let bit = code(value, UInt32(probability))
    let miss = ((bit ? 65_535 : 0) &- probability) >> 4
    weights[weight] &+= PackedLogistic.step(x, miss)
    weights[weight &+ 1] &+= PackedLogistic.step(y, miss)
    slots[first] = logistic.learned(slots[first], bit)
    slots[second] = logistic.learned(slots[second], bit)
    if isThree {
      weights[weight &+ 2] &+= PackedLogistic.step(z, miss)
      slots[third] = logistic.learned(slots[third], bit)
    }
    return bit
  }
}
