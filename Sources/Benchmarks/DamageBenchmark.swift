internal import ArchiveGenerator
internal import FormatKit
internal import Foundation
internal import PackedForm
internal import WorkoutCodes
internal import WorkoutFormats
internal import WorkoutModel

/// What becomes of damaged payloads and of sets that lack symbols.
struct DamageBenchmark {
  /// What a symbol of a set may take: version 15-M as text.
  private static let symbolCapacity = 394

  let path: String
  /// How many payloads of chance are tried.
  let count: Int
  var random: SeededGenerator

  init(path: String, count: Int, seed: UInt64) {
    self.path = path
    self.count = count
    random = SeededGenerator(seed: seed)
  }

  mutating func run() throws {
    let archive = try Format.readArchive(path: path, findings: FindingLog())
    let whole = try PackedPayload.bytes(of: archive)
    let singles = try archive.workouts.map { try PackedPayload.bytes(of: EncodingCorpus.compact($0)) }
    var (changes, read) = (0, 0)
    for payload in singles + [whole] {
      for bit in 0..<payload.count * 8 {
        var changed = payload
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        changes += 1
        read += Self.isRead(changed) ? 1 : 0
      }
    }
    print("one bit changed: \(changes) payloads, \(read) read")
    (changes, read) = (0, 0)
    for payload in singles {
      for length in 0..<payload.count {
        changes += 1
        read += Self.isRead(Array(payload.prefix(length))) ? 1 : 0
      }
      for byte in UInt8.min...UInt8.max {
        for length in 1...8 {
          changes += 1
          read += Self.isRead(payload + [UInt8](repeating: byte, count: length)) ? 1 : 0
        }
      }
    }
    print("cut off or grown: \(changes) payloads, \(read) read")
    (changes, read) = (0, 0)
    for number in 0..<count {
      // Each kind of payload in turn, so that the checksum is all that can refuse it.
      var bytes = [UInt8(0x84 | number % 3)]
      for _ in 0..<Int.random(in: 2...80, using: &random) {
        bytes.append(.random(in: 0...255, using: &random))
      }
      read += Self.isRead(bytes) ? 1 : 0
    }
    let expected = Double(count) * 2 / 3 / 65_536
    print(
      "of chance: \(count) payloads, \(read) read; by the checksum alone "
        + String(format: "%.0f would be", expected))
    try erase(whole)
  }

  private mutating func erase(_ payload: [UInt8]) throws {
    for parity in [nil, 50, 100] {
      let parts = try SymbolSet.parts(of: payload, capacity: Self.symbolCapacity, parity: parity)
      let needed = parts[0].key.needed
      var (restored, refused) = (0, 0)
      for _ in 0..<200 {
        let shuffled = parts.shuffled(using: &random)
        if Self.payload(of: shuffled.prefix(needed)) == payload { restored += 1 }
        if Self.payload(of: shuffled.prefix(needed - 1)) == nil { refused += 1 }
      }
      print(
        "set of \(parts.count), \(needed) needed: \(restored) of 200 restored from \(needed), "
          + "\(refused) of 200 refused with \(needed - 1)")
    }
  }

  private static func payload(of parts: ArraySlice<SymbolSetPart>) -> [UInt8]? {
    var sets = CollectedSymbolSets()
    for part in parts { sets.add(part) }
    return try? sets.sets.first?.solved().payload
  }

  private static func isRead(_ bytes: [UInt8]) -> Bool {
    (try? PackedPayload.archive(in: bytes, name: "payload")) != nil
  }
}
