internal import Notation
package import WorkoutModel

/// The parts of one set that have been read so far.
public struct CollectedSymbolSet: Hashable, Sendable {
  /// What became of a part that was added.
  package enum Addition: Hashable, Sendable {
    /// It is new.
    case new
    /// It was there already.
    case known
    /// Another one stands in its place: both stay until the set is whole and its checksum tells them apart.
    case contradiction
  }

  /// The most bodies that are kept of one place; a newer one takes the place of the oldest.
  static let maximumVersions = 8

  /// What its parts have in common.
  package let key: SymbolSetPart.Key
  /// How many parts there are; the last ones may come from a print with more parity.
  public private(set) var total = 0
  /// Whatever was read of each place, the oldest first: one body, unless a symbol was misread or forged.
  private(set) var versions: [Int: [[UInt8]]] = [:]

  init(key: SymbolSetPart.Key) { self.key = key }

  /// The four letters that people know it by.
  public var name: String { key.name }
  /// How many parts have been read.
  public var count: Int { versions.count }
  /// How many more are needed, whichever they are.
  public var lack: Int { max(0, key.needed - versions.count) }

  /// The parts, in their order; of places that contradict themselves all that were read.
  package var parts: [SymbolSetPart] {
    versions.sorted { $0.key < $1.key }.flatMap { index, bodies in
      bodies.map { SymbolSetPart(key: key, total: total, index: index, body: $0) }
    }
  }

  mutating func add(_ part: SymbolSetPart) -> Addition {
    total = max(total, part.total)
    var bodies = versions[part.index] ?? []
    if bodies.contains(part.body) { return .known }
    bodies.append(part.body)
    versions[part.index] = bodies.suffix(Self.maximumVersions)
    return bodies.count == 1 ? .new : .contradiction
  }

  /// How far it is: `7 of 9 codes of set K4QD scanned; still needed: codes 3, 8`.
  public var progress: String { progress(calling: name) }

  /// How far it is, for a set that is called otherwise, as one of two of the same four letters is.
  package func progress(calling label: String) -> String {
    progress(of: "\(count) of \(total) codes of set \(label)")
  }

  private func progress(of codes: String) -> String {
    let missing = (0..<total).filter { versions[$0] == nil }
    let read = "\(codes) scanned"
    guard lack > 0 else { return "\(read), which is enough" }
    let any = missing.count == lack ? "" : lack == 1 ? "one of " : "any \(lack) of "
    return "\(read); still needed: \(any)code\(missing.count == 1 ? "" : "s") "
      + NumberList.text(of: missing.map { $0 + 1 })
  }

  /// The numbers of the symbols that were read, for people.
  var numbers: String { NumberList.text(of: versions.keys.sorted().map { $0 + 1 }) }

  /// What the set holds; of parts that were misread, those that the others prove wrong are left out.
  ///
  /// - Throws: `WorkoutError.input` for parts that are too few, or do not belong together after all.
  package func solved() throws(WorkoutError) -> SolvedSymbolSet {
    var allowance = SolvingAllowance()
    return try solved(&allowance)
  }

  /// What the set holds, as ``solved()`` says it, with what other sets have left to be tried.
  package func solved(_ allowance: inout SolvingAllowance) throws(WorkoutError) -> SolvedSymbolSet {
    guard lack == 0 else {
      throw .input(
        InputError(
          .malformed, place: Place(file: "set \(name)"), what: progress(of: "\(count) of \(total) codes"),
          advice: "Scan the codes that are missing."))
    }
    var solver = SymbolSetSolver(self, allowance: allowance)
    let solved = solver.solve()
    allowance.spend(solver.spent)
    guard let solved else {
      let cut = solver.hasGivenUp ? "; not all choices among them were tried" : ""
      throw .input(
        InputError(
          .malformed, place: Place(file: "set \(name)"),
          what:
            "the checksum of the set is wrong, so at least one of its codes was misread or belongs to another set\(cut)",
          advice: "Scan code\(count == 1 ? "" : "s") \(numbers) again, and more of them if there are."))
    }
    return solved
  }

  /// The set with these data parts and nothing else.
  func settled(on data: [[UInt8]]) -> CollectedSymbolSet {
    var set = self
    set.versions = Dictionary(uniqueKeysWithValues: data.enumerated().map { ($0, [$1]) })
    return set
  }
}
