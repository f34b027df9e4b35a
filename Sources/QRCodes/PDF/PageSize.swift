/// How large a page of a PDF is, by `pdfinfo` in a process of its own; it is asked where a page takes long to draw.
struct PageSize {
  /// The pixels of the page as it is drawn; nil where that is not told.
  let pixelCount: Double?
  private let byteCount: Int

  /// What a page is worth beside its pixels: a usual one takes 40 ms.
  private static let basicMilliseconds = 200.0

  /// What its pixels are worth: the costly ones of gradients take 41 ns.
  private static let nanosecondsPerPixel = 60.0

  /// What a byte of the file is worth, as it may be one of this page.
  private static let nanosecondsPerByte = 16_000.0

  /// Asks for the size of a page, or of the next where that is larger: the end of one that is drawn may not have come.
  init(of number: Int, in bytes: [UInt8], variables: [String: String]?) {
    byteCount = bytes.count
    guard
      let answer = PDFInfo.answer(
        ["-f", "\(number)", "-l", "\(number + 1)", "-"], of: bytes, variables: variables)
    else {
      pixelCount = nil
      return
    }
    let areas = answer.split(separator: "\n").compactMap { line -> Double? in
      let words = line.split(separator: " ")
      // `Page    1 size:  612 x 792 pts (letter)`
      guard words.count >= 6, words[0] == "Page", words[2] == "size:", let width = Double(words[3]),
        let height = Double(words[5]), width > 0, height > 0
      else { return nil }
      return width * height
    }
    let dots = Double(PDFRenderer.resolution) / 72
    pixelCount = areas.max().map { $0 * dots * dots }
  }

  /// The processor time that the page is worth; where its size is not told, that of the largest.
  var milliseconds: Int {
    let most = Double(PDFRenderer.pageTime(byteCount: byteCount) * 1_000)
    guard let pixelCount else { return Int(most) }
    let work = pixelCount * Self.nanosecondsPerPixel + Double(byteCount) * Self.nanosecondsPerByte
    return Int(min(most, Self.basicMilliseconds + work / 1e6))
  }
}
