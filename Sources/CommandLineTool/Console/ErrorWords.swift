internal import CLibrary
internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// What is said to a person about an error, with the option to type.
enum ErrorWords {
  /// Whole sentences, on several lines where several things are to be typed.
  static func of(_ error: any Error) -> String {
    switch error.cause {
    case WorkoutError.stopped(let words): words
    case let error as RequestError: sentences(error)
    case let error as InputError: error.text(advice: error.advice.map { advice($0, on: error.place.file) })
    case let error as FileError: sentences(error)
    case let error as ZoneError: sentences(error)
    case let error as FileProblem: "\(error.file): \(of(error.problem))"
    case let error as any ExitingError: error.words
    default: "\(error)"
    }
  }

  /// What to do about an input, in a sentence.
  ///
  /// - Parameters:
  ///   - file: the input.
  ///   - isChecked: true where the sentence is of the check that others send to.
  static func advice(_ advice: Advice, on file: String?, isChecked: Bool = false) -> String {
    switch advice {
    case .sentence(let sentence): sentence
    case .otherFormat: "If this is another format, name it with --from."
    case .otherExport: "Check that it is the file that the app exported, or name its format with --from."
    case .detectFormat: "Leave --from out to have the format recognised."
    case .checkRows:
      "Check that it is the file that the app exported\(isChecked ? "" : "; btd validate names every row")."
    case .mapColumns: "Say what its columns mean: \(mapWords(file))"
    }
  }

  /// How a map is made of `file`; of one that is no file, such as standard input, in general words.
  private static func mapWords(_ file: String?) -> String {
    let name = file.flatMap { access($0, F_OK) == 0 ? ShellWord.of($0) : nil } ?? "FILE"
    return "btd columns \(name) -o map.csv, correct the map, then --columns map.csv."
  }

  /// True for a file that is called like a table.
  private static func isTable(_ file: String) -> Bool {
    Format.table.extensions.contains(Format.fileExtension(of: file))
  }

  // MARK: Requests

  private static func sentences(_ error: RequestError) -> String {
    switch error {
    case .missing(let needs): needs.map(sentences).joined(separator: "\n")
    case .formatUnknown(let file):
      "\(file): its format is not recognised. Name it with --from ID; btd formats lists the ids."
        + (isTable(file) ? " If it is a table of your own: \(mapWords(file))" : "")
    case .formatAmbiguous(let file, let ids):
      "\(file): it could be of several formats. Name it with --from \(ids.joined(separator: "|"))."
    case .formatTaken(let id): "There are two formats called \(id)."
    case .notRead(let file, let format):
      "\(file): \(format) can be checked with btd validate, but not read."
    case .notWritten(let format): "\(format) cannot be written."
    case .versionUnknown(let version, let format, let known):
      "Version \(version) of \(format) is not known, expected \(known.lowerBound) to \(known.upperBound)."
    case .variantUnknown(let variant, let format, let known):
      "\(format) has no variant \"\(variant)\". Name it with --variant \(known.joined(separator: "|"))."
    case .unitOfWeightsFixed(let unit, let asked, let target):
      "Weights in \(target) are in \(unit.rawValue) only: leave out --unit \(asked.rawValue)."
    case .unitOfDistancesFixed(let units, let asked, let target):
      "Distances in \(target) are in \(units.map(\.rawValue).joined(separator: ", ")) only: "
        + "leave out --distance-unit \(asked.rawValue)."
    case .nothingToWrite(.ride, let target): "There is no ride, workout or template to write as \(target)."
    case .nothingToWrite(let part, let target): "There is no \(word(part)) to write as \(target)."
    case .severalToWrite(let part, let target):
      "\(target.prefix(1).uppercased())\(target.dropFirst()) holds one \(word(part)), and there are more. "
        + choice(of: part)
    case .rideTooLong(let hours): "The ride is longer than \(hours) hours."
    case .tooManySegments(let limit, let target):
      "The intervals of the ride make more than \(limit) segments, too many for \(target)."
    case .powerTooLarge(let power, let isWatts):
      "The power \(power)\(isWatts ? " W" : "") of the ride is too large to be converted."
    case .zone(let error): "\(sentences(error)) Or name a zone with --time-zone."
    case .tooManyValues(let limit):
      "The archive is too large for packed: it holds more than \(limit) values and letters. "
        + "Take fewer years with btd filter, or write archive JSON."
    case .valueNotPacked: "The archive holds a value that cannot be packed. Write archive JSON."
    case .symbolTooSmall(let byteCount):
      "A code of \(byteCount) bytes has no room for a part of a set; allow larger codes with "
        + "--version-limit."
    case .tooManySymbols(let count, let limit):
      "It would take \(count) codes, and a set has \(limit) at most: allow larger codes (--version-limit) "
        + "or fewer spare ones (--parity), or keep fewer years in each set: btd filter --since DAY --until DAY."
    }
  }

  private static func sentences(_ need: Need) -> String {
    let title = need.title.map { PrintableText.of($0, limit: 40) }
    let owner = "\(word(need.owner)) \(need.index + 1)"
    let named = owner + (title.map { " (\"\($0)\")" } ?? "")
    switch need.value {
    case .unitOfWeights:
      let weights = need.owner == .measurement ? "weight" : "weights"
      return "\(named) gives no unit for its \(weights). Use --source-unit kg|lb."
    case .unitOfDistances:
      return "\(named) gives no unit for its distances. "
        + "Use --source-distance-unit km|mi|m|yd|ft."
    case .date:
      return
        "\(owner) has no date, and \(need.target) requires one. Use --date \"YYYY-MM-DD HH:MM\"."
    case .thresholdPower(let ofWatts):
      let fractions = "fractions of threshold power"
      let (given, wanted) = ofWatts ? ("watts", fractions) : (fractions, "watts")
      return "The ride\(title.map { " \"\($0)\"" } ?? "") is given in \(given), and \(need.target) holds "
        + "\(wanted). Name the threshold power with --ftp WATTS."
    }
  }

  private static func word(_ owner: Need.Owner) -> String {
    switch owner {
    case .workout: "Workout"
    case .template: "Template"
    case .ride: "Ride"
    case .goal: "Goal"
    case .measurement: "Measurement"
    case .exerciseType: "Exercise type"
    }
  }

  private static func word(_ part: RequestError.Part) -> String {
    switch part {
    case .workout: "workout"
    case .template: "template"
    case .ride: "ride"
    case .measurementKind: "kind of measurement"
    }
  }

  private static func choice(of part: RequestError.Part) -> String {
    switch part {
    case .workout: "Choose one with --workout UUID|N|last."
    case .template: "Choose one with --template NAME."
    case .ride:
      "Choose one with --workout UUID|N|last or --template NAME, or write all of them into a folder."
    case .measurementKind:
      "Write all of them into a folder, or one with btd convert --measurement KIND."
    }
  }

  // MARK: Files and zones

  private static func sentences(_ error: FileError) -> String {
    let path = error.path.isEmpty ? "\"\"" : error.path
    let reason = String(cString: strerror(error.code))
    return switch error.operation {
    case .cannotOpen: "\(path): cannot be opened: \(reason)."
    case .cannotRead: "\(path): cannot be read: \(reason)."
    case .tooLarge(let limit):
      "\(path): is larger than this program reads (\(limit >= 1 << 30 ? "\(limit >> 30) GiB" : "\(limit >> 20) MiB")). Split it first."
    case .cannotUnpack(let reason): "\(path): cannot be unpacked: \(reason)."
    case .cannotCreate where error.code == ENOENT:
      "\(path): cannot be created: its folder does not exist. Make the folder first."
    case .cannotCreate where error.code == EISDIR: "\(path): is a folder. Name a file in it."
    case .cannotCreate: "\(path): cannot be created: \(reason)."
    case .exists: "\(path): already exists. Choose another name, or replace it with --force."
    case .folderExists: "\(path): already exists and is not empty. Choose another name for the folder."
    case .notAFolder: "\(path): is a file, and a folder is to be made there. Choose another name."
    case .cannotWrite: "\(path): cannot be written: \(reason)."
    case .isReadOnly: "\(path): is read-only. Write another file with -o, or make it writable first."
    case .changedMeanwhile:
      "\(path): has been changed by another program meanwhile. Nothing was written: run the command again."
    case .cannotLock:
      "\(path): its file system cannot keep other programs from changing it meanwhile (\(reason)). "
        + "Write another file with -o."
    }
  }

  private static func sentences(_ error: ZoneError) -> String {
    let origin = error.isFromEnvironment ? "The environment variable TZ: " : ""
    let quoted = "\"\(PrintableText.of(error.name, limit: 60))\""
    let problem =
      switch error.problem {
      case .unknown:
        "\(quoted) is not a time zone. Write a name like Europe/Berlin, UTC, or an offset like +02:00."
      case .noZoneData:
        "\(quoted) cannot be looked up, because this system has no time zones. Install the package tzdata, "
          + "or write UTC or an offset like +02:00."
      case .unclearDirection:
        "\(quoted) could be east or west of Greenwich. Write an offset like +02:00 for east, -02:00 for west."
      case .damaged(let path, let reason):
        "\(quoted) cannot be read, because \(PrintableText.of(path)) is damaged: \(reason). "
          + "Reinstall the package tzdata."
      }
    return origin + problem
  }
}
