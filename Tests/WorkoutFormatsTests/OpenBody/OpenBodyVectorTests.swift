import Foundation
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// How many of the conformance vectors hold that OpenBody publishes, where `BTD_OPENBODY_VECTORS` names their folder.
///
/// They are its authors', and no part of these sources. What is invalid is named as wrong; all else is read without an error and written back the same in its normal form.
@Suite struct OpenBodyVectorTests {
  private static let folder = ProcessInfo.processInfo.environment["BTD_OPENBODY_VECTORS"]

  /// One vector: its name, its kind, and the records in it.
  private struct Vector {
    let name: String
    let kind: String
    /// The text of each record, or of each of a pair.
    let records: [String]
    /// The normal form that the vector pins; empty where it pins none.
    let expected: [String]

    init?(_ file: String, in folder: String) throws {
      let parts = file.split(separator: ".")
      guard parts.count == 3, parts[2] == "json" else { return nil }
      (name, kind) = (String(parts[0]), String(parts[1]))
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")))
      let vector = JSONElement(try JSONDocument(InputBytes(bytes, name: file), findings: FindingList()))
      records = (["record", "input", "a", "b"] as [StaticString]).compactMap { vector[$0]?.canonical }
      expected = vector["expected"]?.elements.compactMap(\.text) ?? []
    }

    /// What does not hold of it; nil where it holds.
    func problem() throws -> String? {
      let readings = try records.map { record in
        let findings = FindingList()
        var options = ReadOptions()
        options.checksConsistency = true
        let input = try InputBytes(record.utf8, name: name)
        return (
          try Format.readArchive(input, as: .openBody, options: options, findings: findings), findings
        )
      }
      let isWrong = readings.contains { reading in
        reading.1.findings.contains { $0.severity == .error }
      }
      if kind == "invalid" { return isWrong ? nil : "nothing is found wrong with it" }
      if isWrong { return readings.flatMap(\.1.lines).joined(separator: "; ") }
      let forms = try records.map { OpenBodyNormalForm.of(try JSONValue($0)) }
      let backs = try readings.map { try write($0.0, as: .openBody) }
      for (form, back) in zip(forms, backs) {
        if !back.findings.lines.isEmpty { return back.findings.lines.joined(separator: "; ") }
        let other = OpenBodyNormalForm.of(try JSONValue(back.bytes))
        if other != form { return "comes back otherwise: \(other.symmetricDifference(form).sorted())" }
      }
      switch kind {
      case "equivalent": return forms[0] == forms[1] ? nil : "the normal forms of the tests differ"
      case "inequivalent": return forms[0] != forms[1] ? nil : "the normal forms of the tests are equal"
      case "normalization":
        return expected.isEmpty || Set(expected) == forms[0] ? nil : "the normal form is \(forms[0].sorted())"
      default: return nil
      }
    }
  }

  @Test(.enabled(if: folder != nil)) func howManyOfEachKindHold() throws {
    let folder = try #require(Self.folder)
    var held: [String: Int] = [:]
    var failed: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      guard let vector = try Vector(file, in: folder) else { continue }
      if let problem = try vector.problem() {
        failed.append("\(vector.name): \(problem)")
      } else {
        held[vector.kind, default: 0] += 1
      }
    }
    #expect(failed == [])
    #expect(
      held == ["valid": 33, "invalid": 18, "equivalent": 8, "inequivalent": 2, "normalization": 3])
  }
}
