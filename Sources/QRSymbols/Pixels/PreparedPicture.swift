/// A picture made ready to be searched, and how it lies to the original.
package struct PreparedPicture {
  package let picture: GreyPicture
  /// Pixels of the original a pixel, across and down.
  package var scale = PlanePoint(x: 1, y: 1)
  /// Where its left top corner is in the original.
  package var origin = PlanePoint(x: 0, y: 0)

  /// The original with no side longer than `longestSide`.
  package init(_ original: GreyPicture, longestSide: Int) {
    picture = original.shrunk(longestSide: longestSide)
    scale = PlanePoint(
      x: Double(original.width) / Double(picture.width), y: Double(original.height) / Double(picture.height))
  }

  /// The original at twice its size with a border.
  package init(doubling original: GreyPicture, border: Int, ground: UInt8) {
    picture = original.doubled(border: border, ground: ground)
    scale = PlanePoint(x: 0.5, y: 0.5)
    origin = PlanePoint(x: -Double(border) / 2, y: -Double(border) / 2)
  }

  private init(picture: GreyPicture, scale: PlanePoint, origin: PlanePoint) {
    self.picture = picture
    self.scale = scale
    self.origin = origin
  }

  /// The same with other greys.
  package func mapped(_ change: (GreyPicture) -> GreyPicture) -> PreparedPicture {
    PreparedPicture(picture: change(picture), scale: scale, origin: origin)
  }

  /// Where a place of this picture is in the original.
  package func original(_ place: PlanePoint) -> PlanePoint {
    PlanePoint(x: place.x * scale.x + origin.x, y: place.y * scale.y + origin.y)
  }
}
