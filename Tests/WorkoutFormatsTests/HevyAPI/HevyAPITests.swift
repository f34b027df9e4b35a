import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What Hevy's interface for programs answers.
@Suite struct HevyAPITests {
  private static let workout = """
    {"id":"b459cba5-cd6d-463c-abd6-54f8eafcadcb","title":"Push","routine_id":"r1","description":"good",
     "start_time":"2024-08-14T12:00:00+00:00","end_time":"2024-08-14T13:02:30Z",
     "updated_at":"2024-08-14T13:03:00Z","created_at":"2024-08-14T13:02:31Z",
     "exercises":[
      {"index":0,"title":"Bench Press (Barbell)","notes":"paused","exercise_template_id":"05293BCA","superset_id":0,
       "sets":[{"index":0,"type":"warmup","weight_kg":60,"reps":10,"distance_meters":null,"duration_seconds":null,
        "rpe":null,"custom_metric":null},
        {"index":1,"type":"normal","weight_kg":100,"reps":5,"rpe":9.5}]},
      {"index":1,"title":"Plank","notes":"","exercise_template_id":"X","supersets_id":0,
       "sets":[{"index":0,"set_type":"failure","duration_seconds":90},{"index":5,"type":"dropset","reps":3}]},
      {"index":2,"title":"Stair Machine","superset_id":null,
       "sets":[{"index":0,"type":"normal","distance_meters":1500,"custom_metric":50}]}]}
    """

  private static let model = """
    workout "Push" 2024-08-14T12:00:00Z {id b459cba5-cd6d-463c-abd6-54f8eafcadcb; 3750 s; \
    supersets [[0, 1]]; notes "good"; template "r1"; updated_at="2024-08-14T13:03:00Z" \
    created_at="2024-08-14T13:02:31Z"}
      Bench Press (Barbell) {notes "paused"; exercise_template_id="05293BCA"}
        warmUp, 10 reps, 60 kg
        5 reps, 100 kg, RPE 9.5
      Plank {exercise_template_id="X"}
        failure, 90 s
        drop, 3 reps {index=5}
      Stair Machine
        1500 m {custom_metric=50}
    """

  @Test(arguments: [
    "{\"page\":1,\"page_count\":3,\"workouts\":[\(workout)]}", "[\(workout)]", workout,
    "[{\"page\":1,\"page_count\":1,\"workouts\":[\(workout)]},{\"page\":2,\"page_count\":1,\"workouts\":[]}]",
    "{\"workouts\":[\(workout)]}",
  ])
  func readsPagesAndBareLists(text: String) throws {
    #expect(try Format.detect(InputBytes(text.utf8, name: "x")).id == "hevy-api")
    let reading = try read(text)
    #expect(ArchiveText.of(reading.archive) == "from hevy-api, kg\n" + Self.model)
    #expect(reading.findings.lines == [])
  }

  @Test func readsTheAnswerOfASingleWorkoutWhereItIsNamed() throws {
    let reading = try read("{\"workout\":\(Self.workout)}", as: .hevyAPI)
    #expect(ArchiveText.of(reading.archive) == "from hevy-api, kg\n" + Self.model)
  }

  @Test func whatStandsBesideAWrappedWorkoutIsKept() throws {
    let reading = try read(
      "{\"event\":\"updated\",\"note\":\"keep me\",\"workout\":\(Self.workout)}", as: .hevyAPI)
    #expect(
      ArchiveText.of(reading.archive)
        == "from hevy-api, kg, event=\"updated\" note=\"keep me\"\n" + Self.model)
    #expect(reading.findings.lines == [])
  }

  @Test func readsRoutinesAsTemplates() throws {
    let text = """
      {"page":1,"page_count":1,"routines":[{"id":"r1","title":"Upper","folder_id":7,"notes":"slow",
       "exercises":[{"index":0,"title":"Row","rest_seconds":90,"superset_id":"a",
        "sets":[{"index":0,"type":"normal","weight_kg":50,"reps":null,"rep_range":{"start":8,"end":12}}]},
        {"index":1,"title":"Curl","rest_seconds":60,"superset_id":"a","sets":[]}]}]}
      """
    #expect(try Format.detect(InputBytes(text.utf8, name: "x")).id == "hevy-api")
    let reading = try read(text)
    #expect(
      ArchiveText.of(reading.archive) == """
        from hevy-api, kg
        template "Upper" {notes "slow"; supersets [[0, 1]]; folder_id=7}
          Row
            50 kg, of 8, rest 90 s
          Curl {rest_seconds=60}
        """)
    let target = reading.archive.templates.first?.exercises.first?.sets.first?.details?.target
    #expect(target?.maximumReps == 12)
    #expect(reading.findings.lines == [])
  }

  @Test func whatDoesNotBelongThereIsNamed() throws {
    let text = """
      [{"start_time":"soon","end_time":"2024-08-14T13:00:00Z","exercises":[1,{"title":"Row","sets":[2,{"type":"odd"}]}]},
      3,{"a":1},
      {"start_time":"2024-08-14T13:00:00Z","end_time":"2024-08-14T12:00:00Z","exercises":[]}]
      """
    let reading = try read(text, as: .hevyAPI)
    #expect(
      ArchiveText.of(reading.archive) == """
        from hevy-api, kg
        workout - undated {end 2024-08-14T13:00:00Z; start_time="soon"}
          Row
             {type="odd"}
        workout - 2024-08-14T13:00:00Z {end 2024-08-14T12:00:00Z}
        """)
    #expect(
      reading.findings.findings.map {
        "\($0.kind): \($0.what) | \($0.detail ?? "") \($0.place.pointer ?? "")"
      } == [
        "inconsistent: value of the wrong type | start_time is \"soon\", expected a "
          + "date and time /0/start_time",
        "dropped: exercise that is not an object | 1 /0/exercises/0",
        "dropped: set that is not an object | 2 /0/exercises/1/sets/0",
        "inconsistent: value of the wrong type | type is \"odd\", expected normal, warmup, "
          + "dropset or failure /0/exercises/1/sets/1/type",
        "dropped: neither a workout nor a routine of Hevy | 3 /1",
        "dropped: neither a workout nor a routine of Hevy | {\"a\":1} /2",
        "inconsistent: a workout that ends before it begins | 2024-08-14T13:00:00Z to 2024-08-14T12:00:00Z "
          + "/3/end_time",
      ])
  }

  @Test func anotherFileIsAnError() {
    #expect(
      message { _ = try read("{\"a\":1}", as: .hevyAPI) }
        == "t:1:1: found {\"a\":1}, expected workouts or routines of Hevy. If this is another format, name it."
    )
  }
}
