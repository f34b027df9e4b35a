internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads elements of a list of workouts: objects, or texts as the first build of the app wrote them.
struct BenchTrackerElementReader {
  /// Bytes of workouts after which their lines are counted, while they are in the cache, their memory is given back and
  /// progress is told.
  private static let releaseInterval = 1 << 18

  private let list: BenchTrackerWorkoutList
  private let reporter: JSONReporter
  /// Takes what comes of a part; nil where all of the list is read here.
  var recorder: PartRecorder?
  /// Reads workouts of the earliest form; kept from one to the next, so that equal uuids are found.
  private var earliestReader: BenchTrackerWorkoutReader?

  init(_ list: BenchTrackerWorkoutList, _ reporter: JSONReporter) {
    self.list = list
    self.reporter = reporter
  }

  /// Forgets the identifiers of workouts of the earliest form, see ``BenchTrackerWorkoutReader/beginPart()``.
  mutating func beginPart() { earliestReader?.beginPart() }

  /// Reads the elements from the one at the cursor on, which is that of number `first`, and before `end`.
  mutating func read(
    _ cursor: inout JSONCursor, from first: Int = 0, to end: Int = .max,
    with reader: inout BenchTrackerWorkoutReader, into sink: any ArchiveSink
  ) throws(WorkoutError) {
    var index = first
    var released = cursor.offset
    repeat {
      let path = ObjectPath.at("/workouts", index)
      switch cursor.kind {
      case .object: try sink.add(reader.workout(&cursor, at: path))
      case .text:
        if let workout = try earliestForm(&cursor, at: path) { try sink.add(workout) }
      default: reporter.drop(&cursor, "workout is not an object", at: path)
      }
      index += 1
      if recorder == nil, cursor.offset - released > Self.releaseInterval {
        released = cursor.offset
        reporter.release(upTo: released)
        list.options.progress?(released, list.document.input.bytes.count)
      }
    } while cursor.next() && cursor.offset < end
  }

  /// The outline of the text of a workout; nil where it is no JSON.
  ///
  /// - Throws: ``InputError`` for one with more entries than a workout has.
  private func outline(of inner: InputBytes, at path: ObjectPath) throws(WorkoutError) -> JSONOutline? {
    do throws(JSONSyntaxError) {
      return try JSONValidator.check(inner.bytes, entries: .ofElement)
    } catch {
      guard error.reason == .tooManyEntriesOfElement else { return nil }
      throw .input(
        InputError(
          .malformed, place: reporter.place(of: 0, pointer: path.description),
          what: error.reason.sentence(found: ""), advice: error.reason.advice))
    }
  }

  /// Reads a workout as the very first build wrote it: compact JSON within a text.
  private mutating func earliestForm(_ cursor: inout JSONCursor, at path: ObjectPath) throws(WorkoutError)
    -> Workout?
  {
    let offset = cursor.offset
    let text = cursor.text().unescaped
    reporter.report(
      .note, .converted, "workout is a text, as the first build of the app wrote it; read as an object",
      of: .workout, at: offset, pointer: path.description)
    let inner = try InputBytes(text, name: list.document.input.name)
    reporter.fixedOffset = offset
    defer { reporter.fixedOffset = nil }
    guard let outline = try outline(of: inner, at: path), outline.kind == .object, !outline.hasByteOrderMark
    else {
      reporter.report(
        .error, .dropped, "workout is a text that is not a compact workout", of: .workout,
        detail: PrintableText.of(String(decoding: text.prefix(200), as: UTF8.self), limit: 40), at: offset,
        pointer: path.description)
      return nil
    }
    let hadDuplicateKeys = reporter.hasDuplicateKeys
    defer { reporter.hasDuplicateKeys = hadDuplicateKeys }
    for key in outline.duplicateKeys {
      reporter.hasDuplicateKeys = true
      reporter.report(
        .warning, .dropped, JSONDocument.duplicateKey,
        detail: "\"\(JSONText(quotedAt: key, base: inner.start).string)\"", at: offset,
        pointer: path.description)
    }
    var reader =
      earliestReader
      ?? BenchTrackerWorkoutReader(
        keys: .compact, reporter: reporter, massUnit: list.massUnit, rules: list.rules, requiresKeys: false)
    reader.recorder = recorder
    // Held outside of the property meanwhile, so that its tables are not copied.
    earliestReader = nil
    defer { earliestReader = reader }
    return withExtendedLifetime(inner) {
      var innerCursor = JSONCursor(base: inner.start, offset: 0)
      return reader.workout(&innerCursor, at: path)
    }
  }
}
