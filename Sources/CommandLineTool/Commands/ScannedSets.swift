internal import WorkoutFormats
internal import WorkoutModel

/// The sets that the symbols of some pictures are parts of.
struct ScannedSets {
  /// Those that are whole, and what they hold.
  private(set) var whole: [(set: CollectedSet, reading: PayloadReading)] = []
  /// Those that lack parts.
  private(set) var incomplete: [CollectedSet] = []

  /// Adds the parts among `symbols` to those known, and reads the sets that they belong to.
  ///
  /// - Parameters:
  ///   - collected: parts known before; those of other sets are kept but take no part in the answer.
  ///   - refuse: is told of sets that are complete and wrong all the same.
  init(
    _ symbols: [PictureSymbol], collected: inout CollectedSets, options: ReadOptions,
    findings: any FindingSink, refuse: (_ error: any Error, _ file: String) -> Void
  ) {
    var keys: [SetPart] = []
    for symbol in symbols {
      guard let part = symbol.part else { continue }
      if collected.add(part) == .contradiction {
        findings.report(
          Finding(
            .warning, .inconsistent, "symbol that says something else than one of its number before",
            detail: symbol.summary, place: Place(file: symbol.file)))
      }
      if !keys.contains(where: { $0.key == part.key }) { keys.append(part) }
    }
    for set in keys.compactMap({ collected.set(of: $0) }) {
      guard set.lack == 0 else {
        incomplete.append(set)
        continue
      }
      let name = "set \(set.name)"
      do {
        let reading = PayloadReading(
          try set.payload(), name: name, file: name, options: options, findings: findings)
        whole.append((set, reading))
      } catch { refuse(error, name) }
    }
  }

  /// What they hold, a line each.
  var summary: String {
    whole.map { set, reading in
      let content = reading.archive.map { PayloadReading.summary(of: $0) } ?? "no workout"
      return "set \(set.name): \(content)\n"
    }.joined()
  }
}
