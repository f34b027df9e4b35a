/// Tells what likely keeps a code from being read whose grid is known.
struct UnreadReason {
  let picture: GreyPicture
  let isInverted: Bool

  /// How far a corner may be beyond the picture, in modules: the edge of the paper is no cut.
  private static let overhang = 1.0

  /// The least pixels a module that can be read of a photograph.
  private static let readablePixels = 2.0

  /// The difference, as a share of the contrast, that the sharpest tenth of neighbours exceeds where nothing is blurred.
  private static let sharpness: Float = 0.49

  /// The share of squares of 3 × 3 modules of one light where something covers a symbol; data has a tenth of that.
  private static let coveredShare = 0.03

  /// The greys by which such a square may differ, as a share of the contrast of the symbol.
  private static let evenness: Float = 0.3

  /// The share of squares in the place of an eye that are of one light where something covers it; an eye has one.
  private static let coveredEyeShare = 0.4

  /// The likeliest reason.
  func callAsFunction(_ map: GridMap) -> UnreadSymbol.Reason {
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
    // A few modules in glare or shadow do not count.
    let ranked = lights.sorted()
    let (dark, light) = (ranked[ranked.count / 20], ranked[ranked.count - 1 - ranked.count / 20])
    let contrast = light - dark
    guard contrast > 0 else { return .blurred }
    let eyes = [(0, 0), (side - 7, 0), (0, side - 7)]
    func isEven(_ x: Int, _ y: Int) -> Bool {
      let square = (0..<9).map { lights[(y + $0 / 3) * side + x + $0 % 3] }
      return (square.max() ?? 0) - (square.min() ?? 0) < Self.evenness * contrast
    }
    let isEyeCovered = eyes.contains { eye in
      Double((0..<25).count { isEven(eye.0 + $0 % 5, eye.1 + $0 / 5) }) > Self.coveredEyeShare * 25
    }
    var (squares, even) = (0, 0)
    var steps: (across: [Float], down: [Float]) = ([], [])
    for y in 0..<side - 2 {
      for x in 0..<side - 2
      where max(x, y) > 8 && (x > 8 || y < side - 10) && (y > 8 || x < side - 10) {
        squares += 1
        if isEven(x, y) { even += 1 }
        let here = lights[y * side + x]
        steps.across.append(abs(lights[y * side + x + 1] - here))
        steps.down.append(abs(lights[(y + 1) * side + x] - here))
      }
    }
    // Where something was moved, edges are soft one way only.
    let edges = [steps.across.sorted(), steps.down.sorted()].map { $0.isEmpty ? 0 : $0[$0.count * 9 / 10] }
    let isSharp = (edges.min() ?? 0) > Self.sharpness * contrast
    let isCovered = isEyeCovered || Double(even) > Self.coveredShare * Double(squares)
    return isSharp ? (isCovered ? .covered : .damaged) : .blurred
  }
}
