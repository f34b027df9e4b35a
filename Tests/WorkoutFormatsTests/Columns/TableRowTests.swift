import Testing

/// Rows that are no sets, cells that stand once for many, heads of other forms.
@Suite struct TableRowTests {
  static let tables = [
    TableCase(
      name: "blankMergedCellsMeanWhatStandsAbove",
      text: """
        Date,Exercise,Set,Reps,Weight (lb)
        3/18/2024,Squat,1,5,225
        ,,2,5,225
        ,,3,4,225
        ,Bench Press,1,8,155
        ,,2,8,155
        3/20/2024,Deadlift,1,5,315
        ,,2,5,315

        """,
      archive: """
        from table, lb
        workout - 2024-03-18
          Squat
            5 reps, 225 lb
            5 reps, 225 lb
            4 reps, 225 lb
          Bench Press
            8 reps, 155 lb
            8 reps, 155 lb
        workout - 2024-03-20
          Deadlift
            5 reps, 315 lb
            5 reps, 315 lb
        """),
    TableCase(
      name: "rowsOfTotalsAreLeftOut",
      text: """
        Date,Exercise,Reps,Weight (kg)
        2024-03-04,Squat,5,100
        2024-03-04,Squat,5,100
        Total,,10,1000
        2024-03-06,Bench Press,8,80
        2024-03-06,Total,8,640
        Grand total,,18,1640

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            5 reps, 100 kg
        workout - 2024-03-06
          Bench Press
            8 reps, 80 kg
        """,
      findings: [
        "note dropped t:4:1: row of totals, left out | Total 10 1000",
        "note dropped t:6:1: row of totals, left out | 2024-03-06 Total 8 640",
        "note dropped t:7:1: row of totals, left out | Grand total 18 1640",
      ]),
    TableCase(
      name: "titlesAboveTheHeadAreNamed",
      text: """
        My training log,,,
        Spring 2024,,,

        Date,Exercise,Reps,Weight (kg)
        2024-03-04,Squat,5,100

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
        """,
      findings: [
        "note dropped t:1:1: row above the header row, left out | My training log",
        "note dropped t:2:1: row above the header row, left out | Spring 2024",
      ]),
    TableCase(
      name: "twoRowsMakeTheHead",
      text: """
        Date,Exercise,Set 1,,Set 2,
        ,,Reps,Weight (kg),Reps,Weight (kg)
        2024-03-04,Squat,5,100,5,102.5
        2024-03-04,Bench Press,8,80,,

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            5 reps, 102.5 kg
          Bench Press
            8 reps, 80 kg
        """),
    TableCase(
      name: "theHeadOnceMoreIsLeftOut",
      text: """
        Date,Exercise,Reps,Weight (kg)
        2024-03-04,Squat,5,100
        Date,Exercise,Reps,Weight (kg)
        2024-03-05,Squat,5,105

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
        workout - 2024-03-05
          Squat
            5 reps, 105 kg
        """,
      findings: [
        "note repaired t:3:1: the header row again, left out"
      ]),
    TableCase(
      name: "warmUpsAndDropSetsInWords",
      text: """
        Date,Exercise,Set Type,Reps,Weight (kg)
        2024-03-04,Squat,Warm-up,5,60
        2024-03-04,Squat,Work,5,100
        2024-03-04,Squat,Drop set,8,80
        2024-03-04,Squat,To failure,12,60
        2024-03-04,Squat,cluster,5,60

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            warmUp, 5 reps, 60 kg
            5 reps, 100 kg
            drop, 8 reps, 80 kg
            failure, 12 reps, 60 kg
            5 reps, 60 kg
        """,
      findings: [
        "warning guessed t:6:18: set type not understood: read as a working set | cluster"
      ]),
    TableCase(
      name: "theNumberOfASetMayBeAKind",
      text: """
        Datum;Übung;Satz;Wdh;Gewicht (kg)
        04.03.2024;Kniebeuge;W1;5;60
        04.03.2024;Kniebeuge;1;5;100
        04.03.2024;Kniebeuge;2;5;100
        04.03.2024;Kniebeuge;D;8;80
        04.03.2024;Kniebeuge;extra;8;80

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Kniebeuge
            warmUp, 5 reps, 60 kg
            5 reps, 100 kg
            5 reps, 100 kg
            drop, 8 reps, 80 kg
            8 reps, 80 kg
        """,
      findings: [
        "warning dropped t:6:22: no number and no kind of a set, left out | extra"
      ]),
    TableCase(
      name: "whatDiffersOnLaterRowsIsNamed",
      text: """
        Date,Exercise,Weight (kg),Reps,Workout duration (min),Equipment,Superset
        2026-01-05,Bench,100,5,60,Barbell,A
        2026-01-05,Bench,100,5,75,Dumbbell,B
        2026-01-05,Bench,100,5,60.0,Barbell,
        2026-01-05,Row,60,8,,,A

        """,
      archive: """
        from table, kg
        workout - 2026-01-05 {3600 s; supersets [[0, 1]]}
          Bench
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
          Row
            8 reps, 60 kg
        """,
      findings: [
        "warning dropped t:3:24: Workout duration (min) of a workout differs from its first row, which counts | 75",
        "warning dropped t:3:27: Equipment of an exercise differs from its first row, which counts | Dumbbell",
        "warning dropped t:3:36: Superset of an exercise differs from its first row, which counts | B",
      ]),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
