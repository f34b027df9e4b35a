internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// Reads a large table in parts, side by side, with what comes of it as if it were read row by row.
///
/// Where a part begins is a guess: the row at which a workout seems to begin. A part counts where the one before it
/// ends at this very row; else it is read again from there.
struct PartedTable<Reader: SetRowReader> {
  private var reader: Reader
  private let input: SharedInput
  private let byteCount: Int
  private let firstRow: Int
  private let options: ReadOptions
  private let sink: any ArchiveSink
  private let findings: any FindingSink
  /// Offset of the first row that has not been taken, and the lines before it.
  private var place: (offset: Int, lines: Int)
  /// True once workouts need no change in their turn, so that the threads that read may write them.
  private let mayWriteAhead: Monitor<Bool>
  /// The workout that is passed on once a row behind it has been read.
  private var pending: Workout?
  /// True where rows are left to one thread, since the next part is too long to be held.
  private var isLeftToOne = false
  /// How many bytes a part goes on behind its end at most: a long workout, or broken rows.
  private static var maximumReach: Int { 4 << 20 }

  /// Goes on where `reader` stands: behind the head.
  init(
    _ reader: Reader, _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink,
    findings: any FindingSink
  ) {
    self.reader = reader
    self.options = options
    self.sink = sink
    self.findings = findings
    byteCount = input.byteCount
    let scanner = reader.table.rows.scanner
    firstRow = scanner.offset
    // Each part looks at the head.
    self.input = SharedInput(input, keeping: firstRow)
    place = (firstRow, scanner.line - 1)
    mayWriteAhead = Monitor(!reader.assembler.settles)
  }

  /// Reads all rows and ends the archive.
  mutating func read(_ sideBySide: SideBySide) throws(WorkoutError) {
    let partByteCount = sideBySide.partByteCount
    let count = (byteCount + partByteCount - 1) / partByteCount
    let reading = reading(partByteCount)
    let (maker, mayWriteAhead) = (options.stretches?.makeMaker, mayWriteAhead)
    var failure: WorkoutError?
    sideBySide.run(
      count,
      {
        let identities = ExerciseIdentities()
        let stretches = maker?()
        return {
          reading(
            $0 * partByteCount, ($0 + 1) * partByteCount, identities,
            mayWriteAhead.withLock { $0 } ? stretches : nil)
        }
      },
      { part in
        let number = partNumber
        partNumber += 1
        do throws(WorkoutError) {
          try take(part, to: number + 1 < count ? (number + 1) * partByteCount : .max)
          input.discard(upTo: number * partByteCount)
          return !isLeftToOne
        } catch {
          failure = error
          return false
        }
      })
    if let failure { throw failure }
    if isLeftToOne { return try goOn() }
    try reader.table.rows.finish()
    try passPending()
    try sink.finish()
    reader.reportWhole()
  }

  /// Reads the rows that no part has taken, one after another.
  private mutating func goOn() throws(WorkoutError) {
    // It is passed on behind the next row, as ever.
    if let workout = pending.take() { reader.assembler.putBack(workout) }
    reader.table.rows.goOn(at: place.offset, line: place.lines + 1)
    try reader.readRows()
  }

  /// The number of the part that is taken next.
  private var partNumber = 0

  /// What reads a part by itself, on any thread.
  private func reading(_ partByteCount: Int)
    -> @Sendable (_ start: Int, _ end: Int, ExerciseIdentities, (any StretchMaker)?)
    -> ReadPart
  {
    var apart = options
    apart.progress = nil
    apart.sideBySide = nil
    apart.stretches = nil
    let (input, firstRow, dayOrder) = (input, firstRow, reader.table.dayOrder)
    // Without what is told, the options are values alone.
    nonisolated(unsafe) let options = apart
    return { start, end, identities, stretches in
      do throws(WorkoutError) {
        let bytes = try input.part(through: end + CSVScanner.lookAhead + partByteCount)
        let part = PartReading<Reader>(
          bytes, firstRow: firstRow, options: options, dayOrder: dayOrder, identities: identities,
          stop: end + partByteCount, stretches: stretches)
        return start < firstRow ? part.read(at: firstRow, to: end) : part.read(near: start, to: end)
      } catch {
        return ReadPart()
      }
    }
  }

  /// Takes the workouts that begin before `end`: those of `part`, where it begins where the last one ended.
  private mutating func take(_ part: ReadPart, to end: Int) throws(WorkoutError) {
    guard place.offset < min(end, byteCount) else { return }
    if part.start == place.offset, part.isWhole, !part.isTooLong, part.tally.openQuoteCount == 0 {
      return try take(part)
    }
    let part = try readAgain(to: end)
    isLeftToOne = part.isTooLong || !part.isWhole && part.failure == nil
    if !isLeftToOne { try take(part) }
  }

  /// Takes the workouts of `part`, which begins where the last one ended.
  private mutating func take(_ part: ReadPart) throws(WorkoutError) {
    for (index, event) in part.events.enumerated() {
      if index == part.firstCount { try passPending() }
      switch event {
      case .began(let key, let line):
        guard !reader.assembler.isNew(key) else { continue }
        TableFindings.reportScattered(
          at: Place(file: reader.table.filePlace.file, line: line + place.lines, column: 1), to: findings)
      case .finding(let finding): report(finding)
      // Rows of a table are told by their keys.
      case .identified, .inStretch: break
      case .add(let workout): try reader.assembler.settleAndPass(workout)
      case .written(let stretch): try options.stretches?.take(stretch)
      }
    }
    if let failure = part.failure { throw failure.moved(by: place.lines) }
    if part.tally.rowCount > 0 { try passPending() }
    if let last = part.last { pending = last }
    reader.table.rows.tally.add(part.tally, movedBy: place.lines)
    place = (part.end, place.lines + part.lineCount)
    options.progress?(min(place.offset, byteCount), byteCount)
    if !reader.assembler.settles { mayWriteAhead.withLock { $0 = true } }
  }

  /// The part from where the last one ended, read with as much of the input as it takes.
  private func readAgain(to end: Int) throws(WorkoutError) -> ReadPart {
    let end = max(place.offset, min(end, byteCount))
    let stop = end + Self.maximumReach
    var room = 3 * CSVScanner.lookAhead
    var failure: WorkoutError?
    while true {
      let bytes = try input.part(through: end + room)
      let part = PartReading<Reader>(
        bytes, firstRow: firstRow, options: options, dayOrder: reader.table.dayOrder,
        identities: reader.assembler.identities, stop: stop
      ).read(at: place.offset, to: end, openQuoteCount: reader.table.rows.tally.openQuoteCount)
      // What fails twice in the same way does not fail for want of more.
      let isFinal = part.isWhole || (part.failure != nil && part.failure == failure)
      guard !isFinal, bytes.isCutOff, !part.isTooLong, end + room <= stop else { return part }
      failure = part.failure
      room *= 2
    }
  }

  private mutating func report(_ finding: Finding) {
    if finding.reason.words == Finding.Reason.readAsWindows1252.words, let shown = finding.detail,
      !reader.table.rows.isNewGuess(shown)
    {
      return
    }
    var finding = finding
    finding.place = finding.place.moved(by: place.lines)
    findings.report(finding)
  }

  private mutating func passPending() throws(WorkoutError) {
    if let workout = pending.take() { try reader.assembler.settleAndPass(workout) }
  }
}
