internal import FormatKit
internal import WorkoutModel

/// Reads the cells of a row that make a set.
struct SetTableRow {
  /// The unit of weights beside which none stands: that in the name of the column, else what was asked for.
  let massUnit: MassUnit?
  /// The same of distances.
  let distanceUnit: DistanceUnit?

  init(_ table: TableReader<SetTableColumn>, _ options: ReadOptions) {
    massUnit = table.name(of: .weight).flatMap { MassUnit(head: $0) } ?? options.massUnit
    distanceUnit = table.name(of: .distance).flatMap { DistanceUnit(head: $0) } ?? options.distanceUnit
  }

  /// The set of the present row; nil where the row holds none.
  func set(_ table: inout TableReader<SetTableColumn>) throws(RowProblem) -> ExerciseSet? {
    guard SetTableColumn.ofSet.contains(where: { table.raw($0) != nil }) else { return nil }
    var kind = SetKind.working
    if let raw = table.raw(.kind) {
      guard let known = SetTableKind.kind(raw) else { throw table.problem(.kind, "no kind of set") }
      kind = known
    }
    let load = try load(&table, .weight, .weightUnit)
    let reps = try table.wholeNumber(.reps)
    let seconds = try table.number(.durationSeconds)
    let details = try details(&table)
    return ExerciseSet(
      kind: kind, reps: reps, load: load, durationSeconds: seconds,
      details: details == SetDetails() ? nil : details)
  }

  private func details(_ table: inout TableReader<SetTableColumn>) throws(RowProblem) -> SetDetails {
    var details = SetDetails()
    details.distance = try distance(&table, .distance, .distanceUnit)
    details.ratingOfPerceivedExertion = table.numberBeside(.ratingOfPerceivedExertion)
    details.repsInReserve = table.numberBeside(.repsInReserve)
    details.restSeconds = table.numberBeside(.restSeconds)
    details.isLoadPerSide = try Self.flag(table, .perSide) ?? false
    details.freeText = table.text(.text)
    details.note = table.text(.note)
    var target = SetTarget()
    target.reps = try table.wholeNumber(.targetReps)
    target.maximumReps = try table.wholeNumber(.targetMaximumReps)
    target.load = try load(&table, .targetWeight, .targetWeightUnit)
    target.durationSeconds = try table.number(.targetDurationSeconds)
    target.distance = try distance(&table, .targetDistance, .targetDistanceUnit)
    target.ratingOfPerceivedExertion = try table.number(.targetRatingOfPerceivedExertion)
    if target != SetTarget() { details.target = target }
    details.sourceFields = table.unknownCells()
    return details
  }

  private func load(
    _ table: inout TableReader<SetTableColumn>, _ value: SetTableColumn, _ unit: SetTableColumn
  ) throws(RowProblem) -> Load? {
    guard let value = try table.number(value) else { return nil }
    guard let raw = table.raw(unit) else { return Load(value, unit: massUnit) }
    if let known = table.massUnit(raw) { return Load(value, unit: known) }
    guard value.coefficient == 0 else { throw table.problem(unit, "no unit of weight") }
    TableFindings.reportNothing(.load, value, raw, at: table.place(of: unit), to: table.findings)
    return nil
  }

  private func distance(
    _ table: inout TableReader<SetTableColumn>, _ value: SetTableColumn, _ unit: SetTableColumn
  ) throws(RowProblem) -> Distance? {
    guard let value = try table.number(value) else { return nil }
    guard let raw = table.raw(unit) else { return Distance(value, unit: distanceUnit) }
    if let known = table.distanceUnit(raw) { return Distance(value, unit: known) }
    guard value.coefficient == 0 else { throw table.problem(unit, "no unit of distance") }
    TableFindings.reportNothing(.distance, value, raw, at: table.place(of: unit), to: table.findings)
    return nil
  }

  /// True or false as people and spreadsheets write them; nil for a blank cell.
  static func flag(
    _ table: TableReader<SetTableColumn>, _ column: SetTableColumn
  ) throws(RowProblem) -> Bool? {
    guard let raw = table.raw(column) else { return nil }
    switch String(decoding: raw, as: UTF8.self).lowercased() {
    case "true", "yes", "1": return true
    case "false", "no", "0": return false
    default: throw table.problem(column, "neither true nor false")
    }
  }
}
