internal import WorkoutModel

/// A set of a log sheet whose marks are not understood.
package struct LogDoubt {
  /// What findings call the picture.
  package let file: String
  /// The number of the set, as the sheet has it: `2.3`.
  package let number: String
  /// Which set it is, what is not understood and where: one line.
  package let words: String
  /// True where the sheet has a plan for the set.
  package let hasPlan: Bool

  /// Says it of a row; nil for one that is understood.
  init?(_ row: LogReading.Row, on page: LogSheets.Page) {
    guard case .inDoubt(let doubt) = row.outcome else { return nil }
    let reading = page.reading
    file = page.name
    hasPlan = row.row.plan.saysWork
    number = reading.number(of: row.row)
    let exercise = reading.form.plan.exercises[row.row.exercise].name ?? "exercise without a name"
    let place = row.bubbles.first { $0.verdict != .empty } ?? row.bubbles.first
    let pixel = place.map { LogSheets.place($0.pixel) } ?? ""
    words = "\(number) of sheet \(reading.form.label), \(exercise): \(doubt)\(pixel)"
  }
}
