import Foundation
import Testing

/// The zip file of Apple Health beside a log: opened as it is, and laid onto the workouts with sets.
@Suite struct HealthMergeTests {
  private static let export = """
    <?xml version="1.0"?>
    <!DOCTYPE HealthData [
    <!ATTLIST VisionPrescription
      type CDATA #REQUIRED
    ]>
    <HealthData locale="en">
     <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2020-01-02 07:30:00 +0100" value="81.4"/>
     <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2020-01-02 18:10:00 +0100" value="98"/>
     <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2020-01-02 18:11:00 +0100" value="99"/>
     <Workout workoutActivityType="HKWorkoutActivityTypeTraditionalStrengthTraining" duration="60" durationUnit="min" startDate="2020-01-02 18:00:05 +0100" endDate="2020-01-02 19:00:05 +0100">
      <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="117" maximum="156" unit="count/min"/>
     </Workout>
     <Workout workoutActivityType="HKWorkoutActivityTypeYoga" duration="30" durationUnit="min" startDate="2020-01-03 08:00:00 +0100" endDate="2020-01-03 08:30:00 +0100"/>
    </HealthData>
    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(
      PackedFile.zip([
        ("apple_health_export/workout-routes/route.gpx", Array("<gpx/>".utf8)),
        ("apple_health_export/export.xml", Array(Self.export.utf8)),
        ("apple_health_export/export_cda.xml", Array("<?xml version=\"1.0\"?><ClinicalDocument/>".utf8)),
      ]), to: "export.zip")
    try folder.write(SampleText.file(SampleText.workout(1)), to: "history.btd")
    return folder
  }

  @Test func itsZipFileIsOpenedAsItIs() throws {
    let run = try folder().run("info", "DIR/export.zip")
    #expect(run.code == 0)
    #expect(
      run.text.hasPrefix("DIR/export.zip/apple_health_export/export.xml: Apple Health export (apple-health)"))
    #expect(run.errors.contains("note: 2 × not stored in a log: records of Heart Rate [dropped]"))
    #expect(
      run.errors.contains("note: 2 × file of no known format in a zip file, left alone [unsupported]"))
  }

  @Test func whatTheWatchRecordedIsLaidOntoTheWorkoutThatItOverlaps() throws {
    let folder = try folder()
    let run = folder.run(
      "merge", "DIR/history.btd", "DIR/export.zip", "-o", "DIR/out.workouts.json")
    #expect(run.code == 0)
    #expect(
      run.errors.hasPrefix(
        """
        DIR/export.zip/apple_health_export/export.xml: 1 of 2 workouts new, 0 known, 1 merged into workouts with sets
        2 workouts in all

        """))
    #expect(
      run.errors.contains(
        "note: workout without sets merged into the one that it overlaps [converted]: "
          + "DIR/export.zip/apple_health_export/export.xml: workout 2020-01-02T18:00:05+01:00 "
          + "\"Traditional Strength Training\" onto workout 2020-01-02T18:00 \"Day\""))
    #expect(
      run.errors.contains(
        "note: workout without sets matches no lifting workout; kept separately [inconsistent]: "
          + "DIR/export.zip/apple_health_export/export.xml: workout 2020-01-03T08:00:00+01:00 \"Yoga\""))
    let text = try folder.text(of: "out.workouts.json")
    #expect(text.contains("117") && text.contains("156") && text.contains("2020-01-02T18:00:05+01:00"))
    #expect(text.contains("81.4"))
  }
}
