import ArchiveGenerator
import Testing
import WorkoutModel

@testable import PackedForm
@testable import WorkoutFormats

/// Damaged and forged payloads are refused, whatever stands in them.
@Suite struct PackedDamageTests {
  private static let workout = #"""
    {"u":"2B8616B6-8B4E-4FE2-B51E-56D955A65278","n":"Push Day","d":"2026-01-31 18:05","t":3600,"z":["0 1"],"e":\#
    [{"n":"Barbell Bench Press","i":"Flat","c":"Chest","s":"repsWeight","x":["5 100","5 102.5","5 102.5"]},\#
    {"n":"Bodyweight Tricep Dips","c":"Triceps","s":"reps","x":["12","10"]}]}
    """#

  private static func single() throws -> [UInt8] {
    try PackedPayload.bytes(of: read(workout, as: .compactWorkout).archive)
  }

  private static func isRefused(_ bytes: [UInt8]) -> Bool {
    do {
      _ = try PackedPayload.archive(in: bytes, name: "x")
      return false
    } catch {
      return true
    }
  }

  @Test func everyChangedBitIsNoticed() throws {
    var generator = ArchiveGenerator(seed: 3)
    let archive = try PackedPayload.bytes(of: generator.archive(workouts: 3))
    for bytes in [try Self.single(), archive] {
      for bit in 0..<bytes.count * 8 {
        var changed = bytes
        changed[bit / 8] ^= 1 << UInt8(bit % 8)
        #expect(Self.isRefused(changed), "bit \(bit)")
      }
      for count in 0..<bytes.count { #expect(Self.isRefused(Array(bytes.prefix(count))), "\(count) bytes") }
    }
  }

  /// What a scanner or a hand adds to the end, or leaves away there, is most often a zero.
  @Test func bytesMoreOrLessAtTheEndAreNoticed() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = ArchiveGenerator(seed: seed)
      var archive = WorkoutArchive()
      archive.workouts = [generator.workout()]
      let bytes = try PackedPayload.bytes(of: archive)
      for byte in [0, 0xff, 0x20] as [UInt8] {
        for count in 1...6 {
          #expect(Self.isRefused(bytes + [UInt8](repeating: byte, count: count)), "seed \(seed)")
        }
      }
      for count in 1...4 { #expect(Self.isRefused(Array(bytes.dropLast(count))), "seed \(seed)") }
    }
  }

  /// An archive has one end: behind a checksum that holds, another end is refused, or is that of another archive.
  @Test func aBodyEndsInOneWayOnly() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = ArchiveGenerator(seed: seed)
      var archive = WorkoutArchive()
      archive.workouts = [generator.workout()]
      let bytes = try PackedPayload.bytes(of: archive)
      let body = Array(bytes.dropLast(2))
      #expect(Self.sealed(body) == bytes)
      #expect(Self.isRefused(Self.sealed(body + [0])), "seed \(seed)")
      var raised = body
      raised[raised.count - 1] &+= 1
      for other in [body.dropLast(), raised, body + [1]] as [[UInt8]] {
        #expect((try? PackedPayload.archive(in: Self.sealed(other), name: "x")) != archive, "seed \(seed)")
      }
    }
  }

  private static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = PackedChecksum.crc16(bytes)
    return bytes + [UInt8(sum >> 8), UInt8(sum & 0xff)]
  }

  /// Without end and checksum, any bytes are read without harm, and what they say is written and read again.
  @Test func anyBodyIsReadOrRefused() throws {
    var random = SeededGenerator(seed: 11)
    var count = 0
    for round in 0..<20_000 {
      var bytes = [UInt8(0x84 | round % 3)]
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        bytes.append(.random(in: 0...255, using: &random))
      }
      guard let archive = PackedPayload.archive(inAny: bytes) else { continue }
      count += 1
      #expect(try PackedPayload.archive(in: PackedPayload.bytes(of: archive), name: "x") == archive)
    }
    #expect(count > 1_000)
  }

  @Test func randomBytesAreRefused() {
    var random = SeededGenerator(seed: 12)
    var accepted = 0
    for _ in 0..<200_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      if !Self.isRefused(bytes) { accepted += 1 }
    }
    #expect(accepted == 0)
  }

  // MARK: Few bytes that ask for much

  /// Weights that sum up to more than a range can be divided into are halved until they fit.
  @Test func choicesAmongHugeWeightsComeBack() throws {
    let weights: [UInt32] = [1 << 20, 1, 0, 1 << 31, 3, 1 << 24]
    let choices = [0, 1, 3, 4, 5, 5, 3, 1, 0]
    let writer = PackedCoder(from: PackedPriors.start)
    for choice in choices { #expect(try writer.choice(choice, weights: weights) == choice) }
    let reader = PackedCoder(reading: writer.finishedBody()[...], from: PackedPriors.start)
    #expect(try choices.map { _ in try reader.choice(0, weights: weights) } == choices)
    try reader.checkEnd()
  }

  @Test(arguments: [22, 40, 4_000])
  func aTypeThatIsListedAgainAndAgainComesBack(count: Int) throws {
    var archive = WorkoutArchive()
    archive.exerciseTypes = (0..<count).map { _ in
      ExerciseType(name: "Squat", variations: nil, category: "Legs", style: .repsWeight)
    }
    var workout = Workout()
    workout.exercises = [
      Exercise(ExerciseIdentity(name: "Squat", variation: nil, category: "Legs", style: .repsWeight))
    ]
    archive.workouts = [workout]
    #expect(try PackedPayload.archive(in: PackedPayload.bytes(of: archive), name: "x") == archive)
  }

  @Test func theSameThingOverAndOverIsNotWritten() throws {
    var archive = WorkoutArchive()
    archive.workouts = [Workout](repeating: Workout(), count: 800_000)
    #expect(
      request { _ = try PackedPayload.bytes(of: archive) } == .tooManyValues(limit: 3_158_192))
  }

  @Test func thePartsThatAreKeptAsJSONHoldNothingElse() throws {
    let goal =
      #"{"format":"btd-archive","version":1,"goals":[{"exercise":{"name":"Squat"},"target":{"reps":5}}]}"#
    var archive = WorkoutArchive()
    try PackedRest.read(goal, into: &archive)
    #expect(archive.goals.count == 1)
    for other in [
      #"{"format":"btd-archive","version":1,"workouts":[{"title":"x"}]}"#,
      #"{"format":"btd-archive","version":1,"profile":{"name":"x"}}"#,
      #"{"format":"btd-archive","version":1,"goals":[],"more":1}"#,
      #"{"format":"btd-archive","version":2,"goals":[]}"#,
      "{", "",
    ] {
      #expect(throws: PackedProblem.misfit) { try PackedRest.read(other, into: &archive) }
    }
  }

  // MARK: Messages

  @Test func whatIsWrongIsNamed() throws {
    let bytes = try Self.single()
    func refusal(_ bytes: [UInt8]) -> String { message { _ = try read(bytes, as: .packed) } }
    func refusal(_ text: String) -> String { refusal(Array(text.utf8)) }
    #expect(
      refusal([0x88] + bytes.dropFirst())
        == "t: version 2 is newer than this program reads (1). Update btd, or write it again with an older one."
    )
    #expect(
      refusal(bytes.dropLast())
        == "t: the checksum is wrong, so the payload is damaged or cut off. Scan or copy it again.")
    #expect(
      refusal(Self.sealed(bytes.dropLast(2) + [0]))
        == "t: the payload is whole, but holds what no packed form does. Make it again from its source.")
    for other in [[0x20], [0x80, 0, 0]] as [[UInt8]] {
      #expect(
        refusal(other)
          == "t: the first byte is \(other[0]), expected 132 to 191 or text that begins with BTD:. "
          + "Name no format, and it is recognised.")
    }
    #expect(refusal([]) == "t: there is no payload, expected the packed form. Scan or copy it again.")
    #expect(refusal("BTD:\n") == "t: there is no payload, expected the packed form. Scan or copy it again.")
    #expect(
      refusal("\n BTD:44?")
        == #"t:2:8: found "?", expected one of 0-9, A-Z and $%*+-./:. Copy it again, whole and unchanged."#)
    #expect(
      refusal("BTD:44 BTD:55")
        == #"t:1:7: found " ", expected one of 0-9, A-Z and $%*+-./:. A file holds one text, without spaces in it."#
    )
    #expect(
      refusal("BTD:4444")
        == "t:1:9: 4 digits are not a whole number of bytes, so the text is cut off or has grown. "
        + "Copy it again, whole and unchanged.")
    #expect(
      refusal("BTD:::")
        == "t:1:7: the digits before this are a larger number than their bytes hold, so the text has changed. "
        + "Copy it again, whole and unchanged.")
  }
}
