internal import FormatKit
internal import Notation
internal import PackedForm
internal import WorkoutFormats
internal import WorkoutModel

/// The sets that the symbols of some pictures are parts of.
struct ScannedSets {
  /// A set that is whole, and what it holds.
  struct Whole {
    let solved: SolvedSet
    /// What it is called.
    let label: String
    let reading: PayloadReading
  }

  /// Those that are whole, but for those of a workout that cannot be read.
  private(set) var whole: [Whole] = []
  /// Those that lack parts, and what they are called.
  private(set) var incomplete: [(set: CollectedSet, label: String)] = []
  /// True where a set is complete and cannot be read all the same.
  private(set) var hasUnreadable = false
  /// All parts that are known, of sets that take no part in the answer too.
  let collected: CollectedSets

  /// Adds the parts among `symbols` to those `known`, and reads the sets that they belong to; where no symbol is
  /// of use, those that are whole by what is known.
  ///
  /// - Parameters:
  ///   - keptIn: the file that `known` is from; nil for none.
  ///   - refuse: is told of sets that are complete and wrong all the same.
  init(
    _ symbols: [PictureSymbol], known: CollectedSets, keptIn: String?, options: ReadOptions,
    findings: any FindingSink, refuse: (_ error: any Error, _ file: String) -> Void
  ) {
    var collected = known
    var keys: [SetPart] = []
    for symbol in symbols {
      guard let part = symbol.part else { continue }
      if collected.add(part) == .contradiction {
        findings.report(
          Finding(
            .warning, .inconsistent, "symbol that says something else than one of its number before",
            of: .symbol,
            detail: symbol.summary, place: Place(file: symbol.file)))
      }
      if !keys.contains(where: { $0.key == part.key }) { keys.append(part) }
    }
    var sets = keys.compactMap { collected.set(of: $0) }
    if sets.isEmpty, !symbols.contains(where: { $0.archive != nil || $0.problem != nil }) {
      sets = collected.sets.filter { $0.lack == 0 }
      Self.reportRemembered(sets.map { collected.label(of: $0) }, keptIn: keptIn, findings)
    }
    for set in sets {
      let label = collected.label(of: set)
      guard set.lack == 0 else {
        incomplete.append((set, label))
        continue
      }
      do {
        let solved = try Self.solved(set, label: label, keptIn: keptIn)
        collected.settle(solved)
        Self.report(solved.misread, of: label, symbols, keptIn: keptIn, findings)
        let reading = try Self.read(solved.payload, label: label, options: options, findings: findings)
        whole.append(Whole(solved: solved, label: label, reading: reading))
      } catch {
        hasUnreadable = true
        refuse(error, "set \(label)")
      }
    }
    self.collected = collected
  }

  /// Those that hold workouts or anything else of an archive.
  var readable: [Whole] { whole.filter { $0.reading.archive != nil } }

  /// What they hold, a line each.
  var summary: String {
    whole.map { set in
      let content = set.reading.archive.map { PayloadReading.summary(of: $0) }
      return "set \(set.label): "
        + "\(content ?? "no workout: \(PayloadReading.content(set.solved.payload))")\n"
    }.joined()
  }

  /// The set put together; says which file may have to go where it cannot be.
  private static func solved(
    _ set: CollectedSet, label: String, keptIn: String?
  ) throws(WorkoutError) -> SolvedSet {
    do throws(WorkoutError) { return try set.solved() } catch {
      guard case .input(var error) = error else { throw error }
      error.place.file = "set \(label)"
      if let keptIn {
        let advice = error.advice.map { ErrorWords.advice($0) + " " } ?? ""
        error.advice = "\(advice)If that does not help, delete \(keptIn) and scan all of them again."
      }
      throw .input(error)
    }
  }

  /// Names the sets that no picture has a symbol of.
  private static func reportRemembered(_ labels: [String], keptIn: String?, _ findings: any FindingSink) {
    for label in labels {
      findings.report(
        Finding(
          .note, .converted,
          "set of symbols taken as --keep remembers it, since the pictures hold no workout", of: .symbol,
          detail: "set \(label)", place: Place(file: keptIn)))
    }
  }

  /// Names the parts that are proved wrong.
  private static func report(
    _ misread: [SetPart], of label: String, _ symbols: [PictureSymbol], keptIn: String?,
    _ findings: any FindingSink
  ) {
    for part in misread {
      let file = symbols.first { $0.part == part }?.file ?? keptIn
      findings.report(
        Finding(
          .warning, .inconsistent, "symbol that the others of its set prove wrong, left out", of: .symbol,
          detail: "symbol \(part.index + 1) of \(part.total) of set \(label)", place: Place(file: file)))
    }
  }

  /// Reads what a set holds, and names it where that is no workout.
  private static func read(
    _ payload: [UInt8], label: String, options: ReadOptions, findings: any FindingSink
  ) throws -> PayloadReading {
    let reading = PayloadReading(payload, name: "set \(label)", options: options, findings: findings)
    if let problem = reading.problem { throw problem }
    if reading.format == nil {
      // What begins as the packed form does and is not recognised is damaged, and its reader says how.
      if let first = payload.first, first >> 2 == 0x20 | UInt8(PackedPayload.newestVersion), first & 3 != 3 {
        _ = try PackedPayload.archive(in: payload, name: "set \(label)")
      }
      findings.report(
        Finding(
          .warning, .dropped, "set of symbols that holds no workout", of: .symbol,
          detail: PayloadReading.content(payload),
          place: Place(file: "set \(label)")))
    }
    return reading
  }
}
