extension GreyPicture {
  /// The share of pixels that are as light as their neighbour where a picture is drawn: nothing that a camera takes has
  /// so many.
  private static let drawnShare = (equal: 3, of: 4)

  /// The distance of the rows that are looked at.
  private static let drawnRowStep = 8

  /// Whether the picture was drawn, as a screenshot or a page from a file is, and not taken by a camera.
  var isDrawn: Bool {
    guard width > 1 else { return false }
    var (equal, all) = (0, 0)
    luminance.withUnsafeBufferPointer { pixels in
      for y in stride(from: 0, to: height, by: Self.drawnRowStep) {
        let row = y * width
        for x in row..<row + width - 1 where pixels[x] == pixels[x &+ 1] { equal &+= 1 }
        all += width - 1
      }
    }
    return Self.drawnShare.of * equal >= Self.drawnShare.equal * all
  }
}
