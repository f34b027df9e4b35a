internal import CLibrary
package import QRCodes

/// Films of a screen that shows one symbol after the other, as a telephone in a hand takes them, the same in every run
/// for the same seed.
///
/// The hand shakes and turns, which blurs what moves; the focus comes and goes; the sensor adds noise.
package struct FilmSimulator {
  /// The most that the hand is off its place, in modules, and how fast it shakes, in turns a second.
  private static let shake = (modules: 1.5, turns: 1.7)
  /// The most that it is turned, in radians, and how fast.
  private static let turn = (radians: 0.09, turns: 0.6)
  /// The most that a side of the screen is shorter than the other.
  private static let tilt = 0.05
  /// The widest blur out of focus, as standard deviation in modules.
  private static let blur = 0.35
  /// How long light is gathered for a frame, as a share of the time between two.
  private static let shutter = 0.5
  /// The strongest noise, as standard deviation in greys.
  private static let noise = 6.0
  /// How many places of a pixel are looked at: as it moves, and as it is out of focus.
  private static let samples = 5

  /// The size of a frame in pixels.
  package let width: Int
  package let height: Int
  /// How large a module is.
  private let modulePixels: Double
  /// Frames a second.
  private let rate: Double
  private var random: PhotographSimulator

  /// Begins a series of films.
  package init(seed: UInt64, width: Int, height: Int, modulePixels: Double, rate: Int = 30) {
    (self.width, self.height, self.modulePixels, self.rate) = (width, height, modulePixels, Double(rate))
    random = PhotographSimulator(seed: seed)
  }

  /// Films symbols, each for a number of frames.
  ///
  /// - Returns: The grey pixels of all frames, one after the other.
  package mutating func frames(of symbols: [QRSymbol], each count: Int) -> [UInt8] {
    let start = random.unit() * 10
    return symbols.enumerated().flatMap { place, symbol in
      (0..<count).flatMap { frame(of: symbol, at: start + Double(place * count + $0) / rate) }
    }
  }

  private mutating func frame(of symbol: QRSymbol, at time: Double) -> [UInt8] {
    let modules = Double(symbol.size + 2 * QRSymbol.standardQuietZone)
    let blur = Self.blur * modulePixels * abs(sin(time * 1.3))
    let samples = (0..<Self.samples).map { number in
      let exposed = time + Self.shutter / rate * Double(number) / Double(Self.samples)
      // Around a circle, a place for each sample.
      let angle = 2 * Double.pi * Double(number) * 2 / Double(Self.samples)
      return (plane(modules, at: exposed), 0.5 + blur * cos(angle), 0.5 + blur * sin(angle))
    }
    var pixels = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width {
        var sum = 0.0
        for (plane, across, down) in samples {
          sum += PhotographSimulator.light(of: symbol, at: plane.place(Double(x) + across, Double(y) + down))
        }
        let light = 30 + 190 * sum / Double(Self.samples) + Self.noise * random.gauss()
        pixels[y * width + x] = UInt8(min(255, max(0, light)))
      }
    }
    return pixels
  }

  /// The way from the frame to the screen, as the hand holds it at a time.
  private func plane(_ modules: Double, at time: Double) -> InversePlane {
    let shake = 2 * Double.pi * Self.shake.turns * time
    let x = Double(width) / 2 + Self.shake.modules * modulePixels * sin(shake)
    let y = Double(height) / 2 + Self.shake.modules * modulePixels * cos(shake * 0.77)
    let angle = Self.turn.radians * sin(2 * Double.pi * Self.turn.turns * time)
    let tilt = 1 - Self.tilt * (0.5 + 0.5 * sin(time * 2.1))
    let side = modules * modulePixels / 2
    let corners = [(-1.0, -1.0), (1.0, -tilt), (1.0, tilt), (-1.0, 1.0)].map { corner in
      let (across, down) = (corner.0 * side, corner.1 * side)
      return (x + across * cos(angle) - down * sin(angle), y + across * sin(angle) + down * cos(angle))
    }
    return InversePlane(corners, width: modules, height: modules)
  }
}
