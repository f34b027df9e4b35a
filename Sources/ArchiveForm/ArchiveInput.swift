internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The input of one reading: names what does not belong there, and remembers what comes again and again.
final class ArchiveInput {
  let document: JSONDocument
  /// What loads without a unit are in; nil leaves them unspecified.
  let massUnit: MassUnit?
  /// What distances without a unit are in; nil leaves them unspecified.
  let distanceUnit: DistanceUnit?
  private let findings: any FindingSink
  private let hasDuplicateKeys: Bool
  private var lines: LineCounter
  /// The part that is being read, and how far unknown keys have been looked for in it.
  private var part = (list: "", index: -1, offset: 0)
  private var finder: JSONPointerFinder?
  /// The identities of exercises; nil for one with unknown keys, which are named at each use.
  @exclusivity(unchecked) private var identities = RawInterner<ExerciseIdentity?>()
  @exclusivity(unchecked) private var titles = RawInterner<String>()
  let setScratch = ScratchBuffer<ExerciseSet>()
  private var unknownKeys = 0

  init(_ document: JSONDocument, options: ReadOptions, findings: any FindingSink) {
    self.document = document
    massUnit = options.massUnit
    distanceUnit = options.distanceUnit
    self.findings = findings
    hasDuplicateKeys = !document.outline.duplicateKeys.isEmpty
    lines = LineCounter(document.input.bytes)
  }

  // MARK: Places

  /// Goes on to the part at `offset`, to which `pointer` points, or to the element of a list there.
  func begin(_ pointer: String, index: Int = -1, at offset: Int) {
    part = (pointer, index, offset)
    finder = nil
  }

  /// Gives back the memory of what lies before `offset`.
  func release(upTo offset: Int) {
    _ = lines.place(of: offset)
    document.input.discard(upTo: offset)
  }

  private func place(of offset: Int, _ finder: inout JSONPointerFinder) -> Place {
    let (line, column) = lines.place(of: offset)
    return Place(
      file: document.input.name, byte: offset, line: line, column: column, pointer: finder.pointer(of: offset)
    )
  }

  private var newFinder: JSONPointerFinder {
    JSONPointerFinder(
      document.input, at: part.offset,
      pointer: part.index < 0 ? part.list : "\(part.list)/\(part.index)")
  }

  /// The error of what stands at `offset`.
  func failure(at offset: Int, _ what: String) -> WorkoutError {
    var finder = newFinder
    return .input(
      InputError(
        .malformed, place: place(of: offset, &finder), what: what,
        excerpt: Excerpt.of(document.input.bytes, around: offset)))
  }

  /// The error of a value that is not what it should be.
  func misfit(_ cursor: JSONCursor, expected: String) -> WorkoutError {
    failure(at: cursor.offset, "found \(cursor.excerpt), expected \(expected)")
  }

  /// Names a key that the form does not have, and passes over its value.
  func reportUnknown(_ key: JSONText, _ cursor: inout JSONCursor) {
    unknownKeys += 1
    var finder = self.finder ?? newFinder
    findings.report(
      Finding(
        .warning, .dropped, "unknown key: not stored in the archive form",
        field: .source(format: "archive", name: PrintableText.of(key.string, limit: 60)), of: .value,
        detail: PrintableText.of(key.string, limit: 60), place: place(of: cursor.offset, &finder)))
    self.finder = finder
    _ = cursor.skip()
  }

  // MARK: Values

  @inline(__always)
  func expect(_ kind: JSONCursor.Kind, _ expected: StaticString, _ cursor: JSONCursor) throws(WorkoutError) {
    if cursor.kind != kind { throw misfit(cursor, expected: "\(expected)") }
  }

  /// Hands each member of an object to `body`, which must pass over the value.
  @inline(__always)
  func forEachMember(
    _ cursor: inout JSONCursor,
    _ body: (_ key: JSONText, _ cursor: inout JSONCursor) throws(WorkoutError) -> Void
  ) throws(WorkoutError) {
    try expect(.object, "an object", cursor)
    try cursor.forEachMember(hasDuplicates: hasDuplicateKeys, body)
  }

  /// Hands each element of a list to `body`, which must pass over it.
  @inline(__always)
  func forEachElement(
    _ cursor: inout JSONCursor, _ body: (_ cursor: inout JSONCursor) throws(WorkoutError) -> Void
  ) throws(WorkoutError) {
    try expect(.array, "a list", cursor)
    guard cursor.enter() else { return }
    repeat { try body(&cursor) } while cursor.next()
  }

  /// A whole number.
  @inline(__always)
  func whole<Number: FixedWidthInteger>(_ cursor: inout JSONCursor) throws(WorkoutError) -> Number {
    let start = cursor
    guard cursor.kind == .number, let number = ExactDecimal(digits: cursor.number()),
      number.fractionDigits == 0, let whole = Number(exactly: number.coefficient)
    else { throw misfit(start, expected: "a whole number") }
    return whole
  }

  /// A text that takes one of few values.
  @inline(__always)
  func title(_ cursor: inout JSONCursor) throws(WorkoutError) -> String {
    try expect(.text, "a text", cursor)
    let text = cursor.text()
    return titles.value(for: text.raw) { text.string }
  }

  /// An exercise identity, one instance for all that are written alike.
  @inline(__always)
  func identity(_ cursor: inout JSONCursor) throws(WorkoutError) -> ExerciseIdentity {
    let start = cursor
    let range = cursor.skip()
    let raw = UnsafeRawBufferPointer(start: cursor.base + range.lowerBound, count: range.count)
    var fresh: ExerciseIdentity?
    let known = try identities.value(for: raw) { () throws(WorkoutError) -> ExerciseIdentity? in
      let unknownKeys = unknownKeys
      var inner = start
      fresh = try ExerciseIdentity.read(&inner, self)
      return unknownKeys == self.unknownKeys ? fresh : nil
    }
    if let identity = known ?? fresh { return identity }
    var inner = start
    return try ExerciseIdentity.read(&inner, self)
  }
}
