/// Tells what only looks like an eye in a drawn picture, as letters, buttons and icons do, from the eye of a symbol.
///
/// An eye of a symbol is drawn without a flaw, or has data beside it: a letter has neither.
struct LooseEyeJudge {
  private let sampler: GridSampler
  private let lens: FinderPatternLens
  private let budget: ScanBudget

  /// The most doubt of an eye without a flaw, and how much of its modules is as the standard has it: round ones lack
  /// the corners.
  private static let (flawlessDoubt, flawlessShare) = (0.05, 0.97)

  /// The side in modules of the squares that are looked at, and where they are from the corner of a symbol on.
  private static let square = 8
  private static let squares = [(1, 1), (1, 0), (0, 1), (2, 0), (0, 2)]

  /// How many of them are to be data, beside an upright eye with all its outline and beside another.
  private static let neededSquares = (clear: 2, doubtful: 3)

  /// The share of a square of data that is dark; of letters less is.
  private static let darkShare = 0.32...0.68

  /// By how much the sides of an eye may lean, and its modules be larger or smaller, for data to be seen all the same.
  private static let slight = 0.06

  init(picture: GreyPicture, isInverted: Bool, budget: ScanBudget) {
    sampler = GridSampler(picture: picture, isInverted: isInverted)
    lens = FinderPatternLens(sampler: sampler)
    self.budget = budget
  }

  /// Whether a symbol may have its corner where a pattern was found.
  ///
  /// - Parameter isKnown: Whether a place is of a symbol that was read, whose data says nothing.
  func mayBeOfSymbol(_ pattern: FinderPattern, except isKnown: (PlanePoint) -> Bool) -> Bool {
    let upright = FinderPattern(
      centre: pattern.centre, modulePixels: pattern.modulePixels, measuredPixels: 0, corners: nil, doubt: 1)
    var measured: FinderPattern?
    if pattern.isClear {
      budget.spend(lens.looks(upright))
      measured = lens.measured(upright)
    }
    if let measured, measured.doubt <= Self.flawlessDoubt, let corners = measured.corners,
      EyeView(sampler: sampler).share(between: corners) >= Self.flawlessShare
    {
      return true
    }
    let (clear, doubtful) = (Self.neededSquares.clear, Self.neededSquares.doubtful)
    // Where the corners of a round or torn eye seem to be says little of how the modules lie.
    let turned = measured ?? pattern
    let isThere =
      hasData(beside: upright, squares: measured?.isClear == true ? clear : doubtful, except: isKnown)
      || !isUpright(turned) && hasData(beside: turned, squares: doubtful, except: isKnown)
    return isThere && (measured ?? lens.measured(upright)) != nil
  }

  /// Whether the corners of an eye say nothing but where its middle is and how large it is.
  private func isUpright(_ eye: FinderPattern) -> Bool {
    [eye.axes.0, eye.axes.1].allSatisfy { axis in
      let (long, short) = (max(abs(axis.x), abs(axis.y)), min(abs(axis.x), abs(axis.y)))
      return short < Self.slight * long && abs(long - eye.modulePixels) < Self.slight * eye.modulePixels
    }
  }

  /// Whether squares of modules beside an eye are speckled as data is, and all of them together.
  private func hasData(
    beside eye: FinderPattern, squares needed: Int, except isKnown: (PlanePoint) -> Bool
  ) -> Bool {
    let (across, down) = eye.axes
    let ring = [across * 2, across * -2, down * 2, down * -2]
    let light = ring.reduce(Float(0)) { $0 + sampler.light(at: eye.centre + $1) } / Float(ring.count)
    let middle = (sampler.light(at: eye.centre) + light) / 2
    return [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)].contains { turn in
      let (u, v) = (across * turn.0, down * turn.1)
      var all: Speckle?
      var data = 0
      for (number, square) in Self.squares.enumerated() {
        guard data + Self.squares.count - number >= needed else { return false }
        let corner =
          eye.centre + u * Double(square.0 * Self.square - 3) + v * Double(square.1 * Self.square - 3)
        guard let speckle = speckle(from: corner, u, v, middle: middle, except: isKnown) else { continue }
        all = all.map { $0 + speckle } ?? speckle
        if speckle.isData, Self.darkShare.contains(Double(speckle.dark) / Double(speckle.count)) { data += 1 }
      }
      return data >= needed && all?.isData == true
    }
  }

  /// How the modules of a square lie, from the middle of its first one on; nil where it is not all seen, or known.
  private func speckle(
    from corner: PlanePoint, _ across: PlanePoint, _ down: PlanePoint, middle: Float,
    except isKnown: (PlanePoint) -> Bool
  ) -> Speckle? {
    // The last ones have neighbours, too.
    let side = Self.square + 1
    // A pixel less, as steps are not added up exactly.
    let (width, height) = (Double(sampler.picture.width - 1), Double(sampler.picture.height - 1))
    let isSeen = [(0, 0), (side - 1, 0), (0, side - 1), (side - 1, side - 1)].allSatisfy { x, y in
      let place = corner + across * Double(x) + down * Double(y)
      return place.x >= 1 && place.y >= 1 && place.x < width && place.y < height && !isKnown(place)
    }
    guard isSeen else { return nil }
    budget.spend(side * side)
    return sampler.picture.luminance.withUnsafeBufferPointer { pixels in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: side * side) { isDark in
        for y in 0..<side {
          var place = corner + down * Double(y)
          for x in 0..<side {
            // What was drawn has hard edges: the nearest pixel tells.
            let pixel = pixels[Int(place.y) &* sampler.picture.width &+ Int(place.x)]
            isDark[y &* side &+ x] = Float(sampler.isInverted ? 255 - pixel : pixel) < middle
            place = place + across
          }
        }
        return Speckle(x: 0..<Self.square, y: 0..<Self.square) { isDark[$1 &* side &+ $0] }
      }
    }
  }
}
