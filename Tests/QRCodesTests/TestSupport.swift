import Glibc
import QRCodes

/// Files for tests, found from where this source file is.
enum TestFile {
  /// The folder of the tests of this target.
  private static let folder = parent(of: #filePath)

  /// A file of the folder `Fixtures`.
  static func fixture(_ name: String) throws -> [UInt8] {
    try read("\(folder)/Fixtures/\(name)")
  }

  /// The folder of the whole package.
  static let repository = parent(of: parent(of: folder))

  /// The path of a file in the folder `shared`, which lies beside the repository.
  static func sharedPath(_ path: String) -> String { parent(of: repository) + "/shared/" + path }

  static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

  static func read(_ path: String) throws -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw MissingFile(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer.prefix(count)
    }
    return bytes
  }

  static func write(_ bytes: [UInt8], to path: String) throws {
    guard let file = fopen(path, "wb") else { throw MissingFile(path: path) }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw MissingFile(path: path) }
  }

  private static func parent(of path: String) -> String {
    path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
  }
}

struct MissingFile: Error {
  let path: String
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}

extension GreyPicture {
  /// The drawing of a symbol, without any of the code under test but its modules.
  init(
    _ symbol: QRSymbol, modulePixels: Int = 4, quietZone: Int = 4, dark: UInt8 = 0, light: UInt8 = 255
  ) throws {
    let side = (symbol.size + 2 * quietZone) * modulePixels
    var pixels: [UInt8] = []
    for y in 0..<side {
      for x in 0..<side {
        let isDark = symbol.isDark(x: x / modulePixels - quietZone, y: y / modulePixels - quietZone)
        pixels.append(isDark ? dark : light)
      }
    }
    try self.init(width: side, height: side, luminance: pixels)
  }

  /// The drawing of a symbol whose eyes have lost their corners, so that they are crosses: libzbar reads it, which
  /// goes by lines through their middles, and the grid reader does not.
  static func withCrossesForEyes(_ symbol: QRSymbol) throws -> GreyPicture {
    let (module, quiet, cut) = (6, 4, 15)
    let drawn = try GreyPicture(symbol, modulePixels: module, quietZone: quiet)
    let eyes = [(0, 0), (symbol.size - 7, 0), (0, symbol.size - 7)]
    func isCut(_ place: Int, _ eye: Int) -> Bool {
      let offset = place - (quiet + eye) * module
      return (0..<cut).contains(offset) || (7 * module - cut..<7 * module).contains(offset)
    }
    let pixels = drawn.luminance.enumerated().map { index, pixel in
      let (x, y) = (index % drawn.width, index / drawn.width)
      return eyes.contains { isCut(x, $0.0) && isCut(y, $0.1) } ? 255 : pixel
    }
    return try GreyPicture(width: drawn.width, height: drawn.height, luminance: pixels)
  }

  /// The drawing of a symbol that lies on black without a quiet zone: the grid reader reads it, libzbar does not.
  static func withoutQuietZone(_ symbol: QRSymbol) throws -> GreyPicture {
    let drawn = try GreyPicture(symbol, modulePixels: 4, quietZone: 0)
    return try page(
      width: drawn.width + 80, height: drawn.height + 80, ground: 0, [(drawn, 40, 40)])
  }

  /// The picture turned right by 90 degrees.
  func turnedRight() throws -> GreyPicture {
    var pixels: [UInt8] = []
    for y in 0..<width {
      for x in 0..<height { pixels.append(luminance[(height - 1 - x) * width + y]) }
    }
    return try GreyPicture(width: height, height: width, luminance: pixels)
  }

  /// This picture with others laid on it, on a ground of one grey.
  static func page(
    width: Int, height: Int, ground: UInt8, _ parts: [(picture: GreyPicture, x: Int, y: Int)]
  ) throws -> GreyPicture {
    var pixels = [UInt8](repeating: ground, count: width * height)
    for part in parts {
      for y in 0..<part.picture.height {
        for x in 0..<part.picture.width {
          pixels[(part.y + y) * width + part.x + x] = part.picture.luminance[y * part.picture.width + x]
        }
      }
    }
    return try GreyPicture(width: width, height: height, luminance: pixels)
  }
}
