internal import CGdkPixbuf
internal import CLibrary
package import QRCodes

/// Photographs of printed symbols as a telephone takes them, the same in every run for the same seed.
///
/// The page is tilted and turned, out of focus, unevenly lit, noisy and saved as JPEG. What else is the matter with it
/// or with the camera is set before a photograph is taken.
package struct PhotographSimulator {
  /// The most that a corner is off its place, as a share of the side.
  package static let perspective = 0.12
  /// The most that the page is turned, in radians: 30°.
  package static let rotation = Double.pi / 6
  /// The widest blur, as standard deviation in modules.
  package static let blur = 0.4
  /// The strongest noise, as standard deviation in greys.
  package static let noise = 8.0

  /// Samples a pixel, both ways.
  private static let samples = 3

  private var state: UInt64
  /// How the page lies in the last photograph; nil before there is one.
  private var plane: InversePlane?

  /// The JPEG quality, 1 to 100.
  package var quality = 60
  /// How far the camera moves while it takes a photograph, in modules.
  package var motion = 0.0
  /// What the page is besides flat.
  var surface = PageSurface.Kind.flat

  /// Begins a series of photographs.
  package init(seed: UInt64) { state = seed }

  /// Takes a photograph of a symbol.
  ///
  /// - Parameters:
  ///   - symbol: What is printed.
  ///   - modulePixels: How large a module is before the page is tilted.
  /// - Returns: The JPEG file; nil without memory.
  package mutating func jpeg(of symbol: QRSymbol, modulePixels: Double) -> [UInt8]? {
    let modules = Double(symbol.size + 2 * QRSymbol.standardQuietZone)
    return jpeg(width: modules, height: modules, modulePixels: modulePixels) { place in
      Self.light(of: symbol, at: place)
    }
  }

  /// Takes a photograph of a printed page.
  ///
  /// - Parameters:
  ///   - page: What is printed.
  ///   - printPixels: How many pixels of it a module has.
  ///   - modulePixels: How large a module is in the photograph before the page is tilted.
  /// - Returns: The JPEG file; nil without memory.
  package mutating func jpeg(
    of page: GreyPicture, printPixels: Double, modulePixels: Double
  ) -> [UInt8]? {
    jpeg(
      width: Double(page.width) / printPixels, height: Double(page.height) / printPixels,
      modulePixels: modulePixels
    ) { place in
      let (column, row) = (
        Int((place.0 * printPixels).rounded(.down)), Int((place.1 * printPixels).rounded(.down))
      )
      guard column >= 0, row >= 0, column < page.width, row < page.height else { return Self.table }
      return Double(page.luminance[row * page.width + column]) / 255
    }
  }

  /// Where a place on the page, in modules, is in the last photograph; nil before there is one.
  package func seen(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    plane.map { $0.seen(x, y) }
  }

  /// How light a table is on which pages lie.
  static let table = 0.4

  private mutating func jpeg(
    width: Double, height: Double, modulePixels: Double, of light: ((Double, Double)) -> Double
  ) -> [UInt8]? {
    let reach = Int((max(width, height) * modulePixels * 1.5).rounded(.up))
    let corners = corners(
      width: width * modulePixels, height: height * modulePixels, middle: Double(reach) / 2)
    let page = InversePlane(corners, width: width, height: height)
    plane = page
    // Drawn from numbers of its own, so that other photographs stay as they are.
    var random = SeededRandom(seed: state ^ 0x5f0f)
    let surface = PageSurface(surface, width: width, height: height, modulePixels: modulePixels, &random)
    let pageLight = light
    var light = [Double](repeating: 0, count: reach * reach)
    for y in 0..<reach {
      for x in 0..<reach {
        var sum = 0.0
        for sample in 0..<Self.samples * Self.samples {
          let across = (Double(sample % Self.samples) + 0.5) / Double(Self.samples)
          let down = (Double(sample / Self.samples) + 0.5) / Double(Self.samples)
          sum += surface.light(at: page.place(Double(x) + across, Double(y) + down), of: pageLight)
        }
        light[y * reach + x] = sum / Double(Self.samples * Self.samples)
      }
    }
    Self.blur(&light, side: reach, deviation: unit() * Self.blur * modulePixels)
    if motion > 0 { Self.smear(&light, side: reach, length: motion * modulePixels, &random) }
    surface.dim(&light, side: reach, page)
    let angle = unit() * 2 * Double.pi
    let (dark, bright) = (10 + unit() * 40, 150 + unit() * 100)
    let shade = 0.5 * unit()
    let noise = Self.noise * unit()
    let pixels = light.enumerated().map { index, value in
      let (x, y) = (Double(index % reach) / Double(reach) - 0.5, Double(index / reach) / Double(reach) - 0.5)
      let lit = 1 - shade * (0.5 + x * cos(angle) + y * sin(angle))
      return UInt8(min(255, max(0, (dark + (bright - dark) * value) * lit + noise * gauss())))
    }
    return Self.jpeg(pixels, side: reach, quality: quality)
  }

  /// How light the paper or the print is at a place in modules.
  static func light(of symbol: QRSymbol, at place: (Double, Double)) -> Double {
    let quiet = Double(QRSymbol.standardQuietZone)
    let (column, row) = ((place.0 - quiet).rounded(.down), (place.1 - quiet).rounded(.down))
    let size = Double(symbol.size)
    if column >= 0, row >= 0, column < size, row < size {
      return symbol.isDark(x: Int(column), y: Int(row)) ? 0 : 1
    }
    let isBeyond = column < -quiet || row < -quiet || column >= size + quiet || row >= size + quiet
    return isBeyond ? table : 1
  }

  private mutating func corners(width: Double, height: Double, middle: Double) -> [(Double, Double)] {
    let angle = (2 * unit() - 1) * Self.rotation
    return [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { corner in
      let x = corner.0 * (1 - Self.perspective * unit()) * width
      let y = corner.1 * (1 - Self.perspective * unit()) * height
      return (middle + x * cos(angle) - y * sin(angle), middle + x * sin(angle) + y * cos(angle))
    }
  }

  private static func blur(_ light: inout [Double], side: Int, deviation: Double) {
    guard deviation > 0.1 else { return }
    let reach = Int((3 * deviation).rounded(.up))
    var kernel = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let total = kernel.reduce(0, +)
    kernel = kernel.map { $0 / total }
    for step in [1, side] {
      let source = light
      for y in 0..<side {
        for x in 0..<side {
          let (place, along) = (y * side + x, step == 1 ? x : y)
          var sum = 0.0
          for (index, weight) in kernel.enumerated() {
            let offset = min(side - 1, max(0, along + index - reach)) - along
            sum += weight * source[place + offset * step]
          }
          light[place] = sum
        }
      }
    }
  }

  /// Gathers light from along a line, as a camera does that moves.
  private static func smear(
    _ light: inout [Double], side: Int, length: Double, _ random: inout SeededRandom
  ) {
    let angle = random.unit() * 2 * Double.pi
    let count = max(2, Int((2 * length).rounded(.up)))
    let steps = (0..<count).map { number in
      let share = length * (Double(number) / Double(count - 1) - 0.5)
      return (Int((share * cos(angle)).rounded()), Int((share * sin(angle)).rounded()))
    }
    let source = light
    for y in 0..<side {
      for x in 0..<side {
        var sum = 0.0
        for (dx, dy) in steps {
          sum += source[min(side - 1, max(0, y + dy)) * side + min(side - 1, max(0, x + dx))]
        }
        light[y * side + x] = sum / Double(count)
      }
    }
  }

  private static func jpeg(_ grey: [UInt8], side: Int, quality: Int) -> [UInt8]? {
    let colors = grey.flatMap { [$0, $0, $0] }
    return colors.withUnsafeBufferPointer { pixels in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          pixels.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(side), Int32(side), Int32(3 * side), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var key = strdup("quality")
      var value = strdup(String(quality))
      defer {
        free(key)
        free(value)
      }
      var bytes: UnsafeMutablePointer<CChar>?
      var count = 0
      var keys = [key, nil]
      var values = [value, nil]
      guard gdk_pixbuf_save_to_bufferv(pixbuf, &bytes, &count, "jpeg", &keys, &values, nil) != 0 else {
        return nil
      }
      defer { g_free(bytes) }
      (key, value) = (keys[0], values[0])
      return Array(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }

  /// SplitMix64, as a number from 0 to 1.
  mutating func unit() -> Double {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return Double((value ^ value >> 31) >> 11) / Double(1 << 53)
  }

  mutating func gauss() -> Double {
    (-2 * log(max(1e-12, unit()))).squareRoot() * cos(2 * Double.pi * unit())
  }
}
