import ArchiveGenerator
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// A large table is read in parts, side by side; nobody may notice but by the clock.
@Suite struct PartReadingTests {
  private static let formats: [Format] = [.strong, .hevy, .fitNotes, .fitbod, .csv, .liftLog]

  /// Workouts as a table, with texts in which rows could begin.
  private static func table(_ format: Format, seed: UInt64, count: Int = 14) throws -> [UInt8] {
    var generator = ArchiveGenerator(seed: seed)
    var archive = generator.emptyArchive()
    archive.workouts = (0..<count).map { _ in generator.workout() }
    for number in archive.workouts.indices where number % 7 == 3 {
      var details = archive.workouts[number].details ?? WorkoutDetails()
      details.notes = "a note of\n2021-03-04 10:00:00,\"lines\"\n\n,,,\n"
      archive.workouts[number].details = details
    }
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.date = Moment(wallTime: "2021-03-04 10:00")
    return try format.bytes(of: archive, options: options, findings: FindingLog())
  }

  @Test(arguments: formats) func partsTellWhatTheWholeTells(_ format: Format) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let bytes = try Self.table(format, seed: seed)
      for partByteCount in [200, 5_000, bytes.count / 2] {
        let story = try Story.ofBoth(
          bytes, format, partByteCount: partByteCount, "seed \(seed), \(partByteCount)")
        #expect(story.workouts.count > 10)
      }
    }
  }

  @Test(arguments: formats) func eachThreadHasOneInstanceOfAnExercise(_ format: Format)
    throws
  {
    let input = try InputBytes(Self.table(format, seed: 3), name: "t")
    let exercises = try Story(input, format, Story.backwards(1_000)).workouts.flatMap {
      $0.exercises.map(\.identity)
    }
    // One for the thread that makes the parts, and one for the thread that reads some of them again.
    #expect(Set(exercises.map { ObjectIdentifier($0) }).count <= 2 * Set(exercises).count)
    #expect(exercises.count > 2 * Set(exercises).count)
  }

  @Test func aTableThatIsOnlyReadHasPartsToo() throws {
    var text =
      "Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Notes\n"
    for day in 0..<60 {
      for set in 0..<5 {
        text += "20\(10 + day / 18)-03-\(10 + day % 18)T17:04:11.000Z,GZCLP,Day \(day % 3),"
        text +=
          "\"\(set < 3 ? "Squat" : "Row"), Barbell\",\(set % 3 == 0 ? 1 : 0),5,\(set == 4 ? "" : "5"),deep\n"
      }
    }
    let story = try Story.ofBoth(Array(text.utf8), .liftosaur, partByteCount: 1_000, "read only")
    #expect(story.workouts.count == 60)
  }

  @Test(arguments: formats) func damagedTablesTellTheSameInParts(_ format: Format) throws {
    let bytes = try Self.table(format, seed: 9)
    var damage = MutatedBytes(
      seed: 10,
      pieces: ["\"", "\n", "\r", ",", "abc", "\n\n", ",,,,,,,,,,,,,,,\n", "\u{e9}", "\",\"", "1e400"])
    for round in 0..<24 {
      let damaged = damage.next(of: damage.next(of: damage.next(of: bytes)))
      try Story.ofBoth(damaged, format, partByteCount: 2_000, "round \(round)")
    }
  }

  @Test(arguments: formats) func rowsThatAreThereTwiceAreNamedInParts(_ format: Format) throws {
    let bytes = try Self.table(format, seed: 5, count: 12)
    let headEnd = try #require(bytes.firstIndex(of: 0x0a)) + 1
    let story = try Story.ofBoth(bytes + bytes[headEnd...], format, partByteCount: 800, "twice")
    let scattered = story.lines.count { $0.contains("rows of a workout that are not together") }
    #expect(scattered > 5)
  }

  /// Some workouts, rows, and other workouts.
  private static func rows(between rows: String) -> [UInt8] {
    func days(_ year: Int) -> String {
      (10..<30).map { "\(year)-03-\($0) 18:00:00,Push,Squat,1,100,5,deep\n" }.joined()
    }
    return Array(
      ("Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n" + days(2021) + rows + days(2022)).utf8)
  }

  /// Rows of workouts in Strong's columns, one exercise each.
  private static func strong(
    _ workouts: [(exercise: [UInt8], rowCount: Int)], notes: String = ""
  ) -> [UInt8] {
    var bytes = Array("Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n".utf8)
    for (number, workout) in workouts.enumerated() {
      let start = Array("2021-03-04 10:00:\(10 + number % 50),Push \(number),".utf8)
      for row in 0..<workout.rowCount {
        bytes += start + workout.exercise + Array(",\(row + 1),80,5,\(notes)\n".utf8)
      }
    }
    return bytes
  }

  @Test func namesThatAreNotUTF8AreNamedWhereAPartIsReadAgain() throws {
    let names = (1...4).map { [0xdc] + Array("bung \($0)".utf8) }
    // Two of them go on behind all that a part may look at.
    let rows = 5 * CSVScanner.lookAhead / 4_000
    let workouts = names.enumerated().map { ($1, $0 < 2 ? rows : 2) } + names.map { ($0, 3) }
    let bytes = Self.strong(workouts, notes: String(repeating: "x", count: 4_000))
    let story = try Story.ofBoth(bytes, .strong, partByteCount: CSVScanner.lookAhead / 2, "long workouts")
    #expect(story.lines.count { $0.contains("Übung") } == names.count)
  }

  @Test func whatTwoQuotesMeanDependsOnTheCell() throws {
    let cells = [#""Curl 5""""#, #"Curl 5"""#, #""Curl ""5"""#].map { Array($0.utf8) }
    let bytes = Self.strong((0..<300).map { (cells[$0 % 3 == 2 ? ($0 / 7) % 2 : $0 % 3], 3) })
    let story = try Story.ofBoth(bytes, .strong, partByteCount: 900, "quotes")
    let names = Set(story.workouts.compactMap { $0.exercises.first?.identity.name })
    #expect(names == [#"Curl 5""#, #"Curl 5"""#])
  }

  @Test func moreBrokenRowsThanArePutAsideTellTheSame() throws {
    let bytes = Self.rows(between: String(repeating: "x,y\n", count: PartRecorder.maximumEvents + 10))
    let story = try Story.ofBoth(bytes, .strong, partByteCount: 100_000, "broken rows")
    // The last one is not complete until the table is judged.
    #expect(story.workouts.count == 39)
    #expect(story.lines.last?.hasPrefix("t:22:1: 32778 of 32818 rows cannot be read") == true)
  }

  @Test func aWorkoutIsToldBehindTheNextRowWhereRowsAreLeftToOneThread() throws {
    let scattered = (0..<200).map {
      "2021-03-04 10:00:00,\($0 % 2 == 0 ? "Push" : "Pull"),Squat,1,100,5,deep\n"
    }.joined()
    let head = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n"
    let broken = String(repeating: "x,y\n", count: PartRecorder.maximumEvents + 10)
    let story = try Story.ofBoth(
      Array((head + scattered + broken).utf8), .strong, partByteCount: 3_000, "scattered")
    #expect(story.lines.count { $0.contains("rows of a workout that are not together") } == 198)
  }

  @Test func aPartOfBrokenRowsEndsWhereMoreComesUpThanIsPutAside() throws {
    let head = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
    let workout = "2021-03-04 10:00:00,Push,Squat,1,100,5\n"
    let broken = String(repeating: "a,\n", count: 2 * PartRecorder.maximumEvents)
    let firstRow = head.utf8.count
    func reading(_ rows: String) throws -> PartReading<StrongReader> {
      PartReading(
        try InputBytes((head + rows).utf8, name: "t"), firstRow: firstRow, options: ReadOptions(),
        dayOrder: nil, identities: ExerciseIdentities(), stop: .max)
    }
    let part = try reading(broken + workout).read(at: firstRow, to: .max)
    #expect(part.isTooLong && !part.isWhole && part.last == nil && part.events.isEmpty)
    #expect(part.tally.brokenCount == PartRecorder.maximumEvents + 1)
    // Nor is a workout looked for behind so many, or behind the end of a part.
    let far = broken.utf8.count + firstRow + 200
    #expect(try reading(broken + workout + workout).read(near: firstRow + 5_000, to: far).start == -1)
    let rows = String(repeating: workout, count: 200) + workout.replacing("Push", with: "Pull")
    let pull = firstRow + 200 * workout.utf8.count
    let near = firstRow + 6_000
    #expect(try reading(rows).read(near: near, to: pull).start == pull)
    #expect(try reading(rows).read(near: near, to: pull - 1).start == -1)
  }

  @Test func aWorkoutThatIsLongerThanPartsReachTellsTheSame() throws {
    let note = String(repeating: "long ", count: 40_000)
    let bytes = Self.rows(
      between: (1...30).map { "2021-04-01 18:00:00,Push,Squat,\($0),100,5,\(note)\n" }.joined())
    let story = try Story.ofBoth(bytes, .strong, partByteCount: 100_000, "a long workout")
    #expect(story.workouts.map { $0.exercises[0].sets.count }.max() == 30)
    #expect(story.workouts.count == 41)
  }

  @Test func textsOfAnOldEncodingAreNamedOnce() throws {
    var bytes = Array("Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n".utf8)
    for day in 0..<300 {
      bytes += Array("20\(10 + day / 28)-01-\(10 + day % 18) 18:00:00,Push,Squat,1,100,5,caf".utf8)
      bytes += [0xe9, 0x0a]
    }
    let story = try Story.ofBoth(bytes, .strong, partByteCount: 700, "Windows-1252")
    #expect(story.lines.count { $0.contains("Windows-1252") } == 1)
  }

  @Test func tooManyBrokenRowsEndTheReading() throws {
    var text = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
    for day in 0..<300 {
      text += "2021-01-\(10 + day % 18) 18:00:00,Push,Squat,1,\(day % 3 == 0 ? "abc" : "100"),5\n"
    }
    let story = try Story.ofBoth(Array(text.utf8), .strong, partByteCount: 700, "broken")
    #expect(story.lines.last?.contains("100 of 300 rows cannot be read") == true)
    #expect(story.lines.last?.contains("t:2:") == true)
  }

  @Test func aFileWhoseDatesAreLookedAtToItsEndIsReadToItsEnd() throws {
    var text = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
    for row in 0..<20_000 {
      let day = row / 20
      text +=
        "\(10 + day / 12 % 3)/0\(1 + day % 9)/\(2_000 + day / 30),Floor Power Clean,Olympic,50,kgs,3,,,,"
      text += "a note that is long enough to make it so \(row)\n"
    }
    let file = try TemporaryFile(Array(text.utf8))
    defer { file.remove() }
    let whole = try Story(InputBytes(opening: file.path), .fitNotes, nil)
    #expect(whole.workouts.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } } == 20_000)
    let parted = try Story(InputBytes(opening: file.path), .fitNotes, Story.backwards(1 << 19))
    let isSame = parted.lines == whole.lines && parted.workouts == whole.workouts
    #expect(isSame)
  }

  @Test func aFileIsLoadedPartByPart() throws {
    var text = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Notes\n"
    func add(_ day: Int, sets: Int) {
      let date = "20\(10 + day / 336)-\(10 + day / 28 % 3)-\(10 + day % 18) 18:00:00"
      for set in 0..<sets { text += "\(date),Day \(day),Squat (Barbell),\(set + 1),\(40 + set % 60),5,\n" }
    }
    for day in 0..<900 { add(day, sets: 20) }
    // It is longer than a part and all that is looked at behind one.
    add(900, sets: 60_000)
    for day in 901..<1_300 { add(day, sets: 20) }
    let file = try TemporaryFile(Array(text.utf8))
    defer { file.remove() }
    let whole = try Story(InputBytes(opening: file.path), .strong, nil)
    let parted = try Story(InputBytes(opening: file.path), .strong, Story.backwards(1 << 20))
    let isSame = parted.lines == whole.lines && parted.workouts == whole.workouts
    #expect(isSame)
    #expect(parted.workouts.count == 1_300)
  }
}
