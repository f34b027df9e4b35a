internal import FormatKit
internal import WorkoutModel

extension JefitReader {
  /// How many pounds the two kinds of logs may be apart, for the app cuts what it converts.
  private static let maximumDifference = 0.05

  /// The unit in which the packed logs say what the set logs say in pounds; nil where they do not all agree.
  mutating func unitOfLogs() throws(WorkoutError) -> MassUnit? {
    var pounds: [Int64: [(index: Int64, pounds: ExactDecimal?)]] = [:]
    try forEachRow(of: JefitSection.setLogs, with: "exercise_log_id") { reader, _ in
      guard let log = reader.table.integer("exercise_log_id") else { return }
      pounds[log, default: []].append(
        (reader.table.integer("set_index") ?? 0, reader.table.nonZero("weight_lbs")))
    }
    guard !pounds.isEmpty else { return nil }
    var units = Set(MassUnit.allCases)
    var isTold = false
    try forEachRow(of: JefitSection.logs, with: "ename") { reader, _ in
      guard let id = reader.table.integer("_id"), let text = reader.table.text("logs"),
        let logged = pounds[id]?.sorted(by: { $0.index < $1.index })
      else { return }
      let packed = text.split(separator: ",").map { JefitPackedSet($0)?.weight }
      guard packed.count == logged.count else { return }
      for case (let log, let weight?) in zip(logged, packed) where log.pounds != nil {
        isTold = true
        units = units.filter {
          JefitSetLog.isSame(log.pounds, weight, $0, within: Self.maximumDifference)
        }
      }
    }
    guard isTold, units.count == 1, let unit = units.first else { return nil }
    findings.report(
      Finding(
        .note, .guessed, "weight unit not given; guessed, as logs and set logs agree on it",
        field: .model(.loadUnit), detail: unit.rawValue, place: table.inputPlace))
    return unit
  }
}
