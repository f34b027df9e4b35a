extension GreyPicture {
  /// The side of the squares by which pixels are turned.
  private static let tile = 64

  /// The picture as it is meant to be seen, from an orientation as EXIF numbers it.
  ///
  /// - Parameter orientation: 1 to 8 of the TIFF and EXIF tag 274; anything else leaves the picture.
  func turned(orientation: Int) -> GreyPicture {
    guard (2...8).contains(orientation) else { return self }
    let turn = PictureTurn(orientation: orientation)
    let newWidth = turn.swapsSides ? height : width
    let newHeight = turn.swapsSides ? width : height
    // In the old pixels: where the first new one is, and how far it is to the next in a row and in a column.
    let (stepX, stepY) = (turn.fromRight ? -1 : 1, turn.fromBottom ? -width : width)
    let first = (turn.fromRight ? width - 1 : 0) + (turn.fromBottom ? (height - 1) * width : 0)
    let (across, down) = turn.swapsSides ? (stepY, stepX) : (stepX, stepY)
    let result = [UInt8](unsafeUninitializedCapacity: luminance.count) { result, count in
      luminance.withUnsafeBufferPointer { pixels in
        // Tile by tile, so that what is read of a column stays near.
        for tileY in stride(from: 0, to: newHeight, by: Self.tile) {
          for tileX in stride(from: 0, to: newWidth, by: Self.tile) {
            let end = min(newWidth, tileX + Self.tile)
            for y in tileY..<min(newHeight, tileY + Self.tile) {
              var place = first &+ y &* down &+ tileX &* across
              for x in tileX..<end {
                result[y &* newWidth &+ x] = pixels[place]
                place &+= across
              }
            }
          }
        }
      }
      count = luminance.count
    }
    return GreyPicture(checkedWidth: newWidth, height: newHeight, luminance: result)
  }
}
