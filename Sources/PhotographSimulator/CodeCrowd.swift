package import QRCodes

/// A page of many symbols, of one size or of many, the same for the same seed.
package struct CodeCrowd {
  /// A symbol on the page, in pixels, without its quiet zone.
  package struct Printed: Hashable, Sendable {
    /// What it holds.
    package let payload: [UInt8]
    /// Its left edge.
    package let x: Int
    /// Its top edge.
    package let y: Int
    /// The length of a side.
    package let side: Int
    /// The length of the side of a module.
    package let modulePixels: Int
  }

  /// What is seen.
  package let picture: GreyPicture
  /// The symbols, row by row.
  package let printed: [Printed]

  /// Draws a page that is about as high as wide.
  ///
  /// - Parameters:
  ///   - count: How many symbols; one of crowds that people make has up to 60.
  ///   - modulePixels: How large their modules are, in pixels of the page.
  ///   - payloadBytes: How much they hold.
  package init(
    count: Int, modulePixels: ClosedRange<Int>, payloadBytes: ClosedRange<Int> = 10...60, seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let symbols = try (0..<count).map { number in
      // The number keeps payloads apart.
      let length = Int(random.number(Double(payloadBytes.lowerBound)...Double(payloadBytes.upperBound)))
      let payload = [UInt8(number & 0xff)] + (0..<length).map { _ in UInt8(random.number(0...255)) }
      let module = Int(
        random.number(Double(modulePixels.lowerBound)...Double(modulePixels.upperBound) + 0.99))
      return (payload: payload, symbol: try QRSymbol(payload: payload), module: module)
    }
    func reach(_ symbol: QRSymbol, _ module: Int) -> Int {
      (symbol.size + 2 * QRSymbol.standardQuietZone) * module
    }
    let area = symbols.reduce(0) { $0 + reach($1.symbol, $1.module) * reach($1.symbol, $1.module) }
    let widest = symbols.map { reach($0.symbol, $0.module) }.max() ?? 1
    let width = max(widest, Int((1.2 * Double(area)).squareRoot()))
    // In rows, each as high as its highest symbol.
    var printed: [Printed] = []
    var (left, top, rowHeight) = (0, 0, 0)
    for (payload, symbol, module) in symbols {
      let side = reach(symbol, module)
      if left + side > width { (left, top, rowHeight) = (0, top + rowHeight, 0) }
      let quiet = QRSymbol.standardQuietZone * module
      printed.append(
        Printed(
          payload: payload, x: left + quiet, y: top + quiet, side: symbol.size * module, modulePixels: module)
      )
      left += side
      rowHeight = max(rowHeight, side)
    }
    var canvas = PageCanvas(width: width, height: max(1, top + rowHeight))
    for (place, symbol) in zip(printed, symbols) {
      canvas.draw(symbol.symbol, x: place.x, y: place.y, modulePixels: place.modulePixels)
    }
    picture = try canvas.picture()
    self.printed = printed
  }
}
