/// Predicts the bytes of texts from those before them, and learns as it goes.
///
/// It begins with what it has learnt from the names of the catalogue and the words of ``PackedPrimer``.
struct PackedLetters {
  private static let inputs = 5
  private static let tableBits = 16

  private var slots = [UInt32](repeating: 0x8000_0000, count: 1 << Self.tableBits)
  /// A set of weights for every number of inputs that have seen their context before.
  private var weights = [Int32](repeating: 26_000, count: (Self.inputs + 1) * Self.inputs)
  /// The last eight bytes of the text, the newest lowest.
  private var history: UInt64 = 0
  private var word: UInt32 = 0
  private let logistic = PackedLogistic.shared

  private init() {}

  /// Letters that have learnt all that is known beforehand.
  static let start: PackedLetters = {
    var letters = PackedLetters()
    for text in PackedPrimer.texts { letters.learn(text) }
    return letters
  }()

  private mutating func learn(_ text: String) {
    begin()
    for byte in text.utf8 { _ = self.byte(byte) { bit, _ in bit } }
    _ = byte(0) { bit, _ in bit }
  }

  /// Begins another text.
  mutating func begin() {
    history = 0
    word = 0
  }

  /// The next byte, decision by decision through `code`, which takes a bit and the probability of its being set.
  @inline(__always)
  mutating func byte(_ value: UInt8, _ code: (Bool, UInt32) -> Bool) -> UInt8 {
    var contexts: (UInt32, UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0, 0)
    contexts.0 = Self.hash(UInt32(truncatingIfNeeded: history & 0xff), 1)
    contexts.1 = Self.hash(UInt32(truncatingIfNeeded: history & 0xffff), 2)
    contexts.2 = Self.hash(UInt32(truncatingIfNeeded: history & 0xff_ffff), 3)
    contexts.3 = Self.hash(UInt32(truncatingIfNeeded: history), 4)
    contexts.4 = Self.hash(word, 5)
    var node: UInt32 = 1
    for depth in 0..<8 {
      let bit = Self.decide(
        value << UInt8(depth) & 0x80 != 0, contexts, node, &slots, &weights, logistic, code)
      node = node << 1 | (bit ? 1 : 0)
    }
    let byte = UInt8(truncatingIfNeeded: node)
    history = history << 8 | UInt64(byte)
    word = byte == 0x20 ? 0 : Self.hash(word &+ UInt32(byte | 0x20) &+ 1, 6)
    return byte
  }

  private static func hash(_ value: UInt32, _ salt: UInt32) -> UInt32 {
    let mixed = (value &+ salt &* 0x9e37_79b9) &* 0x85eb_ca6b
    return (mixed ^ mixed >> 15) &* 0xc2b2_ae35
  }

  // Spans of both tables at once are to be had of parameters only.
  @inline(__always)
  private static func decide(
    _ value: Bool, _ contexts: (UInt32, UInt32, UInt32, UInt32, UInt32), _ node: UInt32,
    _ slots: inout [UInt32], _ weights: inout [Int32], _ logistic: PackedLogistic,
    _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    let spread = node &* 0x9e37_79b1
    var slots = slots.mutableSpan
    var weights = weights.mutableSpan
    let places = (
      Self.place(contexts.0, spread), Self.place(contexts.1, spread), Self.place(contexts.2, spread),
      Self.place(contexts.3, spread), Self.place(contexts.4, spread)
    )
    let seen = (
      slots[places.0], slots[places.1], slots[places.2], slots[places.3], slots[places.4]
    )
    let inputs = (
      logistic.logit(seen.0), logistic.logit(seen.1), logistic.logit(seen.2), logistic.logit(seen.3),
      logistic.logit(seen.4)
    )
    let set =
      Self.inputs
      &* (Self.known(seen.0) &+ Self.known(seen.1) &+ Self.known(seen.2) &+ Self.known(seen.3)
        &+ Self.known(seen.4))
    var sum = Int64(weights[set]) &* Int64(inputs.0) &+ Int64(weights[set &+ 1]) &* Int64(inputs.1)
    sum &+= Int64(weights[set &+ 2]) &* Int64(inputs.2) &+ Int64(weights[set &+ 3]) &* Int64(inputs.3)
    sum &+= Int64(weights[set &+ 4]) &* Int64(inputs.4)
    let probability = logistic.probability(sum)
    let bit = code(value, UInt32(probability))
    let miss = ((bit ? 65_535 : 0) &- probability) >> 4
    weights[set] &+= PackedLogistic.step(inputs.0, miss)
    weights[set &+ 1] &+= PackedLogistic.step(inputs.1, miss)
    weights[set &+ 2] &+= PackedLogistic.step(inputs.2, miss)
    weights[set &+ 3] &+= PackedLogistic.step(inputs.3, miss)
    weights[set &+ 4] &+= PackedLogistic.step(inputs.4, miss)
    // Contexts may share a slot, so each learns from what stands there by then.
    slots[places.0] = logistic.learned(slots[places.0], bit)
    slots[places.1] = logistic.learned(slots[places.1], bit)
    slots[places.2] = logistic.learned(slots[places.2], bit)
    slots[places.3] = logistic.learned(slots[places.3], bit)
    slots[places.4] = logistic.learned(slots[places.4], bit)
    return bit
  }

  /// Where in the table the decision stands.
  @inline(__always)
  private static func place(_ context: UInt32, _ spread: UInt32) -> Int {
    let mixed = (context ^ spread) &* 0x2c1b_3c6d
    return Int(mixed >> 16)
  }

  /// 1 for a slot that has been tried, else 0.
  @inline(__always)
  private static func known(_ slot: UInt32) -> Int { slot & 0xffff == 0 ? 0 : 1 }
}
