internal import PackedForm
internal import WorkoutCodes
internal import WorkoutModel

/// What must hold for any bytes that are taken for the symbols of sets that earlier scans have read.
enum KeepingLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  static func violation(by bytes: [UInt8]) -> String? {
    // No input of chance has a check that holds, so parts of it are given one.
    let sealed = bytes.split(separator: FuzzEntry.separator).map {
      PackedText.text(of: SymbolSetPart.sealed(Array($0)))
    }
    return violation(byKeeping: bytes)
      ?? violation(byKeeping: Array(sealed.joined(separator: "\n").utf8))
  }

  private static func violation(byKeeping text: [UInt8]) -> String? {
    let sets: CollectedSymbolSets
    do throws(WorkoutError) { sets = try CollectedSymbolSets(text: text, name: "kept") } catch {
      return FuzzInput.flaw(in: error)
    }
    guard let again = try? CollectedSymbolSets(text: sets.text, name: "written"), again == sets else {
      return "a file is kept as another: \(sets.text)"
    }
    let scan = WorkoutScanner().scan([], known: sets, keptIn: "kept", findings: FindingLog())
    var after = sets
    after.remember(scan.sets)
    let words = sets.sets.map(\.progress).joined()
    return words.utf8.count > 4_000 * max(1, sets.sets.count) ? "no sentence: \(words.prefix(200))" : nil
  }
}
