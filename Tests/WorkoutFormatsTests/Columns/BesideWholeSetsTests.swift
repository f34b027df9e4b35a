import Testing

/// What stands in a row beside whole sets, or beside columns of sets.
@Suite struct BesideWholeSetsTests {
  static let tables = [
    TableCase(
      name: "weightAndRepetitionsBesideColumnsOfWholeSetsAreNamed",
      text: """
        Date,Exercise,Weight (kg),Reps,Set 1,Set 2
        2024-01-05,Bench Press,60,5,5x100,5x100
        2024-01-05,Squat,100,3,5x100,5x100

        """,
      archive: """
        from table
        workout - 2024-01-05
          Bench Press
            5 reps, 100 without unit
            5 reps, 100 without unit
          Squat
            5 reps, 100 without unit
            5 reps, 100 without unit
        """,
      findings: [
        "warning dropped t:2:24: says something else than the sets in other columns, left out | 60",
        "warning dropped t:3:18: says something else than the sets in other columns, left out | 100",
        "warning dropped t:3:22: says something else than the sets in other columns, left out | 3",
      ]),
    TableCase(
      name: "weightAndRepetitionsBesideACellOfWholeSetsAreNamed",
      text: """
        Date,Exercise,Reps,Weight (kg),Results
        2024-01-05,Bench Press,5,60,"5x60, 5x62.5, 4x65"
        2024-01-05,Squat,5,60,
        2024-01-05,Row,5,60,"5x60, 5x60"

        """,
      archive: """
        from table
        workout - 2024-01-05
          Bench Press
            5 reps, 60 without unit
            5 reps, 62.5 without unit
            4 reps, 65 without unit
          Squat
            5 reps, 60 kg
          Row
            5 reps, 60 without unit
            5 reps, 60 without unit
        """,
      findings: [
        "warning dropped t:2:24: says something else than the sets in other columns, left out | 5",
        "warning dropped t:2:26: says something else than the sets in other columns, left out | 60",
        "warning dropped t:4:18: says something else than the sets in other columns, left out | 60",
      ]),
    TableCase(
      name: "repetitionsBesideThoseOfColumnsOfSetsAreNamed",
      text: """
        Date,Exercise,Weight (kg),Reps,Set 1,Set 2,Set 3,RPE
        2024-01-05,Bench Press,60,5,5,5,4,
        2024-01-05,Squat,60,5,,,,8

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            5 reps, 60 kg
            5 reps, 60 kg
            4 reps, 60 kg
          Squat
        """,
      findings: [
        "warning dropped t:2:27: says something else than the sets in other columns, left out | 5",
        "warning dropped t:3:26: said of a set without repetitions and weight, left out | 8",
        "warning dropped t:3:18: says something else than the sets in other columns, left out | 60",
        "warning dropped t:3:21: says something else than the sets in other columns, left out | 5",
      ]),
    TableCase(
      name: "aNumberOfSetsCountsColumnsOfSetsAndMultipliesNone",
      text: """
        Date,Exercise,Number of sets,Weight (kg),Set 1,Set 2,Set 3
        2024-01-05,Bench Press,3,60,5,5,4
        2024-01-05,Squat,3,60,5,5,

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            5 reps, 60 kg
            5 reps, 60 kg
            4 reps, 60 kg
          Squat
            5 reps, 60 kg
            5 reps, 60 kg
        """,
      findings: [
        "warning dropped t:3:18: says something else than the sets in other columns, left out | 3"
      ]),
    TableCase(
      name: "aNumberOfSetsRepeatsACellOfOneSet",
      text: """
        Date,Exercise,Number of sets,Results
        2024-01-05,Bench Press,3,5x100 kg
        2024-01-05,Squat,2,"5x100 kg, 5x105 kg"
        2024-01-05,Row,4,"8x60 kg, 8x65 kg"

        """,
      archive: """
        from table
        workout - 2024-01-05
          Bench Press
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
          Squat
            5 reps, 100 kg
            5 reps, 105 kg
          Row
            8 reps, 60 kg
            8 reps, 65 kg
        """,
      findings: [
        "warning dropped t:4:16: says something else than the sets in other columns, left out | 4"
      ]),
    TableCase(
      name: "aListOfTheRowIsANumberForEachColumnOfASet",
      text: """
        Date,Exercise,Reps,Set 1 kg,Set 2 kg
        2024-01-05,Bench Press,8/6,60,65
        2024-01-05,Squat,5,100,105

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            8 reps, 60 kg
            6 reps, 65 kg
          Squat
            5 reps, 100 kg
            5 reps, 105 kg
        """),
    TableCase(
      name: "eachSetHasItsOwnUnit",
      text: """
        Date,Exercise,Set 1 Reps,Set 1 Weight,Set 1 Unit,Set 2 Reps,Set 2 Weight,Set 2 Unit
        2024-01-05,Bench Press,8,60,kg,8,135,lbs.

        """,
      archive: """
        from table
        workout - 2024-01-05
          Bench Press
            8 reps, 60 kg
            8 reps, 135 lb
        """),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
