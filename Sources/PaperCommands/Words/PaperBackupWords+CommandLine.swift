internal import CommandLineTool
internal import Sheets
internal import WorkoutCodes

extension PaperBackupWords {
  /// What a page says of `btd`.
  static let commandLine = PaperBackupWords(
    command: "btd scan pictures -o history.{extension}",
    step: "Put the pictures, of whatever kind, into a folder called pictures. On a computer with btd, a free "
      + "program, type beside it:  {command}",
    oneMissing: "btd names the one that is missing.",
    tooFewRead:
      "If too few are read, btd names the others; with --keep parts.txt it remembers what it has "
      + "read.",
    withoutProgram:
      "Without btd: {codes} of text that begins with BTD:. The pages symbol-set.md and packed.md, "
      + "published with btd in its folder Schemas, specify the format.",
    smallerSymbols: "--version-limit \(SymbolGroup.comfortableVersion) makes smaller ones")
}
