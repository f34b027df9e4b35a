import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct LiftRideTests {
  private static let payload = """
    {"n":"Push","d":"2026-01-31 18:05","z":["0 1"],"e":[\
    {"n":"Bench Press","i":"Flat","c":"Chest","s":"repsWeight","x":["10 50","8 52.5"]},\
    {"n":"Plank","s":"time","x":["s 45"]},{"n":"Pull-up","s":"reps","x":["12"]},\
    {"n":"Carry","s":"timeWeight","x":["s 30 24"]},{"n":"Circuit","s":"custom","x":["~ 30 burpees"]},\
    {"n":"Bike","s":"custom","x":["~ 5:00 warm-up 30→70 % FTP"]},{"n":"Stretch","s":"custom","x":[]}]}
    """

  @Test func aWorkoutBecomesARideBesideWhichItCanBeDone() throws {
    let archive = try read(Self.payload, massUnit: .kilograms).archive
    let written = try write(archive, as: .zwo)
    #expect(
      written.text == """
        <workout_file>
            <name>Push</name>
            <tags/>
            <workout>
                <FreeRide Duration="60">
                    <textevent timeoffset="0" message="Flat Bench Press 10 × 50 kg"/>
                </FreeRide>
                <FreeRide Duration="60">
                    <textevent timeoffset="0" message="Flat Bench Press 8 × 52.5 kg"/>
                </FreeRide>
                <FreeRide Duration="45">
                    <textevent timeoffset="0" message="Plank 0:45"/>
                </FreeRide>
                <FreeRide Duration="60">
                    <textevent timeoffset="0" message="Pull-up 12"/>
                </FreeRide>
                <FreeRide Duration="30">
                    <textevent timeoffset="0" message="Carry 24 kg, 0:30"/>
                </FreeRide>
                <FreeRide Duration="60">
                    <textevent timeoffset="0" message="Circuit 30 burpees"/>
                </FreeRide>
                <Warmup Duration="300" PowerLow="0.3" PowerHigh="0.7"/>
                <FreeRide Duration="60">
                    <textevent timeoffset="0" message="Stretch"/>
                </FreeRide>
            </workout>
        </workout_file>

        """)
    #expect(
      written.findings.sums == [
        "1 converted: exercise variation: written before the name",
        "1 converted: weight unit: each weight now carries its unit",
        "1 dropped: not stored in a ZWO file: exercise category",
        "1 dropped: not stored in a ZWO file: start time",
        "1 dropped: not stored in a ZWO file: superset",
        "5 added: set duration: set to 60 s: no time given",
        "7 converted: workouts: written as a ride, each set as a segment with a cue",
        "7 dropped: not stored in a ZWO file: exercise style",
      ])
  }

  @Test func numbersBesideAFreeTextAreInTheCueOrNamed() throws {
    var details = SetDetails()
    details.freeText = "easy"
    details.distance = Distance(ExactDecimal(400), unit: .meters)
    var archive = WorkoutArchive()
    let load = Load(ExactDecimal(50), unit: .kilograms)
    archive.workouts = [
      Workout(exercises: [
        Exercise(
          ExerciseIdentity(name: "Carry"), sets: [ExerciseSet(reps: 10, load: load, details: details)])
      ])
    ]
    #expect(try write(archive, as: .zwo).text.contains(#"message="Carry 10 × 50 kg, 400 m easy""#))
    details.freeText = "1:00 50 % FTP"
    archive.workouts[0].exercises[0].sets[0].details = details
    let written = try write(archive, as: .zwo)
    #expect(
      written.findings.sums == [
        "1 dropped: distance: its set is written as a segment of the ride",
        "1 dropped: repetitions: its set is written as a segment of the ride",
        "1 dropped: weight: its set is written as a segment of the ride",
      ])
  }

  @Test func aTemplateBecomesARideToo() throws {
    let archive = try read(#"{"n":"Legs","z":[],"e":[{"n":"Squat","c":"Legs","s":"repsWeight"}]}"#).archive
    let again = try read(write(archive, as: .mrc).bytes).archive.rides[0]
    #expect(again.segments.map { RideNotation.line($0) } == ["1:00 50 % FTP; at 0:00 for 0:10 “Squat”"])
  }

  @Test(arguments: [Format.zwo, .erg, .mrc].map(\.id))
  func aFileHoldsOneRide(id: String) throws {
    let format = try #require(Format.named(id))
    var archive = WorkoutArchive()
    let target = ["zwo": "a ZWO file", "erg": "an ERG file", "mrc": "an MRC file"][id] ?? ""
    #expect(
      request { _ = try write(archive, as: format) } == .nothingToWrite(.ride, target: target))
    archive.workouts = [Workout(), Workout()]
    #expect(request { _ = try write(archive, as: format) } == .severalToWrite(.ride, target: target))
    archive.workouts = [Workout()]
    archive.rides = [Ride()]
    #expect(request { _ = try write(archive, as: format) } == .severalToWrite(.ride, target: target))
  }

  @Test(arguments: [
    ("Over & Under", "Over & Under"), ("a/b\\c:d*e?f\"g<h>i|j", "a-b-c-d-e-f-g-h-i-j"), ("..", "Ride"),
    (" .hidden. ", "hidden"), ("", "Ride"), ("con", "Ride con"), ("NUL.txt", "Ride NUL.txt"),
    ("two\nlines\t", "two lines"), ("\u{0}\u{7f}\u{2028}", "-- "), ("筋トレ 😀", "筋トレ 😀"),
  ])
  func aTitleMakesAFileName(title: String, name: String) {
    var archive = WorkoutArchive()
    var plan = Ride()
    plan.title = title
    archive.rides = [plan]
    #expect(Format.zwo.documentName?(archive) == name.trimming { $0 == " " }.description)
  }

  @Test func aLongTitleIsCutBetweenCharacters() {
    let name = DocumentName.safe(String(repeating: "👩‍👩‍👧‍👦", count: 50), else: "Ride")
    #expect(name == String(repeating: "👩‍👩‍👧‍👦", count: 4))
    #expect(DocumentName.of(WorkoutArchive()) == "Workout")
  }
}
