/// The pixels of a picture file.
public struct DecodedPicture: Hashable, Sendable {
  /// What kind of file it was.
  public let kind: PictureKind
  /// The frames in their order, upright: one, or several of an animated GIF.
  public let frames: [GreyPicture]
  /// How many frames or pages the file has beyond those: above a limit, or not of a GIF.
  public let omittedFrameCount: Int
  /// How EXIF says that the stored pixels are to be turned to stand upright, 1 to 8; 1 is not at all.
  public let orientation: Int

  /// Where a place of an upright frame is in the pixels as they are stored in the file.
  ///
  /// - Parameter place: A place in one of the frames.
  /// - Returns: The same place before the picture was turned.
  public func stored(_ place: PicturePoint) -> PicturePoint {
    guard let frame = frames.first, orientation > 1 else { return place }
    let turn = PictureTurn(orientation: orientation)
    let (column, row) = turn.swapsSides ? (place.y, place.x) : (place.x, place.y)
    let width = turn.swapsSides ? frame.height : frame.width
    let height = turn.swapsSides ? frame.width : frame.height
    return PicturePoint(
      x: turn.fromRight ? width - column : column, y: turn.fromBottom ? height - row : row)
  }
}
