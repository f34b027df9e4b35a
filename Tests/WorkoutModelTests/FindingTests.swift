import Testing
import WorkoutModel

@Suite struct FindingTests {
  private let path = ModelPath(index: 3, exercise: 0, set: 1)

  @Test func theSentenceIsMadeOfTheFieldAndTheReason() {
    let finding = Finding(
      .warning, .dropped, .ratingOfPerceivedExertion, .notStored(in: "Hevy"), place: Place(path))
    #expect(finding.what == "not stored in Hevy: RPE")
    #expect(finding.reason.words == "not stored in {}")
    #expect(finding.reason.values == ["Hevy"])
  }

  @Test func valuesStandApartFromTheWords() {
    let reason: Finding.Reason = "\("kg") to \("lb"), rounded to \(2) decimals"
    #expect(reason == Finding.Reason("{} to {}, rounded to {} decimals", "kg", "lb", "2"))
    #expect(Finding(.note, .converted, .load, reason).what == "weight: kg to lb, rounded to 2 decimals")
    #expect(Finding(.note, .converted, .load, .init(verbatim: "{} {")).what == "weight: {} {")
  }

  @Test func aWholeSentenceMayBeAboutAField() {
    let finding = Finding(.warning, .guessed, .workingSet, field: .model(.kind))
    #expect(finding.what == "set type not understood: read as a working set")
    #expect(finding.fieldID == "set.kind")
  }

  @Test func theFieldIsNamedWithItsOwner() {
    func id(_ field: Finding.Field, at path: ModelPath?) -> String? {
      Finding(.note, .added, field, "x", place: Place(path)).fieldID
    }
    #expect(id(.model(.load), at: path) == "set.load")
    #expect(id(.model(.supersets), at: ModelPath(index: 0)) == "workout.supersets")
    #expect(id(.model(.supersets), at: ModelPath(root: .templates, index: 0)) == "template.supersets")
    #expect(id(.source(format: "strong", name: "Order"), at: path) == "set.strong:Order")
    #expect(id(.source(format: "strong", name: "Order"), at: path.exercise(0)) == "exercise.strong:Order")
  }

  @Test func noTwoFieldsHaveOneName() {
    let ids = ModelField.allCases.map { "\($0.subject.rawValue).\($0.id)" }
    #expect(Set(ids).count == ids.count)
    #expect(Set(ModelField.allCases.map(\.name)).count == ids.count)
  }

  @Test func aPlaceInTheModelHasAPointer() {
    #expect(Place(path).document == .model)
    #expect(Place(path).pointer == "/workouts/3/exercises/0/sets/1")
    #expect(Place(file: "a.btd").document == .source)
    #expect(Place(nil).pointer == nil)
  }

  @Test func findingsThatDifferInTheirValuesAreCountedApart() {
    let log = FindingLog()
    log.report(Finding(.warning, .dropped, .load, .notStored(in: "a")))
    log.report(Finding(.warning, .dropped, .load, .notStored(in: "b")))
    log.report(Finding(.warning, .dropped, .reps, .notStored(in: "a")))
    log.report(Finding(.warning, .dropped, .load, .notStored(in: "a")))
    #expect(log.groups.map(\.count) == [2, 1, 1])
  }

  @Test func aVeryLongNameIsCutInTheWordsAndThePlace() {
    let name = String(repeating: "é", count: 1_000_000)
    let shown = String(repeating: "é", count: 1_000) + "…"
    let finding = Finding(
      .warning, .dropped, .source(format: "openweight", name: name), .notStored(in: "Hevy"),
      place: Place(file: "log.json", line: 1, column: 2, pointer: "/a\(name)"))
    #expect(finding.what == "not stored in Hevy: openweight field \"\(shown)\"")
    #expect(finding.fieldID == "value.openweight:\(shown)")
    #expect(finding.place.description == "log.json:1:2 (/a\(String(repeating: "é", count: 999))…)")
    let longest = String(repeating: "k", count: 2_000)
    #expect(Place(pointer: longest).pointer == longest)
  }
}
