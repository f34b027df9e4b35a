internal import WorkoutModel

/// Reads the CSV that the Hevy app exports: one row a set, with supersets and kinds of sets.
struct HevyReader {
  private var table: TableReader<HevyColumn>
  private let assembler: WorkoutAssembler
  private let findings: any FindingSink
  private let massUnit: MassUnit?
  private let distanceUnit: DistanceUnit?
  private var starts = CellDate()
  private var ends = CellDate()
  private var exerciseTitle: [UInt8] = []
  private var lastIndex: Int32 = -1
  private var group: Int?

  private init(
    _ input: InputBytes, options: ReadOptions, sink: any ArchiveSink, findings: any FindingSink
  ) throws {
    table = try TableReader(
      input, formatID: "hevy", options: options, findings: findings,
      required: [.startTime, .exerciseTitle], column: { HevyColumn($0) })
    table.freeTextColumns = [.exerciseNotes, .notes, .exerciseTitle, .title]
    table.numericColumns = [.weight, .reps, .distance, .seconds, .ratingOfPerceivedExertion, .setIndex]
    assembler = WorkoutAssembler(sink)
    self.findings = findings
    massUnit =
      table.head.lazy.filter { HevyColumn($0) == .weight }.compactMap { MassUnit(head: $0) }.first
      ?? options.massUnit
    distanceUnit =
      table.head.lazy.filter { HevyColumn($0) == .distance }.compactMap { DistanceUnit(head: $0) }.first
      ?? options.distanceUnit
  }

  /// Reads `input` and pushes its workouts, newest first as the app writes them.
  ///
  /// - Throws: ``InputError`` where columns are missing or more than a quarter of the rows is broken.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws {
    var reader = try HevyReader(input, options: options, sink: sink, findings: findings)
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "hevy")
    archive.preferences.massUnit = reader.massUnit
    archive.preferences.distanceUnit = reader.distanceUnit
    try sink.begin(archive)
    while try reader.table.next() {
      do { try reader.readRow() } catch let problem as RowProblem { reader.table.keepOut(problem) }
    }
    try reader.assembler.finish()
  }

  private mutating func readRow() throws {
    let set = try readSet()
    guard let title = table.raw(.exerciseTitle) else { throw table.problem(.exerciseTitle, "nothing") }
    let superset = try table.wholeNumber(.supersetID).map(Int.init)
    let index = try table.wholeNumber(.setIndex)
    try beginWorkout()
    beginExercise(title, superset, index)
    assembler.add(set)
  }

  private mutating func readSet() throws(RowProblem) -> ExerciseSet {
    var kind = SetKind.working
    if let raw = table.raw(.setType) {
      guard let known = HevySetType.kind(raw) else { throw table.problem(.setType, "no known type of set") }
      kind = known
    }
    let load = try table.number(.weight).map { Load($0, unit: massUnit) }
    let reps = try table.wholeNumber(.reps)
    let seconds = try table.number(.seconds)
    var details: SetDetails?
    if let value = try table.number(.distance) {
      details.orEmpty.distance = Distance(value, unit: distanceUnit)
    }
    if let rating = try table.number(.ratingOfPerceivedExertion) {
      details.orEmpty.ratingOfPerceivedExertion = rating
    }
    if let fields = table.unknownCells() { details.orEmpty.sourceFields = fields }
    return ExerciseSet(kind: kind, reps: reps, load: load, durationSeconds: seconds, details: details)
  }

  private mutating func beginWorkout() throws {
    guard let startCell = table.raw(.startTime), let start = starts.moment(startCell) else {
      throw table.problem(.startTime, "no date and time")
    }
    var key = RawHash.of(startCell)
    if let cell = table.raw(.endTime) { key = key &* 31 &+ RawHash.of(cell) }
    if let cell = table.raw(.title) { key = key &* 31 &+ RawHash.of(cell) }
    var end: Moment?
    if let cell = table.raw(.endTime) {
      guard let moment = ends.moment(cell) else { throw table.problem(.endTime, "no date and time") }
      end = moment
    }
    let beginning = try assembler.beginWorkout(key: key) {
      var workout = Workout(title: table.text(.title), start: start)
      var details = WorkoutDetails()
      details.notes = table.text(.notes)
      if let end {
        let milliseconds = end.wallMilliseconds - start.wallMilliseconds
        if milliseconds >= 0 {
          workout.durationSeconds = ExactDecimal(coefficient: milliseconds / 1_000)
        } else {
          details.end = end
          findings.report(
            Finding(
              .warning, .inconsistent, "a workout that ends before it begins",
              detail: "\(start) to \(end)", place: table.place(of: .endTime)))
        }
      }
      workout.details = details == WorkoutDetails() ? nil : details
      return workout
    }
    switch beginning {
    case .same: break
    case .again:
      TableFindings.reportScattered(at: table.rowPlace, to: findings)
      fallthrough
    case .new: exerciseTitle = []
    }
  }

  /// An exercise begins with another name or superset, or where the numbers of its sets begin again.
  private mutating func beginExercise(_ title: UnsafeRawBufferPointer, _ superset: Int?, _ index: Int32?) {
    let isSame = title.elementsEqual(exerciseTitle) && superset == group && (index ?? .max) > lastIndex
    lastIndex = index ?? -1
    guard !isSame else { return }
    exerciseTitle = Array(title)
    group = superset
    assembler.beginExercise(assembler.identity(title) { table.text(.exerciseTitle) }, group: superset)
    if let notes = table.text(.exerciseNotes) { assembler.changeExercise { $0.notes = notes } }
  }
}
