import CQREncode
import QRCodes

/// Symbols that hold one message together by structured append, as libqrencode makes them.
struct AppendedCodes {
  /// A symbol: its side, and whether each module is dark.
  struct Code {
    let size: Int
    let modules: [Bool]
  }

  let codes: [Code]

  /// Spreads a message over symbols of a version.
  init(_ message: [UInt8], version: Int32) {
    var codes: [Code] = []
    let list = QRcode_encodeDataStructured(Int32(message.count), message, version, QR_ECLEVEL_M)
    defer { QRcode_List_free(list) }
    var next = list
    while let entry = next {
      let size = Int(entry.pointee.code.pointee.width)
      let cells = UnsafeBufferPointer(start: entry.pointee.code.pointee.data, count: size * size)
      codes.append(Code(size: size, modules: cells.map { $0 & 1 == 1 }))
      next = entry.pointee.next
    }
    self.codes = codes
  }

  /// Some of them beside one another, 4 pixels a module.
  func picture(of numbers: [Int]) throws -> GreyPicture {
    let side = 4 * (codes[0].size + 8)
    let width = side * numbers.count
    return try GreyPicture(
      width: width, height: side,
      luminance: (0..<width * side).map { place in
        let code = codes[numbers[place % width / side]]
        let (x, y) = (place % width % side / 4 - 4, place / width / 4 - 4)
        let isInside = (0..<code.size).contains(x) && (0..<code.size).contains(y)
        return isInside && code.modules[y * code.size + x] ? 0 : 255
      })
  }

  /// The same as a Windows bitmap.
  func bitmap(of numbers: [Int]) throws -> [UInt8] {
    let picture = try picture(of: numbers)
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let (width, height) = (picture.width, picture.height)
    let head =
      Array("BM".utf8) + number(1_078 + width * height, 4) + number(0, 4) + number(1_078, 4) + number(40, 4)
      + number(width, 4) + number(height, 4) + number(1, 2) + number(8, 2) + number(0, 24)
    let greys: [UInt8] = (0..<256).flatMap { (grey: Int) -> [UInt8] in
      [UInt8(grey), UInt8(grey), UInt8(grey), 0]
    }
    let rows: [UInt8] = (0..<height).reversed().flatMap { (row: Int) -> ArraySlice<UInt8> in
      picture.luminance[row * width..<(row + 1) * width]
    }
    return head + greys + rows
  }
}
