internal import Foundation
internal import QRCodes

/// What scanning one picture gave, held against the truth.
struct PictureResult: Sendable {
  let name: String
  /// The codes that the picture has, and how many of them were read.
  let codes: Int
  let read: Int
  /// Readings that match no code in it: elsewhere, or of another payload.
  let misread: Int
  /// Processor time of decoding and of scanning, in milliseconds.
  let decoding: Double
  let scanning: Double
  let passes: [ScanPass]
  let texts: [String]

  init?(_ picture: URL, scanner: SymbolScanner) {
    guard let truth = PictureTruth(beside: picture), let data = try? Data(contentsOf: picture) else {
      return nil
    }
    name = picture.lastPathComponent
    let start = Self.processorMilliseconds()
    let decoded = try? PictureDecoder().decode(Array(data))
    decoding = Self.processorMilliseconds() - start
    let found = decoded?.frames.first.map { scanner.scan($0).symbols } ?? []
    scanning = Self.processorMilliseconds() - start - decoding
    texts = found.map { String(decoding: $0.payload.prefix(60), as: UTF8.self) }
    passes = found.map(\.pass)
    switch truth {
    case .corners(let quadrilaterals):
      var isRead = quadrilaterals.map { _ in false }
      var strays = 0
      for symbol in found {
        let corners = symbol.corners.map { decoded?.frames.first?.stored($0) ?? $0 }
        let centre = (
          x: Double(corners.reduce(0) { $0 + $1.x }) / 4, y: Double(corners.reduce(0) { $0 + $1.y }) / 4
        )
        if let index = quadrilaterals.firstIndex(where: { PictureTruth.contains($0, centre) }) {
          isRead[index] = true
        } else {
          strays += 1
        }
      }
      (codes, read, misread) = (isRead.count, isRead.count { $0 }, strays)
    case .payload(let expected, let isPart):
      let right = found.filter { Self.matches($0.payload, expected, isPart: isPart) }
      (codes, read, misread) = (1, min(1, right.count), found.count - right.count)
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
