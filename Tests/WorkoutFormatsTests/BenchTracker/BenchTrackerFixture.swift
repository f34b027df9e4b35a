/// Small files, put together from parts.
enum BenchTrackerFixture {
  /// A version 6 file that has nothing wrong with it.
  static func file(
    version: String = "6", workouts: String = "[]", settings: String = Self.settings,
    user: String = Self.user, typeList: String = Self.typeList,
    templateList: String = "{\"userWorkouts\":[],\"defaultWorkouts\":[]}", achievements: String = "[]",
    more: String = ""
  ) -> String {
    """
    {"workouts":\(workouts),
    "settings":\(settings),
    "user":\(user),
    "typeList":\(typeList),
    "templateList":\(templateList),
    "achievements":\(achievements),\(more)
    "version":\(version)}
    """
  }

  static let settings = """
    {"startWeekOnMonday":true,"disableSleep":false,"weightInLbs":false,"showWorkoutDetails":false,\
    "showEquivalencyChart":true,"showLastWorkout":true,"bodyweightIsVolume":false,"bodyweightMultiplier":1,\
    "showSmartNames":true,"smartNicknames":{}}
    """
  static let user = """
    {"dateCreated":"2017-08-16T11:10:34-0700","achievementListVersion":1,"xp":0,"totalDuration":0,\
    "totalVolume":0,"totalWorkouts":0,"totalSets":0,"totalExercises":0,"currentStreak":0,"longestStreak":0}
    """
  static let typeList = """
    {"list":[{"name":"Squat","iterations":[],"category":"Legs","style":"repsWeight"}],\
    "colors":{"Legs":"DAC400"}}
    """

  /// One workout with one exercise.
  static func workout(
    uuid: String = "\"2B8616B6-8B4E-4FE2-B51E-56D955A65278\"", name: String = "\"A\"",
    date: String = "\"2026-01-31 18:05\"", duration: String = "60", supersets: String = "[]",
    style: String = "repsWeight", category: String = "Legs", sets: String = "[\"5 50\"]", more: String = "",
    moreOfExercise: String = ""
  ) -> String {
    """
    {"uuid":\(uuid),"name":\(name),"date":\(date),"duration":\(duration),"supersets":\(supersets),\
    "dateModified":false,\(more)\
    "exercises":[{"name":"Squat","category":"\(category)","style":"\(style)",\(moreOfExercise)"sets":\(sets)}]}
    """
  }
}
