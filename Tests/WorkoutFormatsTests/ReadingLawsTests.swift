import ReadingLaws
import Testing

/// Inputs that once broke a law under the fuzzer, and the seeds it starts from.
@Suite struct ReadingLawsTests {
  @Test(
    arguments: [
      // A template that holds the keys of a workout: they came back in another order.
      #"{"u":"a","e":[{"n":"x","s":"repsWeight","x":["10 50.0","010 5","",1,null]}],"z":["0 1","0",[0,1]],"k":{"a":null}}"#,
      // A user without sums: they were written as 0, beside an exercise.
      #"{"workouts":[{"uuid":"u","name":"n","date":"2017-02-30 10:00","duration":-1,"supersets":["0 9"],"exercises":[{"name":"a","category":"b","style":"c","sets":["1 2"]}]}],"settings":{"weightInLbs":true},"version":6,"user":{},"typeList":{"list":[],"colors":{"a":1}}}"#,
      // A payload with the whole words of a file as unknown keys: they took the place of the letters.
      #"{"d":"2019-06-15 16:20","e":[{"i":"Press","category":"Chest","style":"repsWeight"},{"name":"Deadlift"}]}"#,
      // A key that stands twice, first with a value of the wrong type, then the other way round.
      #"{"t":1,"e":[{"n":"Hollow Hold","x":"time","c":"Abs / Core","x":["s 40"]}]}"#,
      #"{"t":1,"t":"one","e":[{"n":"Plank","x":["s 40"],"x":"time"}]}"#,
      // A first-build workout with an unknown key, and one with a byte-order mark.
      #"{"version":1,"settings":{"weightInLbs":false},"workouts":["{\"e\":[{\"n\":\"a\",\"xs\":1}]}","\ufeff{\"e\":[]}"]}"#,
      // Parts and exercises that are not objects.
      #"{"version":5,"settings":1,"user":[],"typeList":"x","templateList":null,"achievements":{},"workouts":[]}"#,
      #"{"version":5,"settings":{"weightInLbs":1},"workouts":[{"exercises":[5,{"name":"A","sets":["1 2"]}],"supersets":["0 1"]}]}"#,
      // A table without rows: its head gained units.
      "Date,Exercise,Reps\n",
      // Text between the segments of a ride, with white space before it and behind it.
      "<workout_file><workout>\n ' <FreeRide Duration=\"60\"/></workout></workout_file>",
      // Texts around a cue, which is written before both.
      "<workout_file><workout><FreeRide>a<textevent message=\"m\"/>b</FreeRide></workout></workout_file>",
    ])
  func noLawIsBroken(by input: String) {
    #expect(ReadingLaws.violation(by: Array(input.utf8)) == nil)
  }

  @Test(arguments: FuzzEntry.allCases) func noLawIsBrokenByTheSeedsOfTheFuzzer(entry: FuzzEntry) throws {
    let seeds = TestFile.files(in: TestFile.seeds)
    #expect(seeds.count > 30)
    for seed in seeds {
      #expect(entry.violation(by: try TestFile.read(seed)) == nil, "\(seed)")
    }
  }
}
