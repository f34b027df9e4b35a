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
  private let probabilities = PackedLogistic.tables.probabilities
  private let logits = PackedLogistic.tables.logits
  private let rates = PackedLogistic.rates

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
    for index in stride(from: 7, through: 0, by: -1) {
      let bit = decide(value >> UInt8(index) & 1 == 1, contexts, node, code)
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

  @inline(__always)
  private mutating func decide(
    _ value: Bool, _ contexts: (UInt32, UInt32, UInt32, UInt32, UInt32), _ node: UInt32,
    _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    let spread = node &* 0x9e37_79b1
    let places = (
      Self.place(contexts.0, spread), Self.place(contexts.1, spread), Self.place(contexts.2, spread),
      Self.place(contexts.3, spread), Self.place(contexts.4, spread)
    )
    var seen = 0
    let inputs = (
      input(places.0, &seen), input(places.1, &seen), input(places.2, &seen), input(places.3, &seen),
      input(places.4, &seen)
    )
    let set = seen &* Self.inputs
    var sum = Int64(weights[set]) &* Int64(inputs.0) &+ Int64(weights[set &+ 1]) &* Int64(inputs.1)
    sum &+= Int64(weights[set &+ 2]) &* Int64(inputs.2) &+ Int64(weights[set &+ 3]) &* Int64(inputs.3)
    sum &+= Int64(weights[set &+ 4]) &* Int64(inputs.4)
    let probability = probabilities[Int(max(-2_047, min(2_047, sum >> 16))) &+ 2_048]
    let bit = code(value, UInt32(probability))
    let miss = ((bit ? 65_535 : 0) &- probability) >> 4
    adjust(set, inputs.0, miss)
    adjust(set &+ 1, inputs.1, miss)
    adjust(set &+ 2, inputs.2, miss)
    adjust(set &+ 3, inputs.3, miss)
    adjust(set &+ 4, inputs.4, miss)
    slots[places.0] = PackedCoder.learned(slots[places.0], bit, rates)
    slots[places.1] = PackedCoder.learned(slots[places.1], bit, rates)
    slots[places.2] = PackedCoder.learned(slots[places.2], bit, rates)
    slots[places.3] = PackedCoder.learned(slots[places.3], bit, rates)
    slots[places.4] = PackedCoder.learned(slots[places.4], bit, rates)
    return bit
  }

  @inline(__always)
  private static func place(_ context: UInt32, _ spread: UInt32) -> Int {
    let mixed = (context ^ spread) &* 0x2c1b_3c6d
    return Int(mixed >> 16)
  }

  @inline(__always)
  private func input(_ place: Int, _ seen: inout Int) -> Int32 {
    let slot = slots[place]
    if slot & 0xffff != 0 { seen &+= 1 }
    return Int32(logits[Int(slot >> 20)])
  }

  @inline(__always)
  private mutating func adjust(_ weight: Int, _ input: Int32, _ miss: Int32) {
    weights[weight] &+= (input &* miss &* 3 &+ 0x4000) >> 15
  }
}
