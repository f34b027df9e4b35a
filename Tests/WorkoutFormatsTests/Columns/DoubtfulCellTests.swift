import Testing

/// Cells that say no, numbers with spaces, and cells that are not understood.
@Suite struct DoubtfulCellTests {
  static let tables = [
    TableCase(
      name: "aWordForNoIsNoSuperset",
      text: """
        Date,Exercise,Weight (kg),Reps,Superset
        2024-01-05,Squat,60,8,nein
        2024-01-05,Bench Press,60,8,nein
        2024-01-05,Row,60,8,FALSE
        2024-01-05,Curl,60,8,FALSE
        2024-01-05,Dip,60,8,no
        2024-01-05,Pull Up,60,8,no
        2024-01-05,Lunge,60,8,-
        2024-01-05,Plank,60,8,-
        2024-01-05,Crunch,60,8,0
        2024-01-05,Deadlift,60,8,0
        2024-01-05,Chin Up,60,8,none
        2024-01-05,Push Up,60,8,none
        2024-01-05,Leg Press,60,8,N
        2024-01-05,Leg Curl,60,8,N
        2024-01-05,Hip Thrust,60,8,A
        2024-01-05,Calf Raise,60,8,A

        """,
      archive: """
        from table, kg
        workout - 2024-01-05 {supersets [[14, 15]]}
          Squat
            8 reps, 60 kg
          Bench Press
            8 reps, 60 kg
          Row
            8 reps, 60 kg
          Curl
            8 reps, 60 kg
          Dip
            8 reps, 60 kg
          Pull Up
            8 reps, 60 kg
          Lunge
            8 reps, 60 kg
          Plank
            8 reps, 60 kg
          Crunch
            8 reps, 60 kg
          Deadlift
            8 reps, 60 kg
          Chin Up
            8 reps, 60 kg
          Push Up
            8 reps, 60 kg
          Leg Press
            8 reps, 60 kg
          Leg Curl
            8 reps, 60 kg
          Hip Thrust
            8 reps, 60 kg
          Calf Raise
            8 reps, 60 kg
        """),
    TableCase(
      name: "aNoughtBesideBlankCellsIsASuperset",
      text: """
        Date,Exercise,Weight (kg),Reps,Superset
        2024-01-05,Squat,60,8,0
        2024-01-05,Bench Press,60,8,0
        2024-01-05,Row,60,8,

        """,
      archive: """
        from table, kg
        workout - 2024-01-05 {supersets [[0, 1]]}
          Squat
            8 reps, 60 kg
          Bench Press
            8 reps, 60 kg
          Row
            8 reps, 60 kg
        """),
    TableCase(
      name: "aSpaceBeforeThreeDigitsPartsThousands",
      text: """
        Date,Exercise,Weight (kg),Reps
        2024-01-05,Leg Press,1 250,5
        2024-01-05,Leg Press,1 250 kg,5
        2024-01-05,Leg Press,"1 250,5",5
        2024-01-05,Leg Press,100 105,5/5
        2024-01-05,Leg Press,60 65 70,5

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Leg Press
            5 reps, 1250 kg
            5 reps, 1250 kg
            5 reps, 1250.5 kg
            5 reps, 100 kg
            5 reps, 105 kg
            5 reps, 60 kg
            5 reps, 65 kg
            5 reps, 70 kg
        """,
      findings: [
        "warning guessed t:2:22: a number such as 1 250: read as thousands | 1 250",
        "warning guessed t:4:23: a number such as 1 250: read as thousands | 1 250,5",
      ]),
    TableCase(
      name: "whatASpacePartsOtherwiseIsNoWeight",
      text: """
        Date,Exercise,Weight (kg),Reps
        2024-01-05,Squat,12 15,5
        2024-01-05,Squat,60 100,5
        2024-01-05,Squat,1 250 1 300,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5
        2024-01-05,Row,100,5

        """,
      archive: """
        from table, kg
        workout - 2024-01-05
          Row
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 100 kg
        """,
      findings: [
        "error dropped t:2:18: row skipped: numbers with a space between, which could be one or several, in Weight (kg) | \"12 15\"",
        "error dropped t:3:18: row skipped: numbers with a space between, which could be one or several, in Weight (kg) | \"60 100\"",
        "error dropped t:4:18: row skipped: numbers with a space between, which could be one or several, in Weight (kg) | \"1 250 1 300\"",
      ]),
    TableCase(
      name: "aBadEffortOrTimeCostsOnlyItself",
      text: """
        Date,Workout Duration (min),End,Exercise,Weight (kg),Reps,RPE,RIR,Rest (s),Time (s),Distance (km)
        2024-01-05,60,18:00,Squat,100,5,8-9,1,90,30,1
        2024-01-05,long,late,Squat,100,5,80%,?,a while,soon,far
        2024-01-06,60,18:00,Squat,100,5,9,2,90,30,1
        2024-01-06,60,18:00,Squat,100,5,9,2,90,30,1
        2024-01-06,60,18:00,Squat,100,5,9,2,90,30,1
        2024-01-06,60,18:00,Squat,100,5,9,2,90,30,1

        """,
      archive: """
        from table, kg, km
        workout - 2024-01-05 {3600 s; end 2024-01-05T18:00}
          Squat
            5 reps, 100 kg, 30 s, 1 km, rest 90 s
            5 reps, 100 kg
        workout - 2024-01-06 {3600 s; end 2024-01-06T18:00}
          Squat
            5 reps, 100 kg, 30 s, 1 km, RPE 9, rest 90 s
            5 reps, 100 kg, 30 s, 1 km, RPE 9, rest 90 s
            5 reps, 100 kg, 30 s, 1 km, RPE 9, rest 90 s
            5 reps, 100 kg, 30 s, 1 km, RPE 9, rest 90 s
        """,
      findings: [
        "warning dropped t:2:33: not understood, left out | 8-9",
        "warning dropped t:3:12: not understood, left out | long",
        "warning dropped t:3:17: not understood, left out | late",
        "warning dropped t:3:53: not understood, left out | far",
        "warning dropped t:3:48: not understood, left out | soon",
        "warning dropped t:3:34: not understood, left out | 80%",
        "warning dropped t:3:38: not understood, left out | ?",
        "warning dropped t:3:40: not understood, left out | a while",
      ]),
    TableCase(
      name: "aUnitThatIsNotKnownCostsItsRowAndNotTheColumn",
      text: """
        Date,Exercise,Weight,Weight Unit,Reps
        2024-01-05,Squat,100,kgs,5
        2024-01-05,Squat,225,Pounds,5
        2024-01-05,Squat,100,kg.,5
        2024-01-05,Squat,16,pood,5
        2024-01-05,Squat,100,kilos,5
        2024-01-05,Squat,225,lbs.,5
        2024-01-05,Squat,20,#,5
        2024-01-05,Squat,100 kg.,,5

        """,
      archive: """
        from table
        workout - 2024-01-05
          Squat
            5 reps, 100 kg
            5 reps, 225 lb
            5 reps, 100 kg
            5 reps, 100 kg
            5 reps, 225 lb
            5 reps, 100 kg
        """,
      findings: [
        "error dropped t:5:21: row skipped: no unit of weight in Weight Unit | \"pood\"",
        "error dropped t:8:21: row skipped: no unit of weight in Weight Unit | \"#\"",
      ]),
    TableCase(
      name: "aMovementAboveSetsIsAnExercise",
      text: """
        Date,Squat,Bench,Deadlift
        2024-01-05,5x100,5x80,5x120
        2024-01-08,5x102.5,5x82.5,

        """,
      archive: """
        from table
        workout - 2024-01-05
          Squat
            5 reps, 100 without unit
          Bench
            5 reps, 80 without unit
          Deadlift
            5 reps, 120 without unit
        workout - 2024-01-08
          Squat
            5 reps, 102.5 without unit
          Bench
            5 reps, 82.5 without unit
        """),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
