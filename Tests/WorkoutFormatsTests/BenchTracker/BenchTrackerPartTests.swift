import ArchiveGenerator
import FormatKit
import Synchronization
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

/// A large `.btd` file is checked and read in parts, side by side; nobody may notice but by the clock.
@Suite struct BenchTrackerPartTests {
  private static func archive(seed: UInt64, count: Int = 14) -> WorkoutArchive {
    var generator = ArchiveGenerator(seed: seed)
    var archive = generator.emptyArchive()
    archive.workouts = (0..<count).map { _ in generator.workout() }
    return archive
  }

  /// A file of the app with all its parts.
  private static func file(seed: UInt64, count: Int = 14, version: Int = 6) throws -> [UInt8] {
    var options = WriteOptions()
    options.version = version
    options.massUnit = .kilograms
    options.date = Moment(wallTime: "2021-03-04 10:00")
    return try Format.benchTracker.bytes(
      of: archive(seed: seed, count: count), options: options, findings: FindingLog())
  }

  /// The same JSON with white space, as programs write it for people.
  private static func spread(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isInText = false
    var isEscaped = false
    for byte in bytes {
      if isInText {
        result.append(byte)
        isInText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      isInText = byte == UInt8(ascii: "\"")
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "["): result += [byte, 0x0a, 0x09]
      case UInt8(ascii: "}"), UInt8(ascii: "]"): result += [0x0d, 0x0a, byte]
      default: result.append(byte)
      }
    }
    return result
  }

  /// Workouts whose own keys and those of their exercises begin alike.
  private static func named(_ count: Int, uuid: (Int) -> String = { "A-\($0)" }) -> String {
    let workouts = (0..<count).map { number in
      #"{"name":"Push \#(number)","uuid":"\#(uuid(number))","date":"2021-03-\#(10 + number % 18) 10:00","#
        + #""duration":60,"supersets":[],"exercises":["#
        + (0..<5).map {
          #"{"name":"Lift \#($0) { [ \", ","iteration":"","category":"Legs","style":"reps","sets":["5"]}"#
        }
        .joined(separator: ",") + "]}"
    }
    return workouts.joined(separator: ",")
  }

  private static func document(_ workouts: String) -> [UInt8] {
    Array(
      #"{"version":4,"settings":{"weightInLbs":false},"workouts":[\#(workouts)],"templateList":{"userWorkouts":["#
        .utf8)
      + Array(
        #"{"name":"A","exercises":[]},{"name":"B","exercises":[]}]},"extra":[{"name":1},{"name":2}]}"#.utf8)
  }

  @Test(arguments: [1, 4, 6]) func partsTellWhatTheWholeTells(version: Int) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let bytes = try Self.file(seed: seed, version: version)
      for form in [bytes, Self.spread(bytes)] {
        for partByteCount in [200, 5_000, form.count / 3] {
          let story = try Story.ofBoth(
            form, .benchTracker, partByteCount: partByteCount, "seed \(seed), \(partByteCount)")
          #expect(story.workouts.count > 10)
        }
      }
    }
  }

  @Test func aLargeListIsCheckedAndReadInParts() throws {
    let runs = Mutex<[Int]>([])
    let sideBySide = SideBySide(partByteCount: 1_000) { count, maker, take in
      runs.withLock { $0.append(count) }
      for part in (0..<count).reversed().map(maker()).reversed() where !take(part) { return }
    }
    let bytes = Self.document(Self.named(40))
    let story = try Story(InputBytes(bytes, name: "t"), .benchTracker, sideBySide)
    #expect(story.workouts.count == 40)
    let counts = runs.withLock { $0 }
    #expect(counts.count == 2 && counts.allSatisfy { $0 > 10 })
  }

  @Test func aThreadHasOneInstanceOfAnExercise() throws {
    let bytes = try Self.file(seed: 3, version: 6)
    let input = try InputBytes(bytes, name: "t")
    let workouts = try Story(input, .benchTracker, Story.backwards(1_000)).workouts
    let exercises = workouts.flatMap { $0.exercises.map(\.identity) }
    #expect(Set(exercises.map { ObjectIdentifier($0) }).count == Set(exercises).count)
    #expect(exercises.count > 2 * Set(exercises).count)
  }

  @Test func moreFindingsThanArePutAsideTellTheSame() throws {
    let sets = String(repeating: #""x","#, count: PartRecorder.maximumEvents + 10)
    let long =
      #"{"name":"L","date":"2021-03-04 10:00","exercises":[{"name":"Squat","style":"repsWeight","sets":[\#(sets)"5 80"]}]}"#
    let bytes = Self.document([Self.named(10), long, Self.named(10)].joined(separator: ","))
    let story = try Story.ofBoth(bytes, .benchTracker, partByteCount: 900, "broken sets")
    #expect(story.workouts.count == 21)
    #expect(story.lines.count { $0.contains("in style repsWeight") } == PartRecorder.maximumEvents + 10)
  }

  @Test func exercisesThatBeginLikeWorkoutsMisleadNobody() throws {
    let bytes = Self.document(Self.named(40))
    for partByteCount in [100, 300, 900, 2_500] {
      for form in [bytes, Self.spread(bytes)] {
        let story = try Story.ofBoth(form, .benchTracker, partByteCount: partByteCount, "\(partByteCount)")
        #expect(story.workouts.count == 40)
      }
    }
  }

  @Test func workoutsOfOneIdentifierAreNamedInParts() throws {
    let bytes = Self.document(Self.named(40) { "A-\($0 % 13)" })
    for partByteCount in [100, 900, 5_000] {
      let story = try Story.ofBoth(bytes, .benchTracker, partByteCount: partByteCount, "\(partByteCount)")
      #expect(story.lines.count { $0.contains("uuid is that of an earlier workout") } == 27)
    }
  }

  @Test func whatIsNoWorkoutIsNamedInParts() throws {
    let text = #""{\"u\":\"A-1\",\"n\":\"x\",\"n\":\"y\",\"e\":[]}""#
    let odd = [
      Self.named(10), "5", "[1,{}]", "null", text, Self.named(10), text, #""no""#, "[]", Self.named(10),
    ]
    let bytes = Self.document(odd.joined(separator: ","))
    for partByteCount in [100, 700, 2_000] {
      let story = try Story.ofBoth(bytes, .benchTracker, partByteCount: partByteCount, "\(partByteCount)")
      #expect(story.workouts.count == 32)
      #expect(story.lines.count { $0.contains("workout is not an object") } == 4)
      #expect(story.lines.count { $0.contains("as the first build of the app wrote it") } == 3)
    }
  }

  @Test func keysThatStandTwiceAreNamedInParts() throws {
    let twice = Self.named(30).replacing(
      #""duration":60"#, with: #""duration":60,"name":"again","duration":7"#)
    let bytes = Self.document(twice)
    for partByteCount in [100, 900, 5_000] {
      let story = try Story.ofBoth(bytes, .benchTracker, partByteCount: partByteCount, "\(partByteCount)")
      #expect(story.lines.count { $0.contains("key appears twice in its object") } == 60)
    }
    let lists = Array(#"{"version":4,"workouts":[\#(Self.named(20))],"workouts":[\#(Self.named(9))]}"#.utf8)
    let story = try Story.ofBoth(lists, .benchTracker, partByteCount: 300, "two lists")
    #expect(story.workouts.count == 9)
  }

  @Test(arguments: ["", "]", "}", ",", "{", "\"", "[", "\u{0}", "tru", ",]", "\\", "01"])
  func theFirstErrorIsTheSameInParts(_ piece: String) throws {
    let workouts = Array(Self.named(30).utf8)
    for place in stride(from: 11, to: workouts.count, by: 617) {
      let text = String(decoding: workouts[..<place], as: UTF8.self) + piece
      for end in ["", String(decoding: workouts[place...], as: UTF8.self)] where !piece.isEmpty || end.isEmpty
      {
        let bytes = Array(#"{"version":4,"workouts":["#.utf8) + Array((text + end).utf8)
        for whole in [bytes, bytes + Array("]}".utf8)] {
          try Story.ofBoth(whole, .benchTracker, partByteCount: 400, "\(piece) at \(place)")
        }
      }
    }
  }

  @Test func damagedFilesTellTheSameInParts() throws {
    let bytes = try Self.file(seed: 9)
    var damage = MutatedBytes(
      seed: 10,
      pieces: ["\"", "\n", "{", "}", "[", "]", ",", "},{", "\"5 60\"", "null", "\u{e9}", "1e400", "[]"])
    for round in 0..<60 {
      let damaged = damage.next(of: bytes)
      try Story.ofBoth(damaged, .benchTracker, partByteCount: 1_500, "round \(round)")
    }
  }

  @Test func nestedListsAreRefusedInPartsAsDeepAsInTheWhole() throws {
    for depth in [509, 510, 511, 600] {
      let nested = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
      let bytes = Self.document("\(Self.named(10)),\(nested),\(Self.named(10))")
      let story = try Story.ofBoth(bytes, .benchTracker, partByteCount: 600, "\(depth)")
      #expect(story.lines.contains { $0.contains("nested deeper than 512 levels") } == (depth > 510))
    }
  }
}
