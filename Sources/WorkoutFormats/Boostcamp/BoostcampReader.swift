internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the CSV that Boostcamp exports: a row a workout, whose exercises are JSON in one cell.
struct BoostcampReader {
  static let formatID = "boostcamp"
  /// A session that seems longer was recorded later.
  private static let longestHours: Int64 = 12

  private var table: TableReader<BoostcampColumn>
  private let massUnit: MassUnit?
  private let findings: any FindingSink

  /// Reads `input` and pushes its workouts in the order of the rows.
  ///
  /// - Throws: `WorkoutError.input` where columns are missing or more than a quarter of the rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var reader = BoostcampReader(
      table: try TableReader(
        input, formatID: formatID, options: options, findings: findings, required: [.createdAt, .records],
        column: { BoostcampColumn($0) }),
      massUnit: options.massUnit, findings: findings)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: formatID)
    try sink.begin(archive)
    while try reader.table.next() {
      let workout: Workout
      do throws(RowProblem) { workout = try reader.readRow() } catch {
        reader.table.keepOut(error)
        continue
      }
      try sink.add(workout)
    }
    try sink.finish()
  }

  private mutating func readRow() throws(RowProblem) -> Workout {
    guard let created = try moment(.createdAt) else { throw table.problem(.createdAt, "no date and time") }
    let finished = try moment(.finishedAt)
    guard let text = table.text(.records), let list = JSONElement(json: text), list.kind == .array else {
      throw table.problem(.records, "no list of exercises")
    }
    var fields = table.unknownCells()?.fields ?? []
    var workout = Workout(id: table.text(.id).map { WorkoutIdentifier($0) }, title: table.text(.title))
    if let name = table.text(.workout) {
      if workout.title == nil {
        workout.title = name
      } else if name != workout.title {
        fields.append(.init(name: BoostcampColumn.workout.description, text: name))
      }
    }
    var details = WorkoutDetails()
    details.notes = table.text(.notes)
    workout.start = created
    if let finished {
      let milliseconds = finished.utcMilliseconds - created.utcMilliseconds
      if (0...Self.longestHours * 3_600_000).contains(milliseconds) {
        workout.durationSeconds = ExactDecimal(coefficient: milliseconds, fractionDigits: 3)?.normalized
      } else {
        // Begun on one day and finished on another: the day of the training is the last.
        workout.start = finished
        fields.append(.init(name: BoostcampColumn.createdAt.description, text: "\(created)"))
        findings.report(
          Finding(
            .warning, .guessed, "a workout that lasts more than 12 hours: its end is read as its start",
            field: .model(.start), detail: "\(created) to \(finished)",
            place: table.place(of: .finishedAt)))
      }
    }
    var exercises = BoostcampExercises(massUnit)
    exercises.read(list)
    workout.exercises = exercises.exercises
    workout.supersets = exercises.supersets.isEmpty ? nil : exercises.supersets
    report(exercises)
    if !fields.isEmpty { details.sourceFields = SourceFields(format: Self.formatID, fields: fields) }
    workout.details = details == WorkoutDetails() ? nil : details
    return workout
  }

  private func report(_ exercises: BoostcampExercises) {
    let place = table.place(of: .records)
    if exercises.undone > 0 {
      findings.report(
        Finding(.note, .dropped, .notPerformed, of: .set, place: place, count: exercises.undone))
    }
    for excerpt in exercises.foreign {
      findings.report(
        Finding(
          .error, .dropped, "exercise or set that is not an object", of: .exercise, detail: excerpt,
          place: place)
      )
    }
  }

  /// A time in UTC, its day first: `9/8/2024 14:35:44.588+00`.
  private func moment(_ column: BoostcampColumn) throws(RowProblem) -> Moment? {
    guard let raw = table.raw(column) else { return nil }
    guard let moment = DateText.moment(raw, order: .dayFirst) else {
      throw table.problem(column, "no date and time")
    }
    return moment
  }
}
