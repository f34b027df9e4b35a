/// Tells what of the eyes and grids that were left over a person would call a code.
struct UnreadSymbolSearch {
  let picture: GreyPicture

  /// What was found so far, the surest first.
  private(set) var symbols: [UnreadSymbol] = []

  private let budget: ScanBudget

  /// How well the timing patterns of a grid must be seen, and where there are but two eyes or they are not clear.
  private static let neededTiming: (clear: Float, rough: Float) = (0.65, 0.85)

  /// The most that three clear eyes are strained that need no timing patterns.
  private static let maximumStrain = 0.5

  /// How much of eyes, and of the light around them, must be as the standard has it: of each and of all.
  ///
  /// Squares within squares and what chance makes have less.
  private static let neededEyes = (each: 0.86, all: 0.92)

  /// Where there are at most this many eyes, three of them need no timing patterns: those of a code and one by chance.
  private static let fewEyes = 4

  /// The most eyes that are looked at, of a crowd the clearest, and the most triples of them.
  private static let maximumEyes = 40
  private static let maximumTriples = 60

  /// All clear eyes that belong to no symbol that was read, dark on light and light on dark.
  private let dark: [FinderPattern]
  private let inverted: [FinderPattern]

  init(picture: GreyPicture, dark: [FinderPattern], inverted: [FinderPattern], budget: ScanBudget) {
    self.picture = picture
    self.dark = dark.filter { $0.isClear && $0.corners != nil }
    self.inverted = inverted.filter { $0.isClear && $0.corners != nil }
    self.budget = budget
  }

  /// Adds grids with three eyes.
  mutating func add(_ grids: [UnreadGrid]) {
    for grid in grids.sorted(by: { $0.timing > $1.timing })
    where grid.timing >= (grid.isClear ? Self.neededTiming.clear : Self.neededTiming.rough) {
      add(grid.map, eyeCount: 3, isInverted: grid.isInverted)
    }
  }

  /// Adds what three clear eyes span that lie as those of a symbol do, and two with a timing pattern between them.
  mutating func addEyes(isInverted: Bool) {
    let eyes = (isInverted ? inverted : dark).sorted { $0.doubt < $1.doubt }.prefix(Self.maximumEyes)
    let free = eyes.filter { eye in !symbols.contains { $0.spans(eye.centre) } }
    let reader = TripleReader(picture, isInverted: isInverted, budget: budget)
    // Where eyes abound, three that lie well prove nothing without timing patterns.
    let least = free.count > Self.fewEyes ? Self.neededTiming.rough : -1
    for triple in FinderTriple.all(of: free, firstNew: 0, budget: budget).prefix(
      Self.maximumTriples)
    {
      guard triple.strain <= Self.maximumStrain, !budget.isOver else { break }
      guard
        let grid = reader.grids(triple, effort: .quick, leastTiming: least).first,
        grid.timing >= least
      else {
        continue
      }
      add(grid.map, eyeCount: 3, isInverted: isInverted)
    }
    for (index, first) in free.enumerated() {
      for second in free[(index + 1)...] where !budget.isOver {
        if let map = pair(first, second, sampler: reader.sampler) {
          add(map, eyeCount: 2, isInverted: isInverted)
        }
      }
    }
  }

  /// Whether there is an eye between those in the corners of a grid, as tiles have them.
  private func isAmongOthers(_ map: GridMap, isInverted: Bool) -> Bool {
    let corners = map.corners
    let (right, down) = (corners[1] - corners[0], corners[3] - corners[0])
    let area = PlanePoint.cross(right, down)
    guard area != 0 else { return true }
    let side = Double(map.dimension)
    return (isInverted ? inverted : dark).contains { eye in
      let offset = eye.centre - corners[0]
      let u = side * PlanePoint.cross(offset, down) / area
      let v = side * PlanePoint.cross(right, offset) / area
      let isNearCorner = min(u, side - u) < 7 && min(v, side - v) < 7
      return eye.modulePixels > 0.6 * map.modulePixels && eye.modulePixels < 1.7 * map.modulePixels
        && !isNearCorner && (0...side).contains(u) && (0...side).contains(v)
    }
  }

  private mutating func add(_ map: GridMap, eyeCount: Int, isInverted: Bool) {
    guard symbols.count < UnreadSymbol.maximumCount, !isAmongOthers(map, isInverted: isInverted),
      hasEyes(map, count: eyeCount, GridSampler(picture: picture, isInverted: isInverted))
    else { return }
    let symbol = UnreadSymbol(
      corners: map.corners.map { $0.rounded }, reason: reason(map, isInverted: isInverted))
    guard !symbols.contains(where: symbol.isSame) else { return }
    symbols.append(symbol)
  }

  /// Whether the first eyes of a grid are seen module by module, with the light around them, and none in its fourth
  /// corner, where tiles have one.
  private func hasEyes(_ map: GridMap, count: Int, _ sampler: GridSampler) -> Bool {
    let shares = (0..<4).map { share(ofEye: $0, map, sampler) }
    let seen = shares.prefix(count)
    return seen.allSatisfy { $0 >= Self.neededEyes.each }
      && seen.reduce(0, +) >= Self.neededEyes.all * Double(count)
      && shares[3] < Self.neededEyes.each
  }

  /// The share of 8 × 8 modules that are as those of an eye: at the top left, top right, bottom left or bottom right.
  private func share(ofEye eye: Int, _ map: GridMap, _ sampler: GridSampler) -> Double {
    let far = map.dimension - 1
    let modules = (0..<64).map { index in
      let (x, y) = (index % 8, index / 8)
      let place = map(
        Double(eye % 2 == 1 ? far - x : x) + 0.5, Double(eye >= 2 ? far - y : y) + 0.5)
      let ring = max(abs(x - 3), abs(y - 3))
      return (light: sampler.light(at: place), isDark: ring == 3 && max(x, y) < 7 || ring < 2)
    }
    let dark = modules.filter { $0.isDark }.map { $0.light }
    let light = modules.filter { !$0.isDark }.map { $0.light }
    let middle =
      (dark.reduce(0, +) / Float(dark.count) + light.reduce(0, +) / Float(light.count)) / 2
    return Double(modules.count { ($0.light < middle) == $0.isDark }) / 64
  }

  // MARK: Two eyes

  /// What two eyes span with a timing pattern between them; nil where they do not.
  private func pair(_ first: FinderPattern, _ second: FinderPattern, sampler: GridSampler)
    -> GridMap?
  {
    let module = (first.modulePixels + second.modulePixels) / 2
    let between = second.centre - first.centre
    let modules = between.length / module
    guard modules > 12, modules < 175, abs(first.modulePixels - second.modulePixels) < 0.2 * module,
      [first.local(second.centre), second.local(first.centre)].allSatisfy({
        min(abs($0.x), abs($0.y)) < 0.1 * max(abs($0.x), abs($0.y))
      })
    else { return nil }
    budget.spend(2_000)
    var best: (timing: Float, map: GridMap)?
    let estimate = Int(((modules - 10) / 4).rounded())
    for number in max(1, estimate - 1)...min(40, max(1, estimate + 1)) {
      guard let version = SymbolVersion(number) else { continue }
      for (from, step) in [(first, between), (second, between * -1)] {
        let across = step * (1 / Double(version.dimension - 7))
        let down = PlanePoint(x: -across.y, y: across.x)
        // The symbol lies clockwise of the line from one eye to the other.
        let corner = from.centre - (across + down) * 3.5
        let lights = (7...version.dimension - 8).map { index in
          sampler.light(at: corner + across * (Double(index) + 0.5) + down * 6.5)
        }
        let timing = TripleReader.timing(of: lights)
        guard timing >= Self.neededTiming.rough, timing > best?.timing ?? 0 else { continue }
        let side = Double(version.dimension)
        let pairs = [(0.0, 0.0), (side, 0), (side, side), (0, side)].map {
          Homography.Pair(
            from: PlanePoint(x: $0.0, y: $0.1), to: corner + across * $0.0 + down * $0.1)
        }
        guard let plane = Homography(pairs, scale: side) else { continue }
        best = (timing, GridMap(plane: plane, dimension: version.dimension))
      }
    }
    return best?.map
  }

  // MARK: Why

  /// How far a corner may be beyond the picture, in modules: the edge of the paper is no cut.
  private static let overhang = 1.0

  /// The least pixels a module that can be read of a photograph.
  private static let readablePixels = 2.0

  /// How much of the contrast of the eyes there is between neighbours where nothing is blurred.
  private static let sharpness: Float = 0.4

  /// The share of squares of 3 × 3 modules of one light where something covers a symbol; data has a tenth of that.
  private static let coveredShare = 0.03

  /// The greys by which such a square may differ, as a share of the contrast of the eyes.
  private static let evenness: Float = 0.3

  private func reason(_ map: GridMap, isInverted: Bool) -> UnreadSymbol.Reason {
    let module = map.modulePixels
    let slack = Self.overhang * module
    let isOutside = map.corners.contains {
      $0.x < -slack || $0.y < -slack || $0.x > Double(picture.width) + slack
        || $0.y > Double(picture.height) + slack
    }
    if isOutside { return .cutOff }
    if module < Self.readablePixels { return .tooSmall }
    let side = map.dimension
    let lights = GridSampler(picture: picture, isInverted: isInverted).lights(map)
    func light(_ x: Int, _ y: Int) -> Float { lights[y * side + x] }
    let eyes = [(0, 0), (side - 7, 0), (0, side - 7)]
    // The light ring of an eye against its core.
    let contrast =
      eyes.reduce(Float(0)) { sum, eye in
        sum + light(eye.0 + 1, eye.1 + 1) + light(eye.0 + 5, eye.1 + 5) - 2
          * light(eye.0 + 3, eye.1 + 3)
      } / Float(2 * eyes.count)
    guard contrast > 0 else { return .blurred }
    var (squares, even) = (0, 0)
    var (steps, sum) = (0, Float(0))
    for y in 0..<side - 2 {
      for x in 0..<side - 2
      where max(x, y) > 8 && (x > 8 || y < side - 10) && (y > 8 || x < side - 10) {
        let square = (0..<9).map { light(x + $0 % 3, y + $0 / 3) }
        squares += 1
        if (square.max() ?? 0) - (square.min() ?? 0) < Self.evenness * contrast {
          even += 1
        } else {
          steps += 1
          sum += (square.max() ?? 0) - (square.min() ?? 0)
        }
      }
    }
    if steps > 0, sum / Float(steps) < 2 * Self.sharpness * contrast { return .blurred }
    return Double(even) > Self.coveredShare * Double(squares) ? .covered : .damaged
  }
}
