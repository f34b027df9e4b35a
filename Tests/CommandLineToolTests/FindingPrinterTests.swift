import Testing
import WorkoutModel

@testable import CommandLineTool

@Suite struct FindingPrinterTests {
  @Test(arguments: [
    (Finding.Reason.ZoneSource.named, "that of Europe/Berlin"),
    (.system, "that of Europe/Berlin, the system's zone; --time-zone names another"),
    (.absent, "that of Europe/Berlin, since the system states no zone; --time-zone names one"),
  ])
  func namesTheOptionWhereNobodyHasNamedTheZone(source: Finding.Reason.ZoneSource, words: String) {
    var printed: [UInt8] = []
    let console = Console(
      output: { _ in true },
      error: { bytes in
        printed += bytes
        return true
      }, outputIsTerminal: false, errorIsTerminal: false, environment: TestFolder.environment)
    let log = FindingLog()
    log.report(Finding(.note, .added, .offset, .zone("that of", "Europe/Berlin", source)))
    FindingPrinter(console: console).print(log)
    #expect(
      String(decoding: printed, as: UTF8.self) == "note: offset of a start from UTC: \(words) [added]\n")
  }
}
