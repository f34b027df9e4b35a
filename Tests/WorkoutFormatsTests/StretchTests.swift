import ArchiveGenerator
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Threads that read parts fit and write what they can; nobody may notice but by the clock.
@Suite struct StretchTests {
  /// A sink as the program has it: its workouts come one by one or in stretches.
  private final class Written: StretchSink {
    private let sink: any ArchiveSink
    private let plan = SharedStretchPlan()
    private(set) var fitting: FittingSink?
    private(set) var inStretches = 0
    let counter = ArchiveCounter(looksAtLoads: false)

    init(_ sink: any ArchiveSink) {
      self.sink = sink
      let take = { [weak self] (sink: any ArchiveSink) in
        guard let self, let fitting = sink as? FittingSink else { return }
        fitting.share(self.plan)
        fitting.witness = self.counter
        self.fitting = fitting
      }
      (sink as? DeferredSink)?.made = take
      take(sink)
    }

    var writing: StretchWriting { plan.writing(into: self) }

    func begin(_ archive: WorkoutArchive) throws(WorkoutError) { try sink.begin(archive) }
    func add(_ workout: Workout) throws(WorkoutError) { try sink.add(workout) }
    func finish() throws(WorkoutError) { try sink.finish() }

    func add(_ stretch: WrittenStretch) throws(WorkoutError) {
      inStretches += stretch.read.workouts
      #expect(stretch.read.workouts == stretch.written.workouts)
      try fitting?.add(stretch)
    }
  }

  /// What became of a conversion.
  private struct Outcome {
    var bytes: [UInt8] = []
    var groups: [FindingLog.Group] = []
    var counts: [Int] = []
    var error = ""
  }

  /// Converts `bytes`; with `sideBySide` in parts, whose threads fit and write.
  ///
  /// - Returns: what came of it, and how many workouts came in stretches.
  private static func outcome(
    of bytes: [UInt8], _ source: Format, to target: Format, _ change: (inout WriteOptions) -> Void,
    _ sideBySide: SideBySide? = nil
  ) throws -> (Outcome, inStretches: Int) {
    let log = FindingLog()
    var writeOptions = WriteOptions()
    writeOptions.date = Moment(wallTime: "2021-03-04 10:00")
    change(&writeOptions)
    var outcome = Outcome()
    let output = ByteOutput { outcome.bytes.append(contentsOf: $0) }
    let writer = try #require(target.writer)
    let written = Written(try writer(output, writeOptions, log))
    var options = ReadOptions()
    options.massUnit = .kilograms
    options.sideBySide = sideBySide
    if sideBySide != nil { options.stretches = written.writing }
    let reader = try #require(source.reader)
    let input = try InputBytes(bytes, name: "t")
    do throws(WorkoutError) {
      try reader(input, options, written, log)
    } catch {
      outcome.error = error.words
    }
    try output.finish()
    outcome.groups = log.groups
    outcome.counts = [written.counter.workouts, written.counter.exercises, written.counter.sets]
    return (outcome, written.inStretches)
  }

  /// Makes each part once the one before it is taken, but for some that are made ahead.
  private static func inTurn(_ partByteCount: Int, ahead: Int) -> SideBySide {
    SideBySide(partByteCount: partByteCount) { count, maker, take in
      let makers = (0...ahead).map { _ in maker() }
      var parts: [ReadPart] = []
      for number in 0..<count {
        while parts.count <= ahead, number + parts.count < count {
          let next = number + parts.count
          parts.append(makers[next % makers.count](next))
        }
        guard take(parts.removeFirst()) else { return }
      }
    }
  }

  /// What makes a workout one that cannot be written before its turn, or that a neighbour tells something of.
  private static let oddities: [@Sendable (inout Workout, _ last: Workout) -> Void] = [
    { $0.start = $1.start },
    { ($0.start, $0.title, $0.durationSeconds) = ($1.start, $1.title, $1.durationSeconds) },
    { ($0.start, $0.title, $0.durationSeconds, $0.id) = ($1.start, $1.title, $1.durationSeconds, $1.id) },
    { workout, last in workout = last },
    { workout, _ in workout.exercises = [] },
    { workout, _ in workout.exercises[0].sets = [] },
    { workout, _ in workout.exercises[1] = workout.exercises[0] },
    { workout, _ in workout.exercises[0].sets[0].reps = -3 },
    { workout, _ in workout.exercises[0].sets[0].load = Load(ExactDecimal(-20), unit: .kilograms) },
    { workout, _ in workout.exercises[0].sets[0].load = Load(ExactDecimal(0), unit: .kilograms) },
    { workout, _ in
      guard let value = ExactDecimal("82.500000001") else { return }
      workout.exercises[0].sets[0].load = Load(value, unit: .pounds)
    },
    { workout, _ in workout.title = nil },
    { workout, _ in workout.title = "=1+1" },
    { workout, _ in workout.title = "e" + String(repeating: "\u{301}", count: 60) },
    { workout, _ in workout.start = Moment(wallTime: "2021-03-04 10:00:31") },
    { workout, _ in workout.start = nil },
    { workout, _ in workout.durationSeconds = nil },
    { workout, _ in workout.durationSeconds = ExactDecimal("4000.5") },
    { workout, _ in workout.supersets = [[2, 1], [1, 9]] },
    { workout, _ in workout.id = nil },
    { workout, _ in
      workout.exercises[0].identity = ExerciseIdentity(
        name: nil, variation: "Wide", category: "Grip", style: nil)
    },
    { workout, _ in
      var details = SetDetails()
      details.ratingOfPerceivedExertion = ExactDecimal("8.3")
      details.note = "deep"
      workout.exercises[0].sets[0].details = details
    },
    { workout, _ in
      var details = WorkoutDetails()
      details.notes = String(repeating: "long ", count: 2_000)
      details.sourceFields = SourceFields(format: "btd", fields: [.init(name: "mood", text: "1")])
      workout.details = details
    },
  ]

  /// An archive in which about one workout in `rarity` is odd.
  private static func archive(seed: UInt64, rarity: Int, count: Int = 80) -> WorkoutArchive {
    var generator = ArchiveGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    var archive = generator.emptyArchive()
    for _ in 0..<count {
      var workout = generator.workout()
      if let last = archive.workouts.last, Int.random(in: 0..<rarity, using: &random) == 0,
        let change = oddities.randomElement(using: &random), !workout.exercises[0].sets.isEmpty
      {
        change(&workout, last)
      }
      archive.workouts.append(workout)
    }
    return archive
  }

  private static func file(_ archive: WorkoutArchive, _ format: Format, version: Int? = nil) throws -> [UInt8]
  {
    var options = WriteOptions()
    options.version = version
    options.date = Moment(wallTime: "2021-03-04 10:00")
    return try format.bytes(of: archive, options: options, findings: FindingLog())
  }

  private static let sources = [Format.benchTracker, .hevy, .strong, .fitbod, .csv]
  private static let targets: [(format: Format, change: @Sendable (inout WriteOptions) -> Void)] = [
    (.hevy, { _ in }), (.hevy, { $0.massUnit = .pounds }), (.fitbod, { _ in }), (.benchTracker, { _ in }),
    (.benchTracker, { $0.version = 4 }), (.benchTracker, { $0.massUnit = .pounds }), (.strong, { _ in }),
    (.strong, { $0.variant = "ios" }), (.csv, { _ in }), (.fitNotes, { _ in }),
  ]

  /// True for targets that may need all workouts: sums of a `.btd` file, and units that nothing states.
  private static func hangsTogether(_ target: (format: Format, change: (inout WriteOptions) -> Void)) -> Bool
  {
    var options = WriteOptions()
    target.change(&options)
    return target.format.id == "btd" || options.variant == "ios"
  }

  /// Compares what comes of `bytes` in parts with what comes of them as a whole.
  ///
  /// - Returns: how many workouts came in stretches, for each target.
  @discardableResult
  private static func compare(_ bytes: [UInt8], _ source: Format, seed: Int, _ about: String) throws -> [Int]
  {
    var inStretches = targets.map { _ in 0 }
    for (number, target) in targets.enumerated() {
      let (whole, _) = try outcome(of: bytes, source, to: target.format, target.change)
      for (size, ahead) in [(3_000, 0), (20_000, 1 + seed % 2)] {
        let (parted, count) = try outcome(
          of: bytes, source, to: target.format, target.change, inTurn(size, ahead: ahead))
        inStretches[number] += count
        let about = "\(source.id) to \(target.format.id) \(number), \(about), \(size) ahead \(ahead)"
        expectSame(whole, parted, about)
      }
    }
    return inStretches
  }

  private static func expectSame(_ whole: Outcome, _ parted: Outcome, _ about: String) {
    // Only the first difference: the whole of it says nothing to anybody.
    let place = zip(whole.bytes, parted.bytes).prefix { $0 == $1 }.count
    let (wanted, found) = (whole.bytes.dropFirst(place), parted.bytes.dropFirst(place))
    #expect(
      String(decoding: wanted.prefix(80), as: UTF8.self) == String(decoding: found.prefix(80), as: UTF8.self),
      "\(about)")
    #expect(whole.groups == parted.groups, "\(about)")
    #expect(whole.counts == parted.counts, "\(about)")
    #expect(whole.error == parted.error, "\(about)")
  }

  @Test(arguments: 1...4) func stretchesSayAndWriteWhatWorkoutsWould(seed: Int) throws {
    let archive = Self.archive(seed: UInt64(seed), rarity: [2, 5, 12, 40][seed % 4])
    for source in Self.sources {
      let bytes = try Self.file(archive, source, version: source.id == "btd" ? seed : nil)
      let inStretches = try Self.compare(bytes, source, seed: seed, "seed \(seed)")
      guard seed % 4 > 1 else { continue }
      #expect(inStretches.reduce(0, +) > 50, "\(source.id), seed \(seed)")
      guard source.id == "btd" else { continue }
      for (target, count) in zip(Self.targets, inStretches) where !Self.hangsTogether(target) {
        #expect(count > 5, "\(target.format.id), seed \(seed)")
      }
    }
  }

  @Test func damagedFilesSayAndWriteTheSameInStretches() throws {
    let archive = Self.archive(seed: 9, rarity: 10, count: 40)
    for source in [Format.benchTracker, .hevy, .strong] {
      let bytes = try Self.file(archive, source)
      var damage = MutatedBytes(
        seed: 10,
        pieces: ["\"", "\n", "{", "}", ",", "},{", "\"5 60\"", "null", "\u{e9}", "1e400", "[]", ";"])
      for round in 0..<3 {
        try Self.compare(damage.next(of: bytes), source, seed: round, "round \(round)")
      }
    }
  }

  private static let beginning = ",\n{\"uuid\""

  /// The text of a `.btd` file, cut at its workouts.
  private static func pieces(of archive: WorkoutArchive) throws -> [String] {
    String(decoding: try file(archive, .benchTracker), as: UTF8.self)
      .split(separator: beginning, omittingEmptySubsequences: false).map { String($0) }
  }

  /// What every version needs is filled in where a file lacks it, and named at its place.
  @Test func whatAFileLacksIsNamedAtItsPlaceBehindStretches() throws {
    let lacks = [
      (#""category":"Chest","#, ""), (#""style":"repsWeight","#, ""), (#""supersets":[],"#, ""),
      (#"dateModified":false"#, #"mood":1"#), (#""Bench Press""#, #""Bench Press!""#),
      (#""category":"Back""#, #""category":"Grip""#),
    ]
    var pieces = try Self.pieces(of: Self.archive(seed: 5, rarity: 1_000))
    var changes = 0
    for index in stride(from: 12, to: pieces.count, by: 9) {
      let (text, other) = lacks[index / 9 % lacks.count]
      if pieces[index].contains(text) { changes += 1 }
      pieces[index] = pieces[index].replacing(text, with: other)
    }
    let text = pieces.joined(separator: Self.beginning)
    #expect(changes > 4)
    #expect(try Self.compare(Array(text.utf8), .benchTracker, seed: 1, "lacking").reduce(0, +) > 200)
  }

  /// A part of which more comes up than is noted is read again, and what its thread has written is forgotten.
  @Test func aPartThatIsReadAgainIsWrittenOnce() throws {
    let sets = String(repeating: #""x","#, count: PartRecorder.maximumEvents)
    let long =
      #"{"uuid":"6A3D2F10-0000-4000-8000-000000000000","name":"L","date":"2021-03-04 10:00","duration":60,"#
      + #""supersets":[],"dateModified":false,"exercises":[{"name":"Squat","style":"repsWeight","sets":[\#(sets)"5 80"]}]}"#
    var pieces = try Self.pieces(of: Self.archive(seed: 3, rarity: 1_000))
    pieces[40] += ",\n" + long
    let text = pieces.joined(separator: Self.beginning)
    for target in [Format.hevy, .benchTracker] {
      let (whole, _) = try Self.outcome(of: Array(text.utf8), .benchTracker, to: target) { _ in }
      let (parted, inStretches) = try Self.outcome(
        of: Array(text.utf8), .benchTracker, to: target, { _ in }, Self.inTurn(4_000, ahead: 0))
      Self.expectSame(whole, parted, "\(target.id)")
      #expect(inStretches > 20, "\(target.id)")
    }
  }

  /// A text in place of a set becomes a note of its exercise, which stands on each row: a part of it is not held.
  @Test func aWorkoutWhoseRowsGrowIsNotHeld() throws {
    let heavy =
      #"{"uuid":"6A3D2F10-0000-4000-8000-000000000000","name":"L","date":"2021-03-04 10:00","duration":60,"#
      + #""supersets":[],"dateModified":false,"exercises":[{"name":"Squat","style":"reps","sets":["#
      + String(repeating: #""5","#, count: 2_000) + #""~ \#(String(repeating: "n", count: 4_000))"]}]}"#
    var pieces = try Self.pieces(of: Self.archive(seed: 3, rarity: 1_000, count: 40))
    for index in 35...38 { pieces[index] += ",\n" + heavy }
    let bytes = Array(pieces.joined(separator: Self.beginning).utf8)
    let (whole, _) = try Self.outcome(of: bytes, .benchTracker, to: .hevy) { _ in }
    let (parted, inStretches) = try Self.outcome(
      of: bytes, .benchTracker, to: .hevy, { _ in }, Self.inTurn(3_000, ahead: 0))
    #expect(whole.error == "")
    Self.expectSame(whole, parted, "heavy")
    #expect(whole.bytes.count > 4 * 2_000 * 4_000)
    #expect((10...36).contains(inStretches), "\(inStretches)")
  }

  @Test func threadsThatFitInVainAreToldToLeaveIt() throws {
    let plan = SharedStretchPlan()
    var sharing = StretchSharing(plan)
    // What comes before they know anything does not count.
    for _ in 0..<30_000 { sharing.noteUnwritten() }
    sharing.tell(sortCount: 0) { given in
      StretchPlan(
        target: "", scope: FormatScope(target: "", formatID: "", fields: .all), options: WriteOptions(),
        head: given, sorts: CountedLosses.Sorts(), output: ByteOutput { _ in }, writer: { SetTableWriter($0) }
      )
    }
    #expect(plan.current != nil && !sharing.hasStretches)
    var stretch = WrittenStretch(for: ByteOutput { _ in })
    for _ in 0..<30_000 { stretch.read.add(Workout()) }
    sharing.note(stretch)
    for _ in 0..<30_000 { sharing.noteUnwritten() }
    #expect(!sharing.isInVain && plan.current != nil && sharing.hasStretches)
    sharing.noteUnwritten()
    #expect(sharing.isInVain)
    sharing.stop()
    #expect(plan.current == nil)
  }
}
