/// How a stored picture is read so that it stands upright, as EXIF and TIFF number it in tag 274.
struct PictureTurn {
  /// Whether its columns become rows.
  let swapsSides: Bool
  /// Whether it is read from its right edge.
  let fromRight: Bool
  /// Whether it is read from its bottom.
  let fromBottom: Bool

  /// Anything but 2 to 8 leaves the picture as it is.
  init(orientation: Int) {
    swapsSides = (5...8).contains(orientation)
    fromRight = [2, 3, 7, 8].contains(orientation)
    fromBottom = [3, 4, 6, 7].contains(orientation)
  }
}
