import Testing

/// The number of a set, and the number of sets.
@Suite struct NumberOfSetsTests {
  static let tables = [
    TableCase(
      name: "aHeadThatSaysNumberOfTheSetIsNoNumberOfSets",
      text: """
        Date,Exercise,Set Number,Reps,Weight (kg)
        2024-01-05,Bench Press,3,8,60
        2024-01-06,Bench Press,4,5,80

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            8 reps, 60 kg
        workout - 2024-01-06
          Bench Press
            5 reps, 80 kg
        """),
    TableCase(
      name: "aSignForNumberIsNoNumberOfSets",
      text: """
        Date,Exercise,Set #,Weight (kg),Reps
        2024-01-05,Bench Press,3,100,5
        2024-01-05,Squat,5,140,5

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            5 reps, 100 kg
          Squat
            5 reps, 140 kg
        """),
    TableCase(
      name: "aHeadThatSaysNumberOfSetsIsThatOfARampToo",
      text: """
        Date,Exercise,Number of sets,Reps,Weight (kg)
        2024-01-05,Bench Press,1,8,60
        2024-01-05,Bench Press,2,5,80
        2024-01-05,Bench Press,3,5,100

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            8 reps, 60 kg
            5 reps, 80 kg
            5 reps, 80 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
        """),
    TableCase(
      name: "aPlainSetWhoseRowIsAnExerciseIsNamedAsAGuess",
      text: """
        Datum;Übung;Satz;Gewicht (kg);Wdh
        05.01.2024;Bankdrücken;3;100;5
        05.01.2024;Kniebeuge;2;140;5

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bankdrücken
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
          Kniebeuge
            5 reps, 140 kg
            5 reps, 140 kg
        """,
      findings: [
        "warning guessed t: a row stands for each exercise of a day: read as the number of sets | Satz"
      ]),
    TableCase(
      name: "aPlainSetsThatCountsUpIsNamedAsAGuess",
      text: """
        Date,Exercise,Sets,Reps,Weight (kg)
        2024-01-05,Bench Press,1,8,60
        2024-01-05,Bench Press,2,5,80
        2024-01-08,Squat,1,5,100
        2024-01-08,Squat,2,5,120

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Bench Press
            8 reps, 60 kg
            5 reps, 80 kg
        workout - 2024-01-08
          Squat
            5 reps, 100 kg
            5 reps, 120 kg
        """,
      findings: [
        "warning guessed t: its cells count up: read as the number of the set | Sets"
      ]),
    TableCase(
      name: "whatIsSaidOfNoSetsIsNamed",
      text: """
        Date,Exercise,Number of sets,Reps,Weight (kg)
        2024-01-05,Row,0,10,20
        2024-01-05,Curl,0,0,
        2024-01-05,Bench Press,2,5,100

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Row
          Curl
          Bench Press
            5 reps, 100 kg
            5 reps, 100 kg
        """,
      findings: [
        "warning dropped t:2:18: said of 0 sets, left out | 10",
        "warning dropped t:2:21: said of 0 sets, left out | 20",
      ]),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
