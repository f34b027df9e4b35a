package import QRCodes

/// A page of grey pixels that simple shapes are drawn on.
package struct PageCanvas {
  package let width: Int
  package let height: Int
  package var pixels: [UInt8]

  /// Makes a page of one grey.
  package init(width: Int, height: Int, ground: UInt8 = 255) {
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: ground, count: width * height)
  }

  /// What is drawn.
  package func picture() throws(PictureError) -> GreyPicture {
    try GreyPicture(width: width, height: height, luminance: pixels)
  }

  /// Changes the pixels of a rectangle, as far as it is on the page.
  package mutating func change(
    x: Range<Int>, y: Range<Int>, _ value: (_ x: Int, _ y: Int, _ old: UInt8) -> UInt8
  ) {
    let columns = x.clamped(to: 0..<width)
    for row in y.clamped(to: 0..<height) {
      for column in columns {
        pixels[row * width + column] = value(column, row, pixels[row * width + column])
      }
    }
  }

  /// Fills a rectangle.
  package mutating func fill(x: Int, y: Int, width: Int, height: Int, _ grey: UInt8) {
    change(x: x..<x + max(0, width), y: y..<y + max(0, height)) { _, _, _ in grey }
  }

  /// Fills the ring between two radii; a disc where the inner one is 0.
  package mutating func ring(x: Double, y: Double, inner: Double, outer: Double, _ grey: UInt8) {
    ellipse(x: x, y: y, across: outer, down: outer, share: inner / max(outer, 1e-9), grey)
  }

  /// Fills an ellipse except for its inner `share`.
  package mutating func ellipse(
    x: Double, y: Double, across: Double, down: Double, share: Double = 0, _ grey: UInt8
  ) {
    change(x: Int(x - across)..<Int(x + across) + 2, y: Int(y - down)..<Int(y + down) + 2) {
      column, row, old in
      let (u, v) = ((Double(column) + 0.5 - x) / across, (Double(row) + 0.5 - y) / down)
      let square = u * u + v * v
      return square <= 1 && square >= share * share ? grey : old
    }
  }

  /// Draws a line.
  package mutating func line(
    from a: (x: Double, y: Double), to b: (x: Double, y: Double), thickness: Double, _ grey: UInt8
  ) {
    let reach = thickness / 2 + 1
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    change(
      x: Int(min(a.x, b.x) - reach)..<Int(max(a.x, b.x) + reach) + 1,
      y: Int(min(a.y, b.y) - reach)..<Int(max(a.y, b.y) + reach) + 1
    ) { column, row, old in
      let (x, y) = (Double(column) + 0.5 - a.x, Double(row) + 0.5 - a.y)
      let share = square > 0 ? min(1, max(0, (x * dx + y * dy) / square)) : 0
      let (ox, oy) = (x - share * dx, y - share * dy)
      return ox * ox + oy * oy <= thickness * thickness / 4 ? grey : old
    }
  }

  /// Lays a picture on the page.
  package mutating func place(_ picture: GreyPicture, x: Int, y: Int) {
    change(x: x..<x + picture.width, y: y..<y + picture.height) { column, row, _ in
      picture.luminance[(row - y) * picture.width + column - x]
    }
  }

  /// Draws a symbol without a quiet zone.
  package mutating func draw(_ symbol: QRSymbol, x: Int, y: Int, modulePixels: Int) {
    for row in 0..<symbol.size {
      for column in 0..<symbol.size {
        fill(
          x: x + column * modulePixels, y: y + row * modulePixels, width: modulePixels, height: modulePixels,
          symbol.isDark(x: column, y: row) ? 0 : 255)
      }
    }
  }

  /// Strokes in words and lines as those of text, in a rectangle; `size` is the height of small letters.
  package mutating func write(
    x: Int, y: Int, width: Int, height: Int, size: Double, _ random: inout SeededRandom
  ) {
    let stroke = max(1, size / 5)
    var base = Double(y) + 2 * size
    while base < Double(y + height) {
      var left = Double(x)
      let end = Double(x) + Double(width) * (random.chance(0.2) ? random.number(0.3...0.9) : 1)
      while left < end {
        for _ in 0..<Int(random.number(1...9)) where left + size < end {
          write(letter: left, base: base, size: size, stroke: stroke, &random)
          left += size * random.number(0.9...1.2)
        }
        left += size * 0.8
      }
      base += size * 2.6
    }
  }

  private mutating func write(
    letter x: Double, base: Double, size: Double, stroke: Double, _ random: inout SeededRandom
  ) {
    let (right, top) = (x + 0.7 * size, base - size)
    switch Int(random.number(0...5.99)) {
    case 0:
      ellipse(x: x + 0.4 * size, y: base - size / 2, across: size / 2.4, down: size / 2, share: 0.55, 20)
    case 1:
      line(from: (x, top - (random.chance(0.4) ? 0.7 * size : 0)), to: (x, base), thickness: stroke, 20)
      line(from: (x, top), to: (right, top + size * 0.2), thickness: stroke, 20)
    case 2:
      line(from: (x, base), to: (right, top), thickness: stroke, 20)
      line(from: (x, top), to: (right, base), thickness: stroke, 20)
    case 3:
      line(from: (x, top), to: (x, base), thickness: stroke, 20)
      line(from: (right, top), to: (right, base), thickness: stroke, 20)
      line(from: (x, top), to: (right, top), thickness: stroke, 20)
    case 4: line(from: (x + size * 0.3, top - size * 0.6), to: (x + size * 0.3, base), thickness: stroke, 20)
    default:
      for share in [0, 0.5, 1] {
        line(
          from: (x, base - share * size), to: (right, base - share * size), thickness: stroke, 20)
      }
      line(from: (x, top), to: (x, base), thickness: stroke, 20)
    }
  }
}
