/// The pixels of a picture file.
public struct DecodedPicture: Hashable, Sendable {
  /// What kind of file it was.
  public let kind: PictureKind
  /// The frames or pages in their order: one, or several of an animated GIF or WebP or of a TIFF.
  public let frames: [DecodedFrame]
  /// How many frames or pages the file has beyond those.
  public let omittedFrameCount: Int
  /// Why they are left out, as the words of a message; nil where none is.
  public let omissionReason: String?
}
