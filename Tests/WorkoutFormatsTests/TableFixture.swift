import ArchiveGenerator
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// A file of our own, and all that reading it must give: the model in lines, and the findings.
struct TableFixture {
  var name: String
  var text: String
  var massUnit: MassUnit?
  var model: String
  var findings: [String] = []

  /// Reads the file as the format that it is recognised as, which must be `id`.
  func check(_ id: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let input = try InputBytes(text.utf8, name: "t")
    #expect(try Format.detect(input).id == id, "\(name)", sourceLocation: sourceLocation)
    let reading = try read(text, massUnit: massUnit)
    #expect(ArchiveText.of(reading.archive) == model, "\(name)", sourceLocation: sourceLocation)
    #expect(reading.findings.lines == findings, "\(name)", sourceLocation: sourceLocation)
  }
}

/// Changes bytes of files at random: whatever comes of it, it is read or refused with an error of ours.
enum TableMutation {
  static func check(_ text: String, as format: Format, seeds: Range<UInt64>) throws {
    let bytes = Array(text.utf8)
    let alphabet = Array("\",;\n\r#-+.0123456789xeE/ \u{0}\u{ff}".utf8)
    for seed in seeds {
      var random = SeededGenerator(seed: seed)
      var changed = bytes
      for _ in 0..<Int.random(in: 1...8, using: &random) where !changed.isEmpty {
        let place = Int.random(in: 0..<changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed.remove(at: place)
        case 1: changed.insert(alphabet.randomElement(using: &random) ?? 0, at: place)
        case 2: changed.removeSubrange(place..<min(changed.count, place + 40))
        default: changed[place] = UInt8.random(in: .min ... .max, using: &random)
        }
      }
      do {
        _ = try read(changed, as: format)
      } catch WorkoutError.input {
      } catch WorkoutError.request {
      }
    }
  }
}
