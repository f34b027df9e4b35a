/// The same fields as the archive holds, for Foundation to decode and encode.
struct CodableFile: Codable {
  struct User: Codable {
    var name: String?
    var dateCreated: String
  }

  struct Settings: Codable {
    var weightInLbs: Bool
    var startWeekOnMonday: Bool
  }

  struct ExerciseType: Codable {
    var name: String
    var iterations: [String]
    var category: String
    var style: String
  }

  struct TypeList: Codable {
    var list: [ExerciseType]
    var colors: [String: String]
  }

  struct Exercise: Codable {
    var name: String
    var iteration: String?
    var category: String
    var style: String
    var sets: [String]
  }

  struct Workout: Codable {
    var uuid: String
    var name: String
    var date: String
    var duration: Double
    var supersets: [String]
    var dateModified: Bool
    var exercises: [Exercise]
  }

  var version: Int
  var user: User
  var settings: Settings
  var typeList: TypeList
  var workouts: [Workout]
}
