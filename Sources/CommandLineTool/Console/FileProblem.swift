/// An error that does not name its file, and the file.
struct FileProblem: ExitingError {
  let file: String
  let problem: any Error

  var exitCode: ExitCode { ExitCode(problem) }
}
