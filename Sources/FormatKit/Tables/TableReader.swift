package import Notation
public import WorkoutModel

/// Reads the rows of a table under a head: cells by the columns of a format, broken rows named and kept out.
@usableFromInline package struct TableReader<Column: TableColumn> {
  @usableFromInline package internal(set) var rows: TableRows

  /// Starts at the head of `input`.
  ///
  /// - Parameters:
  ///   - holdsInput: true where the input is read again after this reader.
  ///   - column: the column that a name over it means.
  /// - Throws: ``InputError`` where a required column is missing.
  package init(
    _ input: InputBytes, formatID: String, options: ReadOptions, findings: any FindingSink,
    holdsInput: Bool = false, required: [Column], column: (String) -> Column?
  ) throws(WorkoutError) {
    rows = try TableRows(
      input, formatID: formatID, options: options, findings: findings, holdsInput: holdsInput,
      count: Column.allCases.count, required: required.map { $0.rawValue },
      word: { Column(rawValue: $0).map { "\($0)" } ?? "" },
      column: { column($0)?.rawValue })
  }

  /// Says what the cells of columns hold, by which rows of another length than the head are put right.
  ///
  /// - Parameters:
  ///   - freeTexts: columns in which unquoted delimiters may stand, the likeliest first.
  ///   - numbers: columns that hold numbers alone.
  ///   - shapes: columns whose cells are of another form that is known.
  package mutating func expect(
    freeTexts: [Column], numbers: [Column] = [],
    shapes: [(column: Column, matches: (UnsafeRawBufferPointer) -> Bool)] = []
  ) {
    rows.freeTexts = freeTexts.map { $0.rawValue }
    rows.numbers = numbers.map { $0.rawValue }
    rows.shapes = shapes.map { ($0.column.rawValue, $0.matches) }
  }

  package var findings: any FindingSink { rows.findings }

  /// The names over the columns.
  package var head: [String] { rows.head }

  /// How many rows were read so far, broken ones as well.
  package var rowCount: Int { rows.tally.rowCount }

  /// The place of the file as a whole.
  package var filePlace: Place { rows.filePlace }

  /// The place of the row.
  package var rowPlace: Place { rows.rowPlace }

  /// Which number is the day in dates such as `03/04/2021`; nil where that is not known or not asked.
  package var dayOrder: DayOrder? {
    get { rows.dayOrder }
    set { rows.dayOrder = newValue }
  }

  /// True where an apostrophe may guard a text from spreadsheets, see ``SpreadsheetText``.
  package var hasGuards: Bool {
    get { rows.hasGuards }
    set { rows.hasGuards = newValue }
  }

  /// The name over `column`; nil where the table does not have it.
  package func name(of column: Column) -> String? { rows.name(of: column.rawValue) }

  /// Where the cells of `column` stand in a row; nil where the table does not have it.
  package func place(ofCell column: Column) -> Int? { rows.place(ofCell: column.rawValue) }

  /// True where the table has `column`.
  package func has(_ column: Column) -> Bool { rows.has(column.rawValue) }

  /// Finds out whether dates such as `03/04/2021` have the day or the month first, as spreadsheets write them.
  package mutating func settleDayOrder(of column: Column) throws(WorkoutError) {
    try rows.settleDayOrder(of: column.rawValue)
  }

  /// Goes on to the next row that has the right number of cells; false at the end.
  ///
  /// - Throws: ``InputError`` at the end where more than a quarter of all rows was broken.
  @inline(__always)
  package mutating func next() throws(WorkoutError) -> Bool { try rows.next() }

  /// Names the row as one that is kept out.
  package mutating func keepOut(_ problem: RowProblem) { rows.keepOut(problem) }

  /// The place of a cell of the row.
  package func place(of column: Column) -> Place { rows.place(of: column.rawValue) }

  // MARK: Cells

  /// The bytes of a cell without the spaces around it; nil where it is blank or not there.
  @inlinable @inline(__always)
  package func raw(_ column: Column) -> UnsafeRawBufferPointer? { rows.raw(column.rawValue) }

  /// The bytes of a cell as they stand, spaces, doubled quotes and all; nil for an empty or missing cell.
  @inlinable @inline(__always)
  package func cell(_ column: Column) -> UnsafeRawBufferPointer? { rows.cell(column.rawValue) }

  /// The text of a cell as it stands, spaces and all; nil for an empty or missing cell.
  @inlinable @inline(__always)
  package mutating func text(_ column: Column) -> String? { rows.text(column.rawValue) }

  /// The unit of weight that the bytes of a cell mean; nil where they mean none.
  @inlinable @inline(__always)
  package mutating func massUnit(_ raw: UnsafeRawBufferPointer) -> MassUnit? { rows.massUnits.unit(raw) }

  /// The unit of distance that the bytes of a cell mean; nil where they mean none.
  @inlinable @inline(__always)
  package mutating func distanceUnit(_ raw: UnsafeRawBufferPointer) -> DistanceUnit? {
    rows.distanceUnits.unit(raw)
  }

  /// The number in a cell; nil where it is blank.
  @inlinable @inline(__always)
  package mutating func number(_ column: Column) throws(RowProblem) -> ExactDecimal? {
    try rows.number(column.rawValue)
  }

  /// The number in a cell beside a set; nil where it is blank, and for what is no number, which is named.
  @inlinable @inline(__always)
  package mutating func numberBeside(_ column: Column) -> ExactDecimal? { rows.numberBeside(column.rawValue) }

  /// The whole number in a cell, which may be written `5.0`; nil where it is blank.
  @inlinable @inline(__always)
  package mutating func wholeNumber(_ column: Column) throws(RowProblem) -> Int32? {
    try rows.wholeNumber(column.rawValue)
  }

  /// The field that findings on a cell of `column` are about.
  package func field(_ column: Column) -> Finding.Field? { rows.field(column.rawValue) }

  /// A problem with the cell of `column`.
  package func problem(_ column: Column, _ what: String) -> RowProblem {
    rows.problem(column.rawValue, what)
  }

  /// What stands in columns that the format does not know.
  package mutating func unknownCells() -> SourceFields? { rows.unknownCells() }
}
