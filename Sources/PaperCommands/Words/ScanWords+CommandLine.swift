internal import CommandLineTool
internal import WorkoutCodes

extension ScanWords {
  /// What a scan says of `btd`.
  static let commandLine = ScanWords(
    moreTime: "raise --budget", memory: "--keep", settling: "; --mark settles it")
}
