/// An error that does not name its file, and the file.
struct FileProblem: Error, CustomStringConvertible {
  let file: String
  let problem: any Error

  var description: String { "\(file): \(problem)" }
}
