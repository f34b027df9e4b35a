extension GreyPicture {
  /// The picture as it is meant to be seen, from an orientation as EXIF numbers it.
  ///
  /// - Parameter orientation: 1 to 8 of the TIFF and EXIF tag 274; anything else leaves the picture.
  func turned(orientation: Int) -> GreyPicture {
    guard (2...8).contains(orientation) else { return self }
    let turn = PictureTurn(orientation: orientation)
    let newWidth = turn.swapsSides ? height : width
    let newHeight = turn.swapsSides ? width : height
    var result = [UInt8](repeating: 0, count: luminance.count)
    luminance.withUnsafeBufferPointer { pixels in
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          let (column, row) = turn.swapsSides ? (y, x) : (x, y)
          let oldX = turn.fromRight ? width - 1 - column : column
          let oldY = turn.fromBottom ? height - 1 - row : row
          result[y &* newWidth &+ x] = pixels[oldY &* width &+ oldX]
        }
      }
    }
    return GreyPicture(checkedWidth: newWidth, height: newHeight, luminance: result)
  }
}
