package import Notation
internal import SafeFiles
package import WorkoutModel

/// A reader of a table with one row a set: what its format adds to the walk over the rows.
package protocol SetRowReader: SendableMetatype {
  associatedtype Column: TableColumn

  /// The format's name, as ``Format/id``.
  static var formatID: String { get }

  /// The column of dates, by which it is told whether days or months stand first.
  static var dateColumn: Column { get }

  /// Reads the head of `input`.
  ///
  /// - Throws: ``InputError`` where columns are missing.
  init(_ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink)
    throws(WorkoutError)

  var table: TableReader<Column> { get set }
  var assembler: WorkoutAssembler { get }
  /// The units that the head or the options state for all rows.
  var preferences: Preferences { get }

  /// Reads the present row of the table.
  ///
  /// - Throws: ``RowProblem`` where the row is broken; nothing of it may have reached the assembler by then.
  mutating func readRow() throws(RowProblem)

  /// Names what only all rows tell.
  func reportWhole()
}

extension SetRowReader {
  package func reportWhole() {}

  /// Reads `input` and pushes its workouts in the order of the rows.
  ///
  /// - Throws: ``InputError`` where columns are missing or more than a quarter of the rows is broken.
  package static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var reader = try Self(input, options: options, sink: sink, findings: findings)
    try sink.begin(WorkoutArchive(format: formatID, preferences: reader.preferences))
    try reader.table.settleDayOrder(of: dateColumn)
    if Parallel.hasThreads, let sideBySide = options.sideBySide, input.isOfKnownSize,
      input.byteCount >= sideBySide.partByteCount
    {
      var table = PartedTable(reader, input, options: options, sink: sink, findings: findings)
      return try table.read(sideBySide)
    }
    try reader.readRows()
  }

  /// Reads the rows from the present place on and ends the archive.
  mutating func readRows() throws(WorkoutError) {
    let assembler = assembler
    while try table.next() {
      do throws(RowProblem) { try readRow() } catch { table.keepOut(error) }
      try assembler.pass()
    }
    try assembler.finish()
    reportWhole()
  }
}

extension WorkoutArchive {
  @inline(never)
  fileprivate init(format: String, preferences: Preferences) {
    self.init()
    source = Source(format: format)
    self.preferences = preferences
  }
}
