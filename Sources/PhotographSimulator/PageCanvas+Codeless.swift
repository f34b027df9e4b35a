internal import CLibrary

extension PageCanvas {
  /// Draws what has no code over the whole page.
  mutating func draw(_ kind: CodelessPicture.Kind, _ random: inout SeededRandom) {
    switch kind {
    case .text:
      write(
        x: 40, y: 40, width: width - 80, height: height - 80, size: random.number(3...14), &random)
    case .table: drawTable(&random)
    case .chart: drawChart(&random)
    case .barcode: drawBarcodes(&random)
    case .checkerboard:
      let side = Int(random.number(2...40))
      let margin = random.chance(0.5) ? 80 : 0
      change(x: margin..<width - margin, y: margin..<width - margin) { x, y, _ in
        (x / side + y / side) % 2 == 0 ? 20 : 235
      }
    case .tiles: drawTiles(&random)
    case .bricks: drawBricks(&random)
    case .squares: drawSquares(&random)
    case .bubbles: drawBubbles(&random)
    case .muscles: drawMuscles(&random)
    case .face: drawFace(&random)
    case .crossword: drawCrossword(&random)
    case .halftone:
      let (pitch, noise) = (random.number(3...14), ValueNoise(seed: UInt64(random.unit() * 1e9), size: 120))
      change(x: 0..<width, y: 0..<height) { x, y, _ in
        let (u, v) = (Double(x + y) / pitch, Double(x - y) / pitch)
        let level = noise.value(Double(x), Double(y), octaves: 2)
        return cos(u * 4.4) + cos(v * 4.4) > 4 * level - 2 ? 30 : 240
      }
    case .clouds, .gravel, .grain: drawTexture(kind, x: 0..<width, y: 0..<height, &random)
    case .leaves:
      for _ in 0..<900 {
        ellipse(
          x: random.unit() * Double(width), y: random.unit() * Double(height), across: random.number(3...30),
          down: random.number(3...20), UInt8(random.number(10...200)))
      }
    case .thumbnails: drawThumbnails(&random)
    case .buttons: drawButtons(&random)
    case .handwriting: drawHandwriting(&random)
    }
  }

  /// Fills a rectangle with random texture.
  private mutating func drawTexture(
    _ kind: CodelessPicture.Kind, x: Range<Int>, y: Range<Int>, _ random: inout SeededRandom
  ) {
    let size = kind == .clouds ? random.number(30...200) : kind == .gravel ? random.number(3...14) : 1
    let noise = ValueNoise(seed: UInt64(random.unit() * 1e9), size: size)
    let contrast = kind == .grain ? random.number(0.1...1) : random.number(0.5...2.5)
    let octaves = kind == .clouds ? 5 : kind == .gravel ? 2 : 1
    change(x: x, y: y) { x, y, _ in
      let value = noise.value(Double(x), Double(y), octaves: octaves)
      return UInt8(min(250, max(5, 128 + 255 * contrast * (value - 0.5))))
    }
  }

  private mutating func drawTable(_ random: inout SeededRandom) {
    let (rowHeight, columnWidth) = (Int(random.number(10...36)), Int(random.number(24...120)))
    for y in stride(from: 40, through: height - 40, by: rowHeight) {
      fill(x: 40, y: y, width: width - 80, height: 1 + Int(random.number(0...1.5)), 30)
    }
    for x in stride(from: 40, through: width - 40, by: columnWidth) {
      fill(x: x, y: 40, width: 2, height: height - 80, 30)
      for y in stride(from: 40, to: height - 40 - rowHeight, by: rowHeight) where random.chance(0.8) {
        write(
          x: x + 5, y: y + rowHeight / 4 - 4, width: columnWidth - 8, height: rowHeight - 4,
          size: Double(rowHeight) / 3, &random)
      }
    }
  }

  private mutating func drawChart(_ random: inout SeededRandom) {
    for top in [40, 420] {
      let (bar, gap) = (Int(random.number(3...40)), Int(random.number(1...12)))
      for x in stride(from: 60, to: width - 60 - bar, by: bar + gap) {
        let tall = Int(random.number(5...300))
        fill(x: x, y: top + 320 - tall, width: bar, height: tall, UInt8(random.number(30...180)))
      }
      for y in stride(from: top + 20, to: top + 320, by: 50) {
        fill(x: 50, y: y, width: width - 100, height: 1, 170)
      }
      line(from: (50, Double(top)), to: (50, Double(top + 320)), thickness: 2, 20)
      write(x: 60, y: top + 322, width: width - 120, height: 40, size: 7, &random)
    }
  }

  private mutating func drawBarcodes(_ random: inout SeededRandom) {
    for y in stride(from: 40, to: height - 140, by: 180) {
      var x = 60
      let module = Int(random.number(1...5.99))
      while x < width - 100 {
        let bar = module * Int(random.number(1...4.99))
        fill(x: x, y: y, width: bar, height: 120, 15)
        x += bar + module * Int(random.number(1...4.99))
      }
      write(x: 60, y: y + 118, width: 300, height: 34, size: 10, &random)
    }
  }

  private mutating func drawTiles(_ random: inout SeededRandom) {
    let (side, grout) = (Int(random.number(8...90)), Int(random.number(1...5)))
    let spread = random.number(0...90)
    let joint = UInt8(random.number(20...230))
    fill(x: 0, y: 0, width: width, height: height, joint)
    for y in stride(from: 0, to: height, by: side + grout) {
      for x in stride(from: 0, to: width, by: side + grout) {
        fill(x: x, y: y, width: side, height: side, UInt8(128 + spread * (random.unit() - 0.5)))
      }
    }
  }

  private mutating func drawBricks(_ random: inout SeededRandom) {
    fill(x: 0, y: 0, width: width, height: height, 200)
    let (long, tall) = (Int(random.number(20...120)), Int(random.number(8...50)))
    for (row, y) in stride(from: 0, to: height, by: tall + 4).enumerated() {
      for x in stride(from: row % 2 * -long / 2, to: width, by: long + 4) {
        fill(x: x, y: y, width: long, height: tall, UInt8(random.number(60...140)))
      }
    }
  }

  private mutating func drawSquares(_ random: inout SeededRandom) {
    let pitch = Int(random.number(24...100))
    let unit = max(1, pitch / Int(random.number(8...14)))
    for y in stride(from: 10, to: height - pitch, by: pitch) {
      for x in stride(from: 10, to: width - pitch, by: pitch) where random.chance(0.8) {
        for ring in 0..<Int(random.number(1...4.99)) {
          let inset = ring * unit
          fill(
            x: x + inset, y: y + inset, width: 7 * unit - 2 * inset, height: 7 * unit - 2 * inset,
            ring % 2 == 0 ? 15 : 240)
        }
      }
    }
  }

  private mutating func drawBubbles(_ random: inout SeededRandom) {
    let radius = random.number(4...12)
    let (across, down) = (radius * random.number(2.3...3.5), radius * random.number(2.5...5))
    for y in stride(from: 40, to: Double(height - 40), by: down) {
      for x in stride(from: 150, to: Double(width - 40), by: across) {
        let isFilled = random.chance(0.2)
        ring(x: x, y: y, inner: isFilled ? 0 : radius * 0.85, outer: radius, isFilled ? 40 : 90)
      }
      write(
        x: 20, y: Int(y - radius) - 4, width: 110, height: Int(2 * radius) + 4, size: radius * 0.8, &random)
    }
  }

  private mutating func drawMuscles(_ random: inout SeededRandom) {
    for middle in [170.0, 470] {
      let shade = UInt8(random.number(170...220))
      ellipse(x: middle, y: 90, across: 45, down: 55, shade)
      ellipse(x: middle, y: 280, across: 95, down: 150, shade)
      for side in [-1.0, 1] {
        ellipse(x: middle + side * 120, y: 280, across: 28, down: 150, shade)
        ellipse(x: middle + side * 50, y: 560, across: 45, down: 200, shade)
        for _ in 0..<14 {
          ellipse(
            x: middle + side * random.number(8...120), y: random.number(160...700),
            across: random.number(6...30), down: random.number(8...50), UInt8(random.number(40...200)))
        }
      }
    }
    write(x: 240, y: 730, width: 200, height: 60, size: 8, &random)
  }

  private mutating func drawFace(_ random: inout SeededRandom) {
    drawTexture(.clouds, x: 0..<width, y: 0..<height, &random)
    let (x, y) = (random.number(200...440), random.number(250...500))
    let size = random.number(80...190)
    ellipse(x: x, y: y, across: size * 0.8, down: size, UInt8(random.number(120...210)))
    ellipse(x: x, y: y - size * 0.8, across: size * 0.8, down: size * 0.4, UInt8(random.number(20...90)))
    for side in [-1.0, 1] {
      let eye = (x + side * size * 0.32, y - size * 0.15)
      ellipse(x: eye.0, y: eye.1, across: size * 0.16, down: size * 0.09, 235)
      ring(x: eye.0, y: eye.1, inner: 0, outer: size * 0.08, 70)
      ring(x: eye.0, y: eye.1, inner: 0, outer: size * 0.035, 10)
    }
    ellipse(x: x, y: y + size * 0.5, across: size * 0.3, down: size * 0.08, 90)
    blur(x: 0..<width, y: 0..<height, deviation: 1.5)
  }

  private mutating func drawCrossword(_ random: inout SeededRandom) {
    let (count, side) = (Int(random.number(9...20)), Int(random.number(8...26)))
    let dark = random.number(0.1...0.35)
    fill(x: 60, y: 60, width: count * side + 2, height: count * side + 2, 20)
    for row in 0..<count {
      for column in 0..<count where !random.chance(dark) {
        fill(x: 62 + column * side, y: 62 + row * side, width: side - 2, height: side - 2, 250)
        if random.chance(0.3) {
          write(
            x: 63 + column * side, y: 58 + row * side, width: side / 2, height: side / 2 + 4,
            size: Double(side) / 4, &random)
        }
      }
    }
    write(x: 60, y: 600, width: 500, height: 160, size: 8, &random)
  }

  private mutating func drawThumbnails(_ random: inout SeededRandom) {
    let kinds: [CodelessPicture.Kind] = [.clouds, .gravel, .grain]
    for y in stride(from: 40, to: height - 150, by: 190) {
      for x in stride(from: 40, to: width - 150, by: 190) {
        let (wide, tall) = (Int(random.number(60...150)), Int(random.number(60...150)))
        let isSquare = random.chance(0.6)
        drawTexture(random.choice(kinds), x: x..<x + wide, y: y..<y + (isSquare ? wide : tall), &random)
        write(x: x, y: y + 152, width: wide, height: 34, size: 6, &random)
      }
    }
  }

  private mutating func drawButtons(_ random: inout SeededRandom) {
    fill(x: 0, y: 0, width: width, height: height, UInt8(random.number(180...250)))
    for y in stride(from: 30, to: height - 60, by: 70) {
      let side = Int(random.number(16...48))
      fill(x: 30, y: y, width: side, height: side, 40)
      fill(x: 30 + side / 7, y: y + side / 7, width: side * 5 / 7, height: side * 5 / 7, 240)
      if random.chance(0.5) {
        fill(x: 30 + side * 2 / 7, y: y + side * 2 / 7, width: side * 3 / 7, height: side * 3 / 7, 40)
      }
      write(x: 100, y: y - 4, width: width - 140, height: 56, size: random.number(6...12), &random)
    }
  }

  private mutating func drawHandwriting(_ random: inout SeededRandom) {
    for base in stride(from: 80.0, to: Double(height - 40), by: random.number(24...60)) {
      var (x, y) = (40.0, base)
      var phase = 0.0
      while x < Double(width - 50) {
        phase += random.number(0.2...0.9)
        let next = (x + 2.5 + 3 * cos(phase * 1.7), base + 12 * sin(phase) + random.number(-2...2))
        if !random.chance(0.06) { line(from: (x, y), to: next, thickness: random.number(1.5...3), 40) }
        (x, y) = next
      }
    }
  }
}
