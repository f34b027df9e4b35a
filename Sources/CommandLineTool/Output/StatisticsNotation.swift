internal import Notation
internal import Statistics
internal import WorkoutModel

/// Writes the figures of a history as JSON, as `Schemas/stats.schema.json` has it.
enum StatisticsNotation {
  static func json(_ result: HistoryResult, _ formula: OneRepMaxFormula) -> String {
    JSONOutput.text { json in
      json.raw("[\n{\"file\":")
      json.text(orNull: result.files.first)
      json.raw(",\"files\":")
      write(result.files, to: json) { json.text($0) }
      json.raw(",\"formula\":")
      json.text(formula.rawValue)
      write(result.statistics, to: json)
      HistoryProgressNotation.write(result.progress, to: json)
      json.raw("}\n]\n")
    }
  }

  private static func write(_ statistics: HistoryStatistics, to json: JSONOutput) {
    json.raw(",\"unit\":")
    json.text(orNull: statistics.unit?.rawValue)
    for (key, value) in [
      (",\"workouts\":", statistics.workouts), (",\"undated\":", statistics.undated),
      (",\"sets\":", statistics.sets), (",\"durationSeconds\":", Int(statistics.durationSeconds)),
      (",\"volume\":", Int(statistics.volume)), (",\"longestStreak\":", statistics.longestStreak),
      (",\"lastStreak\":", statistics.lastStreak),
    ] {
      json.raw(key)
      json.number(value)
    }
    json.raw(",\"firstDay\":")
    json.text(orNull: day(statistics.days?.lowerBound))
    json.raw(",\"lastDay\":")
    json.text(orNull: day(statistics.days?.upperBound))
    json.raw(",\"weeks\":")
    write(statistics.weeks, to: json) { json.number($0) }
    json.raw(",\"hours\":")
    write(statistics.hours, to: json) { json.number($0) }
    json.raw(",\"medianRestSeconds\":")
    if let rest = statistics.medianRestSeconds { json.number(rest) } else { json.raw("null") }
    json.raw(",\n\"categories\":")
    write(statistics.categories, to: json) { write($0, key: "{\"category\":", to: json) }
    json.raw(",\n\"months\":")
    write(statistics.months, to: json) { write($0, key: "{\"month\":", to: json) }
    json.raw(",\n\"lifts\":")
    write(statistics.lifts, to: json) { lift in
      write(lift.name, lift.measure, lift.unit, lift.best, to: json)
    }
    json.raw(",\n\"records\":")
    write(statistics.records, to: json) { record in
      write(record.exercise, record.measure, record.unit, record.session, to: json)
    }
  }

  private static func write<Value>(_ values: [Value], to json: JSONOutput, _ each: (Value) -> Void) {
    json.raw("[")
    for (number, value) in values.enumerated() {
      if number > 0 { json.raw(",") }
      each(value)
    }
    json.raw("]")
  }

  private static func write(_ sum: HistoryStatistics.Sum, key: StaticString, to json: JSONOutput) {
    json.raw(key)
    json.text(sum.name)
    json.raw(",\"volume\":")
    json.number(Int(sum.volume))
    json.raw(",\"sets\":")
    json.number(sum.sets)
    json.raw("}")
  }

  private static func write(
    _ exercise: String, _ measure: ExerciseHistory.Measure, _ unit: MassUnit?,
    _ session: ExerciseHistory.Session?, to json: JSONOutput
  ) {
    let isWeight = measure == .oneRepMax || measure == .help
    json.raw("{\"exercise\":")
    json.text(exercise)
    json.raw(",\"measure\":")
    switch measure {
    case .oneRepMax: json.raw("\"oneRepMax\"")
    case .help: json.raw("\"help\"")
    case .reps: json.raw("\"reps\"")
    case .distance: json.raw("\"meters\"")
    case .time: json.raw("\"seconds\"")
    }
    json.raw(",\"value\":")
    if let value = session?.value { json.raw(number(value)) } else { json.raw("null") }
    json.raw(",\"unit\":")
    json.text(orNull: isWeight ? unit?.rawValue : nil)
    json.raw(",\"set\":")
    json.text(orNull: session?.best?.text)
    json.raw(",\"number\":")
    json.number(orNull: session.map { $0.workout + 1 })
    json.raw(",\"date\":")
    json.text(orNull: session?.start?.description)
    json.raw("}")
  }

  /// A whole number without a point.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }

  private static func day(_ number: Int?) -> String? {
    number.flatMap { CivilDate(daysSince1970: $0) }.flatMap { Moment(date: $0, precision: .day) }?.description
  }
}
