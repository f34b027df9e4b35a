package import CommandLineTool
internal import QRCodes
internal import Sheets

/// The commands of pictures and pages, which need C libraries that draw, set text and decode.
package enum PaperCommands {
  /// All of them, for the executable to hand to the tool.
  package static let all = CommandPack(
    [QRCommand.self, SheetCommand.self, ScanCommand.self], facts: facts,
    pictures: PictureInputs.reader)

  /// What reads codes here, what draws pages, and what keeps a picture from doing harm.
  private static func facts(_ environment: Environment) throws -> [VersionFact] {
    [
      VersionFact("libraries", SheetLibraries.versions + PictureDecoder.libraries),
      VersionFact("readers of codes", SymbolScanner.installedReaders),
      VersionFact("pictures", [try pictures(environment)]),
      VersionFact("pages of PDF", [PDFRenderer.safety(variables: environment.variables)]),
      VersionFact("films", [FilmDecoder.safety(variables: environment.variables)]),
    ]
  }

  /// Where pictures are decoded, and what keeps one from doing harm there.
  private static func pictures(_ environment: Environment) throws -> String {
    guard let program = environment.pictureProgram else { return "decoded in this process" }
    let processes = "decoded in processes of their own, which have limits of memory and time, and can "
    return switch try DecodingProcesses(program: program).confinement() {
    case .systemCalls: processes + "open no file, reach no network and start no program (seccomp)"
    case .limits: processes + "open no file and no connection; seccomp would keep more from them"
    }
  }
}
