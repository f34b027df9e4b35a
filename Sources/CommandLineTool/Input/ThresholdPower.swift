package import WorkoutModel

extension ArgumentReader {
  /// `--ftp`, in watts.
  package func thresholdPower() throws(UsageError) -> ExactDecimal? {
    let watts = ArgumentType<ExactDecimal>(
      placeholder: "WATTS", expectation: "a number of watts from 1 to 3000"
    ) { text in
      ExactDecimal(text).flatMap { (1...3_000).contains($0.doubleValue) ? $0 : nil }
    }
    return try option(
      "ftp", watts,
      help: "Your FTP in watts, for rides that mix watts and percent of FTP.")
  }
}
