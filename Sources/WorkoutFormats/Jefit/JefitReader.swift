internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the file that Jefit exports: tables that refer to each other by the keys of the app's database.
struct JefitReader {
  var table: SectionedTable
  let findings: any FindingSink
  /// The unit of weights in all sections but the set logs.
  private(set) var massUnit: MassUnit?
  /// The unit of lengths of the body, as written.
  private let lengthUnit: String?
  /// The unit of distances in the cardio logs, and whether it was guessed.
  let distanceUnit: (unit: DistanceUnit?, isGuessed: Bool)
  private var preferences = Preferences()
  private var profile = Profile()
  /// Names of exercises by their number.
  var names: [Int64: String] = [:]
  /// The rows of the set logs, by the exercise log that they belong to.
  var setLogs = RowIndex()
  /// The clock of the phone.
  var clock = JefitClock()
  /// The titles of the templates, by the number of their day.
  var templateNames: [Int64: String] = [:]
  /// The tables that were read.
  private(set) var used: Set<Int> = []
  private var identities: Set<ExerciseIdentity> = []

  /// Finds the sections of `input` and reads the settings.
  ///
  /// - Throws: ``InputError`` where there is no table or more than a quarter of the rows is broken.
  init(_ input: InputBytes, options: ReadOptions, findings: any FindingSink) throws(WorkoutError) {
    table = try SectionedTable(input, options: options, findings: findings)
    self.findings = findings
    var mass: MassUnit?
    var length: String?
    if let setting = table.tables(JefitSection.setting).first, !table.parts[setting].rows.isEmpty {
      used.insert(setting)
      try table.read(0, of: setting)
      mass = table.text("mass").flatMap { MassUnit(word: $0) }
      length = table.text("length")
      profile.name = table.text("name")
      preferences.sourceFields = table.fields(
        besides: JefitSection.bookkeeping.union(
          ["name", "length", Self.zoneColumn] + (mass == nil ? [] : ["mass"])),
        format: "jefit")
    }
    massUnit = mass ?? options.massUnit
    lengthUnit = length
    let guess: DistanceUnit? = length.map { $0.lowercased().hasPrefix("c") ? .kilometers : .miles }
    distanceUnit =
      options.distanceUnit.map { ($0, false) } ?? (guess, guess != nil)
    preferences.massUnit = massUnit
  }

  /// Pushes what the file holds.
  mutating func read(into sink: any ArchiveSink) throws(WorkoutError) {
    if massUnit == nil, let unit = try unitOfLogs() {
      massUnit = unit
      preferences.massUnit = unit
    }
    try settleClock()
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "jefit")
    archive.preferences = preferences
    archive.profile = profile
    try forEachRow(of: JefitSection.profile, with: "mydate") { reader, _ in
      archive.measurements += JefitProfile.measurements(
        reader.table, massUnit: reader.massUnit, lengthUnit: reader.lengthUnit)
    }
    archive.exerciseTypes = try exerciseTypes()
    archive.templates = try templates()
    let plans = try plans()
    try sink.begin(archive)
    for plan in plans { try sink.add(try workout(plan)) }
    reportWhatIsLeft()
    try sink.finish()
  }

  /// Calls `body` for each row of the tables of a section that have `column`.
  mutating func forEachRow(
    of section: String, with column: String,
    _ body: (inout JefitReader, _ row: Int) throws(WorkoutError) -> Void
  ) throws(WorkoutError) {
    guard let part = part(section, with: column) else { return }
    for row in table.parts[part].rows.indices {
      try table.read(row, of: part)
      try body(&self, row)
    }
  }

  /// The table of a section that has `column`; what is asked for counts as read.
  mutating func part(_ section: String, with column: String) -> Int? {
    guard let part = table.tables(section, with: column).first else { return nil }
    markUsed(part)
    return part
  }

  /// Counts a table as read.
  mutating func markUsed(_ part: Int) { used.insert(part) }

  /// The identity of an exercise; equal names share one instance.
  mutating func identity(_ name: String?) -> ExerciseIdentity {
    identities.insert(ExerciseIdentity(name: name)).memberAfterInsert
  }

  private mutating func exerciseTypes() throws(WorkoutError) -> [ExerciseType]? {
    guard part(JefitSection.customExercises, with: "name") != nil else { return nil }
    var types: [ExerciseType] = []
    try forEachRow(of: JefitSection.customExercises, with: "name") { reader, _ in
      let name = reader.table.text("name")
      if let name, let id = reader.table.integer("_id") { reader.names[id] = name }
      let fields = reader.table.fields(besides: JefitSection.bookkeeping.union(["name"]), format: "jefit")
      types.append(ExerciseType(name: name, sourceFields: fields))
    }
    return types
  }
}
