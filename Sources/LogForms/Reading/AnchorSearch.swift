/// Finds the black squares around a page, from the code on, each from those beside it.
struct AnchorSearch {
  /// How far from where it is expected a square may be, in points.
  private static let window = 13.0
  /// How far a square may be from where the others say that it is, in points.
  private static let tolerance = 3.0
  /// The least contrast of a square to the paper, as a share of the paper's light.
  private static let contrast = 0.3
  /// The largest window that is searched, in pixels.
  private static let maximumSide = 400

  private let picture: LogPicture

  init(_ picture: LogPicture) { self.picture = picture }

  /// Finds the squares of a layout.
  ///
  /// - Parameter corners: those of the code in the picture: top left, top right, bottom right, bottom left.
  /// - Returns: the map and the squares that were not found; nil where the corners make no sense.
  func map(of layout: LogLayout, corners: [LogPoint]) -> (map: LogMap, missing: [LogAnchor])? {
    guard corners.count == 4 else { return nil }
    let origin = layout.codeOrigin
    let side = LogLayout.codeSide
    let steps = [LogPoint(0, 0), LogPoint(side, 0), LogPoint(side, side), LogPoint(0, side)]
    var pairs = zip(steps, corners).map { LogHomography.Pair(page: origin + $0, pixel: $1) }
    guard var map = LogMap(pairs) else { return nil }
    var missing: [LogAnchor] = []
    var pending = layout.anchors
    for isSecondTry in [false, true] {
      while !pending.isEmpty {
        let distances = pending.map { anchor in
          pairs.reduce(Double.infinity) { min($0, ($1.page - anchor.place).length) }
        }
        guard let next = distances.indices.min(by: { distances[$0] < distances[$1] }) else { break }
        let anchor = pending.remove(at: next)
        guard let pixel = place(of: anchor, map) else {
          missing.append(anchor)
          continue
        }
        pairs.append(LogHomography.Pair(page: anchor.place, pixel: pixel))
        map = LogMap(pairs) ?? map
      }
      if !isSecondTry { (pending, missing) = (missing, []) }
    }
    let kept = pairs.indices.filter { index in
      guard index >= steps.count else { return true }
      var others = pairs
      let own = others.remove(at: index)
      guard let map = LogMap(others) else { return false }
      return (map(own.page) - own.pixel).length < Self.tolerance * map.frame(at: own.page).scale
    }
    let places = Set(kept.map { pairs[$0].page })
    guard let cleaned = LogMap(kept.map { pairs[$0] }) else { return nil }
    return (cleaned, layout.anchors.filter { !places.contains($0.place) })
  }

  /// Where a square is; nil where none is near.
  private func place(of anchor: LogAnchor, _ map: LogMap) -> LogPoint? {
    let expected = map(anchor.place)
    let scale = map.frame(at: anchor.place).scale
    let reach = Self.window * scale
    guard expected.x.isFinite, expected.y.isFinite, scale > 0.5, 2 * reach < Double(Self.maximumSide),
      expected.x - reach >= 0, expected.y - reach >= 0, expected.x + reach < Double(picture.width),
      expected.y + reach < Double(picture.height)
    else { return nil }
    let (left, top) = (Int(expected.x - reach), Int(expected.y - reach))
    let side = Int(2 * reach)
    guard side > 4 else { return nil }
    var counts = [Int](repeating: 0, count: 256)
    for y in 0..<side {
      for x in 0..<side { counts[Int(picture.luminance[(top + y) * picture.width + left + x])] += 1 }
    }
    let area = side * side
    let paper = Self.percentile(counts, area * 3 / 4)
    let dark = Self.percentile(counts, area / 200)
    guard Double(paper - dark) > Self.contrast * Double(paper) else { return nil }
    let threshold = (paper + dark) / 2
    return square(
      LogPoint(expected.x - Double(left), expected.y - Double(top)), left, top, side, threshold, paper,
      length: anchor.side * scale)
  }

  private static func percentile(_ counts: [Int], _ rank: Int) -> Int {
    var sum = 0
    for (value, count) in counts.enumerated() {
      sum += count
      if sum > rank { return value }
    }
    return 255
  }

  /// The middle of the dark patch that is most like the square.
  private func square(
    _ expected: LogPoint, _ left: Int, _ top: Int, _ side: Int, _ threshold: Int, _ paper: Int, length: Double
  ) -> LogPoint? {
    var isSeen = [Bool](repeating: false, count: side * side)
    var best: (distance: Double, place: LogPoint)?
    for start in 0..<side * side where !isSeen[start] {
      guard light(start, left, top, side) < threshold else { continue }
      var stack = [start]
      isSeen[start] = true
      var (sumX, sumY, weight, count) = (0.0, 0.0, 0.0, 0)
      var (minX, maxX, minY, maxY) = (side, 0, side, 0)
      while let index = stack.popLast() {
        let (x, y) = (index % side, index / side)
        let dark = Double(paper - light(index, left, top, side))
        sumX += dark * (Double(x) + 0.5)
        sumY += dark * (Double(y) + 0.5)
        weight += dark
        count += 1
        (minX, maxX, minY, maxY) = (min(minX, x), max(maxX, x), min(minY, y), max(maxY, y))
        for (nextX, nextY) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
        where nextX >= 0 && nextY >= 0 && nextX < side && nextY < side {
          let next = nextY * side + nextX
          guard !isSeen[next], light(next, left, top, side) < threshold else { continue }
          isSeen[next] = true
          stack.append(next)
        }
      }
      let touches = minX == 0 || minY == 0 || maxX == side - 1 || maxY == side - 1
      let area = Double(count) / (length * length)
      let (wide, high) = (Double(maxX - minX + 1) / length, Double(maxY - minY + 1) / length)
      guard !touches, weight > 0, area > 0.45, area < 1.9, wide > 0.6, wide < 1.9, high > 0.6, high < 1.9
      else { continue }
      let place = LogPoint(sumX / weight, sumY / weight)
      let distance = (place - expected).length
      if best.map({ distance < $0.distance }) ?? true { best = (distance, place) }
    }
    return best.map { $0.place + LogPoint(Double(left), Double(top)) }
  }

  private func light(_ index: Int, _ left: Int, _ top: Int, _ side: Int) -> Int {
    Int(picture.luminance[(top + index / side) * picture.width + left + index % side])
  }
}
