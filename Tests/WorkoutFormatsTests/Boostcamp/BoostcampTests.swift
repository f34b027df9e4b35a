import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The CSV that Boostcamp exports: a row a workout, its exercises in JSON.
@Suite struct BoostcampTests {
  private static let head =
    "id,created_at,updated_at,program_id,user_id,status,finished_at,week,day,workout,records,program_log_id,"
    + "user_notes,title,duration,legacy,program_variation_index,share_image,finished_v2_at\n"

  private func row(
    _ records: String, created: String = "9/8/2024 14:35:44.588+00",
    finished: String = "9/8/2024 15:35:45.588+00"
  )
    -> String
  {
    "7,\(created),,p1,,,\(finished),2,1,Upper,\"\(records.replacing("\"", with: "\"\""))\",,felt good,,,,,,\n"
  }

  @Test func readsWorkoutsWithTheirExercises() throws {
    let records = """
      [{"id":1,"name":"Bench Press","type":"weight","target_type":"reps","notes":"paused","sets":[\
      {"value":"100","amount":"5","weight_unit":"kg","intensity":8,"intensity_unit":"RPE"},\
      {"value":"225.5","amount":"5+","weight_unit":"lbs","intensity":"75","intensity_unit":"%"},\
      {"value":"","amount":"","weight_unit":"kg"}]},\
      {"supersets":[{"name":"Curl","sets":[{"value":20,"amount":10}]},\
      {"name":"Plank","target_type":"time","sets":[{"amount":"60"}]}]}]
      """
    let text = Self.head + row(records)
    #expect(try Format.detect(InputBytes(text.utf8, name: "x")).id == "boostcamp")
    let reading = try read(text, massUnit: .pounds)
    #expect(
      ArchiveText.of(reading.archive) == """
        from boostcamp
        workout "Upper" 2024-08-09T14:35:44.588Z {id 7; 3601 s; supersets [[1, 2]]; notes "felt good"; \
        program_id=p1 week=2 day=1}
          Bench Press {notes "paused"; id=1 type="weight" target_type="reps"}
            5 reps, 100 kg, RPE 8
            5 reps, 225.5 lb {amount="5+" intensity="75" intensity_unit="%"}
          Curl
            10 reps, 20 lb
          Plank {target_type="time"}
            60 s
        """)
    #expect(
      reading.findings.findings.map { "\($0.kind): \($0.what) \($0.place.line ?? 0)" } == [
        "dropped: sets that were planned and not done 2"
      ])
  }

  @Test func whatDoesNotBelongThereIsNamed() throws {
    let rows =
      row("[]") + row("[1,{\"name\":\"Row\",\"sets\":[2]}]", finished: "11/8/2024 09:00:00+00") + row("[]")
      + row("[]")
      + row("[]") + row("[]") + row("[]") + row("{") + row("[]", created: "soon")
    let reading = try read(Self.head + rows)
    #expect(reading.archive.workouts.count == 7)
    #expect(reading.archive.workouts[1].start?.description == "2024-08-11T09:00:00Z")
    #expect(
      reading.findings.findings.map { "\($0.kind): \($0.what) | \($0.detail ?? "") \($0.place.line ?? 0)" }
        == [
          "guessed: a workout that lasts more than 12 hours: its end is read as its start | "
            + "2024-08-09T14:35:44.588Z to 2024-08-11T09:00:00Z 3",
          "dropped: exercise or set that is not an object | 1 3",
          "dropped: exercise or set that is not an object | 2 3",
          "dropped: row skipped: no list of exercises in records | \"{\" 9",
          "dropped: row skipped: no date and time in created_at | \"soon\" 10",
        ])
  }

  @Test func whatASupersetSaysOfItselfIsKeptWithItsFirstExercise() throws {
    let records = """
      [{"notes":"rest 30 s between","supersets":[{"name":"Curl","sets":[{"value":20,"amount":10}]},\
      {"name":"Row","sets":[{"value":30,"amount":8}]}]}]
      """
    let reading = try read(Self.head + row(records), massUnit: .pounds)
    #expect(
      ArchiveText.of(reading.archive) == """
        from boostcamp
        workout "Upper" 2024-08-09T14:35:44.588Z {id 7; 3601 s; supersets [[0, 1]]; notes "felt good"; \
        program_id=p1 week=2 day=1}
          Curl {superset/notes="rest 30 s between"}
            10 reps, 20 lb
          Row
            8 reps, 30 lb
        """)
    #expect(reading.findings.lines == [])
  }
}
