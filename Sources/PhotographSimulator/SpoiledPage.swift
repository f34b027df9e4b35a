internal import CLibrary
package import QRCodes

/// A page with a whole symbol on its left and a spoiled one on its right, the same for the same seed.
package struct SpoiledPage {
  /// What is wrong with the second symbol.
  package enum Spoiling: String, CaseIterable, Sendable {
    /// Out of focus by a deviation of 0.7 to 1.2 modules.
    case softened
    /// Out of focus by a deviation of 1.2 to 2 modules.
    case blurred
    /// Moved while it was taken, by 2 to 5 modules.
    case smeared
    /// Something lies on one eye and what is around it, or on two.
    case eyeCovered, twoEyesCovered
    /// Everything beyond a third to a half of the symbol lies beyond the picture.
    case cutOff
    /// A strip of a quarter to a half is as light as paper.
    case stripBlanked
    /// A quarter of it is in glare.
    case glare
  }

  /// What is seen.
  package let picture: GreyPicture
  /// What the whole symbol holds.
  package let payload: [UInt8]
  /// What the spoiled symbol holds.
  package let spoiledPayload: [UInt8]
  /// Where the corners of the spoiled symbol are, or would be beyond the picture.
  package let corners: [(x: Double, y: Double)]
  /// How large its modules are in pixels, about.
  package let modulePixels: Double

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - spoiling: What is wrong with the second symbol.
  ///   - isPhotographed: Whether the page is photographed, as `PhotographSimulator` does.
  package init(_ spoiling: Spoiling, seed: UInt64, isPhotographed: Bool) throws {
    var random = SeededRandom(seed: seed)
    let module = isPhotographed ? 6 : Int(random.number(3...8.99))
    let whole = try Self.symbol(&random)
    let spoiled = try Self.symbol(&random)
    let quiet = QRSymbol.standardQuietZone
    let (left, right) = ((whole.symbol.size + 2 * quiet) * module, (spoiled.symbol.size + 2 * quiet) * module)
    let height = max(left, right)
    var canvas = PageCanvas(width: left + right + 8 * module, height: height + 60)
    canvas.write(x: 30, y: height + 4, width: canvas.width - 60, height: 50, size: 9, &random)
    canvas.draw(whole.symbol, x: quiet * module, y: quiet * module, modulePixels: module)
    let place = (x: left + (8 + quiet) * module, y: quiet * module)
    canvas.draw(spoiled.symbol, x: place.x, y: place.y, modulePixels: module)
    let side = spoiled.symbol.size * module
    let corners = [(0, 0), (side, 0), (side, side), (0, side)].map {
      (x: Double(place.x + $0.0), y: Double(place.y + $0.1))
    }
    Self.spoil(&canvas, spoiling, x: place.x, y: place.y, side: side, module: module, &random)
    payload = whole.payload
    spoiledPayload = spoiled.payload
    var picture = try canvas.picture()
    var places = corners
    var scale = Double(module)
    if isPhotographed {
      scale = random.number(3...6)
      var simulator = PhotographSimulator(seed: seed)
      let file = simulator.jpeg(of: picture, printPixels: Double(module), modulePixels: scale)
      guard let file, let frame = try PictureDecoder().decode(file).frames.first else {
        throw PictureError.empty
      }
      picture = frame.picture
      places = corners.compactMap { simulator.seen($0.x / Double(module), $0.y / Double(module)) }
    }
    if spoiling == .cutOff {
      let kept = random.number(0.5...0.67)
      let (near, far) = (min(places[0].x, places[3].x), max(places[1].x, places[2].x))
      picture = try picture.left(Int(near + (far - near) * kept))
    }
    self.picture = picture
    self.corners = places
    modulePixels = scale
  }

  /// Whether a place is within the spoiled symbol, or where it would be.
  package func isSpoiled(at place: (x: Double, y: Double)) -> Bool {
    corners.indices.allSatisfy { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return (b.x - a.x) * (place.y - a.y) - (b.y - a.y) * (place.x - a.x) >= 0
    }
  }

  private static func symbol(
    _ random: inout SeededRandom
  ) throws -> (symbol: QRSymbol, payload: [UInt8]) {
    let payload = (0..<Int(random.number(20...240))).map { _ in UInt8(random.number(0...255)) }
    return (try QRSymbol(payload: payload), payload)
  }

  private static func spoil(
    _ canvas: inout PageCanvas, _ spoiling: Spoiling, x: Int, y: Int, side: Int, module: Int,
    _ random: inout SeededRandom
  ) {
    let quiet = QRSymbol.standardQuietZone * module
    let (columns, rows) = (x - quiet..<x + side + quiet, y - quiet..<y + side + quiet)
    switch spoiling {
    case .softened:
      canvas.blur(x: columns, y: rows, deviation: random.number(0.7...1.2) * Double(module))
    case .blurred:
      canvas.blur(x: columns, y: rows, deviation: random.number(1.2...2) * Double(module))
    case .smeared: canvas.smear(x: columns, y: rows, length: Int(random.number(2...5) * Double(module)))
    case .eyeCovered, .twoEyesCovered:
      let eyes = [(0, 0), (side - 7 * module, 0), (0, side - 7 * module)]
      let first = Int(random.number(0...2.99))
      let grey = random.choice([UInt8(0), 90, 150, 255])
      for turn in 0..<(spoiling == .eyeCovered ? 1 : 2) {
        let eye = eyes[(first + turn) % 3]
        let (reach, slack) = (Int(random.number(8...10)) * module, module)
        canvas.fill(
          x: x + eye.0 - slack, y: y + eye.1 - slack, width: reach, height: reach, grey)
      }
    case .cutOff: break
    case .stripBlanked:
      let width = Int(random.number(0.25...0.5) * Double(side - 18 * module))
      let start = 9 * module + Int(random.unit() * Double(side - 18 * module - width))
      if random.chance(0.5) {
        canvas.fill(x: x + start, y: y, width: max(3 * module, width), height: side, 255)
      } else {
        canvas.fill(x: x, y: y + start, width: side, height: max(3 * module, width), 255)
      }
    case .glare:
      let (u, v) = (random.number(0.2...0.8), random.number(0.2...0.8))
      let (middle, radius) = (
        (Double(x) + u * Double(side), Double(y) + v * Double(side)), Double(side) * random.number(0.25...0.4)
      )
      canvas.change(x: columns, y: rows) { column, row, old in
        let (a, b) = (Double(column) - middle.0, Double(row) - middle.1)
        let light = exp(-(a * a + b * b) / (radius * radius)) * 2
        return UInt8(min(255, Double(old) + 255 * light))
      }
    }
  }
}

extension GreyPicture {
  /// The left part of the picture.
  fileprivate func left(_ columns: Int) throws(PictureError) -> GreyPicture {
    let kept = min(width, max(1, columns))
    var pixels: [UInt8] = []
    for y in 0..<height { pixels += luminance[y * width..<y * width + kept] }
    return try GreyPicture(width: kept, height: height, luminance: pixels)
  }
}
