import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct OpenBodyCheckerTests {
  private func problems(_ text: String) throws -> [String] {
    let findings = FindingList()
    var options = ReadOptions()
    options.checksConsistency = true
    _ = try Format.readArchive(
      InputBytes(Array(text.utf8), name: "t"), as: .openBody, options: options, findings: findings)
    return findings.findings.filter { $0.kind == .inconsistent }.map {
      "\($0.place.pointer ?? ""): \($0.what)" + ($0.detail.map { " | \($0)" } ?? "")
    }
  }

  private func unit(_ members: String) -> String {
    #"{"id":"u","recordType":"WorkUnit","subject":"me","exerciseRef":"squat","scoring":"reps",\#(members)}"#
  }

  @Test(arguments: [
    (#""performance":{"time":60}"#, ": numbers of another kind than the scoring | time of reps"),
    (#""performance":{"reps":5,"load":{"value":100}}"#, "/performance/load: load without a unit"),
    (#""performance":{"reps":5,"sets":2}"#, "/performance/sets: sets of a performance, which is of one set"),
    (
      #""prescription":{"sets":3,"reps":5},"performance":{"reps":5}"#,
      "/prescription/sets: sets of a prescription beside a performance"
    ),
    (
      #""prescription":{"reps":{"ramp":{"from":1,"to":2}}}"#,
      "/prescription/reps/ramp: ramp of what is no load and no intensity"
    ),
    (
      #""performance":{"reps":5,"sides":{"count":5}}"#,
      "/performance/sides: number is out of range | count is 5, expected 1 to 4"
    ),
    (
      #""media":[{"url":"data:image/png;base64,AA"}]"#,
      #"/media/0/url: not a web address | "data:image/png;base64,AA""#
    ),
    (
      #""startTime":"2026-01-31""#,
      #"/startTime: value of the wrong type | startTime is "2026-01-31", expected a time with its zone like 2026-01-31T18:05:00Z"#
    ),
  ])
  func rulesOfAWorkUnit(members: String, problem: String) throws {
    #expect(try problems(unit(members)) == [problem])
  }

  @Test(arguments: [
    (#"{"recordType":"Session","subject":"me"}"#, ": required key is missing | id"),
    (
      #"{"id":"a#b","recordType":"Session","subject":"me"}"#,
      "/id: id with a #, which is kept for derived ids | \"a#b\""
    ),
    (
      #"{"id":"a","recordType":"Snapshot","subject":"me"}"#,
      "/recordType: recordType that OpenBody does not know | \"Snapshot\""
    ),
    (
      #"{"id":"a","recordType":"Session","status":"deleted","notes":"x"}"#,
      "/notes: key beside those of a deleted record | notes"
    ),
    (
      #"{"id":"a","recordType":"Session","subject":"me","exercises":[],"workUnits":[]}"#,
      ": use only one of blocks, exercises and workUnits | exercises, workUnits"
    ),
    (
      #"{"id":"a","recordType":"Block","subject":"me","roundScheme":[3],"repetitions":2,"children":[]}"#,
      "/roundScheme: roundScheme beside repetitions or a performance"
    ),
    (
      #"{"id":"a","recordType":"Exercise","subject":"me","exerciseRef":"x","workUnits":[{"recordType":"WorkUnit","exerciseRef":"y","scoring":"reps"}]}"#,
      "/workUnits/0/exerciseRef: exerciseRef of a work unit in an exercise, which has its own"
    ),
    (
      #"{"id":"a","recordType":"Measurement","subject":"me","type":"x","startTime":"2026-01-31T07:00:00Z","endTime":"2026-01-31T07:00:00Z"}"#,
      ": measurement without one value: a quantity, category or sampleArray"
    ),
    (
      #"{"id":"a","recordType":"Program","subject":"me","recurrence":{"rule":"weekly"},"sessions":["s"]}"#,
      "/recurrence: recurrence beside sessions or phases"
    ),
    (
      #"{"id":"a","recordType":"Program","subject":"me","sessions":["s"],"phases":[{"name":"p","sessions":["t"]}]}"#,
      "/phases/0/sessions/0: session of a phase that the program does not have | t"
    ),
    (
      #"{"id":"a","recordType":"Program","subject":"me","phases":[{"name":"p","sessions":["t"]},{"name":"q","sessions":["t"]}]}"#,
      "/phases/1/sessions/0: session of two phases | t"
    ),
    (
      #"{"id":"a","recordType":"ThresholdProfile","subject":"me","entries":[{"kind":"1RM","value":1,"unit":"kg","source":"tested","estimationFormula":"epley"}]}"#,
      "/entries/0/estimationFormula: estimate beside a threshold that was tested | estimationFormula"
    ),
  ])
  func rulesOfRecords(record: String, problem: String) throws {
    #expect(try problems(record) == [problem])
  }
}
