internal import CLibrary

/// Looks at one bubble in a picture: where its ring is, how dark it is inside, and whether ink runs out of it.
struct BubbleProbe {
  /// How far a ring may be from where it is expected, in points; less than half of the way to the next one.
  private static let reach = 4.5
  private static let ringAngles = 24
  /// Between the ring and what is light on its outside.
  private static let outside = 1.9
  /// How far from the middle it is judged what is inside.
  private static let innerRadius = 3.5
  private static let innerStep = 0.55
  private static let sectors = 12
  /// Where the paper around is looked at, from the middle.
  private static let paperRadii = [6.2, 7.0, 7.8]
  private static let paperAngles = 4
  private static let noiseRadii = [6.4, 7.1, 7.8]
  /// Where strokes around a bubble are looked for, from the middle, and where it is light on both sides of them.
  private static let aroundRadii = [6.0, 6.5, 7.0, 7.5, 8.0, 8.5]
  private static let withinRadii = [2.5, 3.0, 3.5]
  private static let beyondRadii = [8.0, 8.5, 9.0, 9.5, 10.0]
  /// The cosine of the angle to other ink within which nothing is looked for.
  private static let besideCosine = 0.7
  /// How dark a stroke is beside the paper.
  private static let strokeDarkness = 0.1
  /// The same in noise, as a multiple of the share of light that noise has, and how far along a stroke it is looked at.
  private static let strokeNoise = 2.0
  private static let strokeBreadth = 0.7
  /// Where strokes leave a bubble, and how long they then are.
  private static let strokeRadius = 6.4
  private static let strokeLength = 13.6
  /// How far to each side of a stroke, however broad, the paper may be light.
  private static let strokeSides = [2.5, 5, 8, 12, 18]

  private static let circle: [LogPoint] = directions(ringAngles)

  /// Places in a bubble, with the shares of the sectors of paper around them.
  private static let inner: [(place: LogPoint, shares: [Double])] = {
    let middles = directions(sectors).map { $0 * paperRadii[1] }
    var places: [(LogPoint, [Double])] = []
    let count = Int(innerRadius / innerStep)
    for row in -count...count {
      for column in -count...count {
        let place = LogPoint(Double(column) * innerStep, Double(row) * innerStep)
        guard place.length <= innerRadius else { continue }
        let weights = middles.map { middle in
          let distance = (middle - place).length
          return 1 / (distance * distance * distance)
        }
        let total = weights.reduce(0, +)
        places.append((place, weights.map { $0 / total }))
      }
    }
    return places
  }()

  /// The places beside each place in a bubble, and itself.
  private static let besides: [[Int]] = inner.map { place, _ in
    inner.indices.filter { (inner[$0].place - place).length < 1.5 * innerStep }
  }

  /// What noise of 1 adds to the mean of the darkest eighth, where each place is taken with those beside it.
  static let noisePeak = 1.0

  private static func directions(_ count: Int) -> [LogPoint] {
    (0..<count).map {
      let angle = 2 * Double.pi * Double($0) / Double(count)
      return LogPoint(cos(angle), sin(angle))
    }
  }

  let picture: LogPicture

  /// Where the ring is nearest to `expected`, and how much darker it is than the paper, as a share.
  func ring(near expected: LogPoint, _ frame: LogFrame) -> (middle: LogPoint, contrast: Double) {
    let rings = Self.circle.map { frame($0 * LogBubble.radius) }
    let outsides = Self.circle.map { frame($0 * (LogBubble.radius + Self.outside)) }
    func contrast(_ middle: LogPoint) -> Double {
      var (dark, paper) = (0.0, 0.0)
      for index in rings.indices {
        let out = picture.light(middle + outsides[index])
        dark += min(1.5 * out, picture.light(middle + rings[index]))
        paper += out
      }
      return paper > 1 ? (paper - dark) / paper : 0
    }
    var best = (middle: expected, contrast: -Double.infinity)
    var step = 1.125
    let count = Int(Self.reach / step)
    for row in -count...count {
      for column in -count...count {
        let offset = LogPoint(Double(column) * step, Double(row) * step)
        // What is nearer is likelier.
        let value = contrast(expected + frame(offset)) - 0.004 * offset.length
        if value > best.contrast { best = (expected + frame(offset), value) }
      }
    }
    best.contrast = contrast(best.middle)
    for _ in 0..<3 {
      step /= 2
      let middle = best.middle
      for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1)] {
        let place = middle + frame(LogPoint(x * step, y * step))
        let value = contrast(place)
        if value > best.contrast { best = (place, value) }
      }
    }
    return best
  }

  /// How light the paper is around a bubble, sector by sector.
  func paper(around middle: LogPoint, _ frame: LogFrame) -> [Double] {
    (0..<Self.sectors).map { sector in
      var lights: [Double] = []
      for radius in Self.paperRadii {
        for step in 0..<Self.paperAngles {
          let turn =
            (Double(sector) - 0.5 + (Double(step) + 0.5) / Double(Self.paperAngles)) / Double(Self.sectors)
          let angle = 2 * Double.pi * turn
          lights.append(picture.light(middle + frame(LogPoint(cos(angle) * radius, sin(angle) * radius))))
        }
      }
      lights.sort()
      return lights[lights.count * 5 / 6]
    }
  }

  /// What is seen inside of a bubble.
  struct Inside {
    /// The share of light that ink takes in the mean; about 0 for an empty one.
    var mean: Double
    /// The same of the darkest eighth, each place with those beside it.
    var peak: Double
    /// How light the paper is.
    var ground: Double
  }

  /// How dark it is inside of a bubble.
  func look(inside middle: LogPoint, _ frame: LogFrame, paper: [Double]) -> Inside {
    var sum = 0.0
    var grounds = 0.0
    var all: [Double] = []
    all.reserveCapacity(Self.inner.count)
    for (place, shares) in Self.inner {
      var ground = 0.0
      for (sector, share) in shares.enumerated() { ground += share * paper[sector] }
      let darkness = 1 - picture.light(middle + frame(place)) / max(1, ground)
      sum += darkness
      grounds += ground
      all.append(darkness)
    }
    let count = Double(Self.inner.count)
    return Inside(mean: sum / count, peak: Self.peak(of: all), ground: grounds / count)
  }

  /// The mean of the darkest eighth, each place with those beside it: one alone may be noise.
  private static func peak(of darknesses: [Double]) -> Double {
    var all: [Double] = []
    all.reserveCapacity(darknesses.count)
    for beside in besides { all.append(beside.reduce(0) { $0 + darknesses[$1] } / Double(beside.count)) }
    all.sort()
    let peak = all.suffix(all.count / 8)
    return peak.reduce(0, +) / Double(max(1, peak.count))
  }

  /// How much the paper around a bubble differs by chance from place to place, as deviation in greys.
  func noise(around middle: LogPoint, _ frame: LogFrame) -> Double {
    var steps: [Double] = []
    for radius in Self.noiseRadii {
      let lights = Self.circle.map { picture.light(middle + frame($0 * radius)) }
      for index in lights.indices {
        let (before, after) = (
          lights[(index + lights.count - 1) % lights.count], lights[(index + 1) % lights.count]
        )
        steps.append(abs(before - 2 * lights[index] + after))
      }
    }
    steps.sort()
    // The median of such steps is .6745 of their deviation, which is √6 times that of one light.
    return steps[steps.count / 2] / 0.6745 / 6.0.squareRoot()
  }

  /// The darkest eighth of a bubble through which the edge of a shadow runs, as darkness has it; nil where none does.
  ///
  /// - Returns: also whether it is surely a shadow, which goes on far beyond the bubble, and not broad ink.
  func peakBesideShadow(
    inside middle: LogPoint, _ frame: LogFrame, noise: Double
  ) -> (peak: Double, isLong: Bool, ramp: ShadowRamp)? {
    guard let ramp = ShadowRamp(around: middle, frame, in: picture, noise: noise) else { return nil }
    let contrast = ramp.light - ramp.dark
    let (away, aside) = (ramp.way, LogPoint(-ramp.way.y, ramp.way.x))
    let isLong =
      contrast < Self.darkestShadow * ramp.light
      && Self.farRadii.allSatisfy { radius in
        // Of three places side by side not all are on ink.
        let lights = [-3.0, 0, 3].map { picture.light(middle + frame(away * radius + aside * $0)) }
        return (lights.max() ?? 0) < ramp.ground(away * radius) + Self.farShare * contrast + noise
      }
    let isSharp = ramp.width < Self.sharpEdge
    let all = Self.inner.map { place, _ in
      // Nothing is judged on a sharp edge, whose place is not known well enough.
      isSharp && ramp.distance(place) < Self.shadowEdge
        ? 0 : 1 - picture.light(middle + frame(place)) / max(1, ramp.ground(place))
    }
    return (Self.peak(of: all), isLong, ramp)
  }

  /// The most light that a shadow takes: ink takes more.
  static let darkestShadow = 0.7
  /// How far a shadow goes on at least, in points from the middle: no stroke is as broad.
  private static let farRadii = [10.0, 13, 16, 19, 22, 25, 28, 31, 34, 37, 40]
  /// How much of the contrast the shadow may lose there.
  private static let farShare = 0.35
  /// Below this width in points an edge is sharp, and how far from it nothing is judged.
  private static let sharpEdge = 4.0
  private static let shadowEdge = 0.8

  /// The share of directions in which a stroke runs around or beside an empty bubble: dark, with light on both sides.
  ///
  /// - Parameters:
  ///   - others: steps on the page to where else ink is; nothing is looked for on the way there.
  ///   - noise: the deviation of pixels as a share of the paper's light.
  func strokesAround(
    _ middle: LogPoint, _ frame: LogFrame, except others: [LogPoint], noise: Double
  ) -> Double {
    let share = 1 - max(Self.strokeDarkness, Self.strokeNoise * noise)
    // A mean along the stroke has less noise than a place on it.
    func lights(_ way: LogPoint, _ radii: [Double]) -> [Double] {
      let aside = LogPoint(-way.y, way.x) * Self.strokeBreadth
      return radii.map { radius in
        let place = way * radius
        return
          (picture.light(middle + frame(place)) + picture.light(middle + frame(place + aside))
          + picture.light(middle + frame(place - aside))) / 3
      }
    }
    func mean(_ lights: some Collection<Double>) -> Double {
      lights.reduce(0, +) / Double(max(1, lights.count))
    }
    let ways = Self.circle.filter { way in
      !others.contains { way.x * $0.x + way.y * $0.y > Self.besideCosine * $0.length }
    }
    let dark = ways.count { way in
      let around = lights(way, Self.aroundRadii)
      // Two places side by side: one alone may be noise.
      let darkest = zip(around, around.dropFirst()).map { ($0 + $1) / 2 }.min() ?? 0
      let outside = mean(lights(way, Self.beyondRadii).sorted().suffix(2))
      return darkest < min(mean(lights(way, Self.withinRadii)), outside) * share
    }
    return Double(dark) / Double(max(1, ways.count))
  }

  /// Whether a stroke runs straight out of a bubble and on for longer than marks do, with light on both of its sides.
  ///
  /// - Parameter shadow: the edge of the shadow that runs through the bubble, which is no stroke.
  func hasLongStroke(
    from middle: LogPoint, _ frame: LogFrame, paper: [Double], shadow: ShadowRamp?
  ) -> Bool {
    let angles = 48
    for direction in 0..<angles {
      let angle = 2 * Double.pi * Double(direction) / Double(angles)
      let ground = paper[
        Int((Double(direction) * Double(Self.sectors) / Double(angles)).rounded()) % Self.sectors]
      func isDark(_ step: LogPoint) -> Bool {
        picture.light(middle + frame(step)) < (shadow?.ground(step) ?? ground) * (1 - Self.strokeDarkness)
      }
      let start = LogPoint(cos(angle) * Self.strokeRadius, sin(angle) * Self.strokeRadius)
      guard isDark(start) else { continue }
      for turn in -4...4 {
        let way = angle + Double(turn) * 0.15
        let step = LogPoint(cos(way), sin(way))
        let steps = 17
        let places = (0...steps).map { start + step * (Self.strokeLength * Double($0) / Double(steps)) }
        guard places.count(where: isDark) > steps - 1 else { continue }
        func mean(_ side: Double) -> Double {
          let aside = LogPoint(-step.y, step.x) * side
          return places.reduce(0) { $0 + picture.light(middle + frame($1 + aside)) } / Double(places.count)
        }
        // The edge of a shadow has light on one side alone; the dark side of a broad stroke ends.
        let left = Self.strokeSides.map { mean(-$0) }.max() ?? 0
        let right = Self.strokeSides.map { mean($0) }.max() ?? 0
        if mean(0) < min(left, right) * (1 - Self.strokeDarkness / 2) { return true }
      }
    }
    return false
  }
}
