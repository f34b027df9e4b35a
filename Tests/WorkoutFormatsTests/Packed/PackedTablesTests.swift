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
    let exercises = PackedExerciseTable.rows.map { row in
      let identity = row.identity
      return
        "  [\(quoted(identity.name)),\(quoted(identity.variation)),\(quoted(identity.category)),"
        + "\(quoted(identity.style?.rawValue)),\(row.equipment),\(row.isInApp),\(row.weight)]"
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

  /// A changed table reads old payloads otherwise: nothing here may change within a version, so nothing records it.
  @Test func theTablesAreThoseOfTheDocument() throws {
    let document = try TestFile.read(TestFile.schema("packed-v1.json"))
    #expect(String(decoding: document, as: UTF8.self) == tables)
  }

  @Test func theHashOfTheTablesIsThatOfThePage() throws {
    var isText = false
    var isEscaped = false
    let dense = tables.utf8.filter { byte in
      if byte == UInt8(ascii: "\""), !isEscaped { isText.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return isText || (byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\n"))
    }
    let hash = String(format: "%08x", PackedChecksum.crc32(dense))
    let page = try String(decoding: TestFile.read(TestFile.schema("packed.md")), as: UTF8.self)
    #expect(page.contains("CRC-32/ISO-HDLC is `\(hash)`"), "The tables have the hash \(hash).")
  }

  /// A build may let a target import what it does not depend on; the catalogue of exercises is not among these.
  @Test func nothingThatMayBeCorrectedIsImported() throws {
    let lines = try TestFile.files(in: TestFile.sources("PackedForm")).flatMap { path in
      try String(decoding: TestFile.read(path), as: UTF8.self).split(separator: "\n")
    }
    let modules = lines.map { $0.split(separator: " ") }.filter { $0.dropLast().last == "import" }.compactMap(
      \.last)
    #expect(Set(modules) == ["ArchiveForm", "FormatKit", "Notation", "WorkoutModel"])
  }

  // MARK: Payloads

  /// A payload and what it means; one that has none yet is made under `BTD_RECORD`, which fails the run.
  private struct Vector: Codable {
    var name: String
    /// What the payload means, in the compact, the `.btd` or the archive form.
    var json: String
    var hex: String?
    var text: String?
  }

  /// Payloads that were written once are read and written the same for good: none is ever recorded again.
  @Test func theVectorsAreReadAndWritten() throws {
    let path = TestFile.schema("packed-v1.vectors.json")
    var vectors = try JSONDecoder().decode([Vector].self, from: Data(TestFile.read(path)))
    var recorded: [String] = []
    for index in vectors.indices {
      let vector = vectors[index]
      let archive = try read(vector.json).archive
      let bytes = try PackedPayload.bytes(of: archive)
      vectors[index].hex = bytes.map { String(format: "%02x", $0) }.joined()
      vectors[index].text = PackedText.text(of: bytes)
      guard let hex = vector.hex, let text = vector.text else {
        recorded.append(vector.name)
        continue
      }
      #expect(vectors[index].hex == hex, "\(vector.name)")
      #expect(vectors[index].text == text, "\(vector.name)")
      #expect(try read(text).archive == archive, "\(vector.name)")
      (vectors[index].hex, vectors[index].text) = (hex, text)
    }
    guard !recorded.isEmpty else { return }
    guard ProcessInfo.processInfo.environment["BTD_RECORD"] == "1" else {
      Issue.record("\(recorded) have no payload: run with BTD_RECORD=1")
      return
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
    try encoder.encode(vectors).write(to: URL(fileURLWithPath: path))
    Issue.record("recorded the payloads of \(recorded): read them, then run without BTD_RECORD")
  }
}
