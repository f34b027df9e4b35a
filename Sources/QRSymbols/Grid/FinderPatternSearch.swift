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
  ///
  /// - Parameter rowStep: Every which row is gone through: the core of an eye has three modules.
  static func patterns(in picture: GreyPicture, rowStep: Int = 1, budget: ScanBudget) -> [FinderPattern] {
    picture.luminance.withUnsafeBufferPointer { pixels in
      var search = FinderPatternSearch(
        pixels: pixels, width: picture.width, height: picture.height, budget: budget)
      search.run(rowStep: rowStep)
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
  private mutating func run(rowStep: Int) {
    for y in stride(from: 0, to: height, by: rowStep) where !budget.isOver {
      guard search(row: y) else { return }
    }
  }

  /// Goes through a row, 64 pixels at a time; false where there are patterns enough.
  private mutating func search(row y: Int) -> Bool {
    let row = y &* width
    var runs = (0, 0, 0, 0, 0)
    var start = 0
    // A bit a pixel, one where it is light.
    var last: UInt64 = pixels[row] == 0 ? 0 : 1
    var x = 0
    while x < width {
      let light = lights(from: row &+ x, count: min(64, width &- x))
      // One where a pixel is unlike the one before it.
      var edges = light ^ (light << 1 | last)
      while edges != 0 {
        let place = x &+ edges.trailingZeroBitCount
        let isDark = light >> UInt64(place &- x) & 1 == 1
        runs = (runs.1, runs.2, runs.3, runs.4, place &- start)
        start = place
        edges &= edges &- 1
        guard isDark, Self.isLikePattern(runs) else { continue }
        guard inspect(end: place, y: y, runs) else { return false }
      }
      last = light >> 63
      x &+= 64
    }
    runs = (runs.1, runs.2, runs.3, runs.4, width &- start)
    guard pixels[row &+ width &- 1] == 0, Self.isLikePattern(runs) else { return true }
    return inspect(end: width, y: y, runs)
  }

  /// Looks closely at where five runs end; false where there are patterns enough.
  private mutating func inspect(end: Int, y: Int, _ runs: (Int, Int, Int, Int, Int)) -> Bool {
    inspect(x: end - runs.4 - runs.3 - (runs.2 + 1) / 2, y: y, runs)
    return found.count < Self.maximumPatterns && places < Self.maximumPlaces
  }

  /// The lights of up to 64 pixels, the first in the lowest bit.
  private func lights(from index: Int, count: Int) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(pixels)
    var light: UInt64 = 0
    var place = 0
    while place &+ 8 <= count {
      let eight = bytes.loadUnaligned(fromByteOffset: index &+ place, as: UInt64.self).littleEndian
      // Gathers the highest bits of eight bytes.
      let bits = ((eight & 0x8080_8080_8080_8080) &* 0x0002_0408_1020_4081) >> 56
      light |= bits << UInt64(place)
      place &+= 8
    }
    // Beyond the row nothing changes.
    let final: UInt64 = pixels[index &+ count &- 1] == 0 ? 0 : 1
    while place < count {
      if pixels[index &+ place] != 0 { light |= 1 << UInt64(place) }
      place &+= 1
    }
    while place < 64 {
      light |= final << UInt64(place)
      place &+= 1
    }
    return light
  }

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
    var (x, y) = (x, y)
    func run(_ wanted: UInt8) -> Int {
      var length = 0
      while length <= limit, x >= 0, y >= 0, x < width, y < height, pixels[y &* width &+ x] == wanted {
        length &+= 1
        x &+= dx
        y &+= dy
      }
      return length
    }
    let core = run(0)
    guard core > 0 else { return nil }
    let ring = run(255)
    guard ring > 0 else { return nil }
    let outer = run(0)
    return outer > 0 ? (core, ring, outer) : nil
  }
}
