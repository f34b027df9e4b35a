/// Small inputs in text form.
enum SampleText {
  /// A complete `.btd` file of version 1 with the workouts that are given as text.
  static func file(_ workouts: String, lb: Bool = false, version: String = "1") -> String {
    """
    {"version":\(version),
    "workouts":[\(workouts)],
    "typeList":{"list":[{"name":"Squat","iterations":[],"category":"Legs","style":"repsWeight"}],\
    "colors":{"Legs":"DAC400"}},
    "settings":{"weightInLbs":\(lb),"startWeekOnMonday":true,"disableSleep":false},
    "user":{"dateCreated":"2020-01-01T08:00:00+0100"}}

    """
  }

  /// A workout of such a file: one exercise, one set.
  static func workout(
    _ number: Int, name: String = "Day", date: String = "2020-01-02 18:00", set: String = "5 100"
  ) -> String {
    #"""
    {"uuid":"00000000-0000-4000-8000-00000000000\#(number)","name":"\#(name)","date":"\#(date)",\#
    "duration":60,"supersets":[],"exercises":[{"name":"Squat","category":"Legs",\#
    "style":"repsWeight","sets":["\#(set)"]}]}
    """#
  }

  /// What stands in a symbol of the app.
  static let payload =
    #"{"n":"Legs 🦵","d":"2020-01-02 18:00","t":60,"e":[{"n":"Squat","c":"Legs","s":"repsWeight","x":["5 100"]}]}"#

  /// Its template.
  static let templatePayload = #"{"n":"Legs 🦵","e":[{"n":"Squat","c":"Legs","s":"repsWeight"}],"z":[]}"#
}
