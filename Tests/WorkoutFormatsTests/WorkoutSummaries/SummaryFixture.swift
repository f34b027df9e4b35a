/// Summaries of our own, with each variant and quirk.
enum SummaryFixture {
  /// A set summary; `members` begin with a comma.
  static func set(
    _ name: String, id: String, done: String = "", asked: String = "", exercise: String = ""
  ) -> String {
    """
    {"set_id":"\(id)"\(done),"set":{"id":"\(id)"\(asked),"exercise":{"id":"x-\(name)","name":"\(name)"\(exercise)}}}
    """
  }

  static func summary(_ sets: [String], members: String = "") -> String {
    "{\"id\":\"S\",\"workout_id\":\"W\"\(members),\"set_summaries\":[\(sets.joined(separator: ","))]}"
  }

  /// Two rounds of two exercises with a rest after each round, in an order of chance.
  static let circuit = summary(
    [
      set(
        "Press", id: "c", done: start("18:06:00") + ",\"weight\":95,\"reps_reported\":7",
        asked:
          ",\"type\":\"reps\",\"reps\":8,\"weight\":100,\"is_two_dumbbells\":false,\"intensity\":\"weight_lb_100\""
      ),
      set(
        "Plank", id: "d", done: start("18:07:00"),
        asked: ",\"type\":\"duration\",\"reps\":0,\"duration\":45", exercise: ",\"side\":\"left_side\""),
      rest(id: "b2", done: start("18:05:50") + ",\"time_spent_active\":12"),
      set(
        "Press", id: "a", done: start("18:05:00") + ",\"weight\":100,\"time_spent_active\":31",
        asked: ",\"type\":\"reps\",\"reps\":8,\"weight\":100,\"is_two_dumbbells\":false"),
      set(
        "Plank", id: "b", done: start("18:05:40") + ",\"time_spent_active\":44",
        asked: ",\"type\":\"duration\",\"reps\":0,\"duration\":45", exercise: ",\"side\":\"left_side\""),
      rest(id: "r0", done: start("18:04:00")),
    ],
    members: """
      ,"started_at":"2026-01-31T18:04:00.000Z","completed_at":"2026-01-31T18:20:30.500Z","actual_duration":990,\
      "active_energy_burned":120,"average_heart_rate":118,"difficulty":0.75,"notes":"Hot day.","mood":["tired"]
      """)

  static func rest(id: String, done: String = "", seconds: Int = 15) -> String {
    set(
      "Recover", id: id, done: done, asked: ",\"type\":\"duration\",\"duration\":\(seconds)",
      exercise: ",\"type\":\"rest\"")
  }

  static func start(_ time: String) -> String { ",\"started_at\":\"2026-01-31T\(time).000Z\"" }
}
