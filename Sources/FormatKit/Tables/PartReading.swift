internal import Notation
internal import WorkoutModel

/// Reads one part of a table: the rows from the first of a workout to the first of another.
struct PartReading<Reader: SetRowReader> {
  /// The input as far as it is loaded.
  let input: InputBytes
  /// Offset of the first row below the head.
  let firstRow: Int
  let options: ReadOptions
  let dayOrder: DayOrder?
  /// The exercises of parts that were read before.
  let identities: ExerciseIdentities
  /// Offset behind which no row is read.
  let stop: Int
  private let recorder: PartRecorder

  /// Bytes before a part in which the workout may begin that goes on in it.
  private static var margin: Int { 1 << 12 }

  init(
    _ input: InputBytes, firstRow: Int, options: ReadOptions, dayOrder: DayOrder?,
    identities: ExerciseIdentities, stop: Int, stretches: (any StretchMaker)? = nil
  ) {
    recorder = PartRecorder(stretches)
    self.input = input
    self.firstRow = firstRow
    self.options = options
    self.dayOrder = dayOrder
    self.identities = identities
    self.stop = stop
  }

  /// Reads the workouts that begin behind `start` and not behind `end`.
  func read(near start: Int, to end: Int) -> ReadPart {
    do throws(WorkoutError) {
      guard let offset = try firstWorkout(from: start, to: end) else { return ReadPart() }
      return read(at: offset, to: end)
    } catch {
      return ReadPart()
    }
  }

  /// Reads the workouts from the row at `start` on that begin before `end`, and the one that begins there.
  func read(at start: Int, to end: Int, openQuoteCount: Int = 0) -> ReadPart {
    var part = ReadPart()
    part.start = start
    do throws(WorkoutError) {
      var reader = try reader(at: start, openQuoteCount: openQuoteCount)
      recorder.beginPart()
      defer {
        recorder.endPart()
        part.events = recorder.events
        part.isTooLong = recorder.isFull
        part.tally = reader.table.rows.tally
        part.tally.openQuoteCount = reader.table.rows.scanner.openQuoteCount - openQuoteCount
      }
      try read(&reader, to: end, into: &part)
    } catch {
      part.failure = error
    }
    return part
  }

  private func read(_ reader: inout Reader, to end: Int, into part: inout ReadPart) throws(WorkoutError) {
    var isFirst = true
    // These are used for every row, so they are retained once, here.
    let (recorder, assembler) = (recorder, reader.assembler)
    while true {
      let (eventCount, beginCount) = (recorder.events.count, recorder.beginCount)
      guard let row = try reader.table.rows.nextSpan() else {
        guard !recorder.isFull, !input.isCutOff, !reader.table.rows.hasStopped else { return }
        part.last = assembler.takeLast()
        part.end = input.bytes.count
        part.lineCount = reader.table.rows.scanner.line - 1
        part.isWhole = true
        return
      }
      guard !hasRunOut(row) else { return }
      recorder.line = row.line
      readRow(&reader)
      if !isFirst, recorder.beginCount > beginCount, row.start >= end {
        recorder.takeBack(to: eventCount)
        reader.table.rows.takeBackRow()
        part.last = assembler.takeReady()
        part.end = row.start
        part.lineCount = row.line - 1
        part.isWhole = true
        return
      }
      if let workout = assembler.takeReady() { try recorder.add(workout) }
      if isFirst { part.firstCount = recorder.events.count }
      isFirst = false
    }
  }

  /// The first row from `start` to `end` at which a workout begins, as far as the rows shortly before it tell; nil if
  /// no workout begins there.
  private func firstWorkout(from start: Int, to end: Int) throws(WorkoutError) -> Int? {
    let near = start - Self.margin
    guard near > firstRow, let offset = lineEnd(behind: near) else { return nil }
    var reader = try reader(at: offset)
    reader.table.rows.stop = min(stop, end)
    while let row = try reader.table.rows.nextSpan() {
      guard !hasRunOut(row) else { return nil }
      let count = recorder.beginCount
      readRow(&reader)
      _ = reader.assembler.takeReady()
      if count > 0, recorder.beginCount > count, row.start >= start { return row.start }
    }
    return nil
  }

  private func lineEnd(behind start: Int) -> Int? {
    input.bytes[min(start, input.bytes.count)...].firstIndex(of: 0x0a).map { $0 + 1 }
  }

  private func reader(at offset: Int, openQuoteCount: Int = 0) throws(WorkoutError) -> Reader {
    var reader = try Reader(input, options: options, sink: recorder, findings: recorder)
    reader.table.dayOrder = dayOrder
    reader.table.rows.beginPart(at: offset, openQuoteCount: openQuoteCount, stop: stop)
    reader.assembler.readPart(identities, began: recorder.began)
    return reader
  }

  private func readRow(_ reader: inout Reader) {
    do throws(RowProblem) { try reader.readRow() } catch { reader.table.keepOut(error) }
  }

  /// True where a row may have been judged by the end of what is loaded, or more has come up than is noted.
  private func hasRunOut(_ row: TableRows.Span) -> Bool {
    recorder.isFull || input.isCutOff && row.end > input.bytes.count - CSVScanner.lookAhead
  }
}
