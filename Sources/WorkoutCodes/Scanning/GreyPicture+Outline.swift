internal import LogForms
internal import QRCodes

extension GreyPicture {
  /// How much larger than a code what is left of its surroundings is.
  private static let codeMargin = 1.3

  /// The picture with the paper within `outline` blank, but for a code on it and the paper around that.
  func without(_ outline: [LogPoint], but code: ScannedSymbol) -> GreyPicture {
    let corners = code.corners.map { LogPoint(Double($0.x), Double($0.y)) }
    guard outline.count == 4, corners.count == 4 else { return self }
    let middle = LogPoint(
      corners.reduce(0) { $0 + $1.x } / 4, corners.reduce(0) { $0 + $1.y } / 4)
    let around = corners.map { corner in
      LogPoint(
        middle.x + (corner.x - middle.x) * Self.codeMargin, middle.y + (corner.y - middle.y) * Self.codeMargin
      )
    }
    // The paper is as light as it is around the code.
    let lights = around.map { corner in
      Int(luminance[min(height - 1, max(0, Int(corner.y))) * width + min(width - 1, max(0, Int(corner.x)))])
    }
    let paper = UInt8(lights.sorted()[lights.count / 2])
    var pixels = luminance
    for y in 0..<height {
      guard let columns = Self.columns(of: outline, at: Double(y) + 0.5, width) else { continue }
      let kept = Self.columns(of: around, at: Double(y) + 0.5, width)
      for x in columns where kept?.contains(x) != true { pixels[y * width + x] = paper }
    }
    return (try? GreyPicture(width: width, height: height, luminance: pixels)) ?? self
  }

  /// The pixels of a row within a convex outline.
  private static func columns(of outline: [LogPoint], at y: Double, _ width: Int) -> Range<Int>? {
    var (left, right) = (Double.infinity, -Double.infinity)
    for index in outline.indices {
      let (a, b) = (outline[index], outline[(index + 1) % outline.count])
      guard (a.y <= y) != (b.y <= y), a.y.isFinite, b.y.isFinite, a.x.isFinite, b.x.isFinite else { continue }
      let x = a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)
      (left, right) = (min(left, x), max(right, x))
    }
    let start = min(max(left, 0), Double(width))
    let end = min(max(right, 0), Double(width))
    return start < end ? Int(start)..<Int(end) : nil
  }
}
