internal import Migration
internal import Statistics
internal import WorkoutModel

extension ListTable {
  /// The workouts, the newest last.
  static func workouts(_ archive: WorkoutArchive, at indices: [Int]) -> ListTable {
    var table = ListTable(columns: [
      Column(key: "number", title: "#", isNumber: true), Column(key: "date", title: "date"),
      Column(key: "title", title: "title", isCut: true),
      Column(key: "exercises", title: "exercises", isNumber: true, leftOut: 3),
      Column(key: "sets", title: "sets", isNumber: true, leftOut: 2),
      Column(key: "volume", title: "volume", isNumber: true), Column(key: "unit"),
      Column(key: "durationSeconds", title: "time", isNumber: true, leftOut: 1),
    ])
    table.rows = WorkoutSummary.all(of: archive, at: indices).map { workout in
      [
        .number(workout.index + 1), date(workout.start), .text(workout.title), .number(workout.exercises),
        .number(workout.sets), Cell(.number(Int(workout.volume)), words: volume(workout)),
        .text(workout.unit?.rawValue),
        workout.durationSeconds.map { Cell(.decimal($0), words: ListWords.duration($0)) }
          ?? Cell(.none, words: ""),
      ]
    }
    return table
  }

  /// The exercises of workouts, the most frequent first.
  static func exercises(_ archive: WorkoutArchive, at indices: [Int]) -> ListTable {
    var table = ListTable(columns: [
      Column(key: "exercise", title: "exercise", isCut: true),
      Column(key: "workouts", title: "workouts", isNumber: true),
      Column(key: "sets", title: "sets", isNumber: true, leftOut: 3),
      Column(key: "last", title: "last time"),
      Column(key: "lastNumber", title: "#", isNumber: true, leftOut: 4),
      Column(key: "bestSet", title: "best set", leftOut: 1),
      Column(key: "bestNumber", title: "in #", isNumber: true, leftOut: 5),
      Column(key: "oneRepMax", title: "1RM", isNumber: true, leftOut: 2), Column(key: "unit"),
    ])
    table.rows = ExerciseSummary.all(of: archive, at: indices).map { exercise in
      let estimate = exercise.best?.oneRepMax
      let unit = estimate == nil ? nil : exercise.best?.unit
      return [
        .text(exercise.name), .number(exercise.workouts), .number(exercise.sets),
        date(exercise.last, isDay: true), .number(exercise.lastWorkout + 1), .text(exercise.best?.text),
        .number(exercise.best.map { $0.workout + 1 }),
        estimate.map { Cell(.number(Int($0)), words: ListWords.number($0, unit)) } ?? Cell(.none, words: ""),
        .text(unit?.rawValue),
      ]
    }
    return table
  }

  /// The templates and structured rides, in the order of the file.
  static func templates(_ archive: WorkoutArchive) -> ListTable {
    var table = ListTable(columns: [
      Column(key: "kind", title: "kind"), Column(key: "title", title: "title", isCut: true),
      Column(key: "exercises", title: "exercises", isNumber: true),
      Column(key: "sets", title: "sets", isNumber: true, leftOut: 1),
      Column(key: "segments", title: "segments", isNumber: true, leftOut: 2),
    ])
    table.rows =
      archive.templates.map { template in
        [
          .text("template"), .text(template.title), .number(template.exercises.count),
          .number(template.exercises.reduce(0) { $0 + $1.sets.count }), .number(nil),
        ]
      }
      + archive.rides.map { ride in
        [.text("ride"), .text(ride.title), .number(nil), .number(nil), .number(ride.segments.count)]
      }
    return table
  }

  /// The measurements of the body, the newest last.
  static func measurements(_ archive: WorkoutArchive) -> ListTable {
    var table = ListTable(columns: [
      Column(key: "date", title: "date"), Column(key: "kind", title: "kind"),
      Column(title: "value", isNumber: true), Column(key: "value"), Column(key: "unit"),
      Column(key: "note", title: "note", isCut: true),
    ])
    let starts = archive.measurements.map { $0.moment?.utcMilliseconds ?? .min }
    let order = archive.measurements.indices.sorted { (starts[$0], $0) < (starts[$1], $1) }
    table.rows = order.map { index in
      let measurement = archive.measurements[index]
      let words = "\(measurement.value)" + (measurement.unit.map { " \($0)" } ?? "")
      return [
        date(measurement.moment), .text(measurement.kind), Cell(.none, words: words),
        Cell(.decimal(measurement.value), words: ""), .text(measurement.unit), .text(measurement.note),
      ]
    }
    return table
  }

  /// For a person `2026-01-31 18:05`, for programs ISO 8601.
  private static func date(_ moment: Moment?, isDay: Bool = false) -> Cell {
    guard let moment else { return Cell(.none, words: "no date") }
    return Cell(.text(moment.description), words: isDay ? ListWords.day(moment) : ListWords.time(moment))
  }

  private static func volume(_ workout: WorkoutSummary) -> String {
    workout.volume == 0 ? "" : ListWords.number(workout.volume, workout.unit)
  }
}
