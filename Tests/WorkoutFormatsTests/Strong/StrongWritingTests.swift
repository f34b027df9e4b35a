import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

@Suite struct StrongWritingTests {
  /// What names a row of rest in some language may be the name of an exercise too.
  @Test(
    arguments: ["Rest Timer", "Ruhezeit", "Minuteur de repos", "Temps de repos", "Temporizador de descanso"],
    ["android", "ios"])
  func anExerciseNamedLikeARestComesBack(name: String, variant: String) throws {
    var rest = SetDetails()
    rest.restSeconds = ExactDecimal(90)
    let sets = [
      ExerciseSet(reps: 8, details: rest), ExerciseSet(durationSeconds: ExactDecimal(60)),
      ExerciseSet(kind: .warmUp, durationSeconds: ExactDecimal(30)), ExerciseSet(reps: 0),
    ]
    var archive = WorkoutArchive()
    archive.workouts = [
      Workout(
        title: "A", start: DateText.moment("2026-01-31 18:05:00"), durationSeconds: ExactDecimal(60),
        exercises: [
          Exercise(ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: 5)]),
          Exercise(ExerciseIdentity(name: name), sets: sets),
        ])
    ]
    var options = WriteOptions()
    options.variant = variant
    let findings = FindingList()
    let bytes = try Format.strong.bytes(of: archive, options: options, findings: findings)
    #expect(findings.lines == [])
    let reading = try read(bytes)
    #expect(reading.archive.workouts == archive.workouts)
    #expect(reading.findings.lines == [])
  }

  /// The first distance says the unit of all of them, for the file states none.
  @Test(arguments: [
    (["m", "mi"], "km", ["0.5", "4.828032"]), (["mi", "m"], "mi", ["3", "0.001864"]),
    (["m", "yd"], "km", ["0.5", "0.002743"]), (["ft"], "km", ["0.1524"]),
    (["km", "m"], "km", ["500", "0.003"]),
  ])
  func allDistancesOfIOSAreInOneUnit(units: [String], stated: String, written: [String]) throws {
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    archive.workouts = units.enumerated().map { index, unit in
      var details = SetDetails()
      details.distance = Distance(
        ExactDecimal(index == 0 && unit != "mi" ? 500 : 3), unit: DistanceUnit(rawValue: unit))
      return Workout(
        title: "A", start: DateText.moment("2026-01-\(30 + index) 18:05:00"),
        durationSeconds: ExactDecimal(60),
        exercises: [Exercise(ExerciseIdentity(name: "Row"), sets: [ExerciseSet(details: details)])])
    }
    var options = WriteOptions()
    options.variant = "ios"
    let findings = FindingList()
    let bytes = try Format.strong.bytes(of: archive, options: options, findings: findings)
    let distances = try read(bytes).archive.workouts.map { $0.exercises[0].sets[0].details?.distance }
    #expect(
      distances.map { $0?.value.normalized.description }
        == written.map { ExactDecimal($0)?.normalized.description })
    #expect(findings.findings.last?.detail == "all distances are in \(stated)")
  }

  private static func write(
    _ archive: WorkoutArchive, _ variant: String?, distanceUnit: DistanceUnit? = nil
  ) throws -> Writing {
    let findings = FindingList()
    var options = WriteOptions()
    options.variant = variant
    options.distanceUnit = distanceUnit
    let bytes = try Format.strong.bytes(of: archive, options: options, findings: findings)
    return Writing(bytes: bytes, findings: findings)
  }

  @Test func thePresentEditionIsWrittenByteForByte() throws {
    let archive = try read(StrongVariantTests.android.text).archive
    let writing = try Self.write(archive, nil)
    #expect(
      writing.text == #"""
        "Workout #";"Date";"Workout Name";"Duration (sec)";"Exercise Name";"Set Order";"Weight (kg)";"Reps";"RPE";"Distance (meters)";"Seconds";"Notes";"Workout Notes"
        "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"W";"2.2679618500000003";"15";"";"";"";"one leg
        at a time";""
        "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"1";"40.0";"12";"9.5";"";"";"";""
        "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"Rest Timer";"";"";"";"";"120.0";"";""
        "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"D";"30.0";"10";"";"";"";"";""
        "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Lying Leg Curl (Machine)";"F";"30.0";"4";"";"";"";"";""
        "1";"2025-02-08 13:48:22";"Midday Workout";"4725";"Rowing (Machine)";"1";"";"";"";"2000.0";"480.0";"";""
        "2";"2025-02-08 13:48:22";"Midday Workout";"4725";"Pull Up";"1";"";"12";"";"";"";"";"second ""one"""
        "2";"2025-02-08 13:48:22";"Midday Workout";"4725";"Pull Up";"2";"";"0";"";"";"";"";"second ""one"""

        """#)
    #expect(
      writing.findings.lines == [
        "note added /workouts/1/exercises/0/sets/1: repetitions: set to 0, as the set has none"
      ])
  }

  @Test func theEditionOfIOSIsWrittenByteForByte() throws {
    let archive = try read(StrongVariantTests.ios.text, massUnit: .kilograms).archive
    let writing = try Self.write(archive, "ios")
    #expect(
      writing.text == """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",W,0,5,0,0,"strict","slept well",
        2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",1,0,8,0,0,"","slept well",
        2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",2,10.0,6,0,0,"belt","slept well",9.5
        2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",D,0,7,0,0,"","slept well",
        2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up",F,0,4,0,0,"","slept well",10
        2022-08-04 14:54:31,"Pull A",1h 8m,"Pull Up (Assisted)",1,-20.0,8,0,0,"","slept well",
        2022-08-04 14:54:31,"Pull A",1h 8m,"Plank",1,0,0,0,60,"","slept well",
        2022-08-04 14:54:31,"Pull A",1h 8m,"Running (Treadmill)",1,0,0,3.7175754,1027,"","slept well",
        2022-08-04 14:54:31,"Pull A",1h 8m,"Running (Treadmill)",Rest Timer,0,0,0,90,"","slept well",
        2022-08-06 08:00:00,"",0s,"Chin Up",1,0,0,0,0,"","",

        """)
    #expect(
      writing.findings.lines == [
        "warning rounded /workouts/1: workout duration: cut to the minute | 46 s",
        "note dropped : not stored in Strong: weight unit | all weights are in kg",
      ])
  }

  @Test(arguments: [0, 1, 5, 6, 7]) func whatAppsExportComesBackThroughTheirOwnEdition(index: Int) throws {
    let fixture = StrongVariantTests.all[index]
    let archive = try read(fixture.text).archive
    let back = try read(Self.write(archive, nil).text).archive
    let units = { (set: ExerciseSet) in set.load?.unit }
    #expect(back.workouts.map(\.title) == archive.workouts.map(\.title))
    #expect(
      back.workouts.flatMap(\.exercises).flatMap(\.sets).count
        == archive.workouts.flatMap(\.exercises).flatMap(\.sets).count)
    #expect(Set(back.workouts.flatMap(\.exercises).flatMap(\.sets).compactMap(units)).count <= 1)
  }

  @Test func weightsOfTwoUnitsAreBroughtIntoOne() throws {
    let archive = try read(StrongVariantTests.androidOld.text).archive
    let writing = try Self.write(archive, nil)
    #expect(
      writing.findings.sums == [
        "1 converted: distance: mi to m", "1 converted: weight: lb to kg",
      ])
    #expect(writing.text.contains("\"2\";\"102.05828325\";\"4\";\"8\""))
  }

  @Test func aVariantThatIsNoneIsRefused() {
    #expect(
      request { _ = try Self.write(WorkoutArchive(), "palm") }
        == .variantUnknown("palm", format: "strong", known: ["android", "ios"]))
  }
}
