/// The pixels of a picture file.
public struct DecodedPicture: Hashable, Sendable {
  /// What kind of file it was.
  public let kind: PictureKind
  /// The frames in their order: one, or several of an animated GIF.
  public let frames: [GreyPicture]
  /// How many frames or pages the file has beyond those: above a limit, or not of a GIF.
  public let omittedFrameCount: Int
}
