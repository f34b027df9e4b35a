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

  /// Reads the two copies and takes the nearest word; nil where both are too far from all.
  init?(_ grid: ModuleGrid) {
    let side = grid.dimension
    var first = 0
    for x in [0, 1, 2, 3, 4, 5, 7, 8] { first = first << 1 | (grid.isDark(x, 8) ? 1 : 0) }
    for y in [7, 5, 4, 3, 2, 1, 0] { first = first << 1 | (grid.isDark(8, y) ? 1 : 0) }
    var second = 0
    for y in 1...7 { second = second << 1 | (grid.isDark(8, side - y) ? 1 : 0) }
    for x in 0..<8 { second = second << 1 | (grid.isDark(side - 8 + x, 8) ? 1 : 0) }
    var best = (distance: Self.tolerance + 1, data: 0)
    for (data, word) in Self.words.enumerated() {
      for read in [first, second] {
        let distance = (read ^ word).nonzeroBitCount
        if distance < best.distance { best = (distance, data) }
      }
    }
    guard best.distance <= Self.tolerance else { return nil }
    let levels: [ErrorCorrectionLevel] = [.medium, .low, .high, .quartile]
    level = levels[best.data >> 3]
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
