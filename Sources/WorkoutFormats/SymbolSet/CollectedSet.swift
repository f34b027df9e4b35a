internal import WorkoutModel

/// The parts of one set that have been read so far.
package struct CollectedSet: Hashable, Sendable {
  /// What became of a part that was added.
  package enum Addition: Hashable, Sendable {
    /// It is new.
    case new
    /// It was there already.
    case known
    /// Another one stands in its place, which stays.
    case contradiction
  }

  /// What its parts have in common.
  package let key: SetPart.Key
  /// How many parts there are, of which the last ones may come from a print with more parity.
  package private(set) var total = 0
  private var bodies: [Int: [UInt8]] = [:]

  init(key: SetPart.Key) { self.key = key }

  /// The four letters that people know it by.
  package var name: String { key.name }
  /// How many parts have been read.
  package var count: Int { bodies.count }
  /// How many more are needed, whichever they are.
  package var lack: Int { max(0, key.needed - bodies.count) }

  /// The parts, in their order.
  package var parts: [SetPart] {
    bodies.sorted { $0.key < $1.key }.map { SetPart(key: key, total: total, index: $0, body: $1) }
  }

  mutating func add(_ part: SetPart) -> Addition {
    total = max(total, part.total)
    if let body = bodies[part.index] { return body == part.body ? .known : .contradiction }
    bodies[part.index] = part.body
    return .new
  }

  /// How far it is: `7 of 9 read, 2 more needed: symbols 3, 8 of set K4QD`.
  package var progress: String {
    let missing = (0..<total).filter { bodies[$0] == nil }
    let read = "\(count) of \(total) read"
    guard lack > 0 else { return "\(read), all that set \(name) needs" }
    let any = missing.count == lack ? "" : lack == 1 ? "one of " : "any \(lack) of "
    return "\(read), \(lack) more needed: \(any)symbol\(missing.count == 1 ? "" : "s") "
      + "\(NumberList.text(of: missing.map { $0 + 1 })) of set \(name)"
  }

  /// What the set holds.
  ///
  /// - Throws: ``InputError`` for parts that are too few, or do not belong together after all.
  package func payload() throws(InputError) -> [UInt8] {
    guard let data = ErasureCode.data(from: bodies, needed: key.needed) else {
      throw InputError(
        .malformed, place: Place(file: "set \(name)"), what: progress,
        advice: "Scan the symbols that are missing.")
    }
    guard let payload = SymbolSet.payload(of: data),
      SetPart.Key(needed: key.needed, length: key.length, payload: payload) == key
    else {
      throw InputError(
        .malformed, place: Place(file: "set \(name)"),
        what: "the checksum of the set does not hold, so one of its symbols was misread",
        advice: "Scan all of its symbols again.")
    }
    return payload
  }
}
