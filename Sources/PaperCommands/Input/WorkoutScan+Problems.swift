internal import CommandLineTool
internal import QRCodes
internal import WorkoutCodes

extension ScanFailure {
  /// The error, which names what it is about.
  var problem: any Error {
    guard let error = error as? PictureError else { return error }
    guard case .unknownKind = error, let log = LogInsteadOfPicture(name) else {
      return FileProblem(file: name, problem: error)
    }
    return FileProblem(file: name, problem: log)
  }
}

extension PictureSymbol {
  /// True for one of several codes that hold something together.
  fileprivate var isPart: Bool { part != nil || symbol.append != nil }
}

extension WorkoutScan {
  /// What is damaged or of a newer version, and in which picture or set.
  var problems: [(file: String, error: any Error)] {
    (failures + sets.failures + appended.failures).map { ($0.name, $0.problem) }
      + symbols.compactMap { symbol in symbol.problem.map { (symbol.file, $0) } }
  }

  /// Those of the pictures called `names` that were read and hold nothing of a workout.
  func emptyPictures(among names: [String]) -> [String] {
    names.filter { name in
      !failures.contains { $0.name == name }
        && !symbols.contains { symbol in
          symbol.file == name && (symbol.format != nil || symbol.isOfLog || symbol.isPart)
        }
    }
  }

  /// Those of the pictures called `names` that show parts of sets of codes.
  func picturesOfSets(among names: [String]) -> [String] {
    names.filter { name in symbols.contains { $0.file == name && $0.isPart } }
  }

  /// What sets of codes lack, a line a set.
  var missing: [String] {
    sets.incomplete.map { $0.set.progress(calling: $0.label) } + appended.incomplete.map(\.progress)
  }
}
