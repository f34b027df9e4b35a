extension PreparedPicture {
  /// Its finder patterns, in pixels of the original.
  ///
  /// - Parameters:
  ///   - contrast: By how much dark is darker than the mean around it.
  ///   - window: How often the window of that mean goes into the shorter side.
  ///   - isInverted: Whether they are light on dark.
  ///   - deadline: When to stop with what was found.
  func patterns(
    contrast: ThresholdContrast, window: Int, isInverted: Bool, deadline: ScanDeadline
  ) -> [FinderPattern] {
    let grey = isInverted ? picture.inverted : picture
    let blackAndWhite = grey.adaptivelyThresholded(contrast, windowsASide: window)
    return FinderPatternSearch.patterns(in: blackAndWhite, deadline: deadline)
      .map { $0.scaled(by: scale, from: origin) }
  }
}
