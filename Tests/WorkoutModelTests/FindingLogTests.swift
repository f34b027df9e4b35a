import Testing
import WorkoutModel

@Suite struct FindingLogTests {
  private func finding(
    _ what: Finding.Reason, _ kind: Finding.Kind = .dropped, _ severity: Finding.Severity = .warning,
    at byte: Int = 0,
    count: Int = 1
  ) -> Finding {
    Finding(severity, kind, what, place: Place(file: "a.btd", byte: byte), count: count)
  }

  @Test func findingsOfOneSortAreCountedTogether() {
    let log = FindingLog()
    log.report(finding("RPE", at: 1, count: 200))
    log.report(finding("rest", at: 2))
    log.report(finding("RPE", at: 3, count: 12))
    #expect(log.groups.map(\.first.what) == ["RPE", "rest"])
    #expect(log.groups.map(\.count) == [212, 1])
    #expect(
      log.groups[0].examples == [finding("RPE", at: 1, count: 200), finding("RPE", at: 3, count: 12)])
  }

  @Test func severityAndKindTellSortsApart() {
    let log = FindingLog()
    log.report(finding("x", .dropped, .warning))
    log.report(finding("x", .dropped, .error))
    log.report(finding("x", .added, .warning))
    log.report(finding("x", .dropped, .warning))
    #expect(log.groups.map(\.count) == [2, 1, 1])
    #expect(log.count(of: .warning) == 3)
    #expect(log.count(of: .error) == 1)
    #expect(log.count(of: .note) == 0)
  }

  @Test(arguments: [1, 31, 32, 33, 34, 200, 999]) func sortsOfWordsOfOneLengthAreToldApart(_ sorts: Int) {
    // Words and values of equal lengths, so that only what they say tells the sorts apart.
    let pool = (0..<sorts).map { number -> Finding in
      let digits = String(1_000 + number)
      return number % 3 == 0
        ? finding(Finding.Reason("words \(digits)"))
        : Finding(.note, .added, .source(format: "x", name: digits), "value \(number % 3)")
    }
    let log = FindingLog()
    var counts: [Finding: Int] = [:]
    var order: [Finding] = []
    var place = 0
    for round in 0..<3 * sorts {
      place = (place + 7 * round + 1) % sorts
      let finding = pool[place]
      if counts[finding] == nil { order.append(finding) }
      counts[finding, default: 0] += 1
      let tally = log.tally(of: finding)
      #expect(tally == nil || log.groups[tally ?? 0].first == finding)
      log.report(finding)
    }
    #expect(log.groups.map(\.first) == order)
    #expect(log.groups.map(\.count) == order.map { counts[$0] })
  }

  @Test func aFieldOfSetsIsCountedApartFromThatOfExercises() {
    let log = FindingLog()
    for subject: Finding.Subject in [.exercise, .set, .set] {
      log.report(Finding(.warning, .dropped, .source(format: "openbody", name: "id"), "x", of: subject))
    }
    #expect(log.groups.map(\.first.fieldID) == ["exercise.openbody:id", "set.openbody:id"])
    #expect(log.groups.map(\.count) == [1, 2])
  }

  @Test func onlyTheFirstPlacesOfASortAreKept() {
    let log = FindingLog()
    for byte in 0..<1_000 { log.report(finding("x", at: byte)) }
    #expect(log.groups.count == 1)
    #expect(log.groups[0].count == 1_000)
    #expect(log.groups[0].first == finding("x", at: 0))
    #expect(log.groups[0].examples == (0..<5).map { finding("x", at: $0) })
  }

  @Test func sortsBeyondTheLimitAreCountedTogether() {
    let log = FindingLog()
    for number in 0..<1_500 { log.report(finding("sort \(number)")) }
    log.report(finding("sort \(3)"))
    log.report(finding("sort \(1400)"))
    #expect(log.groups.count == 1_001)
    #expect(log.groups[3].count == 2)
    #expect(log.groups[1_000].first.what == "further findings of other sorts")
    #expect(log.groups[1_000].count == 501)
    #expect(log.count(of: .warning) == 1_502)
  }

  @Test func everyFindingIsForwarded() {
    var forwarded: [Finding] = []
    let log = FindingLog { forwarded.append($0) }
    for byte in 0..<20 { log.report(finding("x", at: byte)) }
    #expect(forwarded == (0..<20).map { finding("x", at: $0) })
  }

  @Test func aStrictConversionRefusesLossesAndGuesses() {
    let refused = Finding.Kind.allCases.filter(\.isRefusedByStrict)
    #expect(refused == [.dropped, .rounded, .guessed, .repaired])
    let log = FindingLog()
    for kind in Finding.Kind.allCases { log.report(finding("x", kind, .note)) }
    #expect(log.refusedByStrict.map(\.first.kind) == refused)
  }

  @Test func aPlaceIsWrittenAsFarAsItIsKnown() {
    #expect(Place().description == "")
    #expect(Place(file: "a.btd").description == "a.btd")
    #expect(
      Place(file: "a.btd", byte: 9, line: 2, column: 7, pointer: "/x/0").description == "a.btd:2:7 (/x/0)")
    #expect(Place(file: "a.btd", line: 2, pointer: "").description == "a.btd:2")
    #expect(Place(line: 2, column: 7).description == "line 2:7")
    #expect(Place(pointer: "/x").description == "/x")
    #expect(Place(file: "a.btd", pointer: "/x").description == "a.btd (/x)")
  }
}
