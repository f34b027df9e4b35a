import Testing

@Suite struct DedupeCommandTests {
  @Test func showsEveryGroupAndKeepsOneOfEach() throws {
    let folder = try TestFolder()
    let workouts = [
      SampleText.workout(1), SampleText.workout(2, date: "2020-01-05 18:00"), SampleText.workout(3),
      SampleText.workout(2, date: "2020-01-05 18:00"), SampleText.workout(4, date: "2020-01-05 19:00"),
    ]
    try folder.write(SampleText.file(workouts.joined(separator: ",")), to: "a.btd")
    #expect(
      folder.run("dedupe", "DIR/a.btd", "-o", "DIR/out.btd").transcript == """
        ! same start and content:
        !   1  2020-01-02T18:00  Day  (1 exercise, 1 set)
        !   3  2020-01-02T18:00  Day  (1 exercise, 1 set)
        ! same uuid:
        !   2  2020-01-05T18:00  Day  (1 exercise, 1 set)
        !   4  2020-01-05T18:00  Day  (1 exercise, 1 set)
        ! near duplicates, both kept: 1 h apart, same sets:
        !   2  2020-01-05T18:00  Day  (1 exercise, 1 set)
        !   5  2020-01-05T19:00  Day  (1 exercise, 1 set)
        ! 5 workouts, 2 duplicates removed
        ! warning: uuid is that of an earlier workout [inconsistent]: DIR/a.btd:2:630 (/workouts/3/uuid): \
        00000000-0000-4000-8000-000000000002
        ! DIR/out.btd: 3 workouts written
        = 0

        """)
    let again = folder.run("dedupe", "DIR/out.btd", "-o", "DIR/again.btd")
    #expect(again.errors.hasSuffix("3 workouts, 0 duplicates removed\nDIR/again.btd: 3 workouts written\n"))
    #expect(try folder.bytes(of: "again.btd") == folder.bytes(of: "out.btd"))
  }

  @Test(arguments: [["2024-01-02 17:31", "2024-01-02"], ["2024-01-02", "2024-01-02 17:31"]])
  func aWorkoutOfADayIsTheOneOfThatDayWhoseTimeIsKnown(dates: [String]) throws {
    let folder = try TestFolder()
    let rows = dates.map { "\($0),Push,Deadlift (Barbell),1,9,100,kg\n" }
    try folder.write("date,workout,exercise,set,reps,weight,unit\n" + rows.joined(), to: "a.csv")
    let run = folder.run("dedupe", "DIR/a.csv", "--to", "csv", "-o", "DIR/out.csv")
    #expect(run.code == 0)
    #expect(run.errors.contains("same start and content:\n"), "\(run.errors)")
    #expect(run.errors.contains("2 workouts, 1 duplicate removed"), "\(run.errors)")
    #expect(try String(decoding: folder.bytes(of: "out.csv"), as: UTF8.self).contains("2024-01-02 17:31"))
  }

  @Test func namesConflictsOfOneUUIDAndWritesNothing() throws {
    let folder = try TestFolder()
    let workouts = [SampleText.workout(1), SampleText.workout(1, set: "6 100")]
    try folder.write(SampleText.file(workouts.joined(separator: ",")), to: "a.btd")
    let run = folder.run("dedupe", "DIR/a.btd", "-o", "DIR/out.btd")
    #expect(
      run.transcript == """
        ! same uuid:
        !   1  2020-01-02T18:00  Day  (1 exercise, 1 set)
        !   2  2020-01-02T18:00  Day  (1 exercise, 1 set)
        ! conflict: workout 2020-01-02T18:00 "Day": Squat, set 1: reps: 5 in the earlier, 6 in the later
        ! btd dedupe: 1 conflict, nothing written. Decide with --prefer first or second.
        ! warning: uuid is that of an earlier workout [inconsistent]: DIR/a.btd:2:224 (/workouts/1/uuid): \
        00000000-0000-4000-8000-000000000001
        = 1

        """)
    #expect(folder.names == ["a.btd"])
    #expect(folder.run("dedupe", "DIR/a.btd", "-o", "DIR/out.btd", "--prefer", "second").code == 0)
    #expect(try folder.text(of: "out.btd").contains("\"6 100\""))
  }
}
