import ExerciseCatalog
import Foundation
import Testing
import WorkoutModel

@testable import Notation
@testable import PackedForm
@testable import WorkoutFormats

/// What a stranger's reader is made from: the tables and the vectors in `Schemas/` are those of the code.
@Suite struct PackedTablesTests {
  private func quoted(_ text: String?) -> String {
    text.map { text in JSONOutput.text { $0.text(text) } } ?? "null"
  }

  private func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ",") + "]" }

  /// The tables of the version, as `Schemas/packed-v1.json` has them.
  private var tables: String {
    let sites = PackedSite.allCases.map { site in
      let contexts = site.shape.contexts.map(String.init).joined(separator: ",")
      return "  {\"name\":\"\(site)\",\"contexts\":[\(contexts)],\"nodes\":\(site.shape.nodes)}"
    }
    let words = PackedTextKind.allCases.map { "  \"\($0)\":\(list(PackedWords.words(of: $0)))" }
    let equipment = ExerciseEquipment.allCases
    let exercises = zip(Catalog.exercises.prefix(PackedWords.catalogCount), PackedWords.popularity).map {
      exercise, weight in
      let tool = exercise.equipment.flatMap { equipment.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      let isInApp = !exercise.spellings(in: .benchTracker).isEmpty
      return
        "  [\(quoted(exercise.name)),\(quoted(exercise.variation)),\(quoted(exercise.category.rawValue)),"
        + "\(quoted(exercise.style.rawValue)),\(tool),\(isInApp),\(weight)]"
    }
    let parts = [
      "\"version\":\(PackedPayload.newestVersion)",
      "\"knots\":[\(PackedLogistic.knots.map(String.init).joined(separator: ","))]",
      "\"sites\":[\n\(sites.joined(separator: ",\n"))\n]",
      "\"fields\":\(list(PackedField.allCases.map { "\($0)" }))",
      "\"decimals\":\(list(PackedDecimal.allCases.map { "\($0)" }))",
      "\"words\":{\n\(words.joined(separator: ",\n"))\n}",
      "\"hints\":\(list(PackedWords.hintWords))",
      "\"exercises\":[\n\(exercises.joined(separator: ",\n"))\n]",
      "\"letters\":[\n  \(PackedPrimer.texts.map(quoted).joined(separator: ",\n  "))\n]",
      "\"primer\":\(quoted(PackedPrimer.letters))",
    ]
    return "{" + parts.joined(separator: ",\n") + "}\n"
  }

  /// A changed table reads old payloads otherwise: nothing here may change within a version.
  @Test func theTablesAreThoseOfTheDocument() throws {
    let path = TestFile.schema("packed-v1.json")
    if ProcessInfo.processInfo.environment["BTD_RECORD"] != nil {
      try tables.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(decoding: TestFile.read(path), as: UTF8.self) == tables)
  }

  private struct Vector: Codable {
    var name: String
    var json: String
    var hex: String
    var text: String
  }

  /// Payloads that were written once are read and written the same for good.
  @Test func theVectorsAreReadAndWritten() throws {
    let path = TestFile.schema("packed-v1.vectors.json")
    var vectors = try JSONDecoder().decode([Vector].self, from: Data(TestFile.read(path)))
    let isRecording = ProcessInfo.processInfo.environment["BTD_RECORD"] != nil
    for index in vectors.indices {
      let vector = vectors[index]
      let archive = try read(vector.json).archive
      let bytes = try PackedPayload.bytes(of: archive)
      vectors[index].hex = bytes.map { String(format: "%02x", $0) }.joined()
      vectors[index].text = PackedText.text(of: bytes)
      guard !isRecording else { continue }
      #expect(vectors[index].hex == vector.hex, "\(vector.name)")
      #expect(vectors[index].text == vector.text, "\(vector.name)")
      #expect(try read(vector.text).archive == archive, "\(vector.name)")
    }
    guard isRecording else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
    try encoder.encode(vectors).write(to: URL(fileURLWithPath: path))
  }
}
