import Testing

/// Days, times, and what tells one workout from another.
@Suite struct TableTimeTests {
  static let tables = [
    TableCase(
      name: "timesOfDayAndHowLongItTook",
      text: """
        Date,Start Time,End Time,Workout Duration,Workout,Exercise,Reps,Weight (kg),Workout Notes
        2024-03-04,18:05,19:10,65,Push,Bench Press,8,80,felt strong
        2024-03-04,18:05,19:10,65,Push,Dips,10,BW,
        2024-03-06,6:30 AM,7:20 AM,50 min,Legs,Squat,5,100,
        2024-03-08,18h05,,1:05,Pull,Pull-up,8,BW+10,

        """,
      archive: """
        from table, kg
        workout "Push" 2024-03-04T18:05 {3900 s; end 2024-03-04T19:10; notes "felt strong"}
          Bench Press
            8 reps, 80 kg
          Dips
            10 reps
        workout "Legs" 2024-03-06T06:30 {3000 s; end 2024-03-06T07:20}
          Squat
            5 reps, 100 kg
        workout "Pull" 2024-03-08T18:05 {3900 s}
          Pull-up
            8 reps, 10 kg
        """,
      findings: [
        "warning guessed t:2:24: how long a workout took, without a unit: read as minutes | 65",
        "warning guessed t:3:24: how long a workout took, without a unit: read as minutes | 65",
        "warning guessed t:5:19: how long a workout took: read as hours and minutes | 1:05",
      ]),
    TableCase(
      name: "wholeHoursAreTimesAndOnlyMidnightsAreDays",
      text: """
        Date,Exercise,Reps,Weight (kg)
        2024-03-04 18:00:00,Squat,5,100
        2024-03-06 07:00:00,Squat,5,100

        """,
      archive: """
        from table, kg
        workout - 2024-03-04T18:00:00
          Squat
            5 reps, 100 kg
        workout - 2024-03-06T07:00:00
          Squat
            5 reps, 100 kg
        """),
    TableCase(
      name: "daysAsSpreadsheetsShowThem",
      text: """
        Date,Exercise,Reps,Weight (kg)
        04-Mar-24,Squat,5,100
        6-März-2024,Squat,5,100

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
        workout - 2024-03-06
          Squat
            5 reps, 100 kg
        """),
    TableCase(
      name: "twoWorkoutsOfOneDayAreToldApartByTheirTitles",
      text: """
        Date,Session,Exercise,Reps,Weight (kg)
        2024-03-04,Morning,Squat,5,100
        2024-03-04,Evening,Bench Press,8,80
        2024-03-04,Morning,Squat,5,105

        """,
      archive: """
        from table, kg
        workout "Morning" 2024-03-04
          Squat
            5 reps, 100 kg
            5 reps, 105 kg
        workout "Evening" 2024-03-04
          Bench Press
            8 reps, 80 kg
        """),
    TableCase(
      name: "aStartBesideADateIsNotThatOfATableOfOurs",
      text: """
        Date,Start,End,Workout,Exercise,Weight (lb),Reps,RPE,Type
        2024-01-05,06:00,07:00,AM,Bench Press,135,5,8.5,Warmup
        2024-01-05,23:30,00:30,PM,Squat,"135,5",5,,Drop set

        """,
      archive: """
        from table, lb
        workout "AM" 2024-01-05T06:00 {end 2024-01-05T07:00}
          Bench Press
            warmUp, 5 reps, 135 lb, RPE 8.5
        workout "PM" 2024-01-05T23:30 {end 2024-01-06T00:30}
          Squat
            drop, 5 reps, 135.5 lb
        """),
    TableCase(
      name: "aStartWithItsDayIsADate",
      text: """
        Start,Exercise,Weight (kg),Reps,Mood
        2024-01-05 06:00,Bench Press,60,5,good

        """,
      archive: """
        from table, kg
        workout - 2024-01-05T06:00
          Bench Press
            5 reps, 60 kg
        """,
      findings: [
        "warning dropped t:1:33: cell of a column without a known meaning, left out | Mood"
      ]),
    TableCase(
      name: "supersetsShareAMark",
      text: """
        Date,Exercise,Superset,Set,Reps,Weight (kg)
        2024-03-04,Bench Press,A,1,8,80
        2024-03-04,Barbell Row,A,1,8,70
        2024-03-04,Squat,,1,5,100

        """,
      archive: """
        from table, kg
        workout - 2024-03-04 {supersets [[0, 1]]}
          Bench Press
            8 reps, 80 kg
          Barbell Row
            8 reps, 70 kg
          Squat
            5 reps, 100 kg
        """),
    TableCase(
      name: "datesThatCanBeReadTwoWaysAreNamed",
      text: """
        Date,Exercise,Reps,Weight (lb)
        03/04/2024,Squat,5,225
        03/06/2024,Squat,5,230

        """,
      archive: """
        from table, lb
        workout - 2024-03-04
          Squat
            5 reps, 225 lb
        workout - 2024-03-06
          Squat
            5 reps, 230 lb
        """,
      findings: [
        "warning guessed t: dates such as 03/04/2024: the month is read first"
      ]),
    TableCase(
      name: "datesOfAGermanTableHaveTheDayFirst",
      text: """
        Datum;Übung;Wdh;Gewicht (kg)
        03/04/2024;Kniebeuge;5;100
        05/04/2024;Kniebeuge;5;105

        """,
      archive: """
        from table, kg
        workout - 2024-04-03
          Kniebeuge
            5 reps, 100 kg
        workout - 2024-04-05
          Kniebeuge
            5 reps, 105 kg
        """,
      findings: [
        "warning guessed t: dates such as 03/04/2024: the day is read first"
      ]),
    TableCase(
      name: "weekdaysStandBesideDates",
      text: """
        Date,Exercise,Reps,Weight (kg)
        "Mon, 4 March 2024",Squat,5,100
        Wed 6 Mar 2024,Squat,5,105
        2024-03-08 (Fri),Squat,5,110

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
        workout - 2024-03-06
          Squat
            5 reps, 105 kg
        workout - 2024-03-08
          Squat
            5 reps, 110 kg
        """),
    TableCase(
      name: "midnightIsADay",
      text: """
        Date,Exercise,Reps,Weight (kg)
        2024-03-04 00:00:00,Squat,5,100
        2024-03-06 00:00:00,Squat,5,105

        """,
      archive: """
        from table, kg
        workout - 2024-03-04
          Squat
            5 reps, 100 kg
        workout - 2024-03-06
          Squat
            5 reps, 105 kg
        """),
  ]

  @Test(arguments: tables) func isReadAsAWhole(table: TableCase) throws { try table.check() }
}
