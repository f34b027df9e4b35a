import Foundation
import Testing

/// Long texts, kept in the folder `Golden`; `BTD_RECORD=1` writes them again and fails the run.
enum Golden {
  static func expect(
    _ text: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appendingPathComponent("Golden/\(name)").path
    if ProcessInfo.processInfo.environment["BTD_RECORD"] == "1" {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name): read it, then run without BTD_RECORD", sourceLocation: sourceLocation)
      return
    }
    let golden = (try? String(contentsOfFile: path, encoding: .utf8)) ?? "no \(name): run with BTD_RECORD=1"
    #expect(text == golden, sourceLocation: sourceLocation)
  }
}
