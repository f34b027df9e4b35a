import Testing

/// Tables with a row an exercise, a day or a workout.
@Suite struct WideTableTests {
  static let tables = [
    TableCase(
      name: "setsAndRepetitionsAreCounted",
      text: """
        Date,Exercise,Sets,Reps,Weight (kg)
        2024-03-04,Squat,3,5,100
        2024-03-04,Bench Press,4,8,80
        2024-03-06,Deadlift,1,5,140

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
          Bench Press
            8 reps, 80 kg
            8 reps, 80 kg
            8 reps, 80 kg
            8 reps, 80 kg
        workout - 2024-03-06
          Deadlift
            5 reps, 140 kg
        """),
    TableCase(
      name: "theUpperOfTwoHeadRowsMayBeginBlank",
      text: """
        ,,Set 1,,Set 2,
        Date,Exercise,Weight,Reps,Weight,Reps
        2024-03-04,Squat,100,5,105,4

        """,
      archive: """
        from table
        workout - 2024-03-04
          Squat
            5 reps, 100 without unit
            4 reps, 105 without unit
        """),
    TableCase(
      name: "listsStandInTheCells",
      text: """
        Date,Exercise,Reps,Weight (kg)
        2024-03-04,Squat,5/5/4,100
        2024-03-04,Bench Press,"8, 8, 7","80, 80, 75"
        2024-03-04,Curl,12-10-8,15
        2024-03-06,Deadlift,5,140

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            5 reps, 100 kg
            4 reps, 100 kg
          Bench Press
            8 reps, 80 kg
            8 reps, 80 kg
            7 reps, 75 kg
          Curl
            12 reps, 15 kg
            10 reps, 15 kg
            8 reps, 15 kg
        workout - 2024-03-06
          Deadlift
            5 reps, 140 kg
        """),
    TableCase(
      name: "aColumnASetOfRepetitions",
      text: """
        Date,Exercise,Weight (lb),Set 1,Set 2,Set 3
        2024-03-04,Squat,225,5,5,4
        2024-03-04,Bench Press,155,8,8,

        """,
      archive: """
        from table, lb
        workout - 2024-03-04
          Squat
            5 reps, 225 lb
            5 reps, 225 lb
            4 reps, 225 lb
          Bench Press
            8 reps, 155 lb
            8 reps, 155 lb
        """),
    TableCase(
      name: "pairsOfColumnsASet",
      text: """
        Date,Exercise,Reps 1,Weight 1 (kg),Reps 2,Weight 2 (kg),Notes
        2024-03-04,Squat,5,100,5,105,deep
        2024-03-04,Bench Press,8,80,-,-,

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat {notes "deep"}
            5 reps, 100 kg
            5 reps, 105 kg
          Bench Press
            8 reps, 80 kg
        """),
    TableCase(
      name: "aColumnASetOfPairs",
      text: """
        Datum;Übung;Satz 1;Satz 2;Satz 3
        04.03.2024;Kniebeuge;8x60;5x80;5x100
        04.03.2024;Kurzhantel-Curls;10x14;10x14;8x40

        """,
      archive: """
        from table
        workout - 2024-03-04
          Kniebeuge
            8 reps, 60 without unit
            5 reps, 80 without unit
            5 reps, 100 without unit
          Kurzhantel-Curls
            10 reps, 14 without unit
            10 reps, 14 without unit
            8 reps, 40 without unit
        """,
      findings: [
        "warning guessed t:3:29: two numbers of a set: read in the order of the others in the column | 10x14",
        "warning guessed t:3:35: two numbers of a set: read in the order of the others in the column | 10x14",
      ]),
    TableCase(
      name: "aColumnOfSetsInWords",
      text: """
        Date,Exercise,Sets x Reps,Weight (kg)
        2024-03-04,Squat,3x5,100
        2024-03-04,Bench Press,4 x 8,80

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
          Bench Press
            8 reps, 80 kg
            8 reps, 80 kg
            8 reps, 80 kg
            8 reps, 80 kg
        """),
    TableCase(
      name: "aColumnAnExercise",
      text: """
        Date,Squat,Bench Press,Deadlift
        2024-03-04,5x100,8x80,
        2024-03-06,5x102.5,,5x140

        """,
      archive: """
        from table
        workout - 2024-03-04
          Squat
            5 reps, 100 without unit
          Bench Press
            8 reps, 80 without unit
        workout - 2024-03-06
          Squat
            5 reps, 102.5 without unit
          Deadlift
            5 reps, 140 without unit
        """),
    TableCase(
      name: "aColumnADay",
      text: """
        Exercise,04.03.2024,06.03.2024
        Kniebeuge,5x100,5x105
        Bankdrücken,8x80,"8x80, 6x85"

        """,
      archive: """
        from table
        workout - 2024-03-04
          Kniebeuge
            5 reps, 100 without unit
          Bankdrücken
            8 reps, 80 without unit
        workout - 2024-03-06
          Kniebeuge
            5 reps, 105 without unit
          Bankdrücken
            8 reps, 80 without unit
            6 reps, 85 without unit
        """),
    TableCase(
      name: "headsOfUnitsStandBesideEachOther",
      text: """
        Date,Exercise,kg x reps,RPE
        2024-03-04,Squat,"100x5, 105x5",8
        2024-03-04,Curl,14x10,9

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg, RPE 8
            5 reps, 105 kg, RPE 8
          Curl
            10 reps, 14 kg, RPE 9
        """,
      findings: [
        "warning guessed t:3:17: two numbers of a set: read in the order of the others in the column | 14x10"
      ]),
    TableCase(
      name: "aPlanOfOneExerciseARow",
      text: """
        Fecha;Ejercicio;Series;Repeticiones;Peso (kg);Descanso (s)
        04/03/2024;Sentadilla;3;5;100;180
        04/03/2024;Press de banca;4;8;82,5;120
        15/03/2024;Peso muerto;2;5;140;180

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Sentadilla
            5 reps, 100 kg, rest 180 s
            5 reps, 100 kg, rest 180 s
            5 reps, 100 kg, rest 180 s
          Press de banca
            8 reps, 82.5 kg, rest 120 s
            8 reps, 82.5 kg, rest 120 s
            8 reps, 82.5 kg, rest 120 s
            8 reps, 82.5 kg, rest 120 s
        workout - 2024-03-15
          Peso muerto
            5 reps, 140 kg, rest 180 s
            5 reps, 140 kg, rest 180 s
        """),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
