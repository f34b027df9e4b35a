internal import FormatKit
internal import Notation
internal import WorkoutModel

/// One row of the newer EXERCISE SET LOGS, whose units stand in the names of its columns.
struct JefitSetLog {
  let index: Int64
  let kind: SetKind
  let pounds: ExactDecimal?
  let reps: Int32?
  private let seconds: ExactDecimal?
  private let miles: ExactDecimal?
  private let fields: [SourceFields.Field]

  /// True for a row without any number, which the app writes for a set that was not done.
  var isEmpty: Bool {
    pounds == nil && (reps ?? 0) == 0 && seconds == nil && miles == nil && fields.isEmpty
  }

  /// Takes the row that `table` has read.
  init(_ table: SectionedTable, findings: any FindingSink) {
    index = table.integer("set_index") ?? 0
    pounds = table.nonZero("weight_lbs")
    let count = table.number("reps")
    reps = table.integer("reps", isKnown: true).flatMap { Int32(exactly: $0) }
    seconds = table.nonZero("duration")
    miles = table.nonZero("distance_mi")
    var fields = ["calories", "speed_mph", "laps"].compactMap { column in
      table.nonZero(column).map { SourceFields.Field(name: column, text: $0.description) }
    }
    if reps == nil, let count { fields.append(.init(name: "reps", text: "\(count)")) }
    let type = table.text("set_type") ?? ""
    let known = Self.kind(type)
    kind = known ?? .working
    if known == nil {
      fields.append(.init(name: "set_type", text: type))
      findings.report(
        Finding(
          .warning, .guessed, .workingSet, field: .model(.kind),
          detail: PrintableText.of(type, limit: 40), place: table.place))
    }
    self.fields = fields
  }

  private static func kind(_ type: String) -> SetKind? {
    switch type.lowercased().filter({ $0.isLetter || $0.isNumber }) {
    case "", "0", "default", "normal", "regular", "working": .working
    case "warmup", "warmupset": .warmUp
    case "drop", "dropset": .drop
    case "failure", "tofailure", "failureset": .failure
    default: nil
    }
  }

  /// True where both tell of one set: packed logs keep the weight in the user's own unit.
  func agrees(with packed: JefitPackedSet, unit: MassUnit?) -> Bool {
    (reps ?? 0) == packed.reps && Self.isSame(pounds, packed.weight, unit, within: 0.1)
  }

  /// True where `weight`, in `unit`, is as much as `pounds`.
  static func isSame(
    _ pounds: ExactDecimal?, _ weight: ExactDecimal, _ unit: MassUnit?, within limit: Double
  ) -> Bool {
    let factor = unit == .kilograms ? 1 / MassUnit.pounds.kilograms : 1
    return abs((pounds?.doubleValue ?? 0) - weight.doubleValue * factor) < limit
  }

  /// The set of a bout of cardio, with what only its cardio log says.
  func set(beside cardio: ExerciseSet) -> ExerciseSet {
    var set = set(packed: nil)
    if set.durationSeconds == nil { set.durationSeconds = cardio.durationSeconds }
    guard var details = cardio.details else { return set }
    let own = set.details?.sourceFields?.fields ?? []
    let rest = details.sourceFields?.fields.filter { field in !own.contains { $0.name == field.name } } ?? []
    details.sourceFields =
      own.isEmpty && rest.isEmpty ? nil : SourceFields(format: "jefit", fields: own + rest)
    details.distance = set.details?.distance ?? details.distance
    set.details = details
    return set
  }

  /// The set, with the weight that the packed log says where both agree: it is what was typed.
  func set(packed: Load?) -> ExerciseSet {
    var details: SetDetails?
    if let miles { details.orEmpty.distance = Distance(miles, unit: .miles) }
    if !fields.isEmpty { details.orEmpty.sourceFields = SourceFields(format: "jefit", fields: fields) }
    // The app writes 0 where nothing was counted.
    let counted = reps == 0 && (seconds != nil || miles != nil) ? nil : reps
    return ExerciseSet(
      kind: kind, reps: counted, load: packed ?? pounds.map { Load($0, unit: .pounds) },
      durationSeconds: seconds, details: details)
  }
}
