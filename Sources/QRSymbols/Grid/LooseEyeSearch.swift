/// Looks quickly, at the full size of a drawn picture, for what is like an eye and belongs to no symbol that was read.
///
/// It goes through every second row in short stretches, dark from light by what is darkest and lightest in each, and
/// takes dark eyes on light ground and light ones on dark.
struct LooseEyeSearch {
  private let picture: GreyPicture
  private let budget: ScanBudget

  /// The places that were looked at closely, whose rows below say nothing new.
  private var seen: [FinderPattern] = []

  /// Samples in a stretch of a row; the next stretch begins in its middle, and an eye fits into half of it.
  private static let stretch = 128

  /// The distances of samples in pixels: eyes of up to 9 and of up to 70 pixels a module.
  private static let steps = [1, 8]

  /// The least greys between dark and light.
  private static let contrast = 40

  /// How far the outline of an eye reaches from its centre in modules, with what is beyond.
  private static let reach = 9

  /// The most doubt of an eye: without light around it two sides run into the dark ground.
  private static let maximumDoubt = 0.55

  /// The most places that are looked at closely: beyond them there may be anything.
  private static let maximumPlaces = 2_000

  /// The last places that are compared with a new one: a few lines of text have no more.
  private static let maximumRecent = 128

  /// What the many rays of an outline cost.
  private static let looks = 200

  init(picture: GreyPicture, budget: ScanBudget) { (self.picture, self.budget) = (picture, budget) }

  /// Whether there is one that is at no place of those to leave out and is wanted.
  mutating func findsOne(
    except isKnown: (PlanePoint) -> Bool, where isWanted: (_ eye: FinderPattern, _ isInverted: Bool) -> Bool
  ) -> Bool {
    budget.spend(picture.luminance.count / 4)
    let (width, height) = (picture.width, picture.height)
    return picture.luminance.withUnsafeBufferPointer { pixels in
      for step in Self.steps {
        let plane = Plane(pixels: pixels, width: width, height: height, step: step)
        for y in stride(from: 0, to: height, by: max(2, step)) {
          for x in stride(from: 0, to: width, by: Self.stretch / 2 * step)
          where findsOne(plane, x: x, y: y, except: isKnown, where: isWanted) {
            return true
          }
        }
      }
      return false
    }
  }

  private mutating func findsOne(
    _ plane: Plane, x start: Int, y: Int, except isKnown: (PlanePoint) -> Bool,
    where isWanted: (_ eye: FinderPattern, _ isInverted: Bool) -> Bool
  ) -> Bool {
    let (pixels, step) = (plane.pixels, plane.step)
    let row = y &* plane.width
    let count = min(Self.stretch, (plane.width &- start &+ step &- 1) / step)
    var (least, most): (UInt8, UInt8) = (255, 0)
    var place = row &+ start
    for _ in 0..<count {
      least = min(least, pixels[place])
      most = max(most, pixels[place])
      place &+= step
    }
    guard Int(most) - Int(least) >= Self.contrast else { return false }
    let middle = UInt8((Int(least) + Int(most) + 1) / 2)
    var runs = (0, 0, 0, 0, 0)
    var length = 0
    var isDark = pixels[row &+ start] < middle
    for index in 0...count {
      if index < count, (pixels[row &+ start &+ index &* step] < middle) == isDark {
        length &+= 1
        continue
      }
      runs = (runs.1, runs.2, runs.3, runs.4, length)
      length = 1
      if runs.0 > 0, FinderPatternSearch.isLikePattern(runs) {
        let column = start + (index - runs.4 - runs.3 - (runs.2 + 1) / 2) * step
        let total = runs.1 + runs.2 + runs.3
        let ends = [runs.0, runs.4].count { Plane.isClosed($0, total: total) }
        if let centre = plane.core(x: column, y: y, middle: middle, total: total, ends: ends),
          !isKnown(centre)
        {
          let rough = FinderPattern(
            centre: centre, modulePixels: Double(total * step) / 5, measuredPixels: 0, corners: nil, doubt: 1)
          let isInverted = pixels[row &+ column] >= middle
          guard seen.count < Self.maximumPlaces else { return true }
          if let eye = newEye(plane, rough, middle: middle, isInverted: isInverted), isWanted(eye, isInverted)
          {
            return true
          }
        }
      }
      isDark.toggle()
    }
    return false
  }

  /// The eye at a place with its corners and its doubt; nil where it was looked at, or has no outline.
  private mutating func newEye(
    _ plane: Plane, _ rough: FinderPattern, middle: UInt8, isInverted: Bool
  ) -> FinderPattern? {
    guard !isSeen(rough) else { return nil }
    budget.spend(Self.looks)
    let eye = outline(plane, rough, middle: middle, isInverted: isInverted)
    let isKnown = eye.map { isSeen($0) } ?? false
    seen.append(rough)
    guard let eye, !isKnown else { return nil }
    seen.append(eye)
    return eye
  }

  /// Whether another row has shown the same place.
  private func isSeen(_ eye: FinderPattern) -> Bool {
    seen.suffix(Self.maximumRecent).contains {
      abs($0.centre.x - eye.centre.x) < 2 * $0.modulePixels
        && abs($0.centre.y - eye.centre.y) < 2 * $0.modulePixels
        && eye.modulePixels < 1.6 * $0.modulePixels && $0.modulePixels < 1.6 * eye.modulePixels
    }
  }

  /// What the rays from a place make of it; nil where they cross no rings.
  private func outline(
    _ plane: Plane, _ rough: FinderPattern, middle: UInt8, isInverted: Bool
  ) -> FinderPattern? {
    let step = Double(plane.step)
    let reach = Int((rough.modulePixels / step * Double(Self.reach)).rounded(.up))
    let (column, row) = (Int(rough.centre.x / step), Int(rough.centre.y / step))
    let left = max(0, column - reach)
    let right = min((plane.width - 1) / plane.step, column + reach)
    let top = max(0, row - reach)
    let bottom = min((plane.height - 1) / plane.step, row + reach)
    guard left <= right, top <= bottom else { return nil }
    let (width, height) = (right - left + 1, bottom - top + 1)
    budget.spend(width * height / 8)
    let cut = [UInt8](unsafeUninitializedCapacity: width * height) { cut, count in
      for y in 0..<height {
        let start = ((top &+ y) &* plane.width &+ left) &* plane.step
        for x in 0..<width {
          let isDark = plane.pixels[start &+ x &* plane.step] < middle
          cut[y &* width &+ x] = isDark == isInverted ? 255 : 0
        }
      }
      count = width * height
    }
    let found = cut.withUnsafeBufferPointer { cut in
      FinderPatternOutline.pattern(
        around: PlanePoint(x: rough.centre.x / step - Double(left), y: rough.centre.y / step - Double(top)),
        module: rough.modulePixels / step, pixels: cut, width: width, height: height)
    }
    guard let found, found.doubt <= Self.maximumDoubt else { return nil }
    return found.scaled(
      by: PlanePoint(x: step, y: step), from: PlanePoint(x: Double(left) * step, y: Double(top) * step))
  }

  /// Every so many pixels of a picture.
  private struct Plane {
    let pixels: UnsafeBufferPointer<UInt8>
    let width: Int
    let height: Int
    let step: Int

    /// In how many of the four directions the dark ring ends: without light around it, it runs into dark ground in two.
    private static let neededEnds = 2

    /// Whether the last of five runs is hardly longer than a module.
    static func isClosed(_ run: Int, total: Int) -> Bool { 5 * run <= 2 * total + 5 }

    /// The middle of the core at a place, where the runs down and on a diagonal are as those of an eye, too.
    ///
    /// - Parameter ends: How often its dark ring ends to the left and right.
    func core(x: Int, y: Int, middle: UInt8, total: Int, ends: Int) -> PlanePoint? {
      guard let down = cores(x: x, y: y, 0, step, middle: middle, total: total),
        ends + down.ends >= Self.neededEnds
      else { return nil }
      // The diagonals meet in the middle.
      let row = y + (down.ahead - down.behind) / 2 * step
      guard
        [step, -step].contains(where: {
          cores(x: x, y: row, step, $0, middle: middle, total: total) != nil
        })
      else { return nil }
      return PlanePoint(
        x: Double(x) + 0.5, y: Double(y) + 0.5 + Double((down.ahead - down.behind) * step) / 2)
    }

    /// How far the core reaches both ways from a place, where the runs on the line are as 1:1:3:1:1.
    private func cores(
      x: Int, y: Int, _ dx: Int, _ dy: Int, middle: UInt8, total: Int
    ) -> (behind: Int, ahead: Int, ends: Int)? {
      let isDark = pixels[y &* width &+ x] < middle
      /// The core, the ring around it and that around both, from a place on; nil where they are far too long.
      func half(_ dx: Int, _ dy: Int) -> (core: Int, light: Int, dark: Int)? {
        var (x, y) = (x, y)
        func run(_ wanted: Bool) -> Int {
          var length = 0
          while length <= total, x >= 0, y >= 0, x < width, y < height,
            (pixels[y &* width &+ x] < middle) == wanted
          {
            length &+= 1
            x &+= dx
            y &+= dy
          }
          return length
        }
        let core = run(isDark)
        guard core < total else { return nil }
        let ring = run(!isDark)
        guard ring < total else { return nil }
        return (core, ring, run(isDark))
      }
      guard let ahead = half(dx, dy), ahead.dark > 0, let behind = half(-dx, -dy), behind.dark > 0,
        FinderPatternSearch.isLikePattern(
          (behind.dark, behind.light, ahead.core &+ behind.core &- 1, ahead.light, ahead.dark))
      else { return nil }
      let ends = [behind.dark, ahead.dark].count { Self.isClosed($0, total: total) }
      return (behind.core, ahead.core, ends)
    }
  }
}
