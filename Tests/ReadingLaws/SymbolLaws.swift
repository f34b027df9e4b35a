internal import QRCodes

/// What must hold for any symbol: a payload comes of it or none, and that of a drawn one comes back.
enum SymbolLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  ///
  /// The first byte says what the others are: modules, codewords, a payload with the modules that are damaged, or
  /// the pixels of a picture; the second is a version or a width.
  static func violation(by bytes: [UInt8]) -> String? {
    guard bytes.count > 2 else { return nil }
    let (number, rest) = (Int(bytes[1]), Array(bytes.dropFirst(2)))
    switch bytes[0] % 4 {
    case 0:
      let version = 1 + number % 40
      let side = 17 + 4 * version
      let modules = (0..<side * side).map { place -> Float in
        let byte = rest[place / 8 % rest.count]
        return byte >> UInt8(place % 8) & 1 == 1 ? 1 : -1
      }
      _ = SymbolParts.payload(ofModules: modules, version: version, erases: bytes[0] & 4 == 0)
      return nil
    case 1:
      let payload = SymbolParts.payload(ofCodewords: rest, version: 1 + number % 40)
      return payload?.isEmpty == true ? "an empty payload" : nil
    case 2: return violation(byDamaging: rest, count: number)
    default: return violation(byScanning: rest, width: 1 + number % maximumHeight)
    }
  }

  /// The most rows of a picture, so that many can be looked at.
  private static let maximumHeight = 100

  /// A symbol with so many modules of the wrong colour, whose places the payload itself says.
  private static func violation(byDamaging payload: [UInt8], count: Int) -> String? {
    let levels = ErrorCorrectionLevel.allCases
    guard let symbol = try? QRSymbol(payload: payload, level: levels[payload.count % levels.count]) else {
      return nil
    }
    var modules = (0..<symbol.size * symbol.size).map { place -> Float in
      symbol.isDark(x: place % symbol.size, y: place / symbol.size) ? 1 : -1
    }
    for index in 0..<count {
      let place = payload.indices.contains(2 * index + 1) ? 256 * Int(payload[2 * index]) : 0
      modules[(place + Int(payload[index % payload.count])) % modules.count] *= -0.5
    }
    let read = SymbolParts.payload(ofModules: modules, version: symbol.version, erases: count % 2 == 0)
    guard count == 0, read != payload else { return nil }
    return "a symbol says \(String(describing: read)), and \(payload) was drawn"
  }

  private static func violation(byScanning pixels: [UInt8], width: Int) -> String? {
    let height = min(pixels.count / width, maximumHeight)
    guard height > 0,
      let picture = try? GreyPicture(
        width: width, height: height, luminance: Array(pixels.prefix(width * height)))
    else { return nil }
    let found = SymbolScanner(budget: .milliseconds(50)).scan(picture).symbols
    return found.contains { $0.payload.isEmpty || $0.corners.count != 4 } ? "a symbol without payload" : nil
  }
}
