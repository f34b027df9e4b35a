internal import CLibrary

/// What a photographed page is besides flat, whole and evenly lit; all lengths are in modules.
struct PageSurface {
  /// What makes it hard to read.
  enum Kind: Sendable {
    /// Flat paper.
    case flat
    /// Bent in a wave about as long as the page, as paper that was rolled up.
    case curled
    /// Folded once or twice, each fold a ridge with a lit and a dark side.
    case folded
    /// A corner is torn off.
    case torn
    /// The edge of a shadow runs across.
    case shadowed
    /// A lamp is mirrored in it.
    case glaring
    /// A screen, whose pixels beat with those of the camera.
    case screen
  }

  /// A wave or ridge across the page: how far it moves what lies on it, and how much light it takes.
  private struct Bend {
    var wave: PageWave
    var reach: Double
    var shade: Double
  }

  private let width: Double
  private let height: Double
  private var bends: [Bend] = []
  /// Beyond this line, `across · x + down · y` below `at`, nothing of the page is left.
  private var tear: (across: Double, down: Double, at: Double)?
  private let ragged: ValueNoise
  private var shadow: (across: Double, down: Double, at: Double, soft: Double, left: Double)?
  private var lamp: (x: Double, y: Double, radius: Double, light: Double)?
  /// The pixels of a screen: how far they are from each other, and how much darker it is between them.
  private var lattice: (pitch: Double, depth: Double)?

  /// How much of a pixel of a screen shines, in each direction.
  private static let litShare = 0.72
  /// The places of a pixel of the camera that are looked at, in each direction.
  private static let samples = 3
  /// How broad the bare fibres along a tear are, and how far it strays.
  private static let fibres = 0.7
  private static let raggedness = 2.5

  /// Makes a surface by chance.
  ///
  /// - Parameters:
  ///   - modulePixels: How many pixels of the photograph a module has.
  init(
    _ kind: Kind, width: Double, height: Double, modulePixels: Double, _ random: inout SeededRandom
  ) {
    (self.width, self.height) = (width, height)
    ragged = ValueNoise(seed: UInt64(random.unit() * 1e9), size: 3)
    let side = max(width, height)
    let way = random.number(0...2 * Double.pi)
    let (across, down) = (cos(way), sin(way))
    /// Where a line of this direction passes a place well within the page.
    func through(_ random: inout SeededRandom) -> Double {
      across * width * random.number(0.3...0.7) + down * height * random.number(0.3...0.7)
    }
    switch kind {
    case .flat: break
    case .curled:
      let length = side * random.number(0.9...1.6)
      let step = 2 * Double.pi / length
      bends = [
        Bend(
          wave: PageWave(
            across: across * step, down: down * step, phase: random.number(0...2 * Double.pi), isFold: false),
          reach: side * random.number(0.02...0.05), shade: random.number(0.05...0.25))
      ]
    case .folded:
      for turn in 0..<(random.chance(0.5) ? 1 : 2) {
        // The second fold runs across the first.
        let (x, y) = turn == 0 ? (across, down) : (-down, across)
        let step = 1 / (side * random.number(0.25...0.5))
        let at = x * width * random.number(0.3...0.7) + y * height * random.number(0.3...0.7)
        bends.append(
          Bend(
            wave: PageWave(across: x * step, down: y * step, phase: -at * step, isFold: true),
            reach: side * random.number(0.01...0.03), shade: random.number(0.1...0.3)))
      }
    case .torn:
      let (right, bottom) = (random.chance(0.5), random.chance(0.5))
      let share = random.number(0.15...0.4)
      let lean = random.number(0.35...0.65)
      let (x, y) = (right ? -lean : lean, bottom ? lean - 1 : 1 - lean)
      let corner = (right ? x * width : 0) + (bottom ? y * height : 0)
      tear = (x, y, corner + share * side / 2)
    case .shadowed:
      shadow = (across, down, through(&random), random.number(0.5...6), random.number(0.3...0.6))
    case .glaring:
      lamp = (
        width * random.number(0.2...0.8), height * random.number(0.2...0.8),
        side * random.number(0.08...0.2), random.number(1...2)
      )
    case .screen: lattice = (random.number(1.3...3) / modulePixels, random.number(0.35...0.8))
    }
  }

  /// How light it is at a place: 1 is paper, above 1 is glare.
  func light(at place: (Double, Double), of page: ((Double, Double)) -> Double) -> Double {
    var (x, y) = place
    guard x >= 0, y >= 0, x < width, y < height else { return page(place) }
    if let tear {
      let left = tear.across * x + tear.down * y - tear.at
      let edge = Self.raggedness * (ragged.value(x + width, y + height, octaves: 3) - 0.5)
      if left < edge { return PhotographSimulator.table }
      if left < edge + Self.fibres { return 1 }
    }
    var share = 1.0
    for bend in bends {
      let value = bend.wave.value(place.0, place.1) * bend.reach
      let length = max(
        1e-9, (bend.wave.across * bend.wave.across + bend.wave.down * bend.wave.down).squareRoot())
      (x, y) = (x + value * bend.wave.across / length, y + value * bend.wave.down / length)
      share *= 1 - bend.shade * (0.5 + 0.5 * bend.wave.slope(place.0, place.1))
    }
    if let shadow {
      let depth = (shadow.across * x + shadow.down * y - shadow.at) / shadow.soft + 0.5
      share *= 1 - min(1, max(0, depth)) * (1 - shadow.left)
    }
    var light = page((x, y)) * share
    if let lamp {
      let (dx, dy) = ((x - lamp.x) / lamp.radius, (y - lamp.y) / lamp.radius)
      light += lamp.light * exp(-(dx * dx + dy * dy))
    }
    return light
  }

  /// Dims a photograph by the pixels of a screen, which beat with its own where they are about as large.
  func dim(_ light: inout [Double], side: Int, _ plane: InversePlane) {
    guard let lattice else { return }
    func isLit(_ value: Double) -> Bool {
      let share = value / lattice.pitch
      return share - share.rounded(.down) < Self.litShare
    }
    let count = Self.samples
    for row in 0..<side {
      for column in 0..<side {
        var lit = 0
        for sample in 0..<count * count {
          let place = plane.place(
            Double(column) + (Double(sample % count) + 0.5) / Double(count),
            Double(row) + (Double(sample / count) + 0.5) / Double(count))
          let isBeside = place.0 < 0 || place.1 < 0 || place.0 >= width || place.1 >= height
          if isBeside || isLit(place.0) && isLit(place.1) { lit += 1 }
        }
        light[row * side + column] *= 1 - lattice.depth * (1 - Double(lit) / Double(count * count))
      }
    }
  }
}
