/// Looks for finder patterns in a picture that is black and white.
struct FinderPatternSearch {
  /// The most patterns that are taken of one picture: sixteen times those of a page of sixty symbols.
  static let maximumPatterns = 3_000

  /// The most of them that are doubtful: the data of large symbols must not crowd out the eyes further down.
  static let maximumDoubtful = 2_000

  /// The most places that are looked at closely: noise has one in every few pixels.
  static let maximumPlaces = 600_000

  private let pixels: UnsafeBufferPointer<UInt8>
  private let width: Int
  private let height: Int
  private var found: [FinderPattern] = []
  private var places = 0
  private var doubtful = 0
  private let budget: ScanBudget

  /// What a place that is looked at closely costs, and the many rays of one that seems to be a pattern.
  private static let looks = (place: 4, outline: 200)

  /// All finder patterns while the budget lasts, dark on light; `picture` holds 0 and 255 only.
  static func patterns(in picture: GreyPicture, budget: ScanBudget) -> [FinderPattern] {
    picture.luminance.withUnsafeBufferPointer { pixels in
      var search = FinderPatternSearch(
        pixels: pixels, width: picture.width, height: picture.height, budget: budget)
      search.run()
      return search.found
    }
  }

  private init(pixels: UnsafeBufferPointer<UInt8>, width: Int, height: Int, budget: ScanBudget) {
    self.budget = budget
    self.pixels = pixels
    self.width = width
    self.height = height
  }

  /// Goes through the rows and stops wherever five runs are as 1:1:3:1:1.
  private mutating func run() {
    let bytes = UnsafeRawBufferPointer(pixels)
    for y in 0..<height where !budget.isOver {
      var runs = (0, 0, 0, 0, 0)
      let row = y &* width
      var last = pixels[row]
      var length = 0
      var x = 0
      while x <= width {
        // Most of a row is stretches of one light, which are stepped over eight pixels at a time.
        while x &+ 8 <= width,
          bytes.loadUnaligned(fromByteOffset: row &+ x, as: UInt64.self) == Self.eight(last)
        {
          length &+= 8
          x &+= 8
        }
        let isEnd = x == width
        defer { x &+= 1 }
        if !isEnd, pixels[row &+ x] == last {
          length &+= 1
          continue
        }
        runs = (runs.1, runs.2, runs.3, runs.4, length)
        length = 1
        if last == 0, Self.isLikePattern(runs) {
          inspect(x: x - runs.4 - runs.3 - (runs.2 + 1) / 2, y: y, runs)
          guard found.count < Self.maximumPatterns, places < Self.maximumPlaces else { return }
        }
        if !isEnd { last = pixels[row &+ x] }
      }
    }
  }

  /// Eight pixels of black, or of white.
  private static func eight(_ pixel: UInt8) -> UInt64 { pixel == 0 ? 0 : .max }

  /// Whether five runs, dark first, are about as 1:1:3:1:1.
  ///
  /// The outer two may be longer: what is dark beside a symbol runs into its eyes where the light between is
  /// narrow.
  static func isLikePattern(_ runs: (Int, Int, Int, Int, Int)) -> Bool {
    let total = runs.1 &+ runs.2 &+ runs.3
    guard runs.1 > 0, runs.3 > 0, total >= 5 else { return false }
    // Five times the deviation against five times the tolerance, of half a module and a third of a pixel.
    let tolerance = total / 2 + 2
    func isNear(_ run: Int, _ modules: Int) -> Bool { abs(5 &* run &- modules &* total) <= tolerance }
    return isNear(runs.1, 1) && isNear(runs.3, 1) && abs(5 &* runs.2 &- 3 &* total) <= 2 &* tolerance
      && 5 &* runs.0 >= total - tolerance && 5 &* runs.4 >= total - tolerance
  }

  private mutating func inspect(x: Int, y: Int, _ runs: (Int, Int, Int, Int, Int)) {
    let total = runs.1 + runs.2 + runs.3
    let module = Double(total) / 5
    let here = PlanePoint(x: Double(x), y: Double(y))
    // A row further down the same eye says nothing new.
    let isKnown = found.suffix(64).contains {
      abs($0.centre.x - here.x) < 2 * $0.modulePixels && abs($0.centre.y - here.y) < 3 * $0.modulePixels
    }
    guard !isKnown else { return }
    places += 1
    budget.spend(Self.looks.place)
    guard let down = crossing(x: x, y: y, dx: 0, dy: 1, limit: 3 * total) else { return }
    let middleY = y + Int(((down.ahead - down.behind) / 2).rounded())
    guard let across = crossing(x: x, y: middleY, dx: 1, dy: 0, limit: 3 * total) else { return }
    let middle = PlanePoint(
      x: Double(x) + (across.ahead - across.behind) / 2 + 0.5,
      y: Double(y) + (down.ahead - down.behind) / 2 + 0.5)
    budget.spend(Self.looks.outline + found.count / 4)
    guard
      let pattern = FinderPatternOutline.pattern(
        around: middle, module: (module + (down.ahead + down.behind) / 3) / 2, pixels: pixels, width: width,
        height: height),
      pattern.isClear || doubtful < Self.maximumDoubtful,
      !found.contains(where: { $0.isSame(as: pattern) })
    else { return }
    if !pattern.isClear { doubtful += 1 }
    found.append(pattern)
  }

  /// How far the dark core reaches both ways from a place, where the runs on the line are as 1:1:3:1:1.
  private func crossing(x: Int, y: Int, dx: Int, dy: Int, limit: Int) -> (behind: Double, ahead: Double)? {
    guard let ahead = half(x: x, y: y, dx: dx, dy: dy, limit: limit),
      let behind = half(x: x, y: y, dx: -dx, dy: -dy, limit: limit)
    else { return nil }
    let runs = (behind.2, behind.1, ahead.0 + behind.0 - 1, ahead.1, ahead.2)
    guard Self.isLikePattern(runs) else { return nil }
    return (Double(behind.0) - 0.5, Double(ahead.0) - 0.5)
  }

  /// The runs from a place onward: core, light ring, dark ring.
  private func half(x: Int, y: Int, dx: Int, dy: Int, limit: Int) -> (Int, Int, Int)? {
    var runs = [0, 0, 0]
    var (x, y) = (x, y)
    for index in 0..<3 {
      let wanted: UInt8 = index == 1 ? 255 : 0
      while runs[index] <= limit, x >= 0, y >= 0, x < width, y < height,
        pixels[y &* width &+ x] == wanted
      {
        runs[index] &+= 1
        x &+= dx
        y &+= dy
      }
      guard runs[index] > 0 else { return nil }
    }
    return (runs[0], runs[1], runs[2])
  }
}
