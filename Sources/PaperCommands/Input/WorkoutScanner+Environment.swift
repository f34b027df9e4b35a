internal import Clocks
internal import CommandLineTool
internal import FormatKit
internal import QRCodes
internal import WorkoutCodes
internal import WorkoutModel

extension WorkoutScanner {
  /// Makes a scanner that decodes pictures where the program does, and knows what day it is.
  init(
    _ symbolScanner: SymbolScanner = SymbolScanner(), options: ReadOptions, words: ScanWords,
    _ environment: Environment
  ) {
    self.init(
      symbolScanner: symbolScanner,
      pictureDecoder: PictureDecoder(
        processes: environment.pictureProgram.map { DecodingProcesses(program: $0) }),
      options: options, words: words, variables: environment.variables)
    let seconds = environment.now() / 1_000
    let zone = try? ZoneRules.system()
    today = CivilDate(daysSince1970: Int(seconds + Int64(zone?.offsetSeconds(atUTC: seconds) ?? 0)) / 86_400)
  }
}
