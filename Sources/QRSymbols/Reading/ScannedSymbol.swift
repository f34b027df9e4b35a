/// A symbol that was read in a picture.
public struct ScannedSymbol: Hashable, Sendable {
  /// The bytes it holds, as they are.
  public let payload: [UInt8]
  /// The corners in the picture's own pixels: top left, top right, bottom right, bottom left of the symbol
  /// itself, so that they tell how it is turned.
  public let corners: [PicturePoint]
  /// How the picture was prepared when it was read.
  public let pass: ScanPass
  /// Which reader has read it.
  public var reader: SymbolReaderName { pass.reader }
  /// Milliseconds from the beginning of the scan until the end of the pass that read it.
  public let elapsedMilliseconds: Double
  /// Its place among several that hold one message together; nil where it stands alone.
  public var append: StructuredAppend?
  /// What kind of symbol it is.
  public var symbology: String { "QR-Code" }

  package init(
    payload: [UInt8], corners: [PicturePoint], pass: ScanPass, elapsedMilliseconds: Double,
    append: StructuredAppend? = nil
  ) {
    (self.payload, self.corners, self.pass) = (payload, corners, pass)
    (self.elapsedMilliseconds, self.append) = (elapsedMilliseconds, append)
  }

  /// The smallest upright rectangle around the corners.
  package var bounds: (x: ClosedRange<Int>, y: ClosedRange<Int>) {
    let xs = corners.map { $0.x }
    let ys = corners.map { $0.y }
    return ((xs.min() ?? 0)...(xs.max() ?? 0), (ys.min() ?? 0)...(ys.max() ?? 0))
  }

  /// Whether a place lies inside of the corners.
  package func contains(_ place: PlanePoint) -> Bool {
    var isInside = false
    var last = corners.count - 1
    for index in corners.indices {
      let (a, b) = (corners[index], corners[last])
      let (ay, by) = (Double(a.y), Double(b.y))
      if (ay > place.y) != (by > place.y),
        place.x < Double(b.x - a.x) * (place.y - ay) / (by - ay) + Double(a.x)
      {
        isInside.toggle()
      }
      last = index
    }
    return isInside
  }

  /// The mean of the corners.
  package var middle: PlanePoint {
    let count = Double(max(1, corners.count))
    return PlanePoint(
      x: Double(corners.reduce(0) { $0 + $1.x }) / count, y: Double(corners.reduce(0) { $0 + $1.y }) / count)
  }

  /// Whether another reading is of the same symbol: the same payload at a place where only one can be.
  package func isSame(as other: ScannedSymbol) -> Bool {
    payload == other.payload && (contains(other.middle) || other.contains(middle))
  }

  /// The symbol in the larger picture that the one it was read in is a part of.
  package func moved(by offset: PicturePoint) -> ScannedSymbol {
    ScannedSymbol(
      payload: payload, corners: corners.map { PicturePoint(x: $0.x + offset.x, y: $0.y + offset.y) },
      pass: pass,
      elapsedMilliseconds: elapsedMilliseconds, append: append)
  }
}
