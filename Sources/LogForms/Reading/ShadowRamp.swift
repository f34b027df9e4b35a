internal import CLibrary

/// The edge of a shadow across a bubble, sharp or soft: light on one side, dark on the other, and even on both.
struct ShadowRamp {
  /// Where the edge is.
  private struct Edge {
    /// The angle of the direction in which it becomes dark.
    let angle: Double
    /// How far from the middle its own middle is, in that direction, in points.
    let place: Double
    /// How wide it is, in points.
    let width: Double
    /// The direction, of length 1.
    let way: LogPoint

    init(angle: Double, place: Double, width: Double) {
      (self.angle, self.place, self.width) = (angle, place, width)
      way = LogPoint(cos(angle), sin(angle))
    }

    /// How much of the shadow there is at a step from the middle of the bubble, 0 to 1.
    func share(_ step: LogPoint) -> Double {
      min(1, max(0, (step.x * way.x + step.y * way.y - place) / width + 0.5))
    }
  }

  private let edge: Edge
  /// How light the paper is before and behind it.
  let light: Double
  let dark: Double

  private static let angleStep = Double.pi / 12
  private static let angles = (0..<24).map { Double($0) * angleStep }
  private static let placeStep = 1.4
  private static let places = (-5...5).map { Double($0) * placeStep }
  private static let widths = [1.0, 3, 7, 14, 28]
  /// The radii around a bubble at which paper is seen, and the angles.
  private static let radii = [6.4, 7.6]
  private static let directions = directions(48)
  /// How far the light may be from what the edge says, as a share of its contrast, beside what is noise.
  private static let evenness = 0.22
  /// The least share of light that a shadow takes for its edge to matter.
  private static let leastShadow = 0.06

  private static func directions(_ count: Int) -> [LogPoint] {
    (0..<count).map {
      let angle = 2 * Double.pi * Double($0) / Double(count)
      return LogPoint(cos(angle), sin(angle))
    }
  }

  /// The edge around a bubble; nil unless one explains the light all around it.
  ///
  /// - Parameter noise: the deviation of pixels, in greys.
  init?(around middle: LogPoint, _ frame: LogFrame, in picture: LogPicture, noise: Double) {
    var points: [LogPoint] = []
    var lights: [Double] = []
    for way in Self.directions {
      for radius in Self.radii {
        points.append(way * radius)
        lights.append(picture.light(middle + frame(way * radius)))
      }
    }
    var best: (rest: Double, edge: Edge, light: Double, step: Double)?
    let count = Double(points.count)
    let sum = lights.reduce(0, +)
    let squares = lights.reduce(0) { $0 + $1 * $1 }
    /// Takes an edge if the light is nearer to what it says, with the lights before and behind it that are the nearest.
    func consider(_ edge: Edge) {
      var (total, square, mixed) = (0.0, 0.0, 0.0)
      for (point, light) in zip(points, lights) {
        let share = edge.share(point)
        total += share
        square += share * share
        mixed += share * light
      }
      let spread = square - total * total / count
      guard spread > 1 else { return }
      let step = (mixed - total * sum / count) / spread
      let rest = squares - sum * sum / count - step * step * spread
      if step < 0, best.map({ rest < $0.rest }) ?? true {
        best = (rest, edge, (sum - step * total) / count, step)
      }
    }
    for angle in Self.angles {
      for width in Self.widths {
        for place in Self.places { consider(Edge(angle: angle, place: place, width: width)) }
      }
    }
    for share in [0.5, 0.25, 0.125] {
      guard let start = best?.edge else { break }
      for turn in [-1.0, 0, 1] {
        for shift in [-1.0, 0, 1] {
          for stretch in [-1.0, 0, 1] {
            consider(
              Edge(
                angle: start.angle + turn * share * Self.angleStep,
                place: start.place + shift * share * Self.placeStep,
                width: start.width * (1 + stretch * share)))
          }
        }
      }
    }
    guard let best, best.light > 1, -best.step > Self.leastShadow * best.light else { return nil }
    let allowed = Self.evenness * -best.step
    guard max(0, best.rest) / count < allowed * allowed + noise * noise else { return nil }
    edge = best.edge
    (light, dark) = (best.light, best.light + best.step)
  }

  /// The direction in which it becomes dark, of length 1.
  var way: LogPoint { edge.way }
  /// How wide it is, in points.
  var width: Double { edge.width }

  /// How light the paper is at a step from the middle of the bubble.
  func ground(_ step: LogPoint) -> Double { light + edge.share(step) * (dark - light) }

  /// How far a step is from the middle of the edge, in points.
  func distance(_ step: LogPoint) -> Double {
    abs(step.x * edge.way.x + step.y * edge.way.y - edge.place)
  }
}
