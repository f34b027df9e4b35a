import ArchiveGenerator
import SafeFiles
import Synchronization
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Some writers write on threads of their own, behind what fits workouts for them; nobody may notice but by the clock.
@Suite struct WriterCrewTests {
  private static let formats = [Format.benchTracker, .hevy, .strong, .fitNotes, .fitbod, .csv]

  private static func archive(_ count: Int, seed: UInt64) -> WorkoutArchive {
    var generator = ArchiveGenerator(seed: seed)
    var archive = generator.emptyArchive()
    archive.workouts = (0..<count).map { _ in generator.workout() }
    return archive
  }

  /// A workout whose rows are long.
  private static func heavy(sets: Int, letters: Int) -> Workout {
    let text = String(repeating: "n", count: letters)
    var workout = Workout(title: "Legs", start: Moment(wallTime: "2021-03-04 10:00"))
    var details = WorkoutDetails()
    details.notes = text
    details.templateReference = text
    workout.details = details
    workout.id = WorkoutIdentifier(text)
    var ofExercise = ExerciseDetails()
    ofExercise.equipment = text
    workout.exercises = [
      Exercise(
        identity(name: text, category: text, style: SetStyle(rawValue: text)),
        sets: Array(repeating: ExerciseSet(reps: 5), count: sets), details: ofExercise)
    ]
    return workout
  }

  @Test(arguments: [0, 100, 4_096, 4_097, 100_000]) func rowsAreNoHeavierThanTheirWorkout(letters: Int) throws
  {
    for sets in [1, 30] {
      let workout = Self.heavy(sets: sets, letters: letters)
      for format in Self.formats {
        let written = try Self.written(
          WorkoutArchive(workouts: [workout]), as: format, writers: 0, behind: 0)
        // A row of our own table has thirty cells.
        #expect(written.bytes.count < 1_024 + workout.weightInSets * 160, "\(format.id), \(sets) sets")
      }
    }
  }

  @Test func whatIsKeptOfAWorkoutHasItsWeight() {
    let kept = SourceFields(
      format: "btd", fields: [.init(name: "mood", text: String(repeating: "7", count: 640_000))])
    let bare = Self.heavy(sets: 1, letters: 1)
    var workout = bare
    var details = WorkoutDetails()
    details.sourceFields = kept
    workout.details = details
    #expect(workout.weightInSets >= bare.weightInSets + 9_999)
    var ofExercise = ExerciseDetails()
    ofExercise.sourceFields = kept
    workout.exercises[0].details = ofExercise
    #expect(workout.weightInSets >= bare.weightInSets + 19_999)
    var ofSet = SetDetails()
    ofSet.sourceFields = kept
    workout.exercises[0].sets[0].details = ofSet
    #expect(workout.weightInSets >= bare.weightInSets + 29_999)
    workout.supersets = [Array(repeating: 0, count: 80_000)]
    #expect(workout.weightInSets >= bare.weightInSets + 39_999)
    workout.supersets = Array(repeating: [0], count: 80_000)
    #expect(workout.weightInSets >= bare.weightInSets + 59_999)
  }

  /// What is written of `archive`, and what is found.
  private static func written(
    _ archive: WorkoutArchive, as format: Format, version: Int? = nil, writers: Int, behind count: Int
  ) throws -> (bytes: [UInt8], findings: [String]) {
    let findings = FindingList()
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.date = Moment(wallTime: "2021-03-04 10:00")
    options.version = version
    options.writers = writers
    options.countBeforeWriters = count
    let bytes = Mutex<[UInt8]>([])
    let output = ByteOutput { piece in bytes.withLock { $0.append(contentsOf: piece) } }
    let writer = try #require(format.writer)
    let sink = try writer(output, options, findings)
    try sink.take(archive)
    try output.finish()
    return (bytes.withLock { $0 }, findings.lines)
  }

  @Test(arguments: [999, 1_000, 1_001, 1])
  func theSameIsWrittenAndFoundByAnyNumberOfThreads(behind count: Int) throws {
    var archive = Self.archive(1_000, seed: UInt64(count))
    archive.workouts[400] = Self.heavy(sets: 600, letters: 4_000)
    #expect(archive.workouts[400].weightInSets > WriterCrew.maximumWeight)
    for format in Self.formats {
      let alone = try Self.written(archive, as: format, writers: 0, behind: count)
      #expect(alone.bytes.count > 50_000, "\(format.id)")
      for writers in count == 1 ? [1, 2, 5] : [2] {
        let many = try Self.written(archive, as: format, writers: writers, behind: count)
        #expect(alone.bytes == many.bytes, "\(format.id), \(writers)")
        #expect(alone.findings == many.findings, "\(format.id), \(writers)")
      }
    }
  }

  /// What makes a writer of `.btd` files say something of a workout, or keep what it knows of it.
  private static let oddities: [(String, @Sendable (inout Workout) -> Void)] = [
    ("no uuid", { $0.id = nil }), ("no name", { $0.title = nil }), ("no start", { $0.start = nil }),
    ("no duration", { $0.durationSeconds = nil }), ("no supersets", { $0.supersets = nil }),
    ("no mark", { $0.isStartEdited = nil }), ("a mark", { $0.isStartEdited = true }),
    (
      "a mark that was kept",
      { workout in
        workout.isStartEdited = nil
        var details = WorkoutDetails()
        details.sourceFields = SourceFields(
          format: "btd", fields: [.init(name: "dateModified", text: "7"), .init(name: "mood", text: "1")])
        workout.details = details
      }
    ),
    ("no exercise", { $0.exercises = [] }),
    ("no set", { $0.exercises[0].sets = [] }),
    (
      "no list of sets",
      { workout in
        workout.exercises[0].sets = []
        var details = ExerciseDetails()
        details.isWithoutSets = true
        workout.exercises[0].details = details
      }
    ),
    ("no name of an exercise", { $0.exercises[0].identity = identity(name: nil) }),
    ("no category", { $0.exercises[0].identity = identity(category: nil) }),
    ("a category of its own", { $0.exercises[0].identity = identity(category: "Grip") }),
    ("no style", { $0.exercises[0].identity = identity(style: nil) }),
  ]

  private static func identity(
    name: String? = "Squat", category: String? = "Legs", style: SetStyle? = .reps
  ) -> ExerciseIdentity {
    ExerciseIdentity(name: name, variation: "", category: category, style: style)
  }

  @Test(arguments: 1...6)
  func whatIsSaidOfAWorkoutOfAFileIsSaidWhoeverWritesIt(sourceVersion: Int) throws {
    var plain = Workout()
    plain.id = WorkoutIdentifier("6A3D2F10-0000-4000-8000-000000000000")
    plain.title = "Legs"
    plain.start = Moment(wallTime: "2021-03-04 10:00")
    plain.durationSeconds = 3_600
    plain.supersets = []
    plain.isStartEdited = sourceVersion == 6 ? false : nil
    plain.exercises = [
      Exercise(
        Self.identity(), sets: [ExerciseSet(reps: 5, load: Load(ExactDecimal(100), unit: .kilograms))])
    ]
    for version in 1...6 {
      for (name, change) in Self.oddities {
        var odd = plain
        change(&odd)
        let workouts = Array(repeating: plain, count: 5) + [odd, plain, odd, odd, plain]
        var archive = WorkoutArchive(workouts: workouts)
        archive.source = WorkoutArchive.Source(format: "btd", version: sourceVersion)
        archive.exerciseTypes = []
        let alone = try Self.written(archive, as: .benchTracker, version: version, writers: 0, behind: 1)
        let many = try Self.written(archive, as: .benchTracker, version: version, writers: 2, behind: 1)
        #expect(alone.bytes == many.bytes, "\(name), version \(version)")
        #expect(alone.findings == many.findings, "\(name), version \(version)")
      }
    }
  }

  @Test(arguments: [0, 2]) func anOutputThatFailsIsToldInTheEnd(writers: Int) throws {
    let archive = Self.archive(1_200, seed: 3)
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.writers = writers
    let pieces = Mutex(0)
    let full = FileError(.cannotWrite, path: "OUT", code: 28)
    let output = ByteOutput { (_) throws(WorkoutError) in
      pieces.withLock { $0 += 1 }
      throw .file(full)
    }
    let writer = try #require(Format.hevy.writer)
    let sink = try writer(output, options, FindingList())
    try sink.take(archive)
    #expect(throws: WorkoutError.file(full)) { try output.finish() }
    #expect(pieces.withLock { $0 } == 1)
  }

  @Test func whatIsLeftBehindEndsItsThreads() throws {
    let archive = Self.archive(1_200, seed: 4)
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.writers = 2
    weak var abandoned: (any ArchiveSink)?
    do {
      let writer = try #require(Format.strong.writer)
      let sink = try writer(ByteOutput { _ in }, options, FindingList())
      abandoned = sink
      try sink.begin(archive)
      for workout in archive.workouts { try sink.add(workout) }
    }
    #expect(abandoned == nil)
  }

  @Test(arguments: [1, 2, 7]) func whatACrewMakesIsUsedInOrder(width: Int) throws {
    let used = Mutex([Int]())
    let crew = Crew<Int>(width: width) {
      $0 * 2
    } use: { value in
      used.withLock { $0.append(value) }
    }
    let made = try #require(crew)
    for thing in 0..<5_000 { made.put(thing) }
    made.finish()
    // Nobody takes what comes behind the end, and nobody waits for it.
    for thing in 0..<10 { made.put(thing) }
    made.finish()
    #expect(used.withLock { $0 } == (0..<5_000).map { $0 * 2 })
  }
}
