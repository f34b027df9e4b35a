/// A picture made ready for the search for finder patterns, and how it lies to the original.
struct PreparedPicture {
  let picture: GreyPicture
  /// Pixels of the original a pixel, across and down.
  var scale = PlanePoint(x: 1, y: 1)
  /// Where its left top corner is in the original.
  var origin = PlanePoint(x: 0, y: 0)

  /// The original with no side longer than `longestSide`.
  init(_ original: GreyPicture, longestSide: Int) {
    picture = original.shrunk(longestSide: longestSide)
    scale = PlanePoint(
      x: Double(original.width) / Double(picture.width), y: Double(original.height) / Double(picture.height))
  }

  /// The original at twice its size with a border.
  init(doubling original: GreyPicture, border: Int, ground: UInt8) {
    picture = original.doubled(border: border, ground: ground)
    scale = PlanePoint(x: 0.5, y: 0.5)
    origin = PlanePoint(x: -Double(border) / 2, y: -Double(border) / 2)
  }

  /// Its finder patterns, in pixels of the original.
  ///
  /// - Parameters:
  ///   - contrast: By how much dark is darker than the mean around it.
  ///   - window: How often the window of that mean goes into the shorter side.
  ///   - isInverted: Whether they are light on dark.
  ///   - deadline: When to be content with what was found.
  func patterns(
    contrast: ThresholdContrast, window: Int, isInverted: Bool, deadline: ScanDeadline
  ) -> [FinderPattern] {
    let grey = isInverted ? picture.inverted : picture
    let blackAndWhite = grey.adaptivelyThresholded(contrast, windowsASide: window)
    return FinderPatternSearch.patterns(in: blackAndWhite, deadline: deadline)
      .map { $0.scaled(by: scale, from: origin) }
  }
}
