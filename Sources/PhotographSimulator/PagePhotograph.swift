internal import CLibrary
package import QRCodes

/// Photographs of whole pages as a telephone takes them: tilted, turned, crumpled, shadowed, blurred, noisy.
package struct PagePhotograph: Sendable {
  /// How bad the circumstances may be.
  package struct Limits: Sendable {
    /// The numbers of pixels, in millions.
    package var megapixels = 8.0...16.0
    /// The most that the page is turned, in degrees.
    package var rotation = 35.0
    /// The most that the camera looks from the side, in degrees.
    package var tilt = 35.0
    /// The most that curl, folds and crumples move a place, in points.
    package var crumple = 5.0
    /// The darkest shadow, as the share of light that is left.
    package var shadow = 0.45
    /// The widest blur, as deviation in pixels.
    package var blur = 1.3
    /// The strongest noise, as deviation in greys.
    package var noise = 7.0

    /// Makes limits as they are meant.
    package init() {}
  }

  private let limits: Limits
  private var random: SeededRandom

  /// Begins a series of photographs.
  package init(seed: UInt64, limits: Limits = Limits()) {
    self.limits = limits
    random = SeededRandom(seed: seed)
  }

  /// A crease or wave: how far and whereto it moves what lies on it.
  private struct Wave: Sendable {
    var relief: PageWave
    var reach: Double
    var toX: Double
    var toY: Double

    func value(_ x: Double, _ y: Double) -> Double { reach * relief.value(x, y) }
  }

  /// Takes a photograph.
  package mutating func take(_ page: PaperPage) throws(PictureError) -> GreyPicture {
    let pixels = random.number(limits.megapixels) * 1e6
    let width = Int((pixels * 3 / 4).squareRoot())
    let height = Int((pixels * 4 / 3).squareRoot())
    let corners = corners(page, width: Double(width), height: Double(height))
    let plane = InversePlane(corners, width: page.width, height: page.height)
    let waves = waves(page)
    let light = exposed(page, plane, waves, width, height)
    return try finished(light, width, height)
  }

  /// Where the corners of the page are in the picture.
  private mutating func corners(_ page: PaperPage, width: Double, height: Double) -> [(Double, Double)] {
    let turn = (2 * random.unit() - 1) * limits.rotation * Double.pi / 180
    let tilt = random.unit() * limits.tilt * Double.pi / 180
    let way = random.unit() * 2 * Double.pi
    let size = max(page.width, page.height)
    let distance = size * random.number(1.3...1.8)
    let places = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { corner in
      let (x, y) = (corner.0 * page.width, corner.1 * page.height)
      // Tilted around an axis in the plane, seen from `distance`.
      let along = x * cos(way) + y * sin(way)
      let beside = -x * sin(way) + y * cos(way)
      let (near, deep) = (along * cos(tilt), along * sin(tilt))
      let factor = distance / (distance + deep)
      let (u, v) = (near * factor, beside * factor)
      let (px, py) = (u * cos(way) - v * sin(way), u * sin(way) + v * cos(way))
      return (px * cos(turn) - py * sin(turn), px * sin(turn) + py * cos(turn))
    }
    let (xs, ys) = (places.map { $0.0 }, places.map { $0.1 })
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 1)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 1)
    let fill = random.number(0.86...0.97)
    let scale = fill * min(width / (right - left), height / (bottom - top))
    let (slackX, slackY) = (width - scale * (right - left), height - scale * (bottom - top))
    let (shiftX, shiftY) = (slackX * random.number(0.3...0.7), slackY * random.number(0.3...0.7))
    return places.map { ((($0.0 - left) * scale + shiftX), (($0.1 - top) * scale + shiftY)) }
  }

  private mutating func waves(_ page: PaperPage) -> [Wave] {
    let strength = random.unit() * limits.crumple
    var waves: [Wave] = []
    func wave(_ length: Double, _ reach: Double, isFold: Bool, _ random: inout SeededRandom) {
      let way = random.unit() * 2 * Double.pi
      let turn = random.unit() * 2 * Double.pi
      let step = isFold ? 1 / length : 2 * Double.pi / length
      let phase =
        isFold
        ? -(cos(way) * random.unit() * page.width + sin(way) * random.unit() * page.height) * step
        : random.unit() * 2 * Double.pi
      waves.append(
        Wave(
          relief: PageWave(across: cos(way) * step, down: sin(way) * step, phase: phase, isFold: isFold),
          reach: reach, toX: cos(turn), toY: sin(turn)))
    }
    // A curl over the whole page, folds, and small crumples.
    wave(random.number(900...1_600), 0.6 * strength, isFold: false, &random)
    for _ in 0..<2 { wave(random.number(120...300), 0.2 * strength, isFold: true, &random) }
    for _ in 0..<4 { wave(random.number(90...300), 0.06 * strength, isFold: false, &random) }
    return waves
  }

  private mutating func exposed(
    _ page: PaperPage, _ plane: InversePlane, _ waves: [Wave], _ width: Int, _ height: Int
  ) -> [Float] {
    let table = Float(random.number(0.2...0.6))
    // Shadows: half planes with soft or sharp edges.
    let shadows = (0..<(random.chance(0.5) ? 1 : 2)).map { _ in
      let way = random.unit() * 2 * Double.pi
      return (
        across: cos(way), down: sin(way),
        at: cos(way) * random.number(0.2...0.8) * page.width + sin(way) * random.number(0.2...0.8)
          * page.height,
        soft: random.number(2...120), left: random.number(limits.shadow...1)
      )
    }
    let slope = random.number(0...0.012)
    let (tiltX, tiltY) = (random.number(-0.25...0.25), random.number(-0.25...0.25))
    var light = [Float](repeating: 0, count: width * height)
    let block = 4
    light.withUnsafeMutableBufferPointer { light in
      // Waves and shadows change slowly: they are reckoned for blocks of pixels.
      for top in stride(from: 0, to: height, by: block) {
        for left in stride(from: 0, to: width, by: block) {
          let middle = plane.place(Double(left) + 2, Double(top) + 2)
          var (dx, dy, shade) = (0.0, 0.0, 1.0)
          for wave in waves {
            let value = wave.value(middle.0, middle.1)
            dx += value * wave.toX
            dy += value * wave.toY
            shade += value * slope
          }
          for shadow in shadows {
            let depth = (shadow.across * middle.0 + shadow.down * middle.1 - shadow.at) / shadow.soft
            let share = min(1, max(0, depth + 0.5))
            shade *= 1 - share * (1 - shadow.left)
          }
          shade *= 1 + tiltX * (middle.0 / page.width - 0.5) + tiltY * (middle.1 / page.height - 0.5)
          for y in top..<min(height, top + block) {
            for x in left..<min(width, left + block) {
              let place = plane.place(Double(x) + 0.5, Double(y) + 0.5)
              let value = page.light(place.0 + dx, place.1 + dy) ?? table
              light[y * width + x] = value * Float(shade)
            }
          }
        }
      }
    }
    return light
  }

  private mutating func finished(
    _ light: [Float], _ width: Int, _ height: Int
  ) throws(PictureError) -> GreyPicture {
    var light = light
    Self.blur(&light, width, height, deviation: random.number(0.3...limits.blur))
    let (dark, bright) = (Float(random.number(8...45)), Float(random.number(150...235)))
    let noise = Float(random.number(1...limits.noise))
    // Numbers around 0, by turns: one for each pixel would take longer than all else.
    let noises = (0..<65_521).map { _ in Float(random.gauss()) * noise }
    var number = Int(random.unit() * 60_000)
    let pixels = light.map { value in
      number += 1
      if number == noises.count { number = 0 }
      return UInt8(min(255, max(0, dark + (bright - dark) * value + noises[number])))
    }
    return try GreyPicture(width: width, height: height, luminance: pixels)
  }

  private static func blur(_ light: inout [Float], _ width: Int, _ height: Int, deviation: Double) {
    let reach = Int((2.5 * deviation).rounded(.up))
    var kernel = (-reach...reach).map { Float(exp(-Double($0 * $0) / (2 * deviation * deviation))) }
    let total = kernel.reduce(0, +)
    kernel = kernel.map { $0 / total }
    var middle = light
    middle.withUnsafeMutableBufferPointer { target in
      light.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width {
            var sum: Float = 0
            for (index, weight) in kernel.enumerated() {
              sum += weight * source[y * width + min(width - 1, max(0, x + index - reach))]
            }
            target[y * width + x] = sum
          }
        }
      }
    }
    light.withUnsafeMutableBufferPointer { target in
      middle.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width {
            var sum: Float = 0
            for (index, weight) in kernel.enumerated() {
              sum += weight * source[min(height - 1, max(0, y + index - reach)) * width + x]
            }
            target[y * width + x] = sum
          }
        }
      }
    }
  }
}
