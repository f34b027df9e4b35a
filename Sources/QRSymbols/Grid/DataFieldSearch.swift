/// Finds compact squares on paper in a picture shrunk to several sizes: the data of codes, whatever their eyes look like.
///
/// Each cell of a shrunk picture is the mean of many modules of a large code or of few of a small one. What is darker
/// than the paper around it grows together over a gap of a cell; what then has the outline of a square is a field.
struct DataFieldSearch {
  /// How many cells a field is wide, so that several sizes suit a code.
  private static let sides = 12...180

  /// The longer sides of the shrunk pictures.
  private static let longestSides = [500, 250, 125, 62]

  /// The side in cells of the squares whose lightest and darkest cells tell paper from ink, and how many of them to
  /// either side are looked at.
  private static let block = 8
  private static let blockReach = 2

  /// The least greys between paper and ink.
  private static let contrast = 24

  /// What part of them makes a cell dark: the first parts codes from text, with the second a code is whole that is out
  /// of focus, and pale beside sharp ones.
  private static let darkShares = [(part: 3, of: 10), (part: 3, of: 20)]

  /// The longest side of the shrunk pictures that are searched with the second too: the finest cost most.
  private static let paleSide = 250

  /// The share of the outline of a square that a field fills.
  private static let neededFill = 0.8

  /// The shortest side of a field as a share of its longest.
  private static let neededSide = 0.6

  /// The most fields of a shrunk picture that are looked at more closely.
  private static let maximumFields = 24

  /// The fields of a picture, those of the finest shrunk one first.
  static func fields(in prepared: PreparedPicture, budget: ScanBudget) -> [DataField] {
    var fields: [DataField] = []
    var shrunk = prepared.picture
    var searchedWidth: Int?
    for side in longestSides {
      budget.spend(shrunk.luminance.count / 8)
      shrunk = shrunk.shrunk(longestSide: side)
      // A picture that is small already is searched once.
      guard shrunk.width != searchedWidth else { continue }
      searchedWidth = shrunk.width
      let scale = PlanePoint(
        x: Double(prepared.picture.width) / Double(shrunk.width),
        y: Double(prepared.picture.height) / Double(shrunk.height))
      for share in shrunk.longerSide > paleSide ? [darkShares[0]] : darkShares {
        budget.spend(2 * shrunk.luminance.count)
        for outline in outlines(in: shrunk, darkShare: share).prefix(maximumFields) {
          fields.append(
            DataField(
              corners: outline.map {
                prepared.original(PlanePoint(x: $0.x * scale.x, y: $0.y * scale.y))
              }))
        }
      }
    }
    return fields
  }

  /// The corners of all squares in a shrunk picture.
  private static func outlines(
    in picture: GreyPicture, darkShare: (part: Int, of: Int)
  ) -> [[PlanePoint]] {
    let (width, height) = (picture.width, picture.height)
    guard min(width, height) >= sides.lowerBound else { return [] }
    var mask = darkCells(of: picture, darkShare: darkShare)
    var outlines: [[PlanePoint]] = []
    var cells: [Int] = []
    for start in mask.indices where mask[start] {
      cells.removeAll(keepingCapacity: true)
      cells.append(start)
      mask[start] = false
      var (next, left, right, bottom) = (0, start % width, start % width, start / width)
      while next < cells.count {
        let cell = cells[next]
        let (x, y) = (cell % width, cell / width)
        next += 1
        (left, right, bottom) = (min(left, x), max(right, x), max(bottom, y))
        func visit(_ other: Int) {
          guard mask[other] else { return }
          mask[other] = false
          cells.append(other)
        }
        if x > 0 { visit(cell - 1) }
        if x + 1 < width { visit(cell + 1) }
        if y > 0 { visit(cell - width) }
        if y + 1 < height { visit(cell + width) }
      }
      let top = start / width
      // A square that stands on its corner is wider.
      guard right - left >= sides.lowerBound, bottom - top >= sides.lowerBound,
        right - left <= sides.upperBound * 3 / 2, bottom - top <= sides.upperBound * 3 / 2,
        left > 0, top > 0, right < width - 1, bottom < height - 1,
        5 * cells.count >= 2 * (right - left + 1) * (bottom - top + 1),
        let outline = square(cells, width: width, top: top, rows: bottom - top + 1)
      else { continue }
      outlines.append(outline)
    }
    return outlines
  }

  /// Which cells are darker than the paper around them, or next to such a cell.
  private static func darkCells(of picture: GreyPicture, darkShare: (part: Int, of: Int)) -> [Bool] {
    let (width, height) = (picture.width, picture.height)
    let (columns, rows) = ((width + block - 1) / block, (height + block - 1) / block)
    var least = [UInt8](repeating: 255, count: columns * rows)
    var most = [UInt8](repeating: 0, count: columns * rows)
    var dark = [UInt8](repeating: 0, count: width * height)
    picture.luminance.withUnsafeBufferPointer { pixels in
      for y in 0..<height {
        for column in 0..<columns {
          let place = y / block * columns + column
          var (darkest, lightest) = (least[place], most[place])
          for x in column * block..<min(width, (column + 1) * block) {
            let pixel = pixels[y &* width &+ x]
            darkest = min(darkest, pixel)
            lightest = max(lightest, pixel)
          }
          (least[place], most[place]) = (darkest, lightest)
        }
      }
      for row in 0..<rows {
        for column in 0..<columns {
          var (darkest, lightest) = (255, 0)
          for y in max(0, row - blockReach)...min(rows - 1, row + blockReach) {
            for x in max(0, column - blockReach)...min(columns - 1, column + blockReach) {
              darkest = min(darkest, Int(least[y * columns + x]))
              lightest = max(lightest, Int(most[y * columns + x]))
            }
          }
          guard lightest - darkest >= contrast else { continue }
          let limit = lightest - (lightest - darkest) * darkShare.part / darkShare.of
          for y in row * block..<min(height, (row + 1) * block) {
            for x in column * block..<min(width, (column + 1) * block)
            where Int(pixels[y &* width &+ x]) < limit { dark[y &* width &+ x] = 1 }
          }
        }
      }
    }
    return grown(dark, width: width, height: height)
  }

  /// What is dark, and what is next to it.
  private static func grown(_ dark: [UInt8], width: Int, height: Int) -> [Bool] {
    var rows = dark
    for y in 0..<height {
      let row = y * width
      for x in 0..<width - 1 { rows[row &+ x] |= dark[row &+ x &+ 1] }
      for x in 1..<width { rows[row &+ x] |= dark[row &+ x &- 1] }
    }
    var result = rows
    for index in 0..<(height - 1) * width { result[index] |= rows[index &+ width] }
    for index in width..<height * width { result[index] |= rows[index &- width] }
    return result.map { $0 != 0 }
  }

  /// The corners of the square that cells make up; nil where they make up none.
  private static func square(_ cells: [Int], width: Int, top: Int, rows: Int) -> [PlanePoint]? {
    var (firsts, lasts) = ([Int](repeating: width, count: rows), [Int](repeating: 0, count: rows))
    for cell in cells {
      let (x, row) = (cell % width, cell / width - top)
      firsts[row] = min(firsts[row], x)
      lasts[row] = max(lasts[row], x + 1)
    }
    var edge: [PlanePoint] = []
    var filled = 0
    for row in 0..<rows {
      filled += lasts[row] - firsts[row]
      for y in [top + row, top + row + 1] {
        edge.append(PlanePoint(x: Double(firsts[row]), y: Double(y)))
        edge.append(PlanePoint(x: Double(lasts[row]), y: Double(y)))
      }
    }
    let middle = edge.reduce(PlanePoint(x: 0, y: 0), +) * (1 / Double(edge.count))
    func furthest(_ measure: (PlanePoint) -> Double) -> PlanePoint {
      edge.max { measure($0) < measure($1) } ?? middle
    }
    let a = furthest { PlanePoint.dot($0 - middle, $0 - middle) }
    let c = furthest { PlanePoint.dot($0 - a, $0 - a) }
    let b = furthest { PlanePoint.cross($0 - a, c - a) }
    let d = furthest { PlanePoint.cross(c - a, $0 - a) }
    // Clockwise, as pictures count down.
    let corners = [a, d, c, b]
    let lengths = (0..<4).map { (corners[($0 + 1) % 4] - corners[$0]).length }
    let area =
      (PlanePoint.cross(c - a, b - a).magnitude + PlanePoint.cross(c - a, d - a).magnitude) / 2
    guard let shortest = lengths.min(), let longest = lengths.max(), shortest > neededSide * longest,
      shortest >= Double(sides.lowerBound), longest <= Double(sides.upperBound),
      area >= neededFill * longest * shortest, Double(filled) >= neededFill * area,
      neededFill * Double(filled) <= area
    else { return nil }
    // The cells beside dark ones are paper.
    let centre = corners.reduce(PlanePoint(x: 0, y: 0), +) * 0.25
    let share = 1 - 2 / ((shortest + longest) / 2)
    return corners.map { centre + ($0 - centre) * share }
  }
}
