/// Files of version 6 that are well-formed and otherwise as unpleasant as they can be.
enum NastyFile {
  private static func template(_ more: String) -> String {
    """
    {"name":"T","summary":"0","supersets":[[0,1]],\(more)"exercises":[\
    {"name":"A","category":"Legs","style":"reps","mark":[1]},{"name":"B","category":"Legs","style":"reps"}]}
    """
  }

  static let unknownKeys = BenchTrackerFixture.file(
    workouts: "["
      + BenchTrackerFixture.workout(
        more: "\"mood\":{\"a\":[1.50,null]},\"summary\":1,\"\":0,\"u\":\"x\",\"a/b~c\":true,",
        moreOfExercise: "\"note\":\"\\u0041\",\"x\":[],\"é\":1,\"e\u{301}\":2,") + "]",
    settings: String(BenchTrackerFixture.settings.dropLast())
      + ",\"theme\":\"dark\",\"a/b\":1,\"~\":[],\"\u{e9}\":1,\"e\u{301}\":2}",
    user: String(BenchTrackerFixture.user.dropLast()) + ",\"friends\":[{}],\"\":null}",
    typeList: """
      {"list":[{"name":"Squat","iterations":["Low"],"category":"Legs","style":"repsWeight","icon":7}],\
      "colors":{"Legs":"DAC400","a/b":"000000"},"sort":"abc","list/0":1,"~":2,"colors/Legs":3}
      """,
    templateList: """
      {"userWorkouts":[\(template("\"tags\":[],\"uuid\":\"x\","))],"defaultWorkouts":[\(template(""))],\
      "more/x":{},"~1":[]}
      """,
    more: "\"sync\":{\"b\":2,\"a\":1},\"a/b\":1,\"typeList/list\":5,\"~0\":\"\",\"\":[[]],")

  static let wrongTypes = BenchTrackerFixture.file(
    workouts: """
      [{"uuid":5,"name":null,"date":[],"duration":"60","supersets":"0 1","dateModified":0,\
      "exercises":[{"name":1,"iteration":null,"category":{},"style":[],"sets":"5 50"}]},\
      {"uuid":null,"name":7,"date":null,"duration":null,"supersets":null,"dateModified":null,"exercises":{}},\
      {"uuid":"","name":"","date":"2017-02-30 10:00","duration":-5,"supersets":["x"],"dateModified":true,\
      "exercises":[{"name":"A","category":"Legs","style":"reps","sets":null}]}]
      """,
    settings: """
      {"startWeekOnMonday":"yes","disableSleep":5,"weightInLbs":null,"showWorkoutDetails":[],\
      "showEquivalencyChart":{},"showLastWorkout":"","bodyweightIsVolume":0,"bodyweightMultiplier":"1",\
      "showSmartNames":null,"smartNicknames":[]}
      """,
    user: """
      {"dateCreated":0,"name":[],"imageData":1,"weight":"80","achievementListVersion":"","xp":{},\
      "totalDuration":null,"totalVolume":"x","totalWorkouts":[],"totalSets":true,"totalExercises":{},\
      "currentStreak":null,"longestStreak":null}
      """,
    typeList: """
      {"list":[{"name":null,"iterations":"Low","category":5,"style":null},\
      {"name":"B","iterations":["a",5],"category":"Legs","style":"none"}],"colors":{"Legs":5,"x":"blue"}}
      """,
    templateList: """
      {"userWorkouts":null,"defaultWorkouts":[{"name":0,"uuid":[],"summary":0,"supersets":{},"exercises":0}]}
      """, achievements: "{\"a\":1}")

  static let sets = BenchTrackerFixture.file(
    workouts: "["
      + BenchTrackerFixture.workout(
        sets: """
          ["10 50","10 50.0","10 52.50","0 0","5 -20","10","s 30","s 30.5 20","~ free","~ ","~","","s","s ","10 ",\
          " 10","10  50","010 50","10 050","+5 50","-5 50","10 1e2","10 50 3","99999999999 1","s x","10x50","💪",\
          "s 10 20 30","10\\u002050","~ \\"q\\" \\\\ \\n",5,null,true,["10 50"],{"r":5},1.50,"2147483648",\
          "10 144115188075855872","10 0.0000000000000000000000000000000000000000000000000000000000000001"]
          """) + "," + BenchTrackerFixture.workout(uuid: "\"b\"", sets: "[]") + "]")

  static let numbers = BenchTrackerFixture.file(
    workouts: "["
      + ["60.0", "6e1", "-0", "1.50", "-5", "1E+2", "123456789012345678901234567890", "0.000", "-0.0"].map {
        BenchTrackerFixture.workout(uuid: "\"\($0)\"", duration: $0)
      }.joined(separator: ",") + "]",
    settings: BenchTrackerFixture.settings.replacing(
      "\"bodyweightMultiplier\":1", with: "\"bodyweightMultiplier\":1.00"),
    user: """
      {"dateCreated":"2017-08-16T11:10:34+0000","weight":1e2,"achievementListVersion":1.0,"xp":1E0,\
      "totalDuration":69480.0,"totalVolume":-0,"totalWorkouts":1e400,"totalSets":528.50,"totalExercises":0.10,\
      "currentStreak":-1,"longestStreak":00e0}
      """.replacing("00e0", with: "0e0"))

  static let supersets = BenchTrackerFixture.file(
    workouts: "["
      + [
        "[\"0 1\",\"2\"]", "[[0,1],[2]]", "[\"0\",[1]]", "[\"\"]", "[[]]", "[\"-1\"]", "[[0.0]]",
        "[\"0  1\"]", "[ [ 0 , 1 ] ]", "[\"1e0\"]", "[\"12345678901\"]", "[null]", "[\"\\u0030\"]",
      ]
      .map { BenchTrackerFixture.workout(uuid: "\"\($0.utf8.count)\"", supersets: $0) }.joined(separator: ",")
      + "]",
    templateList: "{\"userWorkouts\":["
      + ["[\"0 1\"]", "[[0,1]]", "[[0],\"1\"]", "[[]]", "[\"\"]", "[]", "[\"x\"]"].map {
        template("").replacing("[[0,1]]", with: $0)
      }.joined(separator: ",") + "],\"defaultWorkouts\":[]}")

  static let texts = BenchTrackerFixture.file(
    workouts: "["
      + BenchTrackerFixture.workout(
        name: "\"👩‍👩‍👧 🏋️‍♂️ \\ud83d\\ude00 \\u0000\\u001f\\\"\\\\\\/ \u{2028}\u{feff}\u{7f} e\u{301} \u{e9}\"",
        sets: "[\"~ 🦵\\t\\\"x\\\"\"]", moreOfExercise: "\"iteration\":\"\",") + ","
      + BenchTrackerFixture.workout(uuid: "\"b\"", moreOfExercise: "\"iteration\":\"Low\",") + "]",
    user: String(BenchTrackerFixture.user.dropLast())
      + ",\"name\":\"Ännchen \\u0026 筋\",\"imageData\":\""
      + String(repeating: "iVBORw0KGgo+\\/", count: 3_000) + "==\"}",
    achievements: "[\"\",\"\\u0041\",\"a\",\"a\"]")

  static let duplicates = BenchTrackerFixture.file(
    workouts: "["
      + BenchTrackerFixture.workout(
        more: "\"name\":\"B\",\"k\":1,\"\\u006b\":2,\"duration\":1e2,\"é\":1,\"e\u{301}\":2,",
        moreOfExercise: "\"name\":\"Bench\",\"m\":1,\"m\":[],") + "]",
    settings: "{\"weightInLbs\":true," + BenchTrackerFixture.settings.dropFirst(),
    typeList: """
      {"list":[],"list":[{"name":"A","name":"Squat","iterations":["x"],"iterations":[],"category":"Legs",\
      "style":"reps"}],"colors":{"Legs":"000000","Legs":"DAC400"},"k":1,"k":2}
      """,
    templateList: "{\"userWorkouts\":[\(template(""))],\"userWorkouts\":[],\"defaultWorkouts\":[]}",
    more: "\"z\":1,\"z\":2,\"version\":99,\"achievements\":[\"a\"],")
}
