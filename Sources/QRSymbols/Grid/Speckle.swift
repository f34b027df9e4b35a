/// How dark modules lie beside each other in a rectangle of them: what tells data from what people draw.
struct Speckle {
  /// How many of the places are dark, and unlike the next to the right and below.
  private(set) var dark = 0
  private(set) var across = 0
  private(set) var down = 0
  /// How many squares of 2 × 2 are of both lights, and how many of those like a chessboard.
  private(set) var mixed = 0
  private(set) var chequered = 0
  /// How many places are seen, with all their neighbours.
  private(set) var count = 0

  /// The share of a square of modules that is dark, or unlike its neighbour: in data about half.
  private static let dataShare = 0.22...0.78

  /// The share of chessboards among mixed squares: in data a seventh, in lines, letters and tiles hardly any.
  private static let chequeredShare = 0.07

  /// Below this share of mixed squares an area counts as blank.
  private static let blankShare = 0.1

  /// Looks at modules by their numbers, as far as they are in the picture.
  init(x: Range<Int>, y: Range<Int>, _ isDark: (_ x: Int, _ y: Int) -> Bool?) {
    for row in y {
      for column in x {
        guard let here = isDark(column, row), let right = isDark(column + 1, row),
          let below = isDark(column, row + 1), let beyond = isDark(column + 1, row + 1)
        else { continue }
        add(here, right, below, beyond)
      }
    }
  }

  /// Both rectangles together.
  static func + (a: Speckle, b: Speckle) -> Speckle {
    var sum = a
    sum.dark += b.dark
    sum.across += b.across
    sum.down += b.down
    sum.mixed += b.mixed
    sum.chequered += b.chequered
    sum.count += b.count
    return sum
  }

  /// Counts a place and its neighbours.
  private mutating func add(_ here: Bool, _ right: Bool, _ below: Bool, _ beyond: Bool) {
    count += 1
    if here { dark += 1 }
    if here != right { across += 1 }
    if here != below { down += 1 }
    if here != right || here != below || here != beyond { mixed += 1 }
    if here == beyond, right == below, here != right { chequered += 1 }
  }

  /// Whether all of it is as data is.
  var isData: Bool {
    [dark, across, down].allSatisfy { Self.dataShare.contains(Double($0) / Double(count)) } && !isDrawn
  }

  /// Whether there is hardly anything in it.
  var isBlank: Bool { Double(mixed) < Self.blankShare * Double(count) }

  /// Whether it is made of lines and areas.
  var isDrawn: Bool { Double(chequered) < Self.chequeredShare * Double(mixed) }
}
