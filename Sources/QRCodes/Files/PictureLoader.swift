/// Turns the bytes of a file of one picture, whose kind and size are known by its header, into grey pixels.
protocol PictureLoader: Sendable {
  /// Loads a picture as it is stored.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - kind: What kind of file it is.
  ///   - maximumPixels: The most pixels that it may turn out to have: those that its header states.
  func load(
    _ bytes: [UInt8], kind: PictureKind, maximumPixels: Int
  ) throws(PictureError) -> LoadedPicture
}

/// The pixels of a picture, and how EXIF says that they are to be turned, 1 to 8.
struct LoadedPicture: Equatable {
  let layer: GreyLayer
  let orientation: Int
}
