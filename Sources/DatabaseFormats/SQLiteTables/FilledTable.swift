internal import Notation
internal import SQLite
internal import WorkoutModel

/// A table that is being filled, column by column and row by row.
final class FilledTable {
  let name: String
  private let statement: Statement
  private let columns: [String]
  private var column = 0
  /// The table that holds the texts of numbers that a floating-point number does not hold.
  private let exactNumbers: FilledTable?
  /// The number of the row that is being filled.
  private(set) var id: Int64 = 0
  /// The numbers of this row that need their text beside them.
  private var inexact: [(column: String, value: ExactDecimal)] = []

  /// Every decimal number of fifteen digits comes back from a floating-point number.
  private static let exactCoefficients = Int64(-999_999_999_999_999)...999_999_999_999_999

  /// Makes ready to fill the table called `name`, whose first column is its row's number.
  init(_ database: Database, _ name: String, exactNumbers: FilledTable? = nil) throws {
    self.name = name
    self.exactNumbers = exactNumbers
    var columns: [String] = []
    let schema = try database.prepare("PRAGMA table_info(\(name))")
    while try schema.step() { columns.append(schema.value(1).text) }
    self.columns = columns
    let parameters = [String](repeating: "?", count: columns.count).joined(separator: ", ")
    statement = try database.prepare("INSERT INTO \(name) VALUES (\(parameters))")
  }

  /// Begins the next row.
  func begin() {
    id += 1
    column = 0
    add(id)
  }

  /// Fills the next column with a text, or leaves it empty for nil.
  func add(_ text: String?) {
    column += 1
    statement.add(text)
  }

  /// Fills the next column with a whole number, or leaves it empty for nil.
  func add(_ number: Int64?) {
    column += 1
    statement.add(number)
  }

  /// Fills the next column with a whole number, or leaves it empty for nil.
  func add(_ number: Int32?) { add(number.map { Int64($0) }) }

  /// Fills the next column with 1 or 0; with nothing where there is neither.
  func add(_ flag: Bool?) { add(flag.map { Int64($0 ? 1 : 0) }) }

  /// Fills the next column with a floating-point number.
  func add(_ number: Double) {
    column += 1
    statement.add(number)
  }

  /// Fills the next column with a number, or leaves it empty for nil.
  func add(_ number: ExactDecimal?) {
    guard let number else { return add(Int64?.none) }
    let double = number.doubleValue
    if !Self.exactCoefficients.contains(number.coefficient),
      ExactDecimal(lenient: "\(double)")?.normalized != number.normalized, columns.indices.contains(column)
    {
      inexact.append((columns[column], number))
    }
    add(double)
  }

  /// Fills the next columns with a load and its unit.
  func add(_ load: Load?) {
    add(load?.value)
    add(load?.unit?.rawValue)
  }

  /// Fills the next columns with a distance and its unit.
  func add(_ distance: Distance?) {
    add(distance?.value)
    add(distance?.unit?.rawValue)
  }

  /// Fills the next columns with a cadence.
  func add(_ cadence: RideCadence?) {
    add(cadence?.low)
    add(cadence?.high)
  }

  /// Fills the next columns with what names an exercise.
  func add(_ identity: ExerciseIdentity) {
    add(identity.name)
    add(identity.variation)
    add(identity.category)
    add(identity.style?.rawValue)
  }

  /// Fills the next columns with what is asked for.
  func add(_ target: SetTarget?) {
    add(target?.reps)
    add(target?.maximumReps)
    add(target?.load)
    add(target?.durationSeconds)
    add(target?.distance)
    add(target?.ratingOfPerceivedExertion)
  }

  /// Fills the next column with a JSON list of texts; with nothing where there is no list.
  func add(list texts: [String]?) {
    add(texts.map { "[" + $0.map { JSONOutput.quoted($0) }.joined(separator: ",") + "]" })
  }

  /// Inserts the row.
  func insert() throws {
    try statement.insert()
    guard !inexact.isEmpty else { return }
    for number in inexact {
      exactNumbers?.begin()
      exactNumbers?.add(name)
      exactNumbers?.add(id)
      exactNumbers?.add(number.column)
      exactNumbers?.add(number.value.description)
      try exactNumbers?.insert()
    }
    inexact = []
  }
}
