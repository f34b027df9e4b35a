/// Why a line, or a part of it, is not read as a set.
struct TextSetProblem: Error {
  /// Where, in characters of the line, from 0.
  var column: Int
  /// What is wrong.
  var what: String
  /// True for what is a set, but one that can mean two things.
  var isAmbiguous = false
}
