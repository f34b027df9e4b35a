/// Tells whether a field has three eyes in its corners that are too blurred to be found one by one.
///
/// What is left of an eye once a picture is out of focus or was moved is known: each corner is held against that, after
/// subtracting what any dark square would show.
struct BlurredEyes {
  let sampler: GridSampler
  let budget: ScanBudget

  /// How alike three corners must be to blurred eyes: each of them, all together, and by how much more than the fourth.
  private static let needed: (each: Float, all: Float, lead: Float) = (0.6, 0.77, 0.08)

  /// How alike they must be before the size of the modules is found, and by how many modules a side may be longer.
  private static let neededRough: Float = 0.62
  private static let stretches = [-3.0, -1.5, 0, 1.5, 3]

  /// How strong the eyes may be, as a share of the contrast of the field: as strong as they are in a code.
  private static let strength: ClosedRange<Float> = 0.4...2

  /// The least pixels a module: where there are fewer, noise passes for eyes.
  private static let leastPixels = 2.4

  /// How much the light within the field deviates at least, as a share of the contrast to the paper: blurred data does.
  private static let mottle = 0.07

  /// How dark each part of the field is beside the whole: data is alike everywhere.
  private static let evenness = 0.5...1.6

  /// How far beyond the field the paper is looked at, as a share of its side.
  private static let paper = 0.06

  /// The widest symbol that is looked for, in modules.
  private static let widest = 125

  /// How far an eye may be from the corner, in modules.
  private static let slack = 2

  /// The side of the square that is looked at, and how much of it is beyond the symbol.
  private static let square = (side: 10, beyond: 2)

  private static let ways = BlurredEyePattern.all

  /// The grid of the symbol in the field; nil if the field is not a symbol.
  func map(_ field: DataField) -> GridMap? {
    guard let plane = field.plane, isMottled(plane) else { return nil }
    var rough: Fit?
    for dimension in stride(from: 21, through: Self.widest, by: 4) {
      guard field.side >= Self.leastPixels * Double(dimension) else { break }
      let size = Size(across: Double(dimension), down: Double(dimension))
      rough = fit(plane, size, betterThan: rough) ?? rough
    }
    guard let rough, rough.sum >= 3 * Self.neededRough else { return nil }
    // A blur widens the field, and a movement widens it one way only: modules are smaller than its sides say.
    var best = rough
    for down in Self.stretches {
      for across in Self.stretches where down != 0 || across != 0 {
        let size = Size(across: rough.size.across + across, down: rough.size.down + down)
        best = fit(plane, size, betterThan: best) ?? best
      }
    }
    return best.isSymbol ? map(plane, best) : nil
  }

  /// How many modules wide and high a field is taken to be.
  private struct Size {
    var across: Double
    var down: Double
  }

  /// How well the corners of a field are eyes of a size that are blurred in one way.
  private struct Fit {
    let size: Size
    let shifts: [(across: Int, down: Int)]
    /// The corner that is least like an eye.
    let open: Int
    /// How alike the other three are together.
    let sum: Float
    /// Whether the three are surely eyes, and the open one is not.
    let isSymbol: Bool

    init(_ marks: [(score: Float, shift: (across: Int, down: Int))], _ size: Size) {
      let ranked = marks.indices.sorted { marks[$0].score > marks[$1].score }
      self.size = size
      open = ranked[3]
      shifts = marks.map { $0.shift }
      sum = ranked.prefix(3).reduce(Float(0)) { $0 + marks[$1].score }
      isSymbol =
        marks[ranked[2]].score >= BlurredEyes.needed.each && sum >= 3 * BlurredEyes.needed.all
        && sum / 3 - marks[ranked[3]].score >= BlurredEyes.needed.lead
    }

    /// Whether it says more than another one does.
    func isBetter(than other: Fit?) -> Bool {
      guard let other else { return true }
      return isSymbol == other.isSymbol ? sum > other.sum : isSymbol
    }

    /// How many modules a side of the symbol has, the mean of both ways.
    var modules: Double {
      // From eye to eye there are as many as the field is wide, but for those by which both are further in.
      let (row, column) = (open < 2 ? [3, 2] : [0, 1], open % 3 == 0 ? [1, 2] : [0, 3])
      let across = size.across - row.reduce(0) { $0 + Double(shifts[$1].across) }
      let down = size.down - column.reduce(0) { $0 + Double(shifts[$1].down) }
      return (across + down) / 2
    }
  }

  /// The best fit of a size; nil where none is better than another one.
  private func fit(_ plane: Homography, _ size: Size, betterThan other: Fit?) -> Fit? {
    let patches = (0..<4).map { patch(plane, corner: $0, size) }
    var best: Fit?
    for pattern in Self.ways {
      let fit = Fit(patches.map { mark($0, pattern) }, size)
      if fit.isBetter(than: best ?? other) { best = fit }
    }
    return best
  }

  /// The grid of a symbol whose eyes are where a fit has them; nil where they are no square.
  private func map(_ plane: Homography, _ fit: Fit) -> GridMap? {
    let corners = (0..<4).map { corner in
      let shift = corner == fit.open ? (0, 0) : fit.shifts[corner]
      return Self.place(plane, corner, Double(shift.0), Double(shift.1), fit.size)
    }
    let number = min(SymbolVersion.highest, max(1, Int(((fit.modules - 17) / 4).rounded())))
    guard let version = SymbolVersion(number) else { return nil }
    let side = Double(version.dimension)
    // The corner without an eye is the bottom right one, opposite to the top left one.
    let pairs = [(0.0, 0.0), (side, 0), (side, side), (0, side)].enumerated().map { index, place in
      Homography.Pair(
        from: PlanePoint(x: place.0, y: place.1), to: corners[(fit.open + 2 + index) % 4])
    }
    return Homography(pairs, scale: side).map { GridMap(plane: $0, dimension: version.dimension) }
  }

  /// Whether a field is as dark everywhere, and its light deviates as that of data does, however blurred.
  private func isMottled(_ plane: Homography) -> Bool {
    func light(_ u: Double, _ v: Double) -> Double { Double(sampler.light(at: plane(u, v))) }
    let (count, parts) = (32, 4)
    budget.spend(count * count + 4 * count)
    let steps = (0..<count).map { (Double($0) + 0.5) / Double(count) }
    let paper = steps.flatMap { step in
      [(step, -Self.paper), (step, 1 + Self.paper), (-Self.paper, step), (1 + Self.paper, step)].map(light)
    }.sorted()[2 * count]
    let depths = steps.map { v in steps.map { paper - light($0, v) } }
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let all = mean(depths.flatMap { $0 })
    guard all > 0 else { return false }
    let isEven = (0..<parts * parts).allSatisfy { part in
      let (x, y) = (part % parts * count / parts, part / parts * count / parts)
      let values = (0..<count / parts).flatMap { depths[y + $0][x..<x + count / parts] }
      return Self.evenness.contains(mean(values) / all)
    }
    // Eyes and edges are left out, whichever corner has no eye.
    let (near, far) = (count * 3 / 16..<count * 5 / 8, count * 3 / 8..<count * 13 / 16)
    let deviation =
      [(near, near), (near, far), (far, near), (far, far)].map { rows, columns in
        let data = rows.flatMap { depths[$0][columns] }
        let middle = mean(data)
        return mean(data.map { ($0 - middle) * ($0 - middle) }).squareRoot()
      }.min() ?? 0
    return isEven && deviation >= Self.mottle * all
  }

  /// A place as seen from a corner of the field, in modules along its sides.
  private static func place(
    _ plane: Homography, _ corner: Int, _ u: Double, _ v: Double, _ size: Size
  ) -> PlanePoint {
    let (x, y) = (u / size.across, v / size.down)
    return plane(corner == 1 || corner == 2 ? 1 - x : x, corner >= 2 ? 1 - y : y)
  }

  /// How dark the modules around a corner are, row by row, with those that shifts need.
  private func patch(_ plane: Homography, corner: Int, _ size: Size) -> [Float] {
    let side = Self.square.side + 2 * Self.slack
    budget.spend(4 * side * side)
    return (0..<side * side).map { index in
      let u = Double(index % side - Self.square.beyond - Self.slack) + 0.5
      let v = Double(index / side - Self.square.beyond - Self.slack) + 0.5
      var sum: Float = 0
      for (x, y) in [(-0.25, -0.25), (0.25, -0.25), (-0.25, 0.25), (0.25, 0.25)] {
        sum += sampler.light(at: Self.place(plane, corner, u + x, v + y, size))
      }
      return 255 - sum / 4
    }
  }

  /// How alike a patch is to a blurred eye, and by how many modules it is shifted.
  private func mark(_ patch: [Float], _ pattern: BlurredEyePattern) -> (
    score: Float, shift: (across: Int, down: Int)
  ) {
    var best: (score: Float, shift: (across: Int, down: Int)) = (-1, (0, 0))
    let (inner, outer) = (Self.square.side, Self.square.side + 2 * Self.slack)
    budget.spend((2 * Self.slack + 1) * (2 * Self.slack + 1) * inner * inner / 8)
    for down in 0...2 * Self.slack {
      for across in 0...2 * Self.slack {
        var (flat, box, eye, all) = (Float(0), Float(0), Float(0), Float(0))
        for y in 0..<inner {
          for x in 0..<inner {
            let value = patch[(y + down) * outer + x + across]
            let place = y * inner + x
            flat += value * pattern.flat
            box += value * pattern.box[place]
            eye += value * pattern.eye[place]
            all += value * value
          }
        }
        let rest = max(all - flat * flat - box * box, 1e-6).squareRoot()
        let strength = box > 0 ? eye / pattern.eyeStrength / (box / pattern.boxStrength) : 0
        guard Self.strength.contains(strength), eye / rest > best.score else { continue }
        best = (eye / rest, (across - Self.slack, down - Self.slack))
      }
    }
    return best
  }
}
