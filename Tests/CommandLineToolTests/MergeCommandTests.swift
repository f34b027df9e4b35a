import Foundation
import Testing

@Suite struct MergeCommandTests {
  @Test func takesWhatIsNewAndSaysHowMuch() throws {
    let folder = try TestFolder()
    try folder.write(
      SampleText.file(SampleText.workout(1) + "," + SampleText.workout(2, date: "2020-01-05 18:00")),
      to: "a.btd")
    try folder.write(
      SampleText.file(
        SampleText.workout(2, date: "2020-01-05 18:00") + ","
          + SampleText.workout(3, date: "2020-01-03 18:00")),
      to: "b.btd")
    #expect(
      folder.run("merge", "DIR/a.btd", "DIR/b.btd", "-o", "DIR/out.btd").transcript == """
        ! DIR/b.btd: 1 of 2 workouts new, 1 known
        ! 3 workouts in all
        ! DIR/out.btd: 3 workouts written
        = 0

        """)
    let dates = try folder.text(of: "out.btd").split(separator: "\"date\":\"").dropFirst().map {
      $0.prefix(10)
    }
    #expect(dates == ["2020-01-02", "2020-01-03", "2020-01-05"])
  }

  @Test func aZeroForNoWeightIsNoWeight() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment
      2024-01-05,Pull Up,Back,,kgs,10,,,,
      2024-01-05,Pull Up,Back,,kgs,8,,,,

      """, to: "bare.csv")
    #expect(folder.run("convert", "DIR/bare.csv", "-o", "DIR/a.btd").code == 0)
    let zeros = try folder.text(of: "bare.csv").replacingOccurrences(of: ",,kgs", with: ",0.0,kgs")
    try folder.write(zeros, to: "zeros.csv")
    #expect(
      folder.run("merge", "DIR/a.btd", "DIR/zeros.csv", "-o", "DIR/out.btd").transcript == """
        ! DIR/zeros.csv: 0 of 1 workout new, 1 known
        ! 1 workout in all
        ! DIR/out.btd: 1 workout written
        = 0

        """)
    #expect(try folder.text(of: "out.btd").contains("\"style\":\"reps\",\"sets\":[\"10\",\"8\"]"))
  }

  @Test(arguments: [
    // A table of one's own that says a style which its set does not fit: another workout, or the same.
    ("2024-01-06 10:00,Row,Back,repsWeight,5,,", "2024-01-05 10:00,Squat,Legs,,5,100,30"),
    ("2024-01-05 10:00,Squat,Legs,,5,100,30", "2024-01-06 10:00,Row,Back,repsWeight,5,,"),
  ])
  func whatIsMergedFitsItsStyle(_ rows: (String, String)) throws {
    let folder = try TestFolder()
    let head = "start,exercise,category,style,reps,weight_kg,duration_seconds\n"
    try folder.write("\(head)2024-01-05 10:00,Squat,Legs,repsWeight,5,100,\n", to: "own.csv")
    #expect(folder.run("convert", "DIR/own.csv", "-o", "DIR/own.btd").code == 0)
    try folder.write("\(head)\(rows.0)\n\(rows.1)\n", to: "other.csv")
    let run = folder.run("merge", "DIR/own.btd", "DIR/other.csv", "-o", "DIR/out.btd")
    #expect(
      run.transcript == """
        ! DIR/other.csv: 1 of 2 workouts new, 1 known, 1 of them updated
        ! 2 workouts in all
        ! the app's running totals stay at 1 workouts; --recompute-totals counts anew
        ! note: 5 missing values filled in [added]; --verbose lists them
        ! warning: values differ; one was kept [dropped]: DIR/other.csv: workout 2024-01-06T10:00: Row: style: reps \
        kept, repsWeight dropped
        ! warning: not stored in .btd: set duration [dropped]: 5 January 2024, "", Squat, set 1
        ! DIR/out.btd: 2 workouts written; 1 item and 1 value dropped (--report FILE lists each)
        = 0

        """)
    let text = try folder.text(of: "out.btd")
    #expect(text.contains("\"style\":\"repsWeight\",\"sets\":[\"5 100\"]"))
    #expect(text.contains("\"style\":\"reps\",\"sets\":[\"5\"]"))
    #expect(folder.run("validate", "DIR/out.btd").code == 0)
  }

  @Test(arguments: [
    // Words beside numbers, and styles that the app does not know.
    ("repsWeight,5,60,,hard one", #""style":"custom","sets":["~ hard one"]"#),
    ("stations,5,60,,", #""style":"repsWeight","sets":["5 60"]"#),
    ("stations,5,60,30,", #""style":"repsWeight","sets":["5 60"]"#),
    ("custom,,,,hard one", #""style":"custom","sets":["~ hard one"]"#),
  ])
  func whatIsMergedIsWrittenAsItIsConverted(row: String, expected: String) throws {
    let folder = try TestFolder()
    let head = "start,exercise,category,style,reps,weight_kg,duration_seconds,text\n"
    try folder.write("\(head)2024-01-05 10:00,Squat,Legs,repsWeight,5,100,,\n", to: "own.csv")
    try folder.write("\(head)2024-01-06 10:00,Row,Back,\(row)\n", to: "other.csv")
    #expect(folder.run("convert", "DIR/own.csv", "-o", "DIR/own.btd").code == 0)
    #expect(folder.run("convert", "DIR/other.csv", "-o", "DIR/other.btd").code == 0)
    #expect(folder.run("merge", "DIR/own.btd", "DIR/other.csv", "-o", "DIR/out.btd").code == 0)
    #expect(try folder.text(of: "other.btd").contains(expected))
    #expect(try folder.text(of: "out.btd").contains(expected))
    #expect(folder.run("validate", "DIR/out.btd").code == 0)
  }

  @Test func joinsOneHistoryOfTwoAppsOnTwoClocksInTwoUnits() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-03-04 18:05:11,Push,1h 5m,Bench Press (Barbell),1,135,5,0,0,,,
      2024-03-04 18:05:11,Push,1h 5m,Bench Press (Barbell),2,145,5,0,0,,,8
      2024-03-06 18:00:30,Legs,40m,Squat (Barbell),1,225,5,0,0,,,
      2024-03-08 18:00:30,Arms,40m,Hammer Curl (Dumbbell),1,35,10,0,0,,,

      """, to: "strong.csv")
    try folder.write(
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes",\
      "set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
      "Legs","6 Mar 2024, 17:00","6 Mar 2024, 17:40","felt good","Squat (Barbell)",,"",0,"normal",102.06,5,,,
      "Push","4 Mar 2024, 17:05","4 Mar 2024, 18:10","","Bench Press (Barbell)",,"",0,"warmup",61.23,5,,,
      "Push","4 Mar 2024, 17:05","4 Mar 2024, 18:10","","Bench Press (Barbell)",,"",1,"normal",65.77,5,,,

      """, to: "hevy.csv")
    let run = folder.run(
      "merge", "DIR/strong.csv", "DIR/hevy.csv", "-o", "DIR/out.workouts.json", "--source-unit", "lb")
    #expect(
      run.transcript == """
        ! DIR/hevy.csv: 0 of 2 workouts new, 2 known, 2 of them updated
        ! 3 workouts in all
        ! note: times of the second archive moved to the first's clock [converted]: DIR/hevy.csv: 1 h behind, as 2 workouts of the same content tell
        ! warning: values differ; one was kept [dropped]: DIR/hevy.csv: settings: weight unit: lb kept, kg dropped
        ! DIR/out.workouts.json: 3 workouts written; 1 item dropped (--report FILE lists each)
        = 0

        """)
    let text = try folder.text(of: "out.workouts.json")
    #expect(text.contains("felt good") && text.contains("warmUp") && !text.contains("102.06"))
  }

  @Test(arguments: ["merge", "convert"])
  func givesExercisesOfAnotherAppTheirCategoryInAFileOfTheApp(command: String) throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "own.btd")
    try folder.write(
      """
      Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
      2024-03-04 18:05:00,Push,1h,Bench Press (Barbell),1,60,5,0,0,,,
      2024-03-04 18:05:00,Push,1h,Squat (Barbell),1,100,5,0,0,,,
      2024-03-04 18:05:00,Push,1h,Plank,1,0,0,0,60,,,

      """, to: "strong.csv")
    let run = folder.run(
      command, "DIR/own.btd", "DIR/strong.csv", "-o", "DIR/out.btd", "--source-unit", "kg")
    #expect(run.code == 0)
    let text = try folder.text(of: "out.btd")
    for (name, category, style) in [
      ("Bench Press (Barbell)", "Chest", "repsWeight"), ("Squat (Barbell)", "Legs", "repsWeight"),
      ("Plank", "Abs / Core", "time"),
    ] {
      #expect(
        text.contains("\"name\":\"\(name)\",\"category\":\"\(category)\",\"style\":\"\(style)\",\"sets\""))
    }
    // What the app wrote itself stays as it was.
    #expect(
      text.contains(
        #""exercises":[{"name":"Squat","category":"Legs","style":"repsWeight","sets":["5 100"]}]"#))
  }

  @Test func namesEachConflictAndWritesNothing() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "a.btd")
    try folder.write(SampleText.file(SampleText.workout(1, name: "Legs", set: "6 100")), to: "b.btd")
    let arguments = ["merge", "DIR/a.btd", "DIR/b.btd", "-o", "DIR/out.btd"]
    #expect(
      folder.run(arguments).transcript == """
        ! conflict: workout 2020-01-02T18:00 "Day": name: Day in DIR/a.btd, Legs in DIR/b.btd
        ! conflict: workout 2020-01-02T18:00 "Day": Squat, set 1: reps: 5 in DIR/a.btd, 6 in DIR/b.btd
        ! btd merge: 2 conflicts, nothing written. Decide with --prefer first, second or newer.
        = 1

        """)
    #expect(folder.names == ["a.btd", "b.btd"])
    let run = folder.run(arguments + ["--prefer", "second"])
    #expect(
      run.transcript == """
        ! DIR/b.btd: 0 of 1 workout new, 1 known, 1 of them updated
        ! 1 workout in all
        ! warning: 2 × values differ; one was kept [dropped]: DIR/b.btd: workout \
        2020-01-02T18:00 "Day": name: Legs kept, Day dropped, and 1 more
        ! DIR/out.btd: 1 workout written; 2 items dropped (--report FILE lists each)
        = 0

        """)
    #expect(try folder.text(of: "out.btd").contains("\"6 100\""))
  }

  @Test(arguments: ["strong", "hevy", "fitnotes", "openweight", "csv", "archive", "packed"])
  func knowsItsOwnHistoryAgainFromEveryFormat(format: String) throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/other", "--to", format).code == 0)
    let run = folder.run(
      "merge", "DIR/v6.wld", "DIR/other", "-o", "DIR/out.wld", "--source-unit", "kg", "--time-zone", "UTC")
    #expect(run.errors.hasPrefix("DIR/other: 0 of 4 workouts new, 4 known"), "\(run.errors)")
    #expect(run.code == 0 && !run.errors.contains("nearly"))
    #expect(folder.run("diff", "DIR/v6.wld", "DIR/other", "--source-unit", "kg").code == 0)
  }

  @Test func putsConflictsInTheFullReportToo() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "a.btd")
    try folder.write(SampleText.file(SampleText.workout(1, set: "6 100")), to: "b.btd")
    let run = folder.run(
      "merge", "DIR/a.btd", "DIR/b.btd", "-o", "DIR/out.btd", "--report", "DIR/report.json")
    #expect(run.code == 1 && folder.names == ["a.btd", "b.btd", "report.json"])
    let report = try folder.text(of: "report.json")
    #expect(report.contains("conflict that nothing decides") && report.contains("Squat, set 1: reps: 5 in "))
    #expect(report.contains("\"counts\":{\"errors\":1,\"warnings\":0,\"notes\":0}"))
    try folder.write(
      SampleText.file(SampleText.workout(1) + "," + SampleText.workout(1, set: "6 100")), to: "c.btd")
    #expect(folder.run("dedupe", "DIR/c.btd", "-o", "DIR/out.btd", "--report", "DIR/two.json").code == 1)
    #expect(try folder.text(of: "two.json").contains("in the earlier, 6 in the later"))
  }

  @Test func writesOverNoInputWhateverOptionNamesIt() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "a.btd")
    try folder.write("name,to_name\nSquat,Kniebeuge\n", to: "map.csv")
    let old = try (folder.bytes(of: "a.btd"), folder.bytes(of: "map.csv"))
    for arguments in [
      ["merge", "DIR/a.btd", "DIR/a.btd", "-o", "DIR/x.btd", "--report", "DIR/a.btd"],
      ["merge", "DIR/a.btd", "DIR/a.btd", "--in-place", "--report", "DIR/./a.btd"],
      ["merge", "DIR/map.csv", "DIR/map.csv", "--base", "DIR/a.btd", "-o", "DIR/a.btd"],
      ["convert", "DIR/a.btd", "--names", "DIR/map.csv", "-o", "DIR/map.csv", "--to", "hevy"],
      ["convert", "DIR/", "-o", "DIR/x.btd", "--report", "DIR/a.btd"],
      ["names", "DIR/a.btd", "--app", "hevy", "-o", "DIR/a.btd"],
      ["names", "DIR/map.csv", "--against", "DIR/a.btd", "-o", "DIR/a.btd"],
    ] {
      #expect(folder.run(arguments + ["--force"]).code == 64, "\(arguments)")
    }
    #expect(try folder.bytes(of: "a.btd") == old.0 && folder.bytes(of: "map.csv") == old.1)
    #expect(folder.names == ["a.btd", "map.csv"])
  }

  @Test func readsStandardInputOnce() throws {
    let run = try TestFolder().run("merge", "-", "-", "-o", "DIR/x.btd")
    #expect(
      run.transcript == """
        ! btd merge: - is given twice, and standard input can be read once
        ! btd merge --help for more.
        = 64

        """)
  }

  @Test func followsWhatEachSideHasDoneSinceTheBase() throws {
    let folder = try TestFolder()
    let (one, two) = (SampleText.workout(1), SampleText.workout(2, date: "2020-01-05 18:00"))
    let three = SampleText.workout(3, date: "2020-01-06 18:00")
    try folder.write(SampleText.file([one, two, three].joined(separator: ",")), to: "base.btd")
    let renamed = SampleText.workout(1, name: "Legs")
    try folder.write(SampleText.file([renamed, two, three].joined(separator: ",")), to: "a.btd")
    let heavier = SampleText.workout(1, set: "5 110")
    try folder.write(SampleText.file([heavier, three].joined(separator: ",")), to: "b.btd")
    let run = folder.run(
      "merge", "DIR/a.btd", "DIR/b.btd", "--base", "DIR/base.btd", "-o", "DIR/out.btd")
    #expect(
      run.transcript == """
        ! DIR/b.btd: 0 of 2 workouts new, 2 known, 1 of them updated, 1 deleted
        ! 2 workouts in all
        ! DIR/out.btd: 2 workouts written
        = 0

        """)
    let text = try folder.text(of: "out.btd")
    #expect(text.contains("Legs") && text.contains("5 110") && !text.contains("2020-01-05"))
  }

  @Test func callsADeletionOfWhatTheOtherChangedAConflict() throws {
    let folder = try TestFolder()
    try folder.write(SampleText.file(SampleText.workout(1)), to: "base.btd")
    try folder.write(SampleText.file(SampleText.workout(1, name: "Legs")), to: "a.btd")
    try folder.write(SampleText.file(""), to: "b.btd")
    let arguments = ["merge", "DIR/a.btd", "DIR/b.btd", "--base", "DIR/base.btd", "-o", "DIR/out.btd"]
    let run = folder.run(arguments)
    #expect(
      run.errors.hasPrefix(
        """
        conflict: workout 2020-01-02T18:00 "Legs": as a whole: changed in DIR/a.btd, removed in DIR/b.btd

        """))
    #expect(run.code == 1 && folder.run(arguments + ["--prefer", "second"]).code == 0)
    #expect(try folder.info("DIR/out.btd")["workouts"] == 0 as NSNumber)
  }

  @Test func listsNearMatchesAndMergesThemWhenAsked() throws {
    let folder = try TestFolder()
    let first =
      #"{"n":"A","d":"2020-01-02 18:00","e":[{"n":"Squat","c":"Legs","s":"repsWeight","x":["5 100","5 90"]}]}"#
    try folder.write(first, to: "a.json")
    try folder.write(first.replacing("5 90", with: "5 95"), to: "b.json")
    let arguments = [
      "merge", "DIR/a.json", "DIR/b.json", "-o", "DIR/out.workouts.json", "--source-unit", "kg",
    ]
    #expect(
      folder.run(arguments).errors == """
        DIR/b.json: 1 of 1 workout new, 0 known, 1 nearly the same as a known one, kept (--near merge joins them)
        2 workouts in all
        warning: nearly the same workout in both, both are kept [inconsistent]: \
        DIR/b.json: same start, 1 of 2 sets differs: workout 2020-01-02T18:00 "A" and workout \
        2020-01-02T18:00 "A"
        DIR/out.workouts.json: 2 workouts written

        """)
    #expect(
      folder.run(arguments + ["--near", "merge", "--force"]).errors == """
        DIR/b.json: 0 of 1 workout new, 1 known
        1 workout in all
        warning: values differ; one was kept [dropped]: DIR/b.json: workout 2020-01-02T18:00 "A": Squat, set 2: load: 90 kg kept, 95 kg dropped
        DIR/out.workouts.json: 1 workout written; 1 item dropped (--report FILE lists each)

        """)
  }

  @Test func namesTheValuesThatGiveWayByARuleOfTheirOwn() throws {
    let folder = try TestFolder()
    func write(_ name: String, _ created: String, _ totals: String, _ units: String, xp: Int) throws {
      let xp = #"{"format":"btd","fields":[["xp","\#(xp)"]]}"#
      let profile = #"{"created":"\#(created)","totals":{\#(totals)},"sourceFields":\#(xp)}"#
      try folder.write(
        #"{"format":"btd-archive","version":1,"profile":\#(profile),"preferences":{\#(units)},"workouts":[]}"#,
        to: name)
    }
    try write(
      "a.workouts.json", "2020-01-01T08:00", #""workouts":12,"volume":1000"#,
      #""massUnit":"kg","distanceUnit":"km""#, xp: 500)
    try write(
      "b.workouts.json", "2019-01-01T08:00", #""workouts":9,"volume":4409.25"#,
      #""massUnit":"lb","distanceUnit":"mi""#, xp: 300)
    let arguments = ["merge", "DIR/a.workouts.json", "DIR/b.workouts.json", "-o", "DIR/out.workouts.json"]
    let run = folder.run(arguments + ["--report", "DIR/report.json"])
    let report = try folder.text(of: "report.json")
    for words in [
      "settings: weight unit: kg kept, lb dropped", "settings: distance unit: km kept, mi dropped",
      "user: made: 2019-01-01T08:00 kept, 2020-01-01T08:00 dropped",
      "user: total workouts: 12 kept, 9 dropped", "user: total volume: 2000 kept, 1000 dropped",
      "user: xp: 500 kept, 300 dropped",
    ] {
      #expect(report.contains(words), "\(report)")
    }
    #expect(run.errors.contains("warning: 6 × values differ; one was kept [dropped]"))
    let text = try folder.text(of: "out.workouts.json")
    #expect(text.contains(#""workouts":12"#) && text.contains(#""volume":2000"#) && text.contains(#""kg""#))
    #expect(folder.run(arguments + ["--strict", "--force"]).code == 65)
    // Totals that are worked out again are neither's.
    let recomputed = folder.run(arguments + ["--force", "--recompute-totals"])
    #expect(recomputed.errors.contains("4 × values differ") && !recomputed.errors.contains("total"))
    // What both have the same of, and what only one side has changed since, gives nothing up.
    let same = [
      "merge", "DIR/a.workouts.json", "DIR/a.workouts.json", "-o", "DIR/out.workouts.json", "--force",
    ]
    #expect(!folder.run(same).errors.contains("dropped"))
    #expect(
      !folder.run(arguments + ["--force", "--base", "DIR/a.workouts.json"]).errors.contains("weight unit")
    )
  }

  @Test func knowsALoadAgainThatAWriterRounded() throws {
    let folder = try TestFolder()
    let set = #"{"reps":5,"load":{"kg":74.97700500488281}},{"reps":5,"load":{"kg":100}}"#
    try folder.write(
      #"{"format":"btd-archive","version":1,"workouts":[{"title":"A","start":"2024-01-01T10:00","#
        + #""durationSeconds":60,"exercises":[{"exercise":{"name":"Squat (Barbell)"},"sets":[\#(set)]}]}]}"#,
      to: "a.workouts.json")
    #expect(
      folder.run(
        "convert", "DIR/a.workouts.json", "-o", "DIR/b.csv", "--to", "hevy", "--unit", "lb", "--time-zone",
        "UTC"
      ).code == 0)
    #expect(try folder.text(of: "b.csv").contains("165.3"))
    let run = folder.run(
      "merge", "DIR/a.workouts.json", "DIR/b.csv", "-o", "DIR/c.workouts.json", "--time-zone", "UTC")
    #expect(run.errors.hasPrefix("DIR/b.csv: 0 of 1 workout new, 1 known"), "\(run.errors)")
    #expect(
      folder.run("diff", "DIR/a.workouts.json", "DIR/b.csv", "--time-zone", "UTC").text == "", "no difference"
    )
    // And in one archive.
    #expect(
      folder.run(
        "convert", "DIR/a.workouts.json", "DIR/b.csv", "-o", "DIR/d.workouts.json", "--time-zone", "UTC"
      ).code == 0)
    #expect(try folder.info("DIR/d.workouts.json")["workouts"] == 2 as NSNumber)
    let dedupe = folder.run("dedupe", "DIR/d.workouts.json", "-o", "DIR/e.workouts.json")
    #expect(dedupe.code == 0)
    #expect(try folder.info("DIR/e.workouts.json")["workouts"] == 1 as NSNumber)
  }

  @Test func recomputesTotalsOnlyWhenAsked() throws {
    let folder = try TestFolder("v6.wld")
    #expect(folder.run("merge", "DIR/v6.wld", "DIR/v6.wld", "-o", "DIR/kept.wld").code == 0)
    #expect(
      folder.run("merge", "DIR/v6.wld", "DIR/v6.wld", "-o", "DIR/new.wld", "--recompute-totals").code == 0)
    #expect(folder.run("convert", "DIR/v6.wld", "-o", "DIR/same.wld").code == 0)
    #expect(try folder.bytes(of: "same.wld") == folder.bytes(of: "kept.wld"))
    #expect(try folder.text(of: "new.wld").contains("\"totalWorkouts\":4"))
  }

  @Test func needsTwoFiles() throws {
    #expect(try TestFolder().run("merge", "DIR/a.btd", "-o", "DIR/b.btd").code == 64)
  }
}
