internal import CommandLineTool
internal import FormatKit
internal import Notation
internal import WorkoutCodes
internal import WorkoutModel

/// Pictures among the inputs of any command: what `btd scan` would write of them, and what was not read.
enum PictureInputs {
  /// How many of the reasons why nothing was read are told.
  private static let toldReasons = 5

  /// What reads them in `environment`.
  static func reader(_ environment: Environment) -> PictureReader {
    PictureReader { pictures, options, findings in
      read(pictures.map(source), options, environment, findings)
    }
  }

  private static func source(_ picture: PictureReader.Picture) -> PictureSource {
    switch picture {
    case .file(let path): .file(path)
    case .bytes(let bytes, let name): .bytes(bytes, name: name)
    }
  }

  private static func read(
    _ pictures: [PictureSource], _ options: ReadOptions, _ environment: Environment,
    _ findings: any FindingSink
  ) -> PictureReader.Reading {
    var found: [Finding] = []
    let log = FindingLog { found.append($0) }
    let scan = WorkoutScanner(options: options, words: .otherCommands, environment)
      .scan(pictures, findings: log)
    scan.reportStrangers(to: log)
    var errors = scan.problems
    for name in scan.emptyPictures(among: pictures.map(\.name)) {
      let isOfPicture = { (finding: Finding) in
        finding.place.file.map { $0 == name || $0.hasPrefix("\(name), ") } ?? false
      }
      errors.append((name, NothingScanned(file: name, reasons: reasons(found.filter(isOfPicture)))))
      found.removeAll(where: isOfPicture)
    }
    if !scan.missing.isEmpty {
      let label = InputList.name(of: scan.picturesOfSets(among: pictures.map(\.name)))
      let advice =
        "Scan all pictures of the set together, btd scan PICTURE… -o OUT, or one after the other with --keep FILE."
      errors.append((label, NothingScanned(file: label, reasons: scan.missing, advice: advice)))
    }
    if errors.isEmpty, !scan.holdsWorkouts {
      let label = InputList.name(of: pictures.map(\.name))
      errors = [(label, NothingScanned(file: label, reasons: reasons(found)))]
    }
    guard scan.holdsWorkouts else { return PictureReader.Reading(archive: nil, errors: errors) }
    for finding in found { findings.report(finding) }
    return PictureReader.Reading(archive: scan.joined(findings: findings), errors: errors)
  }

  /// The first sorts of `findings` in words.
  private static func reasons(_ findings: [Finding]) -> [String] {
    let log = FindingLog()
    for finding in findings { log.report(finding) }
    return log.groups.prefix(toldReasons).map { group in
      [group.first.what, group.first.detail].compactMap(\.self).joined(separator: ", ")
    }
  }
}
