import Testing

/// Columns of sets of a kind, and what is said of single sets.
@Suite struct SetsOfARowTests {
  static let tables = [
    TableCase(
      name: "aColumnOfWarmUpsTakesNothingFromTheRow",
      text: """
        Date,Exercise,Weight (kg),Reps,Warm-up
        2024-01-05,Bench Press,60,5,5x40
        2024-01-05,Squat,60,5,

        """,
      archive: """
        from table
        workout - 2024-01-05
          Bench Press
            warmUp, 5 reps, 40 without unit
            5 reps, 60 kg
          Squat
            5 reps, 60 kg
        """),
    TableCase(
      name: "warmUpsStandBeforeTheColumnsOfSets",
      text: """
        Date,Exercise,Set 1,Set 2,Warm-up 1,Warm-up 2,Drop set
        2024-01-05,Bench Press,5x100,5x100,5x60,5x80,10x50
        2024-01-05,Squat,5x120,5x120,,5x70,

        """,
      archive: """
        from table
        workout - 2024-01-05
          Bench Press
            warmUp, 5 reps, 60 without unit
            warmUp, 5 reps, 80 without unit
            5 reps, 100 without unit
            5 reps, 100 without unit
            drop, 10 reps, 50 without unit
          Squat
            warmUp, 5 reps, 70 without unit
            5 reps, 120 without unit
            5 reps, 120 without unit
        """),
    TableCase(
      name: "noHeadIsAnExerciseBesideTheirColumn",
      text: """
        Date,Exercise,Weight (kg),Reps,Squat
        2024-01-05,Bench Press,60,5,5x100

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            5 reps, 60 kg
        """,
      findings: [
        "warning dropped t:1:32: cell of a column without a known meaning, left out | Squat"
      ]),
    TableCase(
      name: "aRemarkOnOneSetIsOfThatSetOfTheRow",
      text: """
        Date,Exercise,Sets,Reps,Weight (kg),Set 1 notes,Set 3 RPE
        2024-01-05,Bench Press,3,5,60,hard,8
        2024-01-05,Squat,3,5,60,,
        2024-01-05,Row,2,5,60,-,9

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            5 reps, 60 kg, note "hard"
            5 reps, 60 kg
            5 reps, 60 kg, RPE 8
          Squat
            5 reps, 60 kg
            5 reps, 60 kg
            5 reps, 60 kg
          Row
            5 reps, 60 kg
            5 reps, 60 kg
        """,
      findings: [
        "warning dropped t:4:25: said of a set that the row does not have, left out | 9"
      ]),
    TableCase(
      name: "aSetWithAColumnKeepsItsRemark",
      text: """
        Date,Exercise,Set 1 Reps,Set 1 Weight (kg),Set 1 Notes,Set 2 Reps,Set 2 Weight (kg),Set 2 Notes,Set 2 RPE
        2024-01-05,Squat,5,100,slow,5,105,,9
        2024-01-05,Bench Press,8,80,,-,,sore,7

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Squat
            5 reps, 100 kg, note "slow"
            5 reps, 105 kg, RPE 9
          Bench Press
            8 reps, 80 kg
        """,
      findings: [
        "warning dropped t:3:33: said of a set without repetitions and weight, left out | sore",
        "warning dropped t:3:38: said of a set without repetitions and weight, left out | 7",
      ]),
    TableCase(
      name: "whatBelongsToNoSetIsNamed",
      text: """
        Date,Exercise,Reps,Weight (kg),RPE,Rest (s)
        2024-01-05,Squat,5,100,8,90
        2024-01-05,Plank,,,8,90

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Squat
            5 reps, 100 kg, RPE 8, rest 90 s
          Plank
        """,
      findings: [
        "warning dropped t:3:20: said of a set without repetitions and weight, left out | 8",
        "warning dropped t:3:22: said of a set without repetitions and weight, left out | 90",
      ]),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
