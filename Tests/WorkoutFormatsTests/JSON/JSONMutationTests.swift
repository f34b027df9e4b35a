import ArchiveGenerator
import Foundation
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct JSONMutationTests {
  private static let seeds = [
    "{\"a\":[1,-2.5e+3,true,false,null,\"é😀\\u00e9\\ud83d\\ude00\\n\"],\"b\":{\"c\":{}},\"d\":[[],{}]}",
    "[0,-0,0.5,1e2,1E-2,123456789,\"\\\\\\\"\\/\",\" \",\"\\u0000\",[],[[]],{\"\":\"\"}]",
    " { \"version\" : 6 , \"workouts\" : [ { \"sets\" : [ \"10 50.0\" ] } ] } \n",
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] =
    [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "0", "-", ".", "e", "u", "\\u", "\\ud83d", "true", "nul", " ",
      "\n", "\t", "é", "😀", "\"a\":", "1", "//", "\u{feff}",
    ].map { Array($0.utf8) } + [[0], [0x80], [0xc3], [0xed, 0xa0, 0x80], [0xff], [0x1f]]

  /// `bytes` with one to three changes.
  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...4, using: &random)))
      case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      default:
        let other = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
      }
    }
    return bytes
  }

  /// What Foundation says, where it is to be asked: it takes UTF-16 and UTF-32 as well, and a comma behind the
  /// last value.
  private func verdictOfFoundation(_ bytes: [UInt8]) -> Bool? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return false }
    guard !bytes.starts(with: [0xef, 0xbb, 0xbf]), !bytes.prefix(4).contains(0) else { return nil }
    let solid = bytes.filter { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
    guard !zip(solid, solid.dropFirst()).contains(where: { $0 == 0x2c && ($1 == 0x5d || $1 == 0x7d) }) else {
      return nil
    }
    let value = try? JSONSerialization.jsonObject(with: Data(bytes), options: [.fragmentsAllowed])
    return value != nil
  }

  @Test func mutatedTextIsJudgedAsFoundationJudgesIt() throws {
    var random = SeededGenerator(seed: 10)
    var accepted = 0
    for round in 0..<6_000 {
      let bytes = mutated(Self.seeds[round % Self.seeds.count], &random)
      let input = try InputBytes(bytes, name: "t")
      let outline = try? JSONValidator.check(input.bytes)
      if let expected = verdictOfFoundation(bytes) {
        #expect((outline != nil) == expected, "\(String(decoding: bytes, as: UTF8.self)) \(bytes)")
      }
      guard let outline else {
        // Whatever is wrong, the message can be made.
        #expect(inputError { try Format.json.checker?(input, FindingList()) } != nil)
        continue
      }
      accepted += 1
      var cursor = JSONCursor(base: input.start, offset: outline.hasByteOrderMark ? 3 : 0)
      _ = cursor.skip()
      #expect(cursor.offset == bytes.count)
      let minified = JSONCursor.minify(input.bytes)
      #expect(try JSONValue(minified) == JSONValue(bytes))
    }
    #expect(accepted > 400)
  }

  @Test func mutatedFilesNeverCrashAReader() throws {
    var random = SeededGenerator(seed: 11)
    let samples = try ["v6.wld", "first-build.btd", "workout.json", "template.json"].map {
      try TestFile.read(TestFile.sample($0))
    }
    var readings = 0
    for round in 0..<600 {
      let bytes = mutated(samples[round % samples.count], &random)
      for format in [Format.benchTracker, .compactWorkout, .compactTemplate] {
        guard let reading = try? read(bytes, as: format) else { continue }
        readings += 1
        _ = try? write(reading.archive, as: format, date: "2026-01-31 18:05")
      }
    }
    #expect(readings > 100)
  }
}
