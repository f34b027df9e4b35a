internal import CZBar

/// Reads symbols by libzbar, which was written by others: what both readers read is sure to be a symbol.
///
/// A picture is prepared in several ways, until there is enough.
struct ZBarReader: SymbolReader {
  private let zbar: btd_zbar
  /// What is said of how its symbols were found.
  private let pass: ScanPass

  /// The longer side that pictures are shrunk to before they are prepared further.
  private static let usualSide = 1_000

  /// The longer side that larger pictures are shrunk to: its time grows with the pixels, and cannot be cut short.
  private static let largestSide = 2_500

  /// The longer side up to which each line is looked at.
  private static let denseSide = 1_250

  /// The longer side up to which pictures are doubled, as one pixel a module is too little for it.
  private static let smallSide = 400

  /// The width in pixels of the border around a doubled picture.
  private static let border = 16

  /// What it calls a picture of one byte a pixel.
  private static let grey: UInt = [UInt8]("Y800".utf8).reversed().reduce(0) { $0 << 8 | UInt($1) }

  /// What a pixel costs, what three eyes do that are tried as one symbol, and what two lines through eyes do that are
  /// compared; as was measured.
  private static let looks = (pixel: 4.0, triple: 9_000.0, pair: 1.0 / 30)

  private let ways: [Way]

  /// The clear eyes in sight, decoys for the most part: all its effort is for them.
  private let eyes: [SeenEye]

  /// - Parameters:
  ///   - eyes: the clear eyes that are known to be in sight.
  ///   - mends: whether pictures are made clearer where they show too little as they are.
  init(_ library: ZBarLibrary, pass: ScanPass = .whole, eyes: [SeenEye] = [], mends: Bool = true) {
    zbar = library.functions
    self.pass = pass
    self.eyes = eyes
    ways = mends ? Way.allCases : [.plain, .doubled]
  }

  func read(
    _ picture: GreyPicture, until budget: ScanBudget, isEnough: ([ScannedSymbol]) -> Bool
  ) -> SymbolReading {
    var reading = SymbolReading()
    for way in ways {
      guard !budget.isOver else { break }
      guard let prepared = prepared(picture, way) else { continue }
      reading.add(symbols(in: prepared, way, budget))
      if isEnough(reading.symbols) { break }
    }
    return reading
  }

  /// How a picture is prepared: what each shows that the others do not was seen on photographs.
  private enum Way: CaseIterable {
    case plain
    /// Shrunk, its edges made sharp, then black and white: small symbols, spots of light.
    case sharpened
    /// Shrunk, without what is thinner than three pixels: glare and grain.
    case smoothed
    /// For drawings of one pixel a module.
    case doubled
  }

  private func prepared(_ picture: GreyPicture, _ way: Way) -> PreparedPicture? {
    switch way {
    case .plain:
      PreparedPicture(picture, longestSide: pass == .located ? Self.usualSide : Self.largestSide)
    case .sharpened:
      PreparedPicture(picture, longestSide: Self.usualSide).mapped { picture in
        picture.sharpened(reach: 4)
          .adaptivelyThresholded(ThresholdContrast(levels: 5), windowsASide: 8)
      }
    case .smoothed: PreparedPicture(picture, longestSide: Self.usualSide).mapped { $0.smoothed() }
    case .doubled:
      picture.longerSide > Self.smallSide
        ? nil : PreparedPicture(doubling: picture, border: Self.border, ground: 255)
    }
  }

  /// What a picture costs: its work cannot be cut short once it has begun.
  private func looks(_ prepared: PreparedPicture) -> Int {
    let pixels = Self.looks.pixel * Double(prepared.picture.luminance.count)
    // In a part of a picture it tries each three eyes; in a whole one it sorts lines through them for the most time.
    let crowd: Double
    if pass == .located {
      let count = Double(eyes.count)
      crowd = Self.looks.triple * count * count * count / 6
    } else {
      let lines = eyes.reduce(0) { $0 + 3 * $1.modulePixels } / prepared.scale.x
      crowd = Self.looks.pair * lines * lines / 2
    }
    return Int(min(pixels + crowd, 1e15))
  }

  /// What libzbar reads in a picture as it is.
  private func symbols(in prepared: PreparedPicture, _ way: Way, _ budget: ScanBudget) -> [ScannedSymbol] {
    // One scanner a picture, since what it tries by chance depends on what it has tried before.
    guard let scanner = zbar.zbar_image_scanner_create(), let image = zbar.zbar_image_create() else {
      return []
    }
    defer {
      zbar.zbar_image_destroy(image)
      zbar.zbar_image_scanner_destroy(scanner)
    }
    // Of a large picture every second line: an eye has lines enough.
    let density = prepared.picture.longerSide > Self.denseSide ? 2 : 1
    // What is read is nobody else's business.
    _ = zbar.zbar_image_scanner_request_dbus(scanner, 0)
    for (kind, option, value) in [
      (ZBAR_NONE, ZBAR_CFG_ENABLE, 0), (ZBAR_QRCODE, ZBAR_CFG_ENABLE, 1),
      // Without this it takes bytes for a text in whatever character set comes to its mind.
      (ZBAR_QRCODE, ZBAR_CFG_BINARY, 1),
      (ZBAR_NONE, ZBAR_CFG_TEST_INVERTED, way == .plain || way == .doubled ? 1 : 0),
      (ZBAR_NONE, ZBAR_CFG_X_DENSITY, density), (ZBAR_NONE, ZBAR_CFG_Y_DENSITY, density),
    ] { _ = zbar.zbar_image_scanner_set_config(scanner, kind, option, Int32(value)) }
    let picture = prepared.picture
    budget.spend(looks(prepared))
    guard !budget.isOver else { return [] }
    return picture.luminance.withUnsafeBytes { pixels in
      zbar.zbar_image_set_format(image, Self.grey)
      zbar.zbar_image_set_size(image, UInt32(picture.width), UInt32(picture.height))
      zbar.zbar_image_set_data(image, pixels.baseAddress, UInt(pixels.count), nil)
      guard zbar.zbar_scan_image(scanner, image) > 0 else { return [] }
      var found: [ScannedSymbol] = []
      var next = zbar.zbar_image_first_symbol(image)
      while let symbol = next {
        if let parts = appendedParts(of: symbol) {
          found += parts.compactMap { part in
            corners(of: part.symbol, in: prepared).map {
              ScannedSymbol(
                payload: part.payload, corners: $0, pass: pass,
                elapsedMilliseconds: budget.elapsedMilliseconds, append: part.place)
            }
          }
        } else if let payload = payload(of: symbol), let corners = corners(of: symbol, in: prepared) {
          found.append(
            ScannedSymbol(
              payload: payload, corners: corners, pass: pass,
              elapsedMilliseconds: budget.elapsedMilliseconds))
        }
        next = zbar.zbar_symbol_next(symbol)
      }
      return found
    }
  }

  /// The symbols that libzbar has joined to one text by structured append, where it has read all of them.
  ///
  /// Of some of them it does not say how many there are and where they belong, so that they are left to the grid reader.
  private func appendedParts(
    of symbol: OpaquePointer
  ) -> [(symbol: OpaquePointer, payload: [UInt8], place: StructuredAppend)]? {
    guard zbar.zbar_symbol_get_type(symbol) == ZBAR_QRCODE,
      let set = zbar.zbar_symbol_get_components(symbol), let data = zbar.zbar_symbol_get_data(symbol)
    else { return nil }
    let text = [UInt8](
      UnsafeRawBufferPointer(start: data, count: Int(zbar.zbar_symbol_get_data_length(symbol))))
    var parts: [OpaquePointer] = []
    var next = zbar.zbar_symbol_set_first_symbol(set)
    while let part = next {
      guard zbar.zbar_symbol_get_type(part) == ZBAR_QRCODE else { return nil }
      parts.append(part)
      next = zbar.zbar_symbol_next(part)
    }
    // Of all but the last it says one byte too few; where it does not, it has been mended.
    var lengths = parts.map { Int(zbar.zbar_symbol_get_data_length($0)) }
    if lengths.reduce(0, +) != text.count { for place in lengths.indices.dropLast() { lengths[place] += 1 } }
    guard parts.count > 1, lengths.reduce(0, +) == text.count, !lengths.contains(0) else { return nil }
    var end = 0
    return parts.indices.map { index in
      end += lengths[index]
      let place = StructuredAppend(index: index, total: parts.count, parity: nil, ownParity: nil)
      return (parts[index], Array(text[end - lengths[index]..<end]), place)
    }
  }

  /// The bytes of a symbol, those of kanji mode as they are; nil where they are not its own.
  private func payload(of symbol: OpaquePointer) -> [UInt8]? {
    // Neither several symbols joined to one text, nor one with a number of its application put before it.
    guard zbar.zbar_symbol_get_type(symbol) == ZBAR_QRCODE, zbar.zbar_symbol_get_components(symbol) == nil,
      zbar.zbar_symbol_get_modifiers(symbol) & 1 << ZBAR_MOD_AIM.rawValue == 0,
      let data = zbar.zbar_symbol_get_data(symbol)
    else { return nil }
    let payload = [UInt8](
      UnsafeRawBufferPointer(start: data, count: Int(zbar.zbar_symbol_get_data_length(symbol))))
    return payload.isEmpty ? nil : payload
  }

  /// The corners in the picture's own pixels; libzbar names them against the clock.
  private func corners(of symbol: OpaquePointer, in prepared: PreparedPicture) -> [PicturePoint]? {
    guard zbar.zbar_symbol_get_loc_size(symbol) == 4 else { return nil }
    return [0, 3, 2, 1].map { (index: UInt32) in
      prepared.original(
        PlanePoint(
          x: Double(zbar.zbar_symbol_get_loc_x(symbol, index)),
          y: Double(zbar.zbar_symbol_get_loc_y(symbol, index)))
      ).rounded
    }
  }
}
