package import LogForms
internal import Migration
public import WorkoutModel

/// What pictures hold: their symbols, the sets that these are parts of, and the workouts of both.
public struct WorkoutScan {
  /// All symbols, in the order of the pictures.
  public let symbols: [PictureSymbol]
  /// The codes that were seen and not read, in the order of the pictures.
  public let unread: [UnreadPictureSymbol]
  /// The pictures that cannot be read.
  public let failures: [ScanFailure]
  /// The sets of symbols.
  public let sets: ScannedSymbolSets
  /// The messages that are spread over several symbols by structured append.
  public let appended: AppendedSymbols
  /// How the films among the pictures were read.
  public let films: [(name: String, reading: FilmReading)]
  /// The log sheets.
  package let logs: LogSheets
  /// The workouts of log sheets, and what findings call them.
  let logged: [(name: String, archive: WorkoutArchive)]

  /// True where all pictures, symbols and sets of workouts were read, no code was seen that was not, and no set lacks symbols.
  public var isComplete: Bool {
    failures.isEmpty && unread.isEmpty && sets.failures.isEmpty && sets.incomplete.isEmpty
      && appended.failures.isEmpty && appended.incomplete.isEmpty && symbols.allSatisfy { $0.problem == nil }
  }

  /// True where there is something to make an archive of.
  public var holdsWorkouts: Bool {
    symbols.contains { $0.archive != nil } || !sets.readable.isEmpty || !appended.readable.isEmpty
      || !logged.isEmpty
  }

  /// What was read as one archive, equal workouts taken once; an empty one where nothing was.
  ///
  /// - Parameter findings: is told of symbols that hold no workout, and of what two of them say differently.
  public func archive(findings: any FindingSink) -> WorkoutArchive {
    reportStrangers(to: findings)
    return joined(findings: findings)
  }

  /// Names the symbols that hold no workout.
  package func reportStrangers(to findings: any FindingSink) {
    for finding in symbols.compactMap(\.strangeness) { findings.report(finding) }
  }

  /// What was read as one archive.
  package func joined(findings: any FindingSink) -> WorkoutArchive {
    let found =
      symbols.compactMap { symbol in symbol.archive.map { (symbol.file, $0) } }
      + sets.readable.compactMap { set in set.reading.archive.map { ("set \(set.label)", $0) } }
      + appended.readable.compactMap { message in message.reading.archive.map { (message.label, $0) } }
      + logged.map { ($0.name, $0.archive) }
    return ArchiveJoiner.join(found, findings: findings)
  }
}
