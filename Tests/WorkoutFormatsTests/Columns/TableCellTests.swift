import Testing

/// Cells as people write them.
@Suite struct TableCellTests {
  static let tables = [
    TableCase(
      name: "brokenRowsAreNamedAndKeptOut",
      text: """
        Date,Exercise,Reps,Weight (kg)
        2024-03-04,Squat,5,100
        someday,Squat,5,100
        2024-03-04,Squat,five,100
        2024-03-04,Squat,5,heavy
        2024-03-04,Squat,5.5,100
        2024-03-04,,5,100
        2024-03-04,Squat,5,10 stone
        2024-03-04,Squat,5,100,extra
        2024-03-05,,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,100
        2024-03-06,Squat,5,x

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            100 kg
            100 kg
            5 reps, 100 kg
            5 reps, 100 kg
        workout - 2024-03-06
          Squat
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
        "error dropped t:3:1: row skipped: no date in Date | \"someday\"",
        "warning dropped t:4:18: no number of repetitions, left out | five",
        "error dropped t:5:20: row skipped: no number in Weight (kg) | \"heavy\"",
        "warning dropped t:6:18: no number of repetitions, left out | 5.5",
        "error dropped t:8:20: row skipped: no unit of weight in Weight (kg) | \"10 stone\"",
        "error dropped t:10:12: row skipped: nothing in Exercise",
        "error dropped t:35:20: row skipped: no number in Weight (kg) | \"x\"",
        "warning dropped t:1:1: cell of a column without a known meaning, left out | column 5",
      ]),
    TableCase(
      name: "thousandsAndDecimalsAreToldApartOrNamed",
      text: """
        Datum;Übung;Wdh;Gewicht (kg)
        04.03.2024;Beinpresse;5;1.250
        04.03.2024;Beinpresse;5;1.250,5
        04.03.2024;Beinpresse;5;82,5

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Beinpresse
            5 reps, 1250 kg
            5 reps, 1250.5 kg
            5 reps, 82.5 kg
        """,
      findings: [
        "warning guessed t:2:25: a number such as 1.250: read as thousands, as commas are decimal here | 1.250"
      ]),
    TableCase(
      name: "aCommaAmongDecimalCommasIsDecimal",
      text: """
        Datum;Übung;Wdh;Gewicht (kg)
        04.03.2024;Beinpresse;5;1,250
        04.03.2024;Beinpresse;5;82,5

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Beinpresse
            5 reps, 1.250 kg
            5 reps, 82.5 kg
        """,
      findings: []),
    TableCase(
      name: "twoNumbersBesideOneAreNamed",
      text: """
        Date,Exercise,Reps,Weight (kg)
        2024-03-04,Lunge,8/8,20
        2024-03-04,Squat,5,60/80
        2024-03-04,Press,5/4,40/45
        2024-03-04,Row,10/10/8,60

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Lunge
            8 reps, 20 kg
            8 reps, 20 kg
          Squat
            5 reps, 60 kg
            5 reps, 80 kg
          Press
            5 reps, 40 kg
            4 reps, 45 kg
          Row
            10 reps, 60 kg
            10 reps, 60 kg
            8 reps, 60 kg
        """,
      findings: [
        "warning guessed t:2:18: two numbers in a cell: read as two sets | 8/8",
        "warning guessed t:3:20: two numbers in a cell: read as two sets | 60/80",
      ]),
    TableCase(
      name: "repetitionsThatAreNoNumberAreLeftOutAlone",
      text: """
        Date,Exercise,Weight (kg),Reps
        2024-03-04,Squat,100,5
        2024-03-04,Squat,100,AMRAP
        2024-03-04,Squat,100,8-10
        2024-03-04,Squat,100,4
        2024-03-04,Squat,100,-5

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
            100 kg
            100 kg
            4 reps, 100 kg
            100 kg
        """,
      findings: [
        "warning dropped t:3:22: no number of repetitions, left out | AMRAP",
        "warning dropped t:4:22: no number of repetitions, left out | 8-10",
        "warning dropped t:6:22: no number of repetitions, left out | -5",
      ]),
    TableCase(
      name: "aCommaBehindThousandsSettlesThem",
      text: """
        Datum;Übung;Wdh;Gewicht (kg)
        04.03.2024;Beinpresse;5;1.250,5
        04.03.2024;Beinpresse;5;1.250

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Beinpresse
            5 reps, 1250.5 kg
            5 reps, 1250 kg
        """,
      findings: [
        "warning guessed t:3:25: a number such as 1.250: read as thousands, as commas are decimal here | 1.250"
      ]),
    TableCase(
      name: "aPointThatNothingInItsColumnSettlesIsNamed",
      text: """
        Date,Exercise,Reps,Weight (kg),Distance (km)
        2024-03-04,Leg Press,5,1.250,
        2024-03-04,Leg Press,5/5,1.250/900,
        2024-03-04,Run,,,1.250
        2024-03-04,Run,,,2.5

        """,
      archive: """
        from table, kg, km
        workout - 2024-03-04
          Leg Press
            5 reps, 1.250 kg
            5 reps, 1.250 kg
            5 reps, 900 kg
          Run
            1.250 km
            2.5 km
        """,
      findings: [
        "warning guessed t:2:24: a number such as 1.250: read with decimals | 1.250",
        "warning guessed t:3:26: a number such as 1.250: read with decimals | 1.250/900",
      ]),
    TableCase(
      name: "aSecondUnitFillsTheRowsOfTheFirst",
      text: """
        Date,Exercise,Reps,Weight (lb),Weight (kg)
        2024-03-04,Squat,5,225,
        2024-03-04,Squat,5,,100
        2024-03-04,Squat,5,220,99.8

        """,
      archive: """
        from table
        workout - 2024-03-04
          Squat
            5 reps, 225 lb
            5 reps, 100 kg
            5 reps, 220 lb
        """,
      findings: ["warning dropped t:4:24: the same in another unit, left out | 99.8"]),
    TableCase(
      name: "effortRestAndNotes",
      text: """
        Date,Exercise,Reps,Weight (kg),RPE,RIR,Rest (s),Notes,Comment
        2024-03-04,Squat,5,100,8,2,180,deep,no belt
        2024-03-04,Squat,5,100,@9,,3:00,,
        2024-03-04,Squat,5,100,RPE 10,,90 s,,

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg, RPE 8, rest 180 s, note "deep\\nno belt"
            5 reps, 100 kg, RPE 9, rest 180 s
            5 reps, 100 kg, RPE 10, rest 90 s
        """),
    TableCase(
      name: "categoriesAndEquipment",
      text: """
        Date,Muscle Group,Exercise,Equipment,Reps,Weight (kg)
        2024-03-04,Legs,Squat,Barbell,5,100
        2024-03-04,Chest,Fly,Cable,12,15

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
          Fly
            12 reps, 15 kg
        """),
    TableCase(
      name: "aDayOfNotesAloneIsAWorkoutWithoutExercises",
      text: """
        Date,Exercise,Reps,Weight (kg),Notes
        2024-03-04,Squat,5,100,
        2024-03-05,,,,rest day
        2024-03-06,Squat,,,planned
        2024-03-07,,,,

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
        workout - 2024-03-05 {notes "rest day"}
        workout - 2024-03-06
          Squat {notes "planned"}
        """,
      findings: [
        "note dropped t:5:1: empty day, left out | 2024-03-07"
      ]),
    TableCase(
      name: "aLineThatNamesTheDelimiterIsNoRow",
      text: """
        sep=;
        Date;Exercise;Reps;Weight (kg)
        2024-03-04;Squat;5;100

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
        """),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
