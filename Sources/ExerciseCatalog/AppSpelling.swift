/// A name that some apps give to an exercise.
struct AppSpelling: Hashable, Sendable {
  /// The letters of the apps.
  let letters: String
  /// The name.
  let name: String

  /// Takes the letters of the apps, a space and the name; nil for anything else.
  init?(_ column: Substring) {
    guard let space = column.utf8.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    letters = String(column[..<space])
    name = String(column[column.utf8.index(after: space)...])
    guard letters.utf8.allSatisfy({ byte in ExerciseApp.allCases.contains { $0.letter == byte } }) else {
      return nil
    }
  }
}
