/// A code that is seen in a picture and could not be read.
public struct UnreadSymbol: Hashable, Sendable {
  /// What likely keeps a code from being read.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// Its modules have fewer than two pixels.
    case tooSmall = "too small"
    /// Its modules run into each other.
    case blurred
    /// A part of it is all of one light.
    case covered
    /// It goes on beyond the picture.
    case cutOff = "cut off at the edge"
    /// Nothing of that: it is bent, torn or in glare.
    case damaged
  }

  /// The most that are told of in one picture.
  public static let maximumCount = 16

  /// Where its corners are or would be: top left, top right, bottom right, bottom left of the symbol itself.
  public let corners: [PicturePoint]
  /// What likely keeps it from being read.
  public let reason: Reason

  /// The mean length of its sides in pixels.
  public var sidePixels: Int {
    let lengths = corners.indices.map { index in
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      return PlanePoint(x: Double(a.x - b.x), y: Double(a.y - b.y)).length
    }
    return Int((lengths.reduce(0, +) / Double(max(1, lengths.count))).rounded())
  }

  /// The mean of the corners.
  var middle: PlanePoint {
    let count = Double(max(1, corners.count))
    return PlanePoint(
      x: corners.reduce(0) { $0 + Double($1.x) } / count, y: corners.reduce(0) { $0 + Double($1.y) } / count)
  }

  /// Whether a symbol that was read lies where this one does.
  package func isSame(as symbol: ScannedSymbol) -> Bool {
    symbol.contains(middle) || contains(symbol.middle)
  }

  /// Whether both are the same code.
  package func isSame(as other: UnreadSymbol) -> Bool { contains(other.middle) || other.contains(middle) }

  /// Whether a place may be that of one of its eyes.
  func spans(_ place: PlanePoint) -> Bool { (place - middle).length < Double(sidePixels) * 0.75 }

  /// Whether a place is not farther from the middle than the nearest side.
  private func contains(_ place: PlanePoint) -> Bool {
    (place - middle).length < Double(sidePixels) / 2
  }
}
