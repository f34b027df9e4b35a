/// What 15 modules beside the finder patterns say: the level of error correction and the mask.
struct FormatInformation {
  let level: ErrorCorrectionLevel
  /// Which of the eight masks lies on the data.
  let mask: Int

  /// How many of the 15 modules may be wrong: no two words differ in fewer than 7.
  private static let tolerance = 3

  /// Every word, masked as it is drawn, in the order of the numbers it stands for.
  private static let words: [Int] = (0..<32).map { data in
    var remainder = data << 10
    for bit in (10..<15).reversed() where remainder >> bit & 1 == 1 { remainder ^= 0x537 << (bit - 10) }
    return (data << 10 | remainder) ^ 0x5412
  }

  /// The levels in the order of the two bits that stand for them.
  private static let levels: [ErrorCorrectionLevel] = [.medium, .low, .high, .quartile]

  /// Says a level and a mask from 0 to 7.
  init(level: ErrorCorrectionLevel, mask: Int) {
    self.level = level
    self.mask = mask
  }

  /// The 15 modules as a number, the first that is drawn the highest bit.
  var word: Int { Self.words[(Self.levels.firstIndex(of: level) ?? 0) << 3 | mask & 7] }

  /// Where each bit of the word stands, from the lowest: in each of the two copies.
  static func places(side: Int) -> [[(x: Int, y: Int)]] {
    let beside =
      [0, 1, 2, 3, 4, 5, 7, 8].map { (x: $0, y: 8) } + [7, 5, 4, 3, 2, 1, 0].map { (x: 8, y: $0) }
    let apart = (1...7).map { (x: 8, y: side - $0) } + (0..<8).map { (x: side - 8 + $0, y: 8) }
    return (0..<15).reversed().map { [beside[$0], apart[$0]] }
  }

  /// Reads the two copies and takes the nearest word; nil where both are too far from all.
  init?(_ grid: ModuleGrid) {
    var (first, second) = (0, 0)
    for (bit, places) in Self.places(side: grid.dimension).enumerated() {
      if grid.isDark(places[0].x, places[0].y) { first |= 1 << bit }
      if grid.isDark(places[1].x, places[1].y) { second |= 1 << bit }
    }
    var best = (distance: Self.tolerance + 1, data: 0)
    for (data, word) in Self.words.enumerated() {
      for read in [first, second] {
        let distance = (read ^ word).nonzeroBitCount
        if distance < best.distance { best = (distance, data) }
      }
    }
    guard best.distance <= Self.tolerance else { return nil }
    level = Self.levels[best.data >> 3]
    mask = best.data & 7
  }

  /// Whether the mask turns a module over.
  func inverts(_ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (y / 2 + x / 3) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}
