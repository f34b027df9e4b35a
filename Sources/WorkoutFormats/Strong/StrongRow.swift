internal import FormatKit
internal import WorkoutModel

/// The numbers of one row of Strong's export.
struct StrongRow {
  private(set) var order: StrongSetOrder
  var load: Load?
  var reps: Int32?
  var seconds: ExactDecimal?
  var distance: Distance?
  var ratingOfPerceivedExertion: ExactDecimal?

  /// True where more than a time was counted.
  var isCounted: Bool {
    load != nil || (reps ?? 0) != 0 || distance != nil || ratingOfPerceivedExertion != nil
  }

  /// Reads the numbers of the present row.
  init(
    _ table: inout TableReader<StrongColumn>, massUnit: MassUnit?, distanceUnit: DistanceUnit?
  ) throws(RowProblem) {
    guard let name = table.raw(.exerciseName) else { throw table.problem(.exerciseName, "nothing") }
    order = StrongSetOrder(table.raw(.setOrder))
    if let value = try table.number(.weight), value.coefficient != 0 {
      load = Load(value, unit: try Self.massUnit(&table) ?? massUnit)
    }
    reps = try table.wholeNumber(.reps)
    seconds = try table.number(.seconds)
    if let value = try table.number(.distance), value.coefficient != 0 {
      distance = Distance(value, unit: try Self.distanceUnit(&table) ?? distanceUnit)
    }
    if let value = table.numberBeside(.ratingOfPerceivedExertion), value.coefficient != 0 {
      ratingOfPerceivedExertion = value
    }
    if StrongSetOrder.isRest(name), order == .number(0) || order == .unknown, !isCounted { order = .rest }
    // The app writes 0 where nothing was counted.
    if seconds?.coefficient == 0, order != .rest { seconds = nil }
    if reps == 0, seconds != nil || distance != nil { reps = nil }
  }

  private static func massUnit(_ table: inout TableReader<StrongColumn>) throws(RowProblem) -> MassUnit? {
    guard let raw = table.raw(.weightUnit) else { return nil }
    guard let unit = table.massUnit(raw) else {
      throw table.problem(.weightUnit, "no unit of weight")
    }
    return unit
  }

  private static func distanceUnit(
    _ table: inout TableReader<StrongColumn>
  ) throws(RowProblem) -> DistanceUnit? {
    guard let raw = table.raw(.distanceUnit) else { return nil }
    guard let unit = table.distanceUnit(raw) else {
      throw table.problem(.distanceUnit, "no unit of distance")
    }
    return unit
  }
}
