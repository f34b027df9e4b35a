/// Has what was drawn read back by every reader for itself, so that nothing is handed over that only one understands.
///
/// The grid reader looks at the whole picture, as `btd scan` does, and libzbar at each symbol, as a telephone does.
package struct DrawingCheck {
  /// A symbol that was drawn.
  package struct Drawn {
    let payload: [UInt8]
    let corners: [PicturePoint]

    /// - Parameters:
    ///   - payload: What a reader must find.
    ///   - x: The left edge in pixels, of the symbol with its quiet zone.
    ///   - y: The upper edge.
    ///   - side: How wide and high it is.
    package init(payload: [UInt8], x: Int, y: Int, side: Int) {
      self.payload = payload
      corners = [PicturePoint(x: x, y: y), PicturePoint(x: x + side, y: y + side)]
    }
  }

  /// A symbol that was drawn and is not read.
  package struct Unread: Equatable {
    /// Its place among those that were drawn.
    package let index: Int
    /// Who does not read it.
    package let reader: SymbolReaderName
  }

  /// How much around a symbol libzbar sees, as a share of its side.
  private static let margin = 0.1

  private let zbar: ZBarReader

  /// Starts a check.
  ///
  /// - Throws: `QRCodeError.libraryMissing(library:package:)`
  package init() throws(QRCodeError) { try self.init(zbarFile: ZBarLibrary.fileName) }

  /// The same with libzbar in a certain file.
  init(zbarFile: String) throws(QRCodeError) {
    guard let library = ZBarLibrary(file: zbarFile) else {
      throw .libraryMissing(library: "libzbar", package: ZBarLibrary.package)
    }
    // A telephone mends less of a picture than a scan does.
    zbar = ZBarReader(library, mends: false)
  }

  /// Finds the first symbol of a picture that one of the readers does not read; nil where each reads all.
  package func firstUnread(_ drawn: [Drawn], in picture: GreyPicture) -> Unread? {
    // As long as it takes: nothing of ours is refused because the machine is slow.
    let budget = ScanBudget(nil)
    let payloads = Set(drawn.map(\.payload))
    let byGrid = GridReader().read(picture, until: budget) { payloads.isSubset(of: $0.map(\.payload)) }
    for (index, symbol) in drawn.enumerated() {
      func isRead(_ found: [ScannedSymbol]) -> Bool { found.contains { $0.payload == symbol.payload } }
      guard isRead(byGrid.symbols) else { return Unread(index: index, reader: .grid) }
      guard let part = PicturePart(of: picture, around: symbol.corners, margin: Self.margin),
        isRead(zbar.read(part.picture, until: budget, isEnough: isRead).symbols)
      else { return Unread(index: index, reader: .zbar) }
    }
    return nil
  }
}
