/// An error that does not name its file, and the file.
package struct FileProblem: ExitingError {
  package let file: String
  package let problem: any Error

  package init(file: String, problem: any Error) {
    self.file = file
    self.problem = problem
  }

  package var exitCode: ExitCode { ExitCode(problem) }
}
