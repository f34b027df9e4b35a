package import LogForms
package import QRCodes

/// What was seen of a log sheet around its code in a picture.
package struct LogSight: Sendable {
  /// How many sheets are read in one picture.
  static let maximumCount = 8
  /// The largest crop, in pixels, and what is shown around a row, in heights of a row.
  private static let maximumCrop = 4_000_000
  private static let cropMargin = 0.8

  /// What was read; nil where too little of the page is in the picture.
  package let reading: LogReading?
  /// The rows that are not understood, and the day where it is not, with small pictures of them.
  package let crops: [Crop]

  /// What is not understood, and a picture of it.
  package struct Crop: Sendable {
    /// The number of the row, or `date`: `2.3`.
    package let number: String
    /// What is seen of it.
    package let picture: GreyPicture
  }

  /// Reads the sheet around a symbol; nil where the symbol is not that of a sheet.
  init?(_ symbol: ScannedSymbol, on picture: GreyPicture) {
    guard LogForm.recognizes(symbol.payload),
      let form = try? LogForm(payload: symbol.payload, name: "log sheet"),
      let pixels = LogPicture(width: picture.width, height: picture.height, luminance: picture.luminance)
    else { return nil }
    let corners = symbol.corners.map { LogPoint(Double($0.x), Double($0.y)) }
    let reading = LogReader(pixels).read(form, corners: corners)
    self.reading = reading
    var crops: [Crop] = []
    if let reading, case .inDoubt = reading.day,
      let picture = Self.crop(of: reading.dateBubbles, in: picture)
    {
      crops.append(Crop(number: "date", picture: picture))
    }
    crops +=
      reading.map { reading in
        reading.rows.compactMap { row in
          guard case .inDoubt = row.outcome else { return nil }
          return Self.crop(of: row.bubbles, in: picture).map {
            Crop(number: reading.number(of: row.row), picture: $0)
          }
        }
      } ?? []
    self.crops = crops
  }

  private static func crop(of bubbles: [LogReading.Bubble], in picture: GreyPicture) -> GreyPicture? {
    let (xs, ys) = (bubbles.map { $0.pixel.x }, bubbles.map { $0.pixel.y })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return nil
    }
    let extent = max(right - left, bottom - top, 40)
    let margin = max(12, extent * cropMargin / 10)
    func bounded(_ value: Double, _ limit: Int) -> Int { Int(min(max(value, 0), Double(limit))) }
    let (x, endX) = (bounded(left - margin, picture.width), bounded(right + margin, picture.width))
    let (y, endY) = (bounded(top - margin, picture.height), bounded(bottom + margin, picture.height))
    guard endX > x, endY > y, (endX - x) * (endY - y) <= maximumCrop else { return nil }
    let pixels = (y..<endY).flatMap { picture.luminance[$0 * picture.width + x..<$0 * picture.width + endX] }
    return try? GreyPicture(width: endX - x, height: endY - y, luminance: pixels)
  }
}
