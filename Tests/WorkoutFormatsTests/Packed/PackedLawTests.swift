import ArchiveGenerator
import ReadingLaws
import Testing
import WorkoutModel

@testable import PackedForm
@testable import WorkoutFormats

/// What is packed is read back as it was, and nothing else is read.
@Suite struct PackedLawTests {
  private static func roundTrip(_ archive: WorkoutArchive) throws -> WorkoutArchive {
    try PackedPayload.archive(in: PackedPayload.bytes(of: archive), name: "payload")
  }

  @Test(arguments: [false, true])
  func everyArchiveIsReadBackAsItWas(isExtreme: Bool) throws {
    for seed in 0..<150 as Range<UInt64> {
      var options = RichArchiveGenerator.Options()
      options.isExtreme = isExtreme
      var generator = RichArchiveGenerator(seed: seed, options: options)
      let archive = generator.archive(workouts: Int(seed % 5))
      let back = try Self.roundTrip(archive)
      #expect(back == archive, "seed \(seed)")
      var single = WorkoutArchive()
      single.workouts = [generator.workout()]
      #expect(try Self.roundTrip(single) == single, "seed \(seed)")
      var template = WorkoutArchive()
      template.templates = [WorkoutTemplate(of: generator.workout())]
      #expect(try Self.roundTrip(template) == template, "seed \(seed)")
    }
  }

  @Test func yearsOfTrainingAreReadBackAsTheyWere() throws {
    for seed in 0..<4 as Range<UInt64> {
      var generator = ArchiveGenerator(seed: seed)
      let archive = generator.archive(workouts: 300)
      #expect(try Self.roundTrip(archive) == archive, "seed \(seed)")
    }
  }

  @Test func theSameArchiveGivesTheSameBytes() throws {
    var generator = RichArchiveGenerator(seed: 7)
    let archive = generator.archive(workouts: 3)
    #expect(try PackedPayload.bytes(of: archive) == PackedPayload.bytes(of: archive))
  }

  /// Compact JSON of every notation comes back letter by letter.
  @Test(arguments: [
    #"{"u":"2B8616B6-8B4E-4FE2-B51E-56D955A65278","n":"Legs 🦵","d":"2020-01-02 18:00","t":60,"z":[],"e":[]}"#,
    #"{"n":"","e":[{"n":"Squats","i":"","c":"Legs","s":"repsWeight","x":["10 50","10 50.0","10 52.5","10 0.125"]}]}"#,
    #"{"u":"a","e":[{"n":"x","s":"holds","x":["s 10 50.0","~ any  text","12","s 90"]}],"z":["1 0","0 0 9"]}"#,
    #"{"e":[{"n":"DB Flyes","c":"Chest","s":"repsWeight","x":["12 40.0","010 5","","later"],"later":[1.50,null]}],"d":"x"}"#,
    #"{"u":"2b8616b6-8b4e-4fe2-b51e-56d955a65278","d":"2017-02-30 10:00","t":-1.5,"e":[5,{"x":[]}],"k":{"a":null}}"#,
  ])
  func compactJSONComesBackAsItWas(text: String) throws {
    let archive = try read(text, as: .compactWorkout).archive
    let back = try Self.roundTrip(archive)
    #expect(back == archive)
    let before = try write(archive, as: .compactWorkout)
    #expect(try write(back, as: .compactWorkout).text == before.text)
  }

  // MARK: Text

  private static let workout = #"""
    {"u":"2B8616B6-8B4E-4FE2-B51E-56D955A65278","n":"Push Day","d":"2026-01-31 18:05","t":3600,"z":["0 1"],"e":\#
    [{"n":"Barbell Bench Press","i":"Flat","c":"Chest","s":"repsWeight","x":["5 100","5 102.5","5 102.5"]},\#
    {"n":"Bodyweight Tricep Dips","c":"Triceps","s":"reps","x":["12","10"]}]}
    """#

  @Test func textIsBytesAndBytesAreText() throws {
    var random = SeededGenerator(seed: 13)
    for count in 0..<400 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for bytes in [bytes, [UInt8](repeating: 0, count: count), [UInt8](repeating: 255, count: count)] {
        let text = " \(PackedText.text(of: bytes))\r\n"
        #expect(Array(text.utf8).withUnsafeBytes { PackedText.bytes(in: $0) } == bytes)
      }
    }
  }

  @Test func aWorkoutIsReadFromItsTextAndFromItsBytes() throws {
    let archive = try read(Self.workout, as: .compactWorkout).archive
    let bytes = try PackedPayload.bytes(of: archive)
    #expect(try read(bytes).archive == archive)
    let text = PackedText.text(of: bytes)
    for text in [text + "\n", "\u{feff}" + text, " " + text.lowercased()] {
      #expect(try read(text).archive == archive)
    }
  }

  @Test func numbersWithoutAUnitGetTheOneThatTheReaderIsTold() throws {
    let archive = try read(Self.workout, as: .compactWorkout).archive
    let bytes = try PackedPayload.bytes(of: archive)
    let sets = try read(bytes, massUnit: .pounds).archive.workouts[0].exercises.flatMap(\.sets)
    #expect(sets.compactMap(\.load).map(\.unit) == [.pounds, .pounds, .pounds])
  }

  // MARK: The real file

  @Test(.enabled(if: TestFile.exists(TestFile.benchTrackerFolder), "no real files beside the repository"))
  func theRealWorkoutsFitSmallSymbols() throws {
    let archive = try read(TestFile.read(TestFile.real("v5-WLDTestData.wld")), as: .benchTracker).archive
    #expect(try Self.roundTrip(archive) == archive)
    var sum = 0
    for workout in archive.workouts {
      var single = WorkoutArchive()
      single.preferences.massUnit = archive.preferences.massUnit
      single.workouts = [workout]
      let compact = try read(write(single, as: .compactWorkout).bytes, as: .compactWorkout).archive
      let bytes = try PackedPayload.bytes(of: compact)
      #expect(try PackedPayload.archive(in: bytes, name: "x") == compact)
      sum += bytes.count
    }
    #expect(sum <= 20 * 56)
  }
}
