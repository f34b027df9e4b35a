/// The pixels of a GIF frame of two colours, packed as the format demands: LZW with codes of 3 to 12 bits.
struct GIFPacker {
  private static let symbolBits = 2
  private static let clear = 1 << symbolBits
  private static let end = clear + 1
  private static let maximumCodes = 4_096

  /// The code for each code and the pixel behind it; 0 if not yet assigned.
  private var longer = [Int](repeating: 0, count: 2 * maximumCodes)
  private var next = end + 1
  private var width = symbolBits + 1
  /// The code of the pixels that are not written yet.
  private var pending: Int?
  private var bits = 0
  private var bitCount = 0
  private var bytes: [UInt8] = []

  init() { write(Self.clear) }

  /// Adds a pixel.
  mutating func add(_ isDark: Bool) {
    let pixel = isDark ? 1 : 0
    guard let code = pending else {
      pending = pixel
      return
    }
    let place = 2 * code + pixel
    guard longer[place] == 0 else {
      pending = longer[place]
      return
    }
    write(code)
    pending = pixel
    if next == Self.maximumCodes {
      write(Self.clear)
      longer = [Int](repeating: 0, count: longer.count)
      (next, width) = (Self.end + 1, Self.symbolBits + 1)
    } else {
      longer[place] = next
      if next == 1 << width { width += 1 }
      next += 1
    }
  }

  /// The whole frame: the size of the symbols, blocks of up to 255 bytes, and an empty one.
  consuming func finished() -> [UInt8] {
    if let pending { write(pending) }
    write(Self.end)
    if bitCount > 0 { bytes.append(UInt8(truncatingIfNeeded: bits)) }
    var output = [UInt8(Self.symbolBits)]
    for start in stride(from: 0, to: bytes.count, by: 255) {
      let block = bytes[start..<min(start + 255, bytes.count)]
      output.append(UInt8(block.count))
      output += block
    }
    return output + [0]
  }

  private mutating func write(_ code: Int) {
    bits |= code << bitCount
    bitCount += width
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }
}
