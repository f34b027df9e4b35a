import ArchiveGenerator
import ReadingLaws
import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct SummaryPropertyTests {
  private static let pieces = [
    "\"", "{}", "[]", "[[]]", "null", "true", "0", "-1", "1e400", "0.00001", "\"x\"", "\"rest\"",
    "{\"a\":{}}", "5,5",
    "\"2026-02-30T10:00:00Z\"", "\"2026-01-31T18:05:00+02:00\"", "\"2026-01-31\"", "99999999999999999999",
    "\"type\":", "\"set\":", "}", "]", ",", "\u{0}", "\\", "é",
  ]

  private func archive(seed: UInt64) -> WorkoutArchive {
    var options = RichArchiveGenerator.Options()
    options.massUnits = [.pounds]
    options.distanceUnits = [nil]
    options.offsets = [0]
    options.precisions = [.millisecond]
    options.mayLackStart = false
    var generator = RichArchiveGenerator(seed: seed, options: options)
    return generator.archive(workouts: 1 + Int(seed % 4))
  }

  @Test func whatFitsComesBackTheSame() throws {
    for seed in 0..<40 {
      let held = try #require(ConversionLaw.held(archive(seed: UInt64(seed)), by: "summaries"))
      let writing = try write(held, as: .summaries)
      #expect(writing.findings.findings.filter { $0.kind != .added } == [], "seed \(seed)")
      #expect(try read(writing.bytes, as: .summaries).archive == held, "seed \(seed)")
    }
  }

  @Test func whatIsLostIsNamedAndWhatIsNamedIsLost() {
    for seed in 0..<40 {
      var options = RichArchiveGenerator.Options()
      options.massUnits = [[.kilograms], [.pounds], [.kilograms, .pounds]][seed % 3]
      options.distanceUnits = [[.kilometers], [.miles], DistanceUnit.allCases][seed % 3]
      var generator = RichArchiveGenerator(seed: UInt64(seed), options: options)
      let archive = generator.archive(workouts: 1 + seed % 4)
      if let violation = ConversionLaw.violation(by: archive, through: "summaries") {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }

  @Test func whateverIsReadIsWrittenBackTheSame() throws {
    let seed = try write(archive(seed: 5), as: .summaries).bytes + []
    let whole = Array(SummaryFixture.circuit.utf8)
    var mutated = MutatedBytes(seed: 8, pieces: Self.pieces)
    var readable = 0
    for round in 0..<600 {
      let bytes = mutated.nextValue(of: mutated.nextValue(of: round % 2 == 0 ? whole : seed))
      guard let reading = try? read(bytes, as: .summaries) else { continue }
      readable += 1
      let hasDuplicates = reading.findings.lines.contains {
        $0.contains("appears twice") || $0.contains("not an object")
      }
      if hasDuplicates { continue }
      let writing = try write(reading.archive, as: .summaries)
      let text = String(decoding: bytes, as: UTF8.self)
      guard try normalized(JSONValue(writing.bytes)) == normalized(JSONValue(bytes)) else {
        Issue.record("\(text)\n\(writing.text)")
        return
      }
    }
    #expect(readable > 100)
  }

  @Test func noInputBringsTheReaderDown() {
    let whole = Array(SummaryFixture.circuit.utf8)
    var mutated = MutatedBytes(seed: 9, pieces: Self.pieces)
    for _ in 0..<1_500 { _ = try? read(mutated.next(of: whole), as: .summaries) }
  }

  /// A list of one summary is written as that summary alone.
  private func normalized(_ value: JSONValue) -> JSONValue {
    if case .array(let elements) = value, elements.count == 1 { elements[0] } else { value }
  }
}
