internal import PackedForm
public import WorkoutModel

// How the symbols of sets that are not whole yet are kept from one scan to the next: each a line of text.
extension CollectedSymbolSets {
  /// Reads what ``text`` has written.
  ///
  /// - Parameters:
  ///   - text: a whole file.
  ///   - name: what errors call it.
  ///   - words: what they say of the program that writes such files.
  /// - Throws: `WorkoutError.input` for a file that holds anything else.
  public init(text: [UInt8], name: String, words: ScanWords = ScanWords()) throws(WorkoutError) {
    self.init()
    for (number, line) in text.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      add(try Self.part(Array(line), at: Place(file: name, line: number + 1, column: 1), words))
    }
  }

  /// All parts, a line each.
  public var text: [UInt8] {
    sets.flatMap(\.parts).flatMap { Array((PackedText.text(of: $0.bytes) + "\n").utf8) }
  }

  /// Adds all that a scan knows, in which misread symbols of whole sets are put right.
  ///
  /// - Parameters:
  ///   - sets: what the scan knows.
  ///   - done: whole sets that need no more remembering.
  public mutating func remember(_ sets: ScannedSymbolSets, without done: [ScannedSymbolSets.Whole] = []) {
    for part in sets.collected.sets.flatMap(\.parts) { add(part) }
    for set in sets.whole { settle(set.solved) }
    remove(Set(done.map(\.solved.set.key)))
  }

  private static func part(
    _ line: [UInt8], at place: Place, _ words: ScanWords
  ) throws(WorkoutError) -> SymbolSetPart {
    do throws(WorkoutError) {
      if let part = try SymbolSetPart(payload: line, name: "") { return part }
    } catch {
      if case .input(let error) = error, error.problem != .malformed {
        throw .input(
          InputError(.unsupportedVersion, place: place, what: error.what, advice: error.advice))
      }
    }
    throw .input(
      InputError(
        .malformed, place: place,
        what:
          "found something other than a code of a set, expected a file that \(words.memory) has written",
        advice: "Name another file, or take the line out."))
  }
}
