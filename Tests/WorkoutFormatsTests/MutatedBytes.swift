import ArchiveGenerator

/// Inputs with a few bytes changed, for readers that must not crash whatever they are given.
struct MutatedBytes {
  private var random: SeededGenerator
  private let pieces: [[UInt8]]

  /// Starts the mutations of `seed`.
  ///
  /// - Parameter pieces: what is put into the input here and there.
  init(seed: UInt64, pieces: [String]) {
    random = SeededGenerator(seed: seed)
    self.pieces = pieces.map { Array($0.utf8) }
  }

  /// `bytes` with one to three changes: parts cut out, put in, doubled, or a byte changed.
  mutating func next(of bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let other = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: place)
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      default: bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
      }
    }
    return bytes
  }

  /// `json` with one of its values replaced by one of the pieces: what is JSON stays JSON, mostly.
  mutating func nextValue(of json: [UInt8]) -> [UInt8] {
    let starts = json.indices.filter { json[$0] == UInt8(ascii: ":") || json[$0] == UInt8(ascii: "[") }
    guard let start = starts.randomElement(using: &random) else { return json }
    let end = json[(start + 1)...].firstIndex { [0x2c, 0x5d, 0x7d].contains($0) } ?? json.count
    return Array(json[...start]) + (pieces.randomElement(using: &random) ?? []) + Array(json[end...])
  }
}
