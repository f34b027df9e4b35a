import Testing
import WorkoutModel

@testable import CommandLineTool

@Suite struct FindingPrinterTests {
  @Test func aLongTitleIsCutInEachMessage() throws {
    let folder = try TestFolder()
    let title = String(repeating: "T", count: 100_000)
    try folder.write(SampleText.file(SampleText.workout(1, name: title)), to: "long.btd")
    let run = folder.run("convert", "DIR/long.btd", "-o", "DIR/out.csv", "--to", "fitnotes")
    #expect(run.code == 0 && run.errors.utf8.count < 2_000)
    #expect(run.errors.contains("\"\(String(repeating: "T", count: 60))…\""))
  }

  @Test(arguments: [
    (Finding.Reason.ZoneSource.named, "from Europe/Berlin"),
    (.system, "from the system's zone (Europe/Berlin); change it with --time-zone"),
    (.absent, "from Europe/Berlin, as the system has no zone; set one with --time-zone"),
  ])
  func namesTheOptionWhereNobodyHasNamedTheZone(source: Finding.Reason.ZoneSource, words: String) {
    #expect(
      printed(Finding(.note, .added, .offset, .zone("from", "Europe/Berlin", source)))
        == "note: UTC offset: \(words) [added]\n")
  }

  @Test func namesTheOptionWhereWeightsSeemToIncludeTheBody() {
    #expect(
      printed(
        Finding(.warning, .guessed, .bodyWeightSeemsIncluded, field: .model(.load), detail: "from 75 kg"))
        == "warning: weights of body-weight exercises seem to include body weight; left unchanged; "
        + "--body-weight-included says whether they do [guessed]: from 75 kg\n")
  }

  @Test(arguments: [
    (ModelPath(index: 3, exercise: 0, set: 1), "workout 4, exercise 1, set 2"),
    (ModelPath(root: .templates, index: 0, exercise: 2), "template 1, exercise 3"),
    (ModelPath(root: .rides, index: 0, exercise: 1, set: 0), "ride 1, segment 2, cue 1"),
    (ModelPath(root: .goals, index: 1), "goal 2"),
    (ModelPath(root: .measurements, index: 11), "measurement 12"),
    (ModelPath(root: .exerciseTypes, index: 5), "exercise type 6"),
  ])
  func aPlaceIsToldAsPeopleCount(path: ModelPath, words: String) {
    #expect(
      printed(
        Finding(.warning, .dropped, .ratingOfPerceivedExertion, .notStored(in: "Hevy"), place: Place(path)))
        == "warning: not stored in Hevy: RPE [dropped]: \(words)\n")
  }

  @Test func whatATargetHasNoPlaceForIsToldInALineWhereItIsMuch() {
    func notStored(_ severity: Finding.Severity, _ field: ModelField, _ count: Int = 1) -> Finding {
      Finding(severity, .dropped, field, .notStored(in: "Hevy"), count: count)
    }
    let few = [
      notStored(.note, .weekStart), notStored(.warning, .profile), notStored(.warning, .templates, 3),
    ]
    #expect(
      printed(few) == """
        note: not stored in Hevy: first day of the week [dropped]
        warning: not stored in Hevy: profile [dropped]
        warning: 3 × not stored in Hevy: templates [dropped]

        """)
    let foreign = ["xp", "currentStreak"].map { name in
      Finding(.warning, .dropped, .source(format: "btd", name: name), .notStored(in: "Hevy"))
    }
    #expect(
      printed(few + foreign + [Finding(.warning, .guessed, .start, "guessed by the file's date")]) == """
        warning: not stored in Hevy: profile, templates (3), first day of the week, 2 app-specific fields [dropped]; --verbose lists each
        warning: start time: guessed by the file's date [guessed]

        """)
    #expect(printed(few + foreign, verbosity: .verbose).split(separator: "\n").count == 5)
  }

  private func printed(_ finding: Finding) -> String { printed([finding]) }

  private func printed(_ findings: [Finding], verbosity: Verbosity = .usual) -> String {
    var printed: [UInt8] = []
    let console = Console(
      output: { _ in true },
      error: { bytes in
        printed += bytes
        return true
      }, outputIsTerminal: false, errorIsTerminal: false, environment: TestFolder.environment)
    let log = FindingLog()
    for finding in findings { log.report(finding) }
    FindingPrinter(console: console.running("convert", verbosity)).print(log)
    return String(decoding: printed, as: UTF8.self)
  }
}
