internal import FormatKit
internal import Notation
internal import SQLite
internal import WorkoutModel

/// A row whose columns are taken one by one; what nobody takes is kept as the source's own fields.
struct FitNotesBackupRow {
  private let table: FitNotesBackupTable
  private let reporter: FitNotesBackupReporter
  private var values: [ColumnValue]
  private var kept: [SourceFields.Field] = []
  /// What the row is called in other tables.
  let id: ColumnValue

  init(_ values: [ColumnValue], of table: FitNotesBackupTable, number: Int, reporter: FitNotesBackupReporter)
  {
    self.table = table
    self.values = values
    self.reporter = reporter
    id = table.idColumn.map { values[$0] } ?? .integer(Int64(number))
    if let idColumn = table.idColumn { self.values[idColumn] = .null }
  }

  /// The value of the first of `names` (in small letters) that is a column.
  mutating func value(_ names: String...) -> ColumnValue {
    guard let index = table.index(of: names) else { return .null }
    defer { values[index] = .null }
    return values[index]
  }

  /// A text; nil for an empty one.
  mutating func text(_ names: String...) -> String? {
    guard let index = table.index(of: names) else { return nil }
    defer { values[index] = .null }
    let text = values[index].text
    return text.isEmpty ? nil : text
  }

  /// A number; nil, kept and reported, if the value is not one.
  mutating func decimal(_ names: String...) -> ExactDecimal? {
    take(names, expected: "a number of at most 17 digits") { $0.decimal }
  }

  /// A whole number; nil, kept and reported, if the value is not one.
  mutating func integer(_ names: String...) -> Int64? {
    take(names, expected: "a whole number") { $0.integer }
  }

  /// A number of repetitions; nil, kept and reported, if the value is not one.
  mutating func repetitions(_ names: String...) -> Int32? {
    take(names, expected: "a number of repetitions") { value in
      value.integer.flatMap { Int32(exactly: $0) }.flatMap { $0 == .min ? nil : $0 }
    }
  }

  /// A day or time; nil, kept and reported, if the value is neither.
  mutating func moment(_ names: String...) -> Moment? {
    take(names, expected: "a day or time like 2024-10-21 18:05:00") { value in
      if case .text(let text) = value { DateText.moment(text) } else { nil }
    }
  }

  /// Takes columns that say nothing the model does not say otherwise.
  mutating func skip(_ names: String...) {
    for name in names {
      if let index = table.index(of: [name]) { values[index] = .null }
    }
  }

  /// Keeps a value as a field of the source.
  mutating func keep(_ name: String, _ text: String) {
    kept.append(SourceFields.Field(name: name, text: text))
  }

  /// What has not been taken and is not empty; nil where that is nothing.
  var rest: SourceFields? {
    let fields = restFields
    return fields.isEmpty ? nil : SourceFields(format: Format.fitNotesBackup.id, fields: fields)
  }

  /// ``rest`` as a list, each name after `prefix`.
  func restFields(under prefix: String) -> [SourceFields.Field] {
    restFields.map { SourceFields.Field(name: prefix + $0.name, text: $0.text) }
  }

  private var restFields: [SourceFields.Field] {
    var fields = kept
    for (index, value) in values.enumerated() where !value.isUnset {
      fields.append(SourceFields.Field(name: table.columns[index], text: value.text))
    }
    return fields
  }

  /// Reports something found in the row.
  func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, column: String? = nil,
    detail: String? = nil
  ) {
    reporter.report(severity, kind, what, column: column, detail: detail, table: table.name, row: id)
  }

  private mutating func take<Value>(
    _ names: [String], expected: String, _ convert: (ColumnValue) -> Value?
  ) -> Value? {
    guard let index = table.index(of: names) else { return nil }
    let value = values[index]
    values[index] = .null
    if let converted = convert(value) { return converted }
    guard value != .null, value != .text("") else { return nil }
    keep(table.columns[index], value.text)
    report(
      .error, .inconsistent, .wrongType, column: table.columns[index],
      detail: "\(table.columns[index]) is \(PrintableText.of(value.text, limit: 40)), expected \(expected)")
    return nil
  }
}
