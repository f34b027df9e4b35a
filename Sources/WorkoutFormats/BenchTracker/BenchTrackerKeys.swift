/// The keys of a workout and its exercises: whole words in a file, single letters in a QR payload.
struct BenchTrackerKeys: Sendable {
  let id: StaticString
  let title: StaticString
  let date: StaticString
  let duration: StaticString
  let supersets: StaticString
  let exercises: StaticString
  let exerciseName: StaticString
  let iteration: StaticString
  let category: StaticString
  let style: StaticString
  let sets: StaticString

  /// The keys of a `.btd` file.
  static let file = BenchTrackerKeys(
    id: "uuid", title: "name", date: "date", duration: "duration", supersets: "supersets",
    exercises: "exercises", exerciseName: "name", iteration: "iteration", category: "category",
    style: "style", sets: "sets")

  /// The keys of a QR payload.
  static let compact = BenchTrackerKeys(
    id: "u", title: "n", date: "d", duration: "t", supersets: "z", exercises: "e", exerciseName: "n",
    iteration: "i", category: "c", style: "s", sets: "x")
}
