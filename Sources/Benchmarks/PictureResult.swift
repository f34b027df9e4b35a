internal import Foundation
internal import QRCodes

/// What scanning one picture gave, held against the truth.
struct PictureResult: Sendable {
  /// What one choice of readers made of it.
  struct Reading: Sendable {
    /// Which of its codes were read.
    var read: Set<Int> = []
    /// Readings that match none of its codes: elsewhere, or with another payload.
    var misread = 0
    var symbols: [ScannedSymbol] = []
    /// Processor time in milliseconds.
    var time = 0.0
  }

  let name: String
  /// How many codes the picture has.
  let codes: Int
  /// What was read by each choice of readers that was asked for.
  let readings: [Reading]
  /// Processor time of decoding, in milliseconds.
  let decoding: Double

  init?(_ picture: URL, scanners: [SymbolScanner]) {
    guard let truth = PictureTruth(beside: picture), let data = try? Data(contentsOf: picture) else {
      return nil
    }
    name = picture.lastPathComponent
    let start = Self.processorMilliseconds()
    let frame = (try? PictureDecoder().decode(Array(data)))?.frames.first
    decoding = Self.processorMilliseconds() - start
    codes = if case .corners(let quadrilaterals) = truth { quadrilaterals.count } else { 1 }
    readings = scanners.map { scanner in
      let start = Self.processorMilliseconds()
      var reading = Reading(symbols: frame.map { scanner.scan($0).symbols } ?? [])
      reading.time = Self.processorMilliseconds() - start
      for symbol in reading.symbols {
        if let code = Self.code(of: symbol, truth, frame) {
          reading.read.insert(code)
        } else {
          reading.misread += 1
        }
      }
      return reading
    }
  }

  /// The code that a symbol reads, or nil.
  private static func code(of symbol: ScannedSymbol, _ truth: PictureTruth, _ frame: DecodedFrame?) -> Int? {
    switch truth {
    case .corners(let quadrilaterals):
      let corners = symbol.corners.map { frame?.stored($0) ?? $0 }
      let centre = (
        x: Double(corners.reduce(0) { $0 + $1.x }) / 4, y: Double(corners.reduce(0) { $0 + $1.y }) / 4
      )
      return quadrilaterals.firstIndex { PictureTruth.contains($0, centre) }
    case .payload(let expected, let isPart):
      return matches(symbol.payload, expected, isPart: isPart) ? 0 : nil
    }
  }

  /// Whether a payload is the one expected: byte for byte, or the same text where the payload is in one of
  /// the two character sets that a symbol may use without saying so.
  private static func matches(_ payload: [UInt8], _ expected: [UInt8], isPart: Bool) -> Bool {
    if isPart { return Data(expected).range(of: Data(payload)) != nil }
    if payload == expected || payload + [0x0a] == expected { return true }
    guard String(validating: payload, as: UTF8.self) == nil else { return false }
    let text = String(decoding: expected, as: UTF8.self)
    return [String.Encoding.isoLatin1, .shiftJIS].contains { encoding in
      String(bytes: payload, encoding: encoding) == text
    }
  }

  private static func processorMilliseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
