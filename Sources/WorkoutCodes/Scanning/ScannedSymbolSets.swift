internal import PackedForm
internal import WorkoutModel

/// The sets that the symbols of some pictures are parts of.
public struct ScannedSymbolSets {
  /// A set that is whole, and what it holds.
  public struct Whole {
    package let solved: SolvedSymbolSet
    /// What it is called.
    public let label: String
    /// What it holds.
    public let reading: PayloadReading
  }

  /// Those that are whole, but for those of a workout that cannot be read.
  public private(set) var whole: [Whole] = []
  /// Those that lack parts, and what they are called.
  public private(set) var incomplete: [(set: CollectedSymbolSet, label: String)] = []
  /// Those that are complete and cannot be read all the same.
  public private(set) var failures: [ScanFailure] = []
  /// All parts that are known, of sets that take no part in the answer too.
  public let collected: CollectedSymbolSets

  /// Adds the parts among `symbols` to those `known`, and reads the sets that they belong to; where no symbol is
  /// of use, those that are whole by what is known.
  ///
  /// - Parameter keptIn: the file that `known` is from; nil for none.
  init(
    _ symbols: [PictureSymbol], known: CollectedSymbolSets, keptIn: String?, by scanner: WorkoutScanner,
    findings: any FindingSink, refuse: (ScanFailure) -> Void
  ) {
    var collected = known
    var keys: Set<SymbolSetPart.Key> = []
    var found: [SymbolSetPart] = []
    for symbol in symbols {
      guard let part = symbol.part else { continue }
      if collected.add(part) == .contradiction {
        findings.report(
          Finding(
            .warning, .inconsistent, "code that differs from an earlier one of the same number",
            of: .symbol, detail: part.label, place: Place(file: symbol.file)))
      }
      if keys.insert(part.key).inserted { found.append(part) }
    }
    var sets = found.compactMap { collected.set(of: $0) }
    if sets.isEmpty, !symbols.contains(where: { $0.archive != nil || $0.problem != nil || $0.isOfLog }) {
      sets = collected.sets.filter { $0.lack == 0 }
      for set in sets {
        findings.report(
          Finding(
            .note, .converted,
            "set of codes taken as \(scanner.words.memory) remembers it, since the pictures hold no workout",
            of: .symbol, detail: "set \(collected.label(of: set))", place: Place(file: keptIn)))
      }
    }
    var allowance = SolvingAllowance()
    for set in sets {
      let label = collected.label(of: set)
      guard set.lack == 0 else {
        incomplete.append((set, label))
        continue
      }
      do throws(WorkoutError) {
        let solved = try Self.solved(set, &allowance, label: label, keptIn: keptIn)
        collected.settle(solved)
        Self.report(solved.misread, of: label, symbols, keptIn: keptIn, findings)
        let reading = try Self.read(solved.payload, label: label, by: scanner, findings)
        whole.append(Whole(solved: solved, label: label, reading: reading))
      } catch {
        let failure = ScanFailure(name: "set \(label)", error: error)
        failures.append(failure)
        refuse(failure)
      }
    }
    self.collected = collected
  }

  /// Those that hold workouts or anything else of an archive.
  public var readable: [Whole] { whole.filter { $0.reading.archive != nil } }

  /// The set put together; says which file may have to go where it cannot be.
  private static func solved(
    _ set: CollectedSymbolSet, _ allowance: inout SolvingAllowance, label: String, keptIn: String?
  ) throws(WorkoutError) -> SolvedSymbolSet {
    do throws(WorkoutError) { return try set.solved(&allowance) } catch {
      guard case .input(var error) = error else { throw error }
      error.place.file = "set \(label)"
      if let keptIn {
        let advice = error.advice.map { "\($0) " } ?? ""
        error.advice = "\(advice)If that does not help, delete \(keptIn) and scan all of them again."
      }
      throw .input(error)
    }
  }

  /// Names the parts that are proved wrong.
  private static func report(
    _ misread: [SymbolSetPart], of label: String, _ symbols: [PictureSymbol], keptIn: String?,
    _ findings: any FindingSink
  ) {
    for part in misread {
      let file = symbols.first { $0.part == part }?.file ?? keptIn
      findings.report(
        Finding(
          .warning, .inconsistent, "code contradicts the others of its set and was ignored", of: .symbol,
          detail: part.label(in: label), place: Place(file: file)))
    }
  }

  /// Reads what a set holds, and names it where that is no workout.
  private static func read(
    _ payload: [UInt8], label: String, by scanner: WorkoutScanner, _ findings: any FindingSink
  ) throws(WorkoutError) -> PayloadReading {
    let reading = PayloadReading(payload, name: "set \(label)", by: scanner, findings: findings)
    if let problem = reading.problem { throw problem }
    if reading.format == nil {
      // What begins as the packed form does and is not recognised is damaged, and its reader says how.
      if let first = payload.first, first >> 2 == 0x20 | UInt8(PackedPayload.newestVersion), first & 3 != 3 {
        _ = try PackedPayload.archive(in: payload, name: "set \(label)")
      }
      findings.report(
        Finding(
          .warning, .dropped, "set of codes that holds no workout", of: .symbol,
          detail: PayloadReading.content(payload), place: Place(file: "set \(label)")))
    }
    return reading
  }
}
