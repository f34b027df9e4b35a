/// A part of a picture, and where it is cut out.
package struct PicturePart: Equatable {
  package let picture: GreyPicture
  /// Its left top corner in the whole picture.
  package let origin: PicturePoint

  /// Whether a place of the whole picture is in it.
  package func contains(_ place: PlanePoint) -> Bool {
    place.x >= Double(origin.x) && place.x < Double(origin.x + picture.width)
      && place.y >= Double(origin.y) && place.y < Double(origin.y + picture.height)
  }

  /// Cuts out what is around some places.
  ///
  /// - Parameters:
  ///   - places: What is to be in it.
  ///   - margin: How much there is to be around them, as a share of their longer side.
  package init?(of whole: GreyPicture, around places: [PicturePoint], margin: Double) {
    let (xs, ys) = (places.map { $0.x }, places.map { $0.y })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return nil
    }
    let border = Int(Double(max(right - left, bottom - top)) * margin)
    // Places that are only reckoned may lie beyond the picture.
    let (firstColumn, endColumn) = (max(0, left - border), min(whole.width, right + border))
    let (firstRow, endRow) = (max(0, top - border), min(whole.height, bottom + border))
    guard firstColumn < endColumn, firstRow < endRow else { return nil }
    let (columns, rows) = (firstColumn..<endColumn, firstRow..<endRow)
    origin = PicturePoint(x: columns.lowerBound, y: rows.lowerBound)
    picture = GreyPicture(
      checkedWidth: columns.count, height: rows.count,
      luminance: rows.flatMap {
        whole.luminance[($0 * whole.width + columns.lowerBound)..<($0 * whole.width + columns.upperBound)]
      })
  }
}
