import ArchiveForm
import PackedForm
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct RideTemplateTests {
  private func archive(_ room: RideGenerator.Room, seed: Int) -> WorkoutArchive {
    var generator = RideGenerator(seed: UInt64(seed), room: room)
    var archive = WorkoutArchive()
    var plan = generator.plan()
    plan.title = plan.title ?? ""
    archive.rides = [plan]
    return archive
  }

  @Test func everyRideComesBackFromAFileAndFromAPayload() throws {
    for seed in 0..<200 {
      let archive = archive(.all, seed: seed)
      for format in [Format.benchTracker, .compactTemplate] {
        let again = try read(write(archive, as: format).bytes, as: format).archive
        #expect(again.rides == archive.rides, "\(format.id) seed \(seed)")
        #expect(again.templates == [])
      }
    }
  }

  @Test(arguments: [Format.benchTracker, .compactTemplate, .packed, .archive])
  func distancesWithoutAUnitAreInTheOneThatIsNamed(format: Format) throws {
    func ride(_ unit: DistanceUnit?) throws -> Ride {
      func distance(_ text: String, _ stated: DistanceUnit? = nil) throws -> Distance {
        Distance(try #require(ExactDecimal(text)), unit: stated ?? unit)
      }
      var ride = Ride()
      ride.title = "Long run"
      var steady = RideSegment(.steady(nil), durationSeconds: nil)
      steady.distance = try distance("2.5")
      var cue = RideCue(offsetSeconds: nil, message: "Now")
      cue.offsetDistance = try distance("1")
      steady.cues = [cue]
      var on = RideInterval(durationSeconds: nil, intensity: .watts(ExactDecimal(200)))
      var off = RideInterval(durationSeconds: nil, intensity: .watts(ExactDecimal(100)))
      on.distance = try distance("0.5")
      off.distance = try distance("100", .meters)
      ride.segments = [steady, RideSegment(.intervals(count: 3, on: on, off: off), durationSeconds: nil)]
      return ride
    }
    var archive = WorkoutArchive()
    archive.rides = [try ride(nil)]
    let bytes = try write(archive, as: format).bytes
    #expect(try read(bytes, as: format).archive.rides == [ride(nil)])
    var options = ReadOptions()
    options.distanceUnit = .miles
    let input = try InputBytes(bytes, name: "t")
    let again = try Format.readArchive(input, as: format, options: options, findings: FindingLog())
    #expect(again.rides == [try ride(.miles)])
  }

  @Test func aRideIsATemplateOfReadableLines() throws {
    var plan = Ride()
    plan.title = "Evening spin"
    plan.sport = "bike"
    plan.summary = "Easy"
    plan.segments = try ["5:00 warm-up 30→70 % FTP", "10:00 free"].map {
      try #require(RideNotation.segment($0))
    }
    plan.sourceFields = SourceFields(format: "zwo", fields: [.init(name: "category", text: "<category/>")])
    plan.segments[1].sourceFields = SourceFields(format: "zwo", fields: [.init(name: "@FlatRoad", text: "1")])
    var archive = WorkoutArchive()
    archive.rides = [plan]
    let written = try write(archive, as: .compactTemplate)
    #expect(
      written.text == """
        {"n":"Evening spin","z":[],"e":[{"n":"Ride: bike, “Easy”","c":"Cardio","s":"custom"},\
        {"n":"5:00 warm-up 30→70 % FTP","c":"Cardio","s":"custom"},{"n":"10:00 free","c":"Cardio","s":"custom"}]}
        """)
    #expect(
      written.findings.lines == [
        "warning dropped /timedPlans/0: not stored in a compact template: zwo field \"category\"",
        "note converted : structured rides: written as a template, one line per segment",
        "warning dropped /timedPlans/0/segments/1: not stored in a compact template: zwo field \"@FlatRoad\"",
      ])
    #expect(
      try write(archive, version: 1).findings.sums.contains(
        "1 dropped: not stored in version 1 of .btd: structured rides"))
    archive.workouts = [Workout()]
    #expect(
      try write(archive, as: .compactWorkout).findings.sums.contains(
        "1 dropped: not stored in a compact workout: structured rides"))
  }

  @Test func aFileWithARideIsWrittenBackTheSame() throws {
    var archive = archive(.zwo, seed: 7)
    let first = try read(write(archive).bytes)
    #expect(first.archive.exerciseTypes == [])
    #expect(first.findings.lines == [])
    let second = try write(first.archive)
    #expect(second.findings.lines == [])
    #expect(second.bytes == (try write(first.archive).bytes))
    #expect(try read(second.bytes).archive == first.archive)

    // The app gives templates an identity of their own.
    archive = first.archive
    archive.rides[0].sourceFields = SourceFields(
      format: "btd", fields: [.init(name: "uuid", text: "2B8616B6-8B4E-4FE2-B51E-56D955A65278")])
    let third = try write(archive)
    #expect(third.text.contains("{\"uuid\":\"2B8616B6-8B4E-4FE2-B51E-56D955A65278\",\"name\":"))
    #expect(try read(third.bytes).archive == archive)
  }

  @Test(arguments: [
    #"{"n":"R","z":[],"e":[]}"#, #"{"n":"R","z":[],"e":[{"n":"Ride: bike","c":"Cardio","s":"custom"}]}"#,
    #"{"n":"R","z":[],"e":[{"n":"Bike 5:00","c":"Cardio","s":"custom"}]}"#,
    #"{"n":"R","z":[],"e":[{"n":"5:00 free","c":"Cardio","s":"time"}]}"#,
    #"{"n":"R","z":[],"e":[{"n":"5:00 free","c":"Legs","s":"custom"}]}"#,
    #"{"n":"R","z":[],"e":[{"n":"5:00 free","i":"","c":"Cardio","s":"custom"}]}"#,
    #"{"n":"R","z":["0"],"e":[{"n":"5:00 free","c":"Cardio","s":"custom"}]}"#,
    #"{"n":"R","e":[{"n":"5:00 free","c":"Cardio","s":"custom"}]}"#,
    #"{"n":"R","z":[],"e":[{"n":"5:00 free","c":"Cardio","s":"custom"}],"k":1}"#,
    #"{"n":"R","z":[],"e":[{"n":"5:00 free","c":"Cardio","s":"custom"},{"n":"Squat","c":"Legs","s":"reps"}]}"#,
    #"{"n":"R","z":[],"e":[{"n":"5:00 free","c":"Cardio","s":"custom"},{"n":"Ride: run","c":"Cardio","s":"custom"}]}"#,
  ])
  func anythingElseStaysATemplate(text: String) throws {
    let archive = try read(text).archive
    #expect(archive.rides == [])
    #expect(archive.templates.count == 1)
    #expect(try write(archive, as: .compactTemplate).text == text)
  }
}
