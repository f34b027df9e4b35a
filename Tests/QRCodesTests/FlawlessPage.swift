import QRCodes

/// A white page of symbols drawn without any fault, at places between the pixels, the same for the same seed.
struct FlawlessPage {
  /// A symbol as it was drawn.
  struct Drawn {
    let payload: [UInt8]
    let version: Int
    let x: Double
    let y: Double
    let modulePixels: Double
    var side: Double { Double(17 + 4 * version) * modulePixels }
  }

  let picture: GreyPicture
  let drawn: [Drawn]

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - width: Its width in pixels.
  ///   - height: Its height in pixels.
  ///   - versions: The versions of the symbols.
  ///   - modulePixels: How large modules are.
  ///   - snaps: Whether edges go to whole pixels, as `pdftoppm` draws, or shade those they cross.
  init(
    seed: UInt64, width: Int, height: Int, versions: ClosedRange<Int>,
    modulePixels: ClosedRange<Double>, snaps: Bool
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var ink = [Float](repeating: 0, count: width * height)
    var drawn: [Drawn] = []
    var (x, y, tallest) = (0.0, Double.random(in: 0..<40, using: &generator), 0.0)
    while true {
      let version = Int.random(in: versions, using: &generator)
      let module = Double.random(in: modulePixels, using: &generator)
      let quiet = Double(QRSymbol.standardQuietZone) * module
      let side = Double(17 + 4 * version) * module + 2 * quiet
      if x + side > Double(width) {
        guard x > 0 else { break }
        (x, y, tallest) = (Double.random(in: 0..<40, using: &generator), y + tallest, 0)
      }
      guard x + side <= Double(width), y + side <= Double(height) else { break }
      let payload = (0..<4 * version).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let symbol = try QRSymbol(payload: payload, minimumVersion: version)
      let place = Drawn(
        payload: payload, version: symbol.version, x: x + quiet, y: y + quiet, modulePixels: module)
      Self.draw(symbol, at: place, snaps: snaps, on: &ink, width: width)
      drawn.append(place)
      x += side + Double.random(in: 0..<9, using: &generator)
      tallest = max(tallest, side)
    }
    self.drawn = drawn
    picture = try GreyPicture(
      width: width, height: height, luminance: ink.map { UInt8(255 * max(0, 1 - $0)) })
  }

  private static func draw(
    _ symbol: QRSymbol, at place: Drawn, snaps: Bool, on ink: inout [Float], width: Int
  ) {
    let columns = (0..<symbol.size).map { shares(of: $0, from: place.x, place.modulePixels, snaps: snaps) }
    let rows = (0..<symbol.size).map { shares(of: $0, from: place.y, place.modulePixels, snaps: snaps) }
    for y in 0..<symbol.size {
      for x in 0..<symbol.size where symbol.isDark(x: x, y: y) {
        for (row, down) in rows[y] {
          for (column, across) in columns[x] { ink[row * width + column] += down * across }
        }
      }
    }
  }

  /// The pixels that a module covers along a side, and how much of each.
  private static func shares(
    of module: Int, from start: Double, _ pixels: Double, snaps: Bool
  ) -> [(Int, Float)] {
    var (first, last) = (start + Double(module) * pixels, start + Double(module + 1) * pixels)
    if snaps { (first, last) = (first.rounded(), last.rounded()) }
    return (Int(first)..<Int(last.rounded(.up))).map { pixel in
      (pixel, Float(min(last, Double(pixel + 1)) - max(first, Double(pixel))))
    }
  }
}
