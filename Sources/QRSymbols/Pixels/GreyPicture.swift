/// A picture of grey pixels, 8 bits each, from 0 (black) to 255 (white).
public struct GreyPicture: Hashable, Sendable {
  /// The number of pixels in a row, at least 1.
  public let width: Int
  /// The number of rows, at least 1.
  public let height: Int
  /// The pixels, row by row from the top, `width` × `height` of them.
  public let luminance: [UInt8]

  /// Makes a picture of pixels.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - luminance: The pixels, row by row from the top.
  /// - Throws: `inconsistentSize` where there are not `width` × `height` pixels, or none.
  public init(width: Int, height: Int, luminance: [UInt8]) throws(PictureError) {
    let (pixelCount, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixelCount == luminance.count else {
      throw .inconsistentSize(width: width, height: height, pixelCount: luminance.count)
    }
    self.init(checkedWidth: width, height: height, luminance: luminance)
  }

  /// Makes a picture whose number of pixels is right by construction.
  package init(checkedWidth width: Int, height: Int, luminance: [UInt8]) {
    self.width = width
    self.height = height
    self.luminance = luminance
  }
}
