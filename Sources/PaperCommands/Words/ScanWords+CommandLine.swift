internal import CommandLineTool
internal import WorkoutCodes

extension ScanWords {
  /// What a scan says of `btd`.
  static let commandLine = ScanWords(
    moreTime: "raise --budget", memory: "--keep", settling: "; --mark settles it")

  /// The same where another command reads a picture, which lacks these options.
  static let otherCommands = ScanWords(
    moreTime: "btd scan --budget gives it more", memory: "btd scan --keep",
    settling: "; scan it first, btd scan --mark settles it")
}
