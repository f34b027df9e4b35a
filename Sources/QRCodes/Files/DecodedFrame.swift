/// A frame or page of a picture file, in grey.
public struct DecodedFrame: Hashable, Sendable {
  /// It upright, on white where it is transparent.
  public let picture: GreyPicture
  /// The same on black; nil where nothing of it is transparent.
  public let onBlack: GreyPicture?
  /// How EXIF says that the stored pixels are to be turned to stand upright, 1 to 8; 1 is not at all.
  public let orientation: Int

  /// Turns a layer upright, and lays it on both grounds where that makes a difference.
  init(_ layer: GreyLayer, orientation: Int = 1) {
    picture = layer.picture(on: 255).turned(orientation: orientation)
    onBlack = layer.isTransparent ? layer.picture(on: 0).turned(orientation: orientation) : nil
    self.orientation = orientation
  }

  /// Where a place of the upright picture is in the pixels as they are stored in the file.
  ///
  /// - Parameter place: A place in the picture.
  /// - Returns: The same place before it was turned.
  public func stored(_ place: PicturePoint) -> PicturePoint {
    let turn = PictureTurn(orientation: orientation)
    let (column, row) = turn.swapsSides ? (place.y, place.x) : (place.x, place.y)
    let width = turn.swapsSides ? picture.height : picture.width
    let height = turn.swapsSides ? picture.width : picture.height
    return PicturePoint(
      x: turn.fromRight ? width - column : column, y: turn.fromBottom ? height - row : row)
  }
}
