extension PreparedPicture {
  /// From this height on every second row is gone through: the core of an eye of one pixel a module has three.
  private static let highPicture = 2_000

  /// Its finder patterns, in pixels of the original.
  ///
  /// - Parameters:
  ///   - contrast: By how much dark is darker than the mean around it.
  ///   - window: How often the window of that mean goes into the shorter side.
  ///   - isInverted: Whether they are light on dark.
  ///   - budget: When to stop with what was found.
  func patterns(
    contrast: ThresholdContrast, window: Int, isInverted: Bool, budget: ScanBudget
  ) -> [FinderPattern] {
    // The threshold and the search take about a look for each pixel.
    budget.spend(picture.luminance.count)
    let grey = isInverted ? picture.inverted : picture
    let blackAndWhite = grey.adaptivelyThresholded(contrast, windowsASide: window)
    return FinderPatternSearch.patterns(
      in: blackAndWhite, rowStep: picture.height >= Self.highPicture ? 2 : 1, budget: budget
    )
    .map { $0.scaled(by: scale, from: origin) }
  }
}
