import PhotographSimulator
import Testing

@testable import QRCodes
@testable import QRSymbols

/// Modules are followed from the eyes on along bends, and nowhere where there are none.
@Suite struct BendTracerTests {
  private static let module = 8.0
  private static let quiet = 6.0

  /// Where a place of a symbol lies that is bent down and to the right in a wave.
  private static func bent(_ u: Double, _ v: Double, reach: Double, length: Double) -> PlanePoint {
    let wave = Platform.direction(2 * Double.pi * (u + v) / length).y * reach
    return PlanePoint(x: (u + wave + quiet) * module, y: (v + 0.5 * wave + quiet) * module)
  }

  /// A drawing of what has dark modules where `isDark` says so, bent.
  private static func drawing(
    dimension: Int, reach: Double, length: Double, isDark: (_ x: Int, _ y: Int) -> Bool
  ) throws -> GreyPicture {
    let side = Int((Double(dimension) + 2 * quiet) * module)
    let pixels = (0..<side * side).map { index -> UInt8 in
      let target = PlanePoint(x: Double(index % side) + 0.5, y: Double(index / side) + 0.5)
      // The way back, step by step: each guess is put right by how far it misses.
      var place = PlanePoint(x: target.x / module - quiet, y: target.y / module - quiet)
      for _ in 0..<30 {
        place = place + (target - bent(place.x, place.y, reach: reach, length: length)) * (0.5 / module)
      }
      let (x, y) = (Int(place.x.rounded(.down)), Int(place.y.rounded(.down)))
      let isWithin = x >= 0 && y >= 0 && x < dimension && y < dimension
      return isWithin && isDark(x, y) ? 30 : 220
    }
    return try GreyPicture(width: side, height: side, luminance: pixels)
  }

  /// What the tracer makes of a drawing whose eyes are known.
  private static func map(
    of picture: GreyPicture, dimension: Int, reach: Double, length: Double, without missing: EyeCorner? = nil
  ) throws
    -> GridMap?
  {
    let eyes = try EyeCorner.allCases.filter { $0 != missing }.map { corner in
      let origin = corner.origin(dimension: dimension)
      let plane = Homography(
        [(0.0, 0.0), (7, 0), (7, 7), (0, 7)].map { place in
          let (u, v) = (origin.x + place.0, origin.y + place.1)
          return Homography.Pair(
            from: PlanePoint(x: u, y: v), to: bent(u, v, reach: reach, length: length))
        }, scale: Double(dimension))
      return (corner: corner, plane: try #require(plane))
    }
    let tracer = BendTracer(
      sampler: GridSampler(picture: picture, isInverted: false), budget: ScanBudget(nil))
    return tracer.map(dimension, eyes: eyes)
  }

  @Test(arguments: [(0.0, 60.0), (1.5, 70), (1, 60)])
  func everyModuleOfABentSymbolIsFound(reach: Double, length: Double) throws {
    let symbol = try QRSymbol(payload: (0..<150).map { UInt8(truncatingIfNeeded: 31 * $0) })
    let picture = try Self.drawing(dimension: symbol.size, reach: reach, length: length) {
      symbol.isDark(x: $0, y: $1)
    }
    for missing in [nil] + EyeCorner.allCases {
      let found = try Self.map(
        of: picture, dimension: symbol.size, reach: reach, length: length, without: missing)
      let map = try #require(found)
      for y in 0..<symbol.size {
        for x in 0..<symbol.size {
          let (u, v) = (Double(x) + 0.5, Double(y) + 0.5)
          let miss = (map(u, v) - Self.bent(u, v, reach: reach, length: length)).length / Self.module
          #expect(miss < 0.35, "\(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: 1...6) func nothingIsFollowedThroughSpeckleWithoutTimingPatterns(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let dimension = 45
    let dark = (0..<dimension * dimension).map { _ in random.chance(0.5) }
    let picture = try Self.drawing(dimension: dimension, reach: 0, length: 60) { dark[$1 * dimension + $0] }
    #expect(try Self.map(of: picture, dimension: dimension, reach: 0, length: 60) == nil)
  }
}
