internal import CommandLineTool

/// Pictures without a workout, or with no more than a part of a set of codes.
struct NothingScanned: ExitingError {
  let file: String
  let reasons: [String]
  var advice: String?

  var exitCode: ExitCode { .negative }

  var words: String {
    let reasons = reasons.isEmpty ? "" : ": \(reasons.joined(separator: "; "))"
    return "\(file): no workout or template was read\(reasons)." + (advice.map { " \($0)" } ?? "")
  }
}
