import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct JefitTests {
  private static let end = "######################################################"

  static let full = TableFixture(
    name: "a backup with all sections",
    text: """

      ### SETTING ##########################################

      row_id,USERID,TIMESTAMP,gender,currentRoutine,DOB,name,length,mass,dbversion,timer
      97563720,7,"2025-06-02 06:53:50",M,3,1997-01-01,Sam," cm"," kg",12,120

      \(end)

      ### PROFILE ##########################################

      row_id,USERID,TIMESTAMP,_id,mydate,weight,fatpercent,chest,arms,waist,logTime,photo
      1,7,"2025-06-02 06:53:50",1,2025-06-01,82.5,18.2,0,0,88,1748736000,p.jpg

      \(end)

      ### ROUTINES #########################################

      row_id,USERID,TIMESTAMP,_id,name,difficulty,focus,dayaweek,description
      1,7,"2024-06-08 17:06:28",4,"Barbell Plan",0,0,5,"Three days, hard"

      row_id,USERID,TIMESTAMP,package,_id,name,day,dayIndex,rest_day
      2,7,"2025-08-06 00:16:56",4,9,"Back",1,1,0

      row_id,USERID,TIMESTAMP,belongSys,superset,_id,exercise_id,belongplan,exercisename,setcount,timer,logs,mysort,targetrep
      3,7,"2024-12-18 16:07:17",1,7,6,93,9,"Barbell Deadlift",2,60,"100x5,100x4",1,8
      4,7,"2024-12-18 16:07:17",1,0,7,94,9,"Row",1,0,,0,12
      5,7,"2024-12-18 16:07:17",1,0,8,95,10,"Lost",1,0,,0,12

      \(end)

      ### WORKOUT SESSIONS #################################

      rowid,_id,USERID,edit_time,day_id,total_time,workout_time,rest_time,wasted_time,total_exercise,total_weight,recordbreak,starttime,endtime,workout_mode,TIMESTAMP,calories,avg_heart_rate
      1,1708195761,7,1708367577,9,348,140,14,104,3,940,1,1708195761,1708196109,0,"2024-02-21 13:38:46",55,121
      2,1708300000,7,1708367577,0,0,0,0,0,0,0,0,1708300000,1708303600,0,"2024-02-21 13:38:46",0,0

      \(end)

      ### EXERCISE LOGS ####################################

      USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime,interval_logs,auto_generated
      7,"2024-02-17 18:50:00",1,"64.9998x5,70x4",11,75.83,2024-02-17,21,"Barbell Bench Press",6,1708195761,1708195800,,0
      7,"2024-02-17 18:50:00",1,"60x8,60x8,0x0",12,76,2024-02-17,93,"Barbell Deadlift",6,1708195761,1708195900,,0
      7,"2024-02-17 18:50:00",0,"0x20",13,0,2024-02-17,900,"Sit ""V"" Up",0,1708195761,1708195950,"30,15",0
      7,"2023-05-01 18:50:00",1,"50.0x15,50.0x15",14,75,2023-05-01,94,"Row",0,0,1682959800,,0
      7,"2023-05-01 18:50:00",1,"50.0x15,50.0x15,55x12",15,77,2023-05-01,94,"Row",0,0,1682959900,,0
      7,"2023-05-01 18:50:00",1,"many",16,77,2023-05-01,21,"Barbell Bench Press",0,0,1682959900,,0

      \(end)

      ### EXERCISE SET LOGS ################################

      _id,userid,exercise_log_id,set_index,weight_lbs,reps,calories,distance_mi,speed_mph,laps,duration,set_type,log_time,TIMESTAMP
      2,7,11,1,154.3236,4,0,0,0,0,0,failure,1708195800,"2024-02-17 18:50:00"
      1,7,11,0,143.2999,5,0,0,0,0,0,warmup,1708195790,"2024-02-17 18:50:00"
      3,7,12,0,135,8,0,0,0,0,0,default,1708195800,"2024-02-17 18:50:00"
      4,7,13,0,0,20,0,0,0,0,90,pyramid,1708195800,"2024-02-17 18:50:00"
      5,7,99,0,135,8,0,0,0,0,0,default,1708195800,"2024-02-17 18:50:00"

      \(end)

      ### EXERCISE RECORDS #################################

      row_id,TIMESTAMP,USERID,_id,eid,belongSys,record,target1RM,mydate
      1,"2024-02-17 18:50:00",7,1,21,1,75.83,80,2024-02-17

      \(end)

      ### CARDIO LOGS ######################################

      row_id,TIMESTAMP,USERID,_id,weeklyLogId,eid,belongSys,lap,duration,speed,distance,calorie,mydate
      1,"2026-03-20 11:34:02",7,2,0,900,1,0,3600,0,1.5,220,2024-02-17
      2,"2026-03-20 11:34:02",7,3,0,321,1,4,600,9.5,0,0,2022-03-20

      \(end)

      ### CUSTOM EXERCISES #################################

      row_id,TIMESTAMP,USERID,_id,name,description,bodypart,equip1
      1,"2024-02-17 18:50:00",7,900,"My Sit Up","On the floor,
      slowly",4,0

      \(end)

      ### FAVORITE EXERCISES ###############################

      row_id,TIMESTAMP,USERID,eid
      1,"2024-02-17 18:50:00",7,21

      \(end)

      ### NOTES ############################################

      row_id,TIMESTAMP,USERID,_id,eid,belongSys,mynote,title,mydate,logTime,label,bodypart,is_recovered,type
      1,"2024-02-23 12:05:38",7,1,21,1,"Grip one finger wider","Barbell Bench Press",2024-02-17,1708522640,0,-1,0,0
      2,"2024-02-23 12:05:38",7,2,161,1,"Slept badly","Machine Seated Leg Curl",2024-02-17,1708522640,0,-1,0,0
      3,"2024-02-23 12:05:38",7,3,161,1,"Nobody trained","x",2020-02-17,1708522640,0,-1,0,0

      \(end)

      """,
    model: """
      from jefit, kg, user "Sam", gender=M currentRoutine=3 DOB=1997-01-01 timer=120
      measured 2025-06-01 Weight 82.5 kg
      measured 2025-06-01 Body Fat 18.2 %
      measured 2025-06-01 Waist 88 cm
      type My Sit Up {description=On the floor,
      slowly bodypart=4}
      template "Barbell Plan: Back" {notes "Three days, hard"; supersets [[0, 1]]}
        Row
          12 reps
        Barbell Deadlift {logs=100x5,100x4}
          8 reps, rest 60 s
          8 reps, rest 60 s
      workout - 2024-02-17T18:49:21Z {348 s; notes "Machine Seated Leg Curl: Slept badly"; 55 kcal; 121 bpm; \
      template "Barbell Plan: Back"; workout_time=140 rest_time=14 wasted_time=104}
        Barbell Bench Press {notes "Grip one finger wider"}
          warmUp, 5 reps, 65 kg
          failure, 4 reps, 70 kg
        Barbell Deadlift
          8 reps, 135 lb
        Sit "V" Up {interval_logs=30,15}
          20 reps, 90 s {set_type=pyramid}
        My Sit Up
          3600 s, 1.5 km {calorie=220}
      workout - 2024-02-18T23:46:40Z {3600 s}
      workout - 2023-05-01
        Row
          15 reps, 50.0 kg
          15 reps, 50.0 kg
        Row
          15 reps, 50.0 kg
          15 reps, 50.0 kg
          12 reps, 55 kg
        Barbell Bench Press
          text "many"
      workout - 2022-03-20
        Exercise 321
          600 s {lap=4 speed=9.5}
      """,
    findings: [
      "warning dropped t: ROUTINES: exercises of a day that is not in the file",
      "warning dropped t: EXERCISE SET LOGS: sets of an exercise log that is not in the file",
      "warning dropped t:97:1: NOTES: a note of a day without a workout | Nobody trained",
      "note rounded t:42:1: stored via pounds; original kilograms restored | 64.9998 to 65",
      "note dropped t:43:1: sets without weight and repetitions: not done",
      "warning inconsistent t:43:1: a log and its set logs disagree: the set logs are taken | 60x8,60x8,0x0",
      "warning guessed t:57:1: set type not understood: read as a working set | pyramid",
      "warning guessed t:72:1: CARDIO LOGS: the distance unit is taken from the unit of lengths",
      "warning inconsistent t:46:1: an exercise is logged again with the same sets: both are kept",
      "warning guessed t:47:1: set of a log not understood: kept as free text | many",
      "warning inconsistent t:73:1: an exercise that the file does not name: it is named by its number | 321",
      "note dropped t:11:1: PROFILE: column logTime not stored",
      "note dropped t:11:1: PROFILE: column photo not stored",
      "note dropped t:18:1: ROUTINES: column dayaweek not stored",
      "note dropped t:21:1: ROUTINES: column day not stored",
      "note dropped t:21:1: ROUTINES: column dayIndex not stored",
      "note dropped t:24:1: ROUTINES: column exercise_id not stored × 3",
      "note dropped t:33:1: WORKOUT SESSIONS: column total_exercise not stored",
      "note dropped t:33:1: WORKOUT SESSIONS: column total_weight not stored",
      "note dropped t:33:1: WORKOUT SESSIONS: column recordbreak not stored",
      "note dropped t:41:1: EXERCISE LOGS: column record not stored × 5",
      "note dropped t:41:1: EXERCISE LOGS: column logTime not stored × 6",
      "note dropped t:53:1: EXERCISE SET LOGS: column log_time not stored × 5",
      "note dropped t:64:1: section EXERCISE RECORDS is left out: it follows from the logs"
        + " | row_id, TIMESTAMP, USERID, _id, eid, belongSys, record, target1RM, mydate",
      "warning dropped t:87:1: section FAVORITE EXERCISES is left out: not understood"
        + " | row_id, TIMESTAMP, USERID, eid",
      "note dropped t:94:1: NOTES: column logTime not stored × 3",
      "note dropped t:94:1: NOTES: column bodypart not stored × 3",
    ])

  static let small = TableFixture(
    name: "a file without settings and blank lines",
    text: """
      ### WORKOUT SESSIONS
      _id,starttime
      1,1710000000
      broken,not-a-time
      ### EXERCISE LOGS
      _id,ename,belongsession,logs
      10,Bench Press,1,"225x5"
      11,Bench Press,1,"0x0"
      ### EXERCISE SET LOGS
      exercise_log_id,weight_lbs,reps,set_index
      10,225,5,1

      """,
    model: """
      from jefit, lb
      workout - 2024-03-09T16:00:00Z
        Bench Press
          5 reps, 225 lb
        Bench Press
      workout - undated
      """,
    findings: [
      "note guessed t: weight unit not given; guessed, as logs and set logs agree on it | lb",
      "warning dropped t:4:1: WORKOUT SESSIONS: no number in _id | broken",
      "note dropped t:8:1: sets without weight and repetitions: not done",
      "warning dropped t:4:1: WORKOUT SESSIONS: no number in starttime | not-a-time",
    ])

  /// Logs as `packed`, and set logs in pounds, without settings.
  private static func unsettled(_ packed: [String], _ pounds: [String]) -> String {
    let logs = packed.enumerated().map { "\($1),\($0 + 1),2026-02-04,8,Press \($0 + 1)" }
    let setLogs = pounds.enumerated().map { "\($0 + 1),\($0 + 1),0,\($1),5" }
    return """
      ### EXERCISE LOGS
      logs,_id,mydate,eid,ename
      \(logs.joined(separator: "\n"))
      ### EXERCISE SET LOGS
      _id,exercise_log_id,set_index,weight_lbs,reps
      \(setLogs.joined(separator: "\n"))

      """
  }

  static let converted = TableFixture(
    name: "logs in kilograms beside set logs in pounds, and no settings",
    text: unsettled(["64.9998x5", "31.9998x5", "22.5x5"], ["143.2999", "70.5479", "49.604"]),
    model: """
      from jefit, kg
      workout - 2026-02-04
        Press 1
          5 reps, 65 kg
        Press 2
          5 reps, 32 kg
        Press 3
          5 reps, 22.5 kg
      """,
    findings: [
      "note guessed t: weight unit not given; guessed, as logs and set logs agree on it | kg",
      "note rounded t:3:1: stored via pounds; original kilograms restored | 64.9998 to 65",
      "note rounded t:4:1: stored via pounds; original kilograms restored | 31.9998 to 32",
    ])

  /// The app logs a bout of cardio twice: as five sets with the time in the last, and among the cardio logs.
  static let cardio = TableFixture(
    name: "cardio that is logged twice",
    text: """
      ### SETTING
      length,mass
      cm,kg
      ### EXERCISE LOGS
      _id,ename,eid,mydate,logs
      1,Treadmill,30,2024-02-17,"0x0,0x0,0x0,0x0,0x1200"
      2,Treadmill,30,2024-02-17,"0x0,0x0,0x0,0x0,0x600"
      3,Rowing,31,2024-02-17,"0x0,0x0,0x0,0x0,0x900"
      4,Bike,32,2024-02-17,"0x0,0x0,0x0,0x0,0x300"
      5,Burpees,33,2024-02-17,"0x0,0x0,0x0,0x0,0x30"
      6,Ski,34,2024-02-17,"0x0,0x0,0x0,0x0,0x240"
      ### EXERCISE SET LOGS
      exercise_log_id,set_index,weight_lbs,reps,distance_mi,duration,calories
      4,0,0,0,2,300,50
      6,0,0,0,0,250,0
      ### CARDIO LOGS
      eid,duration,distance,calorie,mydate
      30,600,1.5,0,2024-02-17
      30,1200,3,100,2024-02-17
      31,930,0,0,2024-02-17
      32,300,3.2,50,2024-02-17
      34,240,1,0,2024-02-17

      """,
    model: """
      from jefit, kg
      workout - 2024-02-17
        Treadmill
          1200 s, 3 km {calorie=100}
        Treadmill
          600 s, 1.5 km
        Rowing
          930 s
        Bike
          300 s, 2 mi {calories=50 calorie=50}
        Burpees
          30 reps
        Ski
          250 s, 1 km
      """,
    findings: [
      "warning guessed t:19:1: CARDIO LOGS: the distance unit is taken from the unit of lengths",
      "warning guessed t:18:1: CARDIO LOGS: the distance unit is taken from the unit of lengths",
      "warning inconsistent t:8:1: a log and its cardio log disagree on the time: the cardio log is taken"
        + " | 900 s and 930 s",
      "warning guessed t:21:1: CARDIO LOGS: the distance unit is taken from the unit of lengths",
      "warning inconsistent t:9:1: a log and its set logs disagree: the set logs are taken"
        + " | 0x0,0x0,0x0,0x0,0x300",
      "note dropped t:10:1: sets without weight and repetitions: not done × 4",
      "warning guessed t:22:1: CARDIO LOGS: the distance unit is taken from the unit of lengths",
      "warning inconsistent t:11:1: a log and its set logs disagree: the set logs are taken"
        + " | 0x0,0x0,0x0,0x0,0x240",
    ])

  /// The head of each table of the routines stands again before every row.
  static let routines = TableFixture(
    name: "routines with repeated heads",
    text: """
      ### ROUTINES
      _id,name,description
      4,Plan,Hard
      package,_id,name
      4,9,Back
      _id,belongplan,exercisename,setcount,targetrep
      1,9,Row,1,8
      _id,belongplan,exercisename,setcount,targetrep
      2,9,Deadlift,1,5
      package,_id,name
      4,10,Legs
      _id,belongplan,exercisename,setcount,targetrep
      3,10,Squat,1,6
      _id,name,description
      5,Other,Easy
      package,_id,name
      5,11,Arms

      """,
    model: """
      from jefit
      template "Plan: Back" {notes "Hard"}
        Row
          8 reps
        Deadlift
          5 reps
      template "Plan: Legs" {notes "Hard"}
        Squat
          6 reps
      template "Other: Arms" {notes "Easy"}
      """,
    findings: [])

  /// Without cardio logs, a number too high for repetitions is one of seconds.
  static let lonelyCardio = TableFixture(
    name: "cardio without cardio logs",
    text: """
      ### EXERCISE LOGS
      _id,ename,eid,mydate,logs
      1,Treadmill,30,2024-02-17,"0x0,0x0,0x0,0x0,0x1200"

      """,
    model: """
      from jefit
      workout - 2024-02-17
        Treadmill
          1200 s
      """,
    findings: [
      "warning guessed t:3:1: a log of five sets whose first four are 0: read as seconds of cardio"
        + " | 0x0,0x0,0x0,0x0,0x1200"
    ])

  static let all = [full, small, converted, cardio, lonelyCardio, routines]

  @Test func setsThatNoRoutineAsksForAreCutAndNamed() throws {
    let reading = try read(
      """
      ### ROUTINES
      _id,name,description
      4,Plan,Hard
      package,_id,name
      4,9,Back
      _id,belongplan,exercisename,setcount,targetrep
      1,9,Row,1200,8

      """)
    #expect(reading.archive.templates.first?.exercises.first?.sets.count == 1_000)
    #expect(
      reading.findings.lines == [
        "warning dropped t:7:1: sets of an exercise of a routine beyond the first 1000 × 200"
      ])
  }

  @Test func logsOfTwoUnitsSettleNone() throws {
    let mixed = try read(Self.unsettled(["65x5", "100x5"], ["143.3", "100"])).archive
    #expect(mixed.preferences.massUnit == nil)
    #expect(
      mixed.workouts[0].exercises.map { $0.sets[0].load } == [
        Load(try #require(ExactDecimal("143.3")), unit: .pounds), Load(ExactDecimal(100), unit: .pounds),
      ])
    #expect(
      try read(Self.unsettled(["100x5"], ["100"])).archive.preferences.massUnit == .pounds)
  }

  @Test(arguments: [
    ("### EXERCISE LOGS ###\n\nUSERID,TIMESTAMP,belongSys,lo", 7), ("### EXERCISE LO", 5),
  ])
  func aFileThatEndsWithinAHeadIsNamed(end: String, line: Int) throws {
    let start = "### SETTING ###\n\nrow_id,mass\n1, lbs\n"
    #expect(
      try read(start + end).findings.lines == [
        "warning guessed t:\(line):1: the file ends within its header row: read as a table without rows"
      ])
    for whole in ["", "####", end + "\n"] {
      #expect(try read(start + whole).findings.lines == [], "\(whole)")
    }
  }

  @Test(arguments: all.indices) func everyFileReadsAsItShould(index: Int) throws {
    try Self.all[index].check("jefit")
  }

  @Test(arguments: all.indices) func noChangeOfBytesDoesHarm(index: Int) throws {
    try TableMutation.check(Self.all[index].text, as: .jefit, seeds: 0..<300)
  }

  @Test func whatHasNoPlaceIsKeptOrNamed() throws {
    try TableFixture(
      name: "values without a place",
      text: """
        ### SETTING ###
        mass
        kg
        ### PROFILE ###
        mydate,weight
        someday,80
        ### ROUTINES ###
        _id,name,description
        1,Lonely routine,On weekends
        2,Plan,
        _id,package,name
        10,2,Day 1
        _id,belongplan,exercisename,setcount,targetrep,timer,mysort
        100,10,Bench,0,12,60,1
        101,10,Squat,1,8.5,90,2
        ### EXERCISE LOGS ###
        _id,eid,ename,logs,mydate
        1000,5,Bench,50.0x15,2024-01-01
        ### EXERCISE SET LOGS ###
        exercise_log_id,set_index,weight_lbs,reps
        1000,0.5,110.23,5.5
        ### NOTES ###
        eid,mynote,title,mydate
        5,felt good,Important title,2024-01-01
        5,deep,Bench,2024-01-01
        5,lost,,someday

        """,
      model: """
        from jefit, kg
        measured - Weight 80 kg
        template "Plan: Day 1"
          Bench {targetrep=12 timer=60}
          Squat {targetrep=8.5}
            rest 90 s
        template "Lonely routine" {notes "On weekends"}
        workout - 2024-01-01
          Bench {notes "Important title: felt good\\ndeep"}
            110.23 lb {reps=5.5}
        """,
      findings: [
        "warning dropped t:6:1: PROFILE: no date in mydate | someday",
        "warning dropped t:26:1: NOTES: no date in mydate | someday",
        "warning dropped t:26:1: NOTES: a note of a day without a workout | lost",
        "warning dropped t:21:1: EXERCISE SET LOGS: no whole number in set_index | 0.5",
        "warning inconsistent t:18:1: a log and its set logs disagree: the set logs are taken | 50.0x15",
      ]
    ).check("jefit")
  }
}
