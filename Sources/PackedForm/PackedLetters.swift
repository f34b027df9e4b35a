/// Predicts the bytes of texts from those before them, and learns as it goes.
///
/// It begins with what it has learnt from the texts of ``PackedPrimer``.
struct PackedLetters {
  private typealias Five = PackedRows.Five

  private static let rowBits = 14

  /// A row for each half byte in each context.
  private var rows = PackedRows(count: 1 << Self.rowBits)
  /// A set of weights for every number of inputs that have seen their context before.
  private var weights = [Five<Int32>](repeating: (26_000, 26_000, 26_000, 26_000, 26_000), count: 6)
  /// The last eight bytes of the text, the newest lowest.
  private var history: UInt64 = 0
  private var word: UInt32 = 0
  private let logistic = PackedLogistic.shared

  private init() {}

  /// Letters that have learnt all that is known beforehand.
  static let start: PackedLetters = {
    var letters = PackedLetters()
    for text in PackedPrimer.texts { letters.learn(text) }
    letters.rows.settle()
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
    let contexts = (
      Self.hash(UInt32(truncatingIfNeeded: history & 0xff), 1),
      Self.hash(UInt32(truncatingIfNeeded: history & 0xffff), 2),
      Self.hash(UInt32(truncatingIfNeeded: history & 0xff_ffff), 3),
      Self.hash(UInt32(truncatingIfNeeded: history), 4),
      Self.hash(word, 5)
    )
    let node = Self.byte(value, contexts, &rows, &weights, logistic, code)
    let byte = UInt8(truncatingIfNeeded: node)
    history = history << 8 | UInt64(byte)
    word = byte == 0x20 ? 0 : Self.hash(word &+ UInt32(byte | 0x20) &+ 1, 6)
    return byte
  }

  private static func hash(_ value: UInt32, _ salt: UInt32) -> UInt32 {
    let mixed = (value &+ salt &* 0x9e37_79b9) &* 0x85eb_ca6b
    return (mixed ^ mixed >> 15) &* 0xc2b2_ae35
  }

  // As parameters the tables are looked up once, not for each decision.
  @inline(__always)
  private static func byte(
    _ value: UInt8, _ contexts: Five<UInt32>, _ rows: inout PackedRows, _ weights: inout [Five<Int32>],
    _ logistic: PackedLogistic, _ code: (Bool, UInt32) -> Bool
  ) -> UInt32 {
    var node: UInt32 = 1
    for half in 0..<2 {
      let spread = node &* 0x9e37_79b1
      let begins = rows.begins(
        of: (
          row(contexts.0, spread), row(contexts.1, spread), row(contexts.2, spread),
          row(contexts.3, spread), row(contexts.4, spread)
        ))
      node = Self.half(
        value << UInt8(4 * half), begins, node, &rows.slots, &weights, logistic, code)
    }
    return node
  }

  /// The row of half a byte in a context.
  @inline(__always)
  private static func row(_ context: UInt32, _ spread: UInt32) -> Int {
    Int(((context ^ spread) &* 0x2c1b_3c6d) >> (32 - UInt32(rowBits)))
  }

  /// The half of a byte that stands in the highest bits of `value`, behind `node`.
  // Spans of both tables at once are to be had of parameters only.
  @inline(__always)
  private static func half(
    _ value: UInt8, _ begins: Five<Int>, _ node: UInt32, _ slots: inout [UInt32],
    _ weights: inout [Five<Int32>], _ logistic: PackedLogistic, _ code: (Bool, UInt32) -> Bool
  ) -> UInt32 {
    var slots = slots.mutableSpan
    var weights = weights.mutableSpan
    var value = value
    var branch = 1
    while branch < PackedRows.width {
      let places = (
        begins.0 &+ branch, begins.1 &+ branch, begins.2 &+ branch, begins.3 &+ branch, begins.4 &+ branch
      )
      let bit = decide(value & 0x80 != 0, places, &slots, &weights, logistic, code)
      branch = branch << 1 | (bit ? 1 : 0)
      value <<= 1
    }
    return node << 4 | UInt32(branch & 15)
  }

  @inline(__always)
  private static func decide(
    _ value: Bool, _ places: Five<Int>, _ slots: inout MutableSpan<UInt32>,
    _ weights: inout MutableSpan<Five<Int32>>, _ logistic: PackedLogistic, _ code: (Bool, UInt32) -> Bool
  ) -> Bool {
    let seen = (
      slots[places.0], slots[places.1], slots[places.2], slots[places.3], slots[places.4]
    )
    let inputs = (
      logistic.logit(seen.0), logistic.logit(seen.1), logistic.logit(seen.2), logistic.logit(seen.3),
      logistic.logit(seen.4)
    )
    let set =
      Self.known(seen.0) &+ Self.known(seen.1) &+ Self.known(seen.2) &+ Self.known(seen.3)
      &+ Self.known(seen.4)
    var weight = weights[set]
    var sum = Int64(weight.0) &* Int64(inputs.0) &+ Int64(weight.1) &* Int64(inputs.1)
    sum &+= Int64(weight.2) &* Int64(inputs.2) &+ Int64(weight.3) &* Int64(inputs.3)
    sum &+= Int64(weight.4) &* Int64(inputs.4)
    let probability = logistic.probability(sum)
    let bit = code(value, probability)
    let miss = PackedLogistic.miss(probability, bit)
    weight.0 &+= PackedLogistic.step(inputs.0, miss)
    weight.1 &+= PackedLogistic.step(inputs.1, miss)
    weight.2 &+= PackedLogistic.step(inputs.2, miss)
    weight.3 &+= PackedLogistic.step(inputs.3, miss)
    weight.4 &+= PackedLogistic.step(inputs.4, miss)
    weights[set] = weight
    // Contexts that share a slot have seen the same, so that it learns once.
    slots[places.0] = logistic.learned(seen.0, bit)
    slots[places.1] = logistic.learned(seen.1, bit)
    slots[places.2] = logistic.learned(seen.2, bit)
    slots[places.3] = logistic.learned(seen.3, bit)
    slots[places.4] = logistic.learned(seen.4, bit)
    return bit
  }

  /// 1 for a slot that has been tried, else 0.
  @inline(__always)
  private static func known(_ slot: UInt32) -> Int { Int((slot & 0xffff &+ 0xffff) >> 16) }
}
