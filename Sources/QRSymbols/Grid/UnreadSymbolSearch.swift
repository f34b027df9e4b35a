/// Finds, among eyes and grids left over, what a person would call a code.
struct UnreadSymbolSearch {
  let picture: GreyPicture

  /// What was found so far, the surest first.
  private(set) var symbols: [UnreadSymbol] = []

  private let budget: ScanBudget

  /// What may be done to name the codes of one picture, and as a share of what may be done to read them.
  static let budget = (most: Duration.milliseconds(40), share: 0.25)

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

  /// How far beyond three eyes and nothing else, in modules, there is to be paper: tiles go on.
  private static let paper = 2...9

  /// The most eyes that are looked at, of a crowd the clearest, and the most triples of them.
  private static let maximumEyes = 60
  private static let maximumTriples = 100

  /// The most codes that are known, so that what is not named is counted.
  private static let maximumKnown = 200

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

  /// Adds codes that show one eye with speckle beside it.
  mutating func addCorners(isInverted: Bool) {
    let search = SymbolCornerSearch(
      sampler: GridSampler(picture: picture, isInverted: isInverted), budget: budget)
    for eye in (isInverted ? inverted : dark).sorted(by: { $0.doubt < $1.doubt }).prefix(Self.maximumEyes)
    where !symbols.contains(where: { $0.spans(eye.centre) }) && !budget.isOver {
      if let map = search.map(eye) { name(map, isInverted: isInverted) }
    }
  }

  /// Adds dark squares with blurred eyes, except those that are left out.
  mutating func addFields(of prepared: PreparedPicture, except isKnown: (DataField) -> Bool) {
    let eyes = BlurredEyes(sampler: GridSampler(picture: picture, isInverted: false), budget: budget)
    for field in DataFieldSearch.fields(in: prepared, budget: budget) where !budget.isOver {
      guard !isKnown(field), !symbols.contains(where: { field.isAround($0.middle) }),
        let map = eyes.map(field)
      else { continue }
      name(map, isInverted: false)
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
    guard symbols.count < Self.maximumKnown, !isAmongOthers(map, isInverted: isInverted),
      hasEyes(map, count: eyeCount, GridSampler(picture: picture, isInverted: isInverted)),
      mayHaveData(map, eyeCount: eyeCount, GridSampler(picture: picture, isInverted: isInverted))
    else { return }
    name(map, isInverted: isInverted)
  }

  private mutating func name(_ map: GridMap, isInverted: Bool) {
    guard symbols.count < Self.maximumKnown else { return }
    let symbol = UnreadSymbol(
      corners: map.corners.map { $0.rounded },
      reason: UnreadReason(picture: picture, isInverted: isInverted)(map))
    guard !symbols.contains(where: symbol.isSame) else { return }
    symbols.append(symbol)
  }

  /// Whether the first eyes of a grid are seen module by module, with the light around them, and none in its fourth
  /// corner, where tiles have one.
  private func hasEyes(_ map: GridMap, count: Int, _ sampler: GridSampler) -> Bool {
    let view = EyeView(sampler: sampler)
    let shares = (0..<4).map { view.share(ofEye: $0, map) }
    let seen = shares.prefix(count)
    return seen.allSatisfy { $0 >= Self.neededEyes.each }
      && seen.reduce(0, +) >= Self.neededEyes.all * Double(count)
      && shares[3] < Self.neededEyes.each
  }

  /// Whether what is between the eyes may be data, which tiles are not; where nothing is, whether three stand alone.
  private func mayHaveData(_ map: GridMap, eyeCount: Int, _ sampler: GridSampler) -> Bool {
    budget.spend(2 * map.dimension * map.dimension)
    // The cores of the eyes are dark, and the rings around them are light.
    let far = Double(map.dimension - 7)
    let eyes = [(0.0, 0.0), (far, 0), (0, far)]
    let middle =
      eyes.reduce(Float(0)) { sum, eye in
        sum + sampler.light(at: map(eye.0 + 3.5, eye.1 + 3.5))
          + sampler.light(at: map(eye.0 + 1.5, eye.1 + 1.5))
      } / Float(2 * eyes.count)
    func isDark(_ x: Int, _ y: Int) -> Bool? {
      let place = map(Double(x) + 0.5, Double(y) + 0.5)
      let isSeen =
        place.x >= 0 && place.y >= 0 && place.x < Double(picture.width) && place.y < Double(picture.height)
      return isSeen ? sampler.light(at: place) < middle : nil
    }
    // In a blur no chessboards are left, by which data is told from what is drawn.
    budget.spend(16 * map.dimension * map.dimension)
    let lights = sampler.lights(map)
    let clear =
      ModuleGrid.isBlurred(lights, dimension: map.dimension)
      ? ModuleGrid(lights: lights, dimension: map.dimension, blur: ModuleGrid.Blur.all[0]) : nil
    func isDarkModule(_ x: Int, _ y: Int) -> Bool? {
      guard let isSeen = isDark(x, y) else { return nil }
      return clear?.isDark(x, y) ?? isSeen
    }
    let (inner, edge) = (8..<map.dimension - 9, map.dimension - 8..<map.dimension - 1)
    let speckle =
      Speckle(x: inner, y: 0..<6, isDarkModule) + Speckle(x: 0..<6, y: inner, isDarkModule)
      + Speckle(x: inner, y: inner, isDarkModule) + Speckle(x: inner, y: edge, isDarkModule)
      + Speckle(x: edge, y: inner, isDarkModule)
    guard speckle.count > 0 else { return false }
    guard speckle.isBlank else { return !speckle.isDrawn }
    guard eyeCount > 2 else { return false }
    let around = -Self.paper.upperBound..<map.dimension + Self.paper.upperBound
    return Self.paper.allSatisfy { distance in
      around.allSatisfy { place in
        let beyond = map.dimension - 1 + distance
        return [(place, -distance), (place, beyond), (-distance, place), (beyond, place)].allSatisfy {
          isDark($0.0, $0.1) != true
        }
      }
    }
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
}
