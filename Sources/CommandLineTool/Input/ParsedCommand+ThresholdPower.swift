internal import WorkoutModel

extension ParsedCommand {
  /// The watts that `--ftp` gives; nil where it is left out.
  func thresholdPower() throws(UsageError) -> ExactDecimal? {
    guard let text = value("ftp") else { return nil }
    guard let watts = ExactDecimal(text), (1...3_000).contains(watts.doubleValue) else {
      throw usageError("--ftp must be a number of watts from 1 to 3000, found \(EscapedText.shown(text))")
    }
    return watts
  }
}
