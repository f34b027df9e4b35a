import Testing
import WorkoutModel

@testable import CommandLineTool

/// What a run says it has lost, in its last line.
@Suite struct LossSummaryTests {
  private func text(_ findings: Finding...) -> String? {
    let log = FindingLog()
    for finding in findings { log.report(finding) }
    return LossSummary.text(of: log.groups)
  }

  @Test func whatIsLostIsCountedByItsName() {
    let row = Finding(.error, .dropped, "row skipped: no number", of: .row)
    let templates = Finding(.warning, .dropped, .templates, .notStored(in: "Hevy"), count: 3)
    let effort = Finding(.warning, .dropped, .ratingOfPerceivedExertion, .notStored(in: "Hevy"), count: 20)
    let weight = Finding(.warning, .rounded, .load, "to 0.5 kg", count: 4)
    #expect(text(effort, row, templates, weight) == "3 templates, 1 row and 20 values dropped, 4 rounded")
    #expect(text(row) == "1 row dropped")
    #expect(text(Finding(.warning, .dropped, "link in a folder that leads to no file")) == "1 item dropped")
    #expect(text(weight) == "4 values rounded")
    #expect(text(Finding(.note, .added, .offset, "from the zone")) == nil)
  }

  @Test func whatTheWriterLeavesOutIsNotCountedAsWritten() throws {
    let folder = try TestFolder("v6.wld", "intervals.zwo")
    func last(_ arguments: String...) -> String {
      String(folder.run(["convert"] + arguments).errors.split(separator: "\n").last ?? "")
    }
    #expect(
      last("DIR/v6.wld", "-o", "DIR/v1.wld", "--btd-version", "1").hasPrefix(
        "DIR/v1.wld: 4 workouts written; 4 templates, ")
    )
    #expect(
      last("DIR/intervals.zwo", "-o", "DIR/x.json", "--to", "openweight")
        == "DIR/x.json: written without the 1 ride of the input; 1 ride dropped (--report FILE lists each)")
  }
}
