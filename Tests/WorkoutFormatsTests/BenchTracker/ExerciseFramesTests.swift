import ArchiveGenerator
import FormatKit
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

/// What is written alike around its sets is known by its bytes; nobody may notice but by the clock.
@Suite struct ExerciseFramesTests {
  private static let names = [
    #""Squat""#, #""Bench Press (Barbell)""#, #""Überzug \"weit\" 💪""#, #""""#, "null", "5",
    "\"" + String(repeating: "x", count: 600) + "\"",
  ]
  private static let styles = [#""repsWeight""#, #""reps""#, #""timeWeight""#, #""unheard of""#, "true"]
  private static let categories = [#""Legs""#, #""Chest""#, #""Nowhere""#, "[]"]
  private static let sets = [
    "[]", #"["5 50"]"#, #"["5 50","6 52.50","s 30 20"]"#, #"["10","~ free","no set",5,null]"#,
    #"[ "3 100" , "s 90000 5" ]"#, #"["10\u002050","1 -1"]"#, "null", "{}",
  ]

  /// An exercise with members in any order, some of them missing, wrong or unknown.
  private static func exercise(_ random: inout SeededGenerator) -> String {
    var members = [
      #""name""# + ":" + names[Int.random(in: 0..<names.count, using: &random)],
      #""style""# + ":" + styles[Int.random(in: 0..<styles.count, using: &random)],
      #""category""# + ":" + categories[Int.random(in: 0..<categories.count, using: &random)],
      #""sets""# + ":" + sets[Int.random(in: 0..<sets.count, using: &random)],
    ]
    if Int.random(in: 0..<3, using: &random) == 0 { members.append(#""iteration":"Flat""#) }
    if Int.random(in: 0..<6, using: &random) == 0 { members.append(#""colour":"a text that is kept""#) }
    if Int.random(in: 0..<6, using: &random) == 0 { members.removeFirst() }
    if Int.random(in: 0..<3, using: &random) > 0 { members.shuffle(using: &random) }
    let space = ["", " ", "\n\t\t"][Int.random(in: 0..<3, using: &random)]
    return "{" + space + members.joined(separator: "," + space) + space + "}"
  }

  /// A file with `exercises`; the keys that are named last may be one.
  private static func file(_ exercises: [String], lastKey: String) -> [UInt8] {
    let list = exercises.joined(separator: ",\n")
    return Array(
      BenchTrackerFixture.file(
        workouts: """
          [{"uuid":"A","name":"A","date":"2026-01-31 18:05","duration":60,"supersets":[],"dateModified":false,
          "exercises":[\(list)]}]
          """, more: #""extra":{"a":1,"\#(lastKey)":2},"#
      ).utf8)
  }

  private static func story(_ bytes: [UInt8]) throws -> Story {
    try Story(InputBytes(bytes, name: "t"), .benchTracker, nil)
  }

  @Test func exercisesAreReadAsWhereNoneIsRemembered() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let pool = (0..<8).map { _ in Self.exercise(&random) }
      let exercises = (0..<40).map { _ in pool[Int.random(in: 0..<pool.count, using: &random)] }
      let story = try Self.story(Self.file(exercises, lastKey: "b"))
      // Where a key stands twice anywhere in a file, no exercise is remembered.
      let plain = try Self.story(Self.file(exercises, lastKey: "a"))
      #expect(story.workouts.count == 1 && story.workouts == plain.workouts, "seed \(seed)")
      let lines = [story, plain].map { story in
        story.lines.filter { !$0.hasPrefix("begin") && !$0.contains("key appears twice") }
      }
      #expect(lines[0] == lines[1] && lines[0].count > 3, "seed \(seed)")
    }
  }

  @Test func piecesAreFoundAgainWhereTheyStandWhole() throws {
    let head = #"{"category":"Legs","style":"repsWeight","sets":["#
    let tail = #","name":"Squat with a long name"}"#
    let exercise = Self.exercise("Squat with a long name")
    var frames = ExerciseFrames()
    Self.with(head, tail) { frames.remember(exercise, head: $0, tail: $1) }

    try Self.at(head + #""5 50"]"# + tail) { place in
      let found = try #require(frames.head(at: place))
      #expect(found.byteCount == head.utf8.count)
      let behind = place + head.utf8.count + #""5 50"]"#.utf8.count
      let known = try #require(frames.exercise(head: found.number, at: behind))
      #expect(known.exercise.identity == exercise.identity && known.byteCount == tail.utf8.count)
      #expect(frames.exercise(head: found.number + 1, at: behind) == nil)
    }
    // Any other byte makes another piece, and so does the end of the input.
    for index in 0..<head.utf8.count {
      var bytes = Array(head.utf8)
      bytes[index] ^= 1
      try Self.at(String(decoding: bytes, as: UTF8.self)) { #expect(frames.head(at: $0) == nil) }
      try Self.at(String(head.prefix(index))) { #expect(frames.head(at: $0) == nil) }
    }
    for index in 0..<tail.utf8.count {
      try Self.at(String(tail.prefix(index))) { #expect(frames.exercise(head: 0, at: $0) == nil) }
    }
  }

  @Test func nothingBehindThePaddingIsLookedAt() throws {
    #expect(ExerciseFrames.longestLead + (ExerciseFrames.markByteCounts.max() ?? 0) <= InputBytes.padding)
  }

  @Test func aPieceThatEndsTheExerciseNeedsNoTail() throws {
    let head = #"{"name":"Squat","category":"Legs","style":"reps","sets":["#
    let exercise = Self.exercise("Squat")
    var frames = ExerciseFrames()
    Self.with(head, "}") { frames.remember(exercise, head: $0, tail: $1) }
    try Self.at("}") {
      let known = try #require(frames.exercise(head: 0, at: $0))
      #expect(known.exercise.identity == exercise.identity && known.byteCount == 1)
    }
    try Self.at(",\"iteration\":\"Flat\"}") { #expect(frames.exercise(head: 0, at: $0) == nil) }
  }

  @Test func piecesThatAreTooShortTooLongOrTooManyAreForgotten() throws {
    let exercise = Self.exercise("Squat")
    var frames = ExerciseFrames()
    for text in [#"{"sets":["#, String(repeating: "x", count: ExerciseFrames.longestPiece + 1)] {
      Self.with(text, "}") { frames.remember(exercise, head: $0, tail: $1) }
      try Self.at(text) { #expect(frames.head(at: $0) == nil) }
    }
    let texts = (0..<2 * ExerciseFrames.maximumPieceCount).map {
      "{\"name\":\"Exercise number \(10_000 + $0)\",\"sets\":["
    }
    for text in texts { Self.with(text, "}") { frames.remember(exercise, head: $0, tail: $1) } }
    var count = 0
    for text in texts { try Self.at(text) { if frames.head(at: $0) != nil { count += 1 } } }
    #expect((ExerciseFrames.maximumPieceCount / 2...ExerciseFrames.maximumPieceCount).contains(count))
  }

  /// An exercise as programs write it for people, and as the app orders its members.
  @Test func piecesAreFoundBehindWhiteSpaceAndByTheirFirstLetters() throws {
    let space = "\n" + String(repeating: " ", count: 15)
    var frames = ExerciseFrames()
    let numbers = 0..<300
    let heads = numbers.map { #"{  \#(space)"iteration":"Flat","style":"reps\#($0 % 3)",\#(space)"sets":["# }
    let tails = numbers.map {
      #",\#(space)"name":"Barbell \#($0) Press",\#(space)"category":"Chest"\#(space)}"#
    }
    for number in numbers {
      let exercise = Self.exercise("Exercise \(number)")
      Self.with(heads[number], tails[number]) { frames.remember(exercise, head: $0, tail: $1) }
    }
    var found = 0
    for number in numbers {
      try Self.at(heads[number] + "]") { place in
        let head = try #require(frames.head(at: place))
        #expect(head.byteCount == heads[number].utf8.count)
        try Self.at(tails[number]) { place in
          guard let known = frames.exercise(head: head.number, at: place) else { return }
          #expect(known.exercise.identity.name == "Exercise \(number)")
          found += 1
        }
      }
    }
    #expect(found > 290)
  }

  @Test func aShortTailIsFoundAndATooShortOneLeadsNobodyAstray() throws {
    let head = #"{"name":"Squat","category":"Legs","sets":["#
    var frames = ExerciseFrames()
    Self.with(head, #","a":"b"}"#) { frames.remember(Self.exercise("Squat"), head: $0, tail: $1) }
    try Self.at(head) { #expect(frames.head(at: $0) == nil) }
    let tail = #","style":"reps"}"#
    Self.with(head, tail) { frames.remember(Self.exercise("Squat"), head: $0, tail: $1) }
    try Self.at(head) { place in
      let head = try #require(frames.head(at: place))
      try Self.at(tail) { #expect(frames.exercise(head: head.number, at: $0)?.byteCount == tail.utf8.count) }
      try Self.at("}") { #expect(frames.exercise(head: head.number, at: $0) == nil) }
    }
  }

  private static func exercise(_ name: String) -> InternedExercise {
    InternedExercise(
      identity: ExerciseIdentity(name: name), style: KnownSetStyle(nil), hasProblems: false)
  }

  private static func with(
    _ head: String, _ tail: String, _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Void
  ) {
    Array(head.utf8).withUnsafeBytes { head in Array(tail.utf8).withUnsafeBytes { body(head, $0) } }
  }

  /// Calls `body` with the place of `text` in an input of its own, which ends with it.
  private static func at(_ text: String, _ body: (UnsafeRawPointer) throws -> Void) throws {
    let input = try InputBytes(text.utf8, name: "t")
    try withExtendedLifetime(input) { try body(input.start) }
  }
}
