import ArchiveGenerator
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct RideMutationTests {
  private static let zwo = """
    <?xml version="1.0"?><!-- c --><workout_file a="b"><name>R&amp;D</name><description><![CDATA[x < y]]></description>
    <tags><tag name="A"/></tags><workout><Warmup Duration="60.5" PowerLow="0.25" PowerHigh=".75" pace="1"/>
    <IntervalsT Repeat="3" OnDuration="40" OffDuration="20" OnPower="1.2" OffPower="0.5" Cadence="90"/>
    <SteadyState Duration="120" PowerLow="0.8" PowerHigh="0.9"><textevent timeoffset="10" message="say &quot;go&quot;"/>
    <other>t<x/></other></SteadyState><FreeRide Duration="9"/><MaxEffort Duration="5"/><Odd Duration="1"/></workout></workout_file>
    """
  private static let erg = """
    [COURSE HEADER]\r\nVERSION = 2\r\nDESCRIPTION = x\r\nFILE NAME = y.erg\r\nFTP=250\r\nMINUTES WATTS\r
    [END COURSE HEADER]\r\n[COURSE DATA]\r\n0.00\t100\r\n5,00 200\r\n5.00 LAP a\r\n5.00\t150 ; c\r\n9.5\t150\r
    [END COURSE DATA]\r\n[COURSE TEXT]\r\n0\tGo\t10\r\n300 Now 5\r\n[END COURSE TEXT]\r\n
    """

  private static let pieces: [[UInt8]] =
    [
      "\"", "'", "<", ">", "&", ";", "/", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE a>",
      "&amp;",
      "&#0;", "&#x110000;", "&x;", "\n", "\t", "é", "\u{feff}", "[", "]", "[COURSE TEXT]", "-", "1e9",
      "99999999999999999",
      "Duration=\"1\"", "<a>", "</a>", "MINUTES PERCENT",
    ].map { Array($0.utf8) } + [[0], [0x80], [0xc3], [0xed, 0xa0, 0x80], [0xff, 0xfe], [0x1f]]

  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...6, using: &random)))
      case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? [], at: place)
      case 2: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
      default:
        let other = Int.random(in: 0...bytes.count, using: &random)
        bytes.insert(contentsOf: bytes[min(place, other)..<max(place, other)], at: place)
      }
    }
    return bytes
  }

  /// Whatever the bytes, a reader gives an archive or an error with a place, and what it gives can be written and
  /// is read the same from then on.
  @Test(arguments: [(zwo, "zwo"), (erg, "erg"), (erg, "mrc")])
  func mutatedFilesAreReadTheSameOrRefused(seed: String, id: String) throws {
    let format = try #require(Format.named(id))
    var random = SeededGenerator(seed: 12)
    var readings = 0
    for _ in 0..<1_500 {
      let bytes = mutated(Array(seed.utf8), &random)
      let reading: Reading
      do {
        reading = try read(bytes, as: format)
      } catch WorkoutError.input(let error) {
        #expect(error.place.line != nil)
        continue
      }
      readings += 1
      guard let written = try? write(reading.archive, as: format) else { continue }
      let again = try read(written.bytes, as: format)
      if written.findings.findings.isEmpty {
        #expect(again.archive == reading.archive, "\(String(decoding: bytes, as: UTF8.self))")
      }
      let rewritten = try write(again.archive, as: format)
      #expect(
        try read(rewritten.bytes, as: format).archive == again.archive,
        "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect(readings > 150)
  }

  @Test func randomBytesAreRefusedWithAPlace() throws {
    var random = SeededGenerator(seed: 13)
    for length in 0..<400 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      for format in [Format.zwo, .erg, .mrc] {
        #expect(inputError { _ = try read(bytes, as: format) } != nil)
      }
    }
  }
}
