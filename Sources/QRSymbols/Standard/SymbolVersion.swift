/// A version of a QR code symbol, and what ISO/IEC 18004 lays down for it.
struct SymbolVersion: Hashable, Sendable {
  /// From 1 to 40.
  let number: Int

  /// The largest symbols there are.
  static let highest = 40

  /// Nil where there is no such version.
  init?(_ number: Int) {
    guard (1...Self.highest).contains(number) else { return nil }
    self.number = number
  }

  /// The version whose symbols have this many modules a side.
  init?(dimension: Int) {
    guard dimension % 4 == 1 else { return nil }
    self.init((dimension - 17) / 4)
  }

  /// The first version whose symbols state it.
  static let firstStated = 7

  /// The version that 18 modules state, from the last bit to the first; nil where none is near enough.
  init?(stated modules: [Bool]) {
    let read = modules.enumerated().reduce(0) { $0 | ($1.element ? 1 << $1.offset : 0) }
    guard
      let nearest = (Self.firstStated...Self.highest).min(by: {
        (Self.word($0) ^ read).nonzeroBitCount < (Self.word($1) ^ read).nonzeroBitCount
      }),
      // No two words differ in fewer than 8 modules.
      (Self.word(nearest) ^ read).nonzeroBitCount <= 3
    else { return nil }
    self.init(nearest)
  }

  /// The 18 bits that state a version: its number and 12 bits for correction.
  private static func word(_ number: Int) -> Int {
    var remainder = number << 12
    for bit in (12..<18).reversed() where remainder >> bit & 1 == 1 { remainder ^= 0x1f25 << (bit - 12) }
    return number << 12 | remainder
  }

  /// The 18 bits by which its symbols state it; nil where they are too small to.
  var statedWord: Int? { number < Self.firstStated ? nil : Self.word(number) }

  /// Modules a side.
  var dimension: Int { 17 + 4 * number }

  /// The rows and columns, ascending, at whose crossings the alignment patterns are centred.
  var alignmentCentres: [Int] {
    guard number > 1 else { return [] }
    let count = number / 7 + 2
    let step = number == 32 ? 26 : (number * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { dimension - 7 - (count - 2 - $0) * step }
  }

  /// The places of the alignment patterns: every crossing that no finder pattern takes.
  var alignmentPatterns: [(x: Int, y: Int)] {
    let centres = alignmentCentres
    let last = dimension - 7
    return centres.flatMap { y in centres.map { (x: $0, y: y) } }.filter { place in
      !(place.x == 6 && (place.y == 6 || place.y == last) || place.x == last && place.y == 6)
    }
  }

  /// How many codewords fit, those for error correction included.
  var codewordCount: Int {
    let count = number > 1 ? number / 7 + 2 : 0
    var modules = (16 * number + 128) * number + 64
    if number > 1 { modules -= (25 * count - 10) * count - 55 }
    if number >= Self.firstStated { modules -= 36 }
    return modules / 8
  }

  /// How many codewords of each block are for error correction.
  func correctionCodewords(_ level: ErrorCorrectionLevel) -> Int {
    Self.table(level).correction[number - 1]
  }

  /// How many blocks the codewords are dealt out to.
  func blockCount(_ level: ErrorCorrectionLevel) -> Int { Self.table(level).blocks[number - 1] }

  /// Bits of the length of a segment: of numeric, alphanumeric, byte and kanji mode.
  var lengthBits: (numeric: Int, alphanumeric: Int, byte: Int, kanji: Int) {
    number < 10 ? (10, 9, 8, 8) : number < 27 ? (12, 11, 16, 10) : (14, 13, 16, 12)
  }

  /// Whether a module belongs to a pattern or to the information about the symbol, not to the data.
  func functionModules() -> [Bool] {
    let side = dimension
    var result = [Bool](repeating: false, count: side * side)
    func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows { for x in columns { result[y * side + x] = true } }
    }
    fill(0..<9, 0..<9)
    fill(side - 8..<side, 0..<9)
    fill(0..<9, side - 8..<side)
    fill(6..<7, 0..<side)
    fill(0..<side, 6..<7)
    for (x, y) in alignmentPatterns { fill(x - 2..<x + 3, y - 2..<y + 3) }
    if number >= Self.firstStated {
      fill(side - 11..<side - 8, 0..<6)
      fill(0..<6, side - 11..<side - 8)
    }
    return result
  }

  /// The places of the data in the order in which they are filled: in columns of two, up and down, from the right.
  func dataPlaces(isFunction: [Bool]) -> [Int] {
    let side = dimension
    var places: [Int] = []
    places.reserveCapacity(codewordCount * 8 + 7)
    for pair in 0..<(side - 1) / 2 {
      // The column of the timing pattern holds no data and is stepped over.
      let right = side - 1 - 2 * pair - (side - 1 - 2 * pair <= 6 ? 1 : 0)
      for step in 0..<side {
        let row = (pair % 2 == 0 ? side - 1 - step : step) * side
        for place in [row + right, row + right - 1] where !isFunction[place] { places.append(place) }
      }
    }
    return places
  }

  private static func table(_ level: ErrorCorrectionLevel) -> (correction: [Int], blocks: [Int]) {
    switch level {
    case .low: low
    case .medium: medium
    case .quartile: quartile
    case .high: high
    }
  }

  private static let low = (
    correction: [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17,
      18, 19, 19, 20, 21, 22, 24, 25,
    ]
  )
  private static let medium = (
    correction: [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    blocks: [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28,
      29,
      31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ]
  )
  private static let quartile = (
    correction: [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38,
      40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ]
  )
  private static let high = (
    correction: [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30, 30, 30, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    blocks: [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42,
      45,
      48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ]
  )
}
