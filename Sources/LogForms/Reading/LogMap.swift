/// How a page lies in a picture that is not quite flat: a homography, and how far off it known places nearby are.
struct LogMap: Sendable {
  /// How many known places settle one.
  private static let neighbours = 6

  private let plane: LogHomography
  /// Known places and how far from the plane's they are, in pixels.
  private var known: [(page: LogPoint, offset: LogPoint)] = []

  /// A map of known places; nil where they do not settle it.
  init?(_ pairs: [LogHomography.Pair]) {
    guard let plane = LogHomography(pairs) else { return nil }
    self.plane = plane
    known = pairs.map { ($0.page, $0.pixel - plane($0.page)) }
  }

  /// Adds a known place.
  mutating func add(_ pair: LogHomography.Pair) { known.append((pair.page, pair.pixel - plane(pair.page))) }

  /// Where a place of the page is in the picture.
  func callAsFunction(_ place: LogPoint) -> LogPoint { plane(place) + offset(at: place) }

  /// The mean of the nearest known offsets, the nearer the more.
  private func offset(at place: LogPoint) -> LogPoint {
    var nearest: [(distance: Double, offset: LogPoint)] = []
    for (page, offset) in known {
      let (x, y) = (page.x - place.x, page.y - place.y)
      let distance = x * x + y * y
      if nearest.count == Self.neighbours, distance >= nearest[nearest.count - 1].distance { continue }
      let index = nearest.firstIndex { distance < $0.distance } ?? nearest.count
      nearest.insert((distance, offset), at: index)
      if nearest.count > Self.neighbours { nearest.removeLast() }
    }
    var (sum, total) = (LogPoint(0, 0), 0.0)
    for (distance, offset) in nearest {
      let weight = 1 / (distance + 100)
      sum = sum + offset * weight
      total += weight
    }
    return total > 0 ? sum * (1 / total) : sum
  }

  /// How a step on the page is a step in the picture, near a place.
  func frame(at place: LogPoint) -> LogFrame {
    let step = 4.0
    let (right, left) = (plane(LogPoint(place.x + step, place.y)), plane(LogPoint(place.x - step, place.y)))
    let (below, above) = (plane(LogPoint(place.x, place.y + step)), plane(LogPoint(place.x, place.y - step)))
    return LogFrame(across: (right - left) * (0.5 / step), down: (below - above) * (0.5 / step))
  }
}

/// The steps in a picture, in pixels, that a point to the right and one down on the page make.
struct LogFrame: Sendable {
  var across: LogPoint
  var down: LogPoint

  /// The step in the picture of a step on the page.
  @inline(__always)
  func callAsFunction(_ step: LogPoint) -> LogPoint {
    LogPoint(across.x * step.x + down.x * step.y, across.y * step.x + down.y * step.y)
  }

  /// Pixels a point.
  var scale: Double { abs(across.x * down.y - across.y * down.x).squareRoot() }
}
