import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// Apple Health's export: what a log holds is read, all else is counted by its kind.
@Suite struct AppleHealthTests {
  /// As iOS 16 begins its files: a declaration that is broken, with a vertical tab in it.
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE HealthData [
    <!-- HealthKit Export Version: 14 -->
    <!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
    <!ATTLIST VisionPrescription
      type CDATA #REQUIRED
    \u{b}<!ENTITY lol "lol">
    ]>
    """

  private static let export =
    head + """

      <HealthData locale="de_DE">
       <ExportDate value="2026-02-01 09:30:00 +0100"/>
       <Me HKCharacteristicTypeIdentifierDateOfBirth="1990-05-04"/>
       <Record type="HKQuantityTypeIdentifierBodyMass" sourceName="Health" unit="kg" creationDate="2026-01-31 07:31:00 +0100" startDate="2026-01-31 07:30:00 +0100" endDate="2026-01-31 07:30:00 +0100" value="81.4"/>
       <Record type="HKQuantityTypeIdentifierBodyFatPercentage" sourceName="Scale &amp; Co" unit="%" startDate="2026-01-31 07:30:00 +0100" endDate="2026-01-31 07:30:00 +0100" value="0.182">
        <MetadataEntry key="HKWasUserEntered" value="1"/>
       </Record>
       <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2026-01-31 18:06:00 +0100" value="98"/>
       <Record type="HKQuantityTypeIdentifierHeartRate" unit="count/min" startDate="2026-01-31 18:07:00 +0100" value="104">
        <MetadataEntry key="HKMetadataKeyHeartRateMotionContext" value="2"/>
       </Record>
       <Record type="HKQuantityTypeIdentifierHeartRateVariabilitySDNN" unit="ms" startDate="2026-01-31 03:00:00 +0100" value="61">
        <HeartRateVariabilityMetadataList>
         <InstantaneousBeatsPerMinute bpm="51" time="3:00:01,52 AM"/>
        </HeartRateVariabilityMetadataList>
       </Record>
       <Record type="HKQuantityTypeIdentifierWorkoutEffortScore" unit="appleEffortScore" startDate="2026-01-31 18:05:12 +0100" value="7"/>
       <Record type="HKQuantityTypeIdentifierBodyMassIndex" unit="count" startDate="2026-01-31 07:30:00 +0100" endDate="2026-01-31 07:30:00 +0100" value="23.9"/>
       <Workout workoutActivityType="HKWorkoutActivityTypeTraditionalStrengthTraining" duration="62.35" durationUnit="min" sourceName="Watch" device="&lt;&lt;HKDevice: 0x28&gt;, name:Watch&gt;" creationDate="2026-01-31 19:07:40 +0100" startDate="2026-01-31 18:05:12 +0100" endDate="2026-01-31 19:07:33 +0100">
        <MetadataEntry key="HKTimeZone" value="+02:00"/>
        <MetadataEntry key="HKWeatherHumidity" value="9300 %"/>
        <WorkoutEvent type="HKWorkoutEventTypePause" date="2026-01-31 18:20:00 +0100"/>
        <WorkoutEvent type="HKWorkoutEventTypeResume" date="2026-01-31 18:21:00 +0100"/>
        <WorkoutActivity uuid="A" startDate="2026-01-31 18:05:12 +0100">
         <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="1" unit="count/min"/>
        </WorkoutActivity>
        <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" startDate="2026-01-31 18:05:12 +0100" sum="412.5" unit="Cal"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierBasalEnergyBurned" sum="90" unit="kcal"/>
        <WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="117.2" minimum="81" maximum="156" unit="count/min"/>
       </Workout>
       <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30.5" durationUnit="min" totalDistance="5.21" totalDistanceUnit="km" totalEnergyBurned="350" totalEnergyBurnedUnit="Cal" sourceName="Phone" startDate="2019-06-01 08:00:00 +0200" endDate="2019-06-01 08:31:00 +0200">
        <WorkoutRoute sourceName="Phone"><FileReference path="/workout-routes/route.gpx"/></WorkoutRoute>
       </Workout>
       <ActivitySummary dateComponents="2026-01-31" activeEnergyBurned="600"/>
       <Correlation type="HKCorrelationTypeIdentifierBloodPressure" startDate="2026-01-31 07:30:00 +0100">
        <Record type="HKQuantityTypeIdentifierBloodPressureSystolic" unit="mmHg" value="120"/>
       </Correlation>
      </HealthData>
      """

  @Test func readsMeasurementsAndWorkoutsAndCountsAllElseByItsKind() throws {
    #expect(try Format.detect(InputBytes(Self.export.utf8, name: "x")).id == "apple-health")
    let reading = try read(Self.export)
    #expect(
      ArchiveText.of(reading.archive) == """
        from apple-health, locale=de_DE ExportDate/value=2026-02-01 09:30:00 +0100 \
        Me/HKCharacteristicTypeIdentifierDateOfBirth=1990-05-04
        measured 2026-01-31T07:30:00+01:00 Body Mass 81.4 kg
        measured 2026-01-31T07:30:00+01:00 Body Fat Percentage 18.2 %
        measured 2026-01-31T07:30:00+01:00 Body Mass Index 23.9 without unit
        workout "Traditional Strength Training" 2026-01-31T19:05:12+02:00 {3741 s; \
        end 2026-01-31T20:07:33+02:00; 412.5 kcal; 117.2 bpm; sourceName=Watch \
        device=<<HKDevice: 0x28>, name:Watch> creationDate=2026-01-31 19:07:40 +0100 \
        MetadataEntry/HKTimeZone=+02:00 MetadataEntry/HKWeatherHumidity=9300 % \
        WorkoutStatistics/HKQuantityTypeIdentifierHeartRate=minimum 81 count/min}
        workout "Running" 2019-06-01T08:00:00+02:00 {1830 s; end 2019-06-01T08:31:00+02:00; 350 kcal; \
        sourceName=Phone}
          Running
            1830 s, 5.21 km
        """)
    let details = reading.archive.workouts[0].details
    #expect(details?.maximumHeartRate == ExactDecimal(156))
    #expect(details?.basalEnergyKilocalories == ExactDecimal(90))
    #expect(details?.difficulty == ExactDecimal(7))
    #expect(
      reading.archive.measurements[1].sourceFields?.fields == [
        .init(name: "sourceName", text: "Scale & Co"),
        .init(name: "MetadataEntry/HKWasUserEntered", text: "1"),
      ])
    #expect(
      reading.findings.lines.map { $0.split(separator: " byte ", maxSplits: 1).last.map(String.init) ?? "" }
        .map { $0.drop { $0 != ":" } } == [
          ": not stored in a log: records of Heart Rate × 2",
          ": not stored in a log: records of Heart Rate Variability SDNN",
          ": not stored in a log: pauses, laps and segments of a workout × 2",
          ": not stored in a log: parts of a workout",
          ": not stored in a log: route of a workout",
          ": not stored in a log: activity of a day",
          ": not stored in a log: records of Blood Pressure",
        ])
    #expect(reading.findings.lines.first?.hasPrefix("note dropped t:16:2 byte ") == true)
    #expect(
      reading.findings.findings.first?.fieldID == "section.apple-health:HKQuantityTypeIdentifierHeartRate")
  }

  /// A workout with these attributes and children.
  private func workout(_ attributes: String, _ children: String = "") throws -> (Workout?, [String]) {
    let reading = try read("<HealthData><Workout \(attributes)>\(children)</Workout></HealthData>")
    return (reading.archive.workouts.first, reading.findings.lines)
  }

  @Test(arguments: [
    ("312.5", "Cal", "312.5"), ("312.5", "kcal", "312.5"), ("312500", "cal", "312.5"),
    ("1307.5", "kJ", "312.5"),
    ("0", "Cal", nil), ("12", "BTU", nil),
  ])
  func energyIsInKilocaloriesWhateverItsUnit(value: String, unit: String, kilocalories: String?) throws {
    let (workout, findings) = try workout("totalEnergyBurned=\"\(value)\" totalEnergyBurnedUnit=\"\(unit)\"")
    #expect(workout?.details?.activeEnergyKilocalories?.description == kilocalories)
    #expect(findings == [])
    // What has a unit that nobody knows is kept as it is.
    #expect((workout?.details?.sourceFields?["totalEnergyBurned"] != nil) == (unit == "BTU"))
  }

  @Test func kilojoulesThatAreNoWholeNumberOfCaloriesAreRoundedAndNamed() throws {
    let (workout, findings) = try workout("totalEnergyBurned=\"1000\" totalEnergyBurnedUnit=\"kJ\"")
    #expect(workout?.details?.activeEnergyKilocalories?.description == "239.006")
    #expect(findings == ["note rounded t:1:13 byte 12: active energy: kJ to kcal, rounded to 0.001"])
    let (other, otherFindings) = try self.workout(
      "", "<WorkoutStatistics type=\"HKQuantityTypeIdentifierBasalEnergyBurned\" sum=\"1000\" unit=\"kJ\"/>")
    #expect(other?.details?.basalEnergyKilocalories?.description == "239.006")
    #expect(otherFindings == ["note rounded t:1:13 byte 12: basal energy: kJ to kcal, rounded to 0.001"])
  }

  @Test func aMassBelowZeroIsPointedOut() throws {
    let reading = try read(
      """
      <HealthData><Record type="HKQuantityTypeIdentifierBodyMass" unit="st" value="-12.5" \
      startDate="2026-01-31 07:00:00 +0100"/></HealthData>
      """)
    #expect(reading.archive.measurements.map { $0.value.description } == ["-12.5"])
    #expect(
      reading.findings.lines == [
        "warning inconsistent /measurements/0: a measurement of the body below zero | Body Mass -12.5 st"
      ])
  }

  @Test(arguments: [
    ("62.34999998410542", "min", "3741"), ("90", "s", "90"), ("1.5", "hr", "5400"), ("1.5", "fortnight", nil),
  ])
  func durationsAreInSeconds(value: String, unit: String, seconds: String?) throws {
    let (workout, findings) = try workout("duration=\"\(value)\" durationUnit=\"\(unit)\"")
    #expect(workout?.durationSeconds?.description == seconds)
    #expect((workout?.details?.sourceFields?["duration"] != nil) == (seconds == nil))
    #expect(findings == [])
  }

  @Test func anAttributeThatStatisticsSayAgainIsReadOnce() throws {
    let energy = "<WorkoutStatistics type='HKQuantityTypeIdentifierActiveEnergyBurned' sum='300' unit='Cal'/>"
    let (same, _) = try workout("totalEnergyBurned='300.0' totalEnergyBurnedUnit='Cal'", energy)
    #expect(same?.details?.activeEnergyKilocalories == ExactDecimal(300))
    #expect(same?.details?.sourceFields == nil)
    let (other, _) = try workout("totalEnergyBurned='310' totalEnergyBurnedUnit='Cal'", energy)
    #expect(other?.details?.activeEnergyKilocalories == ExactDecimal(300))
    #expect(other?.details?.sourceFields?["totalEnergyBurned"] == "310")
  }

  @Test func anEnergyThatIsKeptAsItIsIsNotRounded() throws {
    let (workout, findings) = try workout(
      "totalEnergyBurned='1000' totalEnergyBurnedUnit='kJ'",
      "<WorkoutStatistics type='HKQuantityTypeIdentifierActiveEnergyBurned' sum='412.5' unit='Cal'/>")
    #expect(workout?.details?.activeEnergyKilocalories == ExactDecimal("412.5"))
    #expect(workout?.details?.sourceFields?["totalEnergyBurned"] == "1000")
    #expect(findings == [])
  }

  @Test func attributesOfStatisticsAreKeptAndEntriesWithoutAKeyAreCounted() throws {
    let (workout, findings) = try workout(
      "startDate='2026-01-31 18:05:12 +0100' endDate='2026-01-31 19:05:12 +0100'",
      "<MetadataEntry value='x'/><WorkoutStatistics type='HKQuantityTypeIdentifierStepCount' sum='5000' "
        + "unit='count' startDate='2026-01-31 18:05:12 +0100' endDate='2026-01-31 19:00:00 +0100' extra='yes'/>"
    )
    let name = "WorkoutStatistics/HKQuantityTypeIdentifierStepCount"
    #expect(
      workout?.details?.sourceFields?.fields == [
        .init(name: name, text: "sum 5000 count"),
        .init(name: "\(name)/endDate", text: "2026-01-31 19:00:00 +0100"),
        .init(name: "\(name)/extra", text: "yes"),
      ])
    #expect(
      findings.map { $0.hasSuffix(": not stored in a log: entries without a key") } == [true])
  }

  @Test func digitsOfAMeasurementThatAreCutAreNamed() throws {
    let reading = try read(
      """
      <HealthData><Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" value="80.123456789012345678" \
      startDate="2026-01-31 07:00:00 +0100"/></HealthData>
      """)
    #expect(
      reading.findings.lines == [
        "warning rounded t:1:13 byte 12: number of more than 17 digits cut to them "
          + "| 80.123456789012345678"
      ])
    #expect(reading.archive.measurements.map { $0.value.fractionDigits } == [15])
  }

  @Test func distancesOfSportsOverADistanceAreASetAndOfOthersAreKept() throws {
    let distance = "<WorkoutStatistics type='HKQuantityTypeIdentifierDistanceSwimming' sum='1500' unit='m'/>"
    let (swim, _) = try workout("workoutActivityType='HKWorkoutActivityTypeSwimming'", distance)
    #expect(swim?.exercises.map { $0.name } == ["Swimming"])
    #expect(
      swim?.exercises.first?.sets.first?.details?.distance == Distance(ExactDecimal(1_500), unit: .meters))
    let (lifting, _) = try workout("workoutActivityType='HKWorkoutActivityTypeCoreTraining'", distance)
    #expect(lifting?.exercises == [])
    #expect(
      lifting?.details?.sourceFields?["WorkoutStatistics/HKQuantityTypeIdentifierDistanceSwimming"]
        == "sum 1500 m")
  }

  @Test func aBrandIsTheTitleAndTheKindIsKept() throws {
    let (workout, _) = try workout(
      "workoutActivityType='HKWorkoutActivityTypeOther'",
      "<MetadataEntry key='HKWorkoutBrandName' value='Hevy'/>")
    #expect(workout?.title == "Hevy")
    #expect(workout?.details?.sourceFields?["workoutActivityType"] == "HKWorkoutActivityTypeOther")
  }

  @Test func aZoneThatNobodyKnowsAndADateThatIsNoneAreNamed() throws {
    let (workout, findings) = try workout(
      "startDate='2026-01-31 18:05:12 +0100' endDate='soon'",
      "<MetadataEntry key='HKTimeZone' value='Mars/Olympus'/>")
    #expect(workout?.start?.description == "2026-01-31T18:05:12+01:00")
    #expect(workout?.details?.end == nil)
    #expect(
      findings == [
        "warning guessed t:1:13 byte 12: zone that this system does not know: the offset in the date is used "
          + "| Mars/Olympus",
        "warning dropped t:1:13 byte 12: end time: no date in endDate | \"soon\"",
      ])
  }

  @Test func aMeasurementWithoutANumberOrDateIsKeptOut() throws {
    let reading = try read(
      """
      <HealthData>
      <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-01-31 07:30:00 +0100" value="a"/>
      <Record type="HKQuantityTypeIdentifierBodyMass" unit="lb" startDate="" value="180"/>
      <Record type="HKQuantityTypeIdentifierWorkoutEffortScore" startDate="" value="7"/>
      <Record value="1"/>
      </HealthData>
      """)
    #expect(reading.archive.measurements == [])
    #expect(
      reading.findings.lines == [
        "error dropped t:2:1 byte 13: record skipped: no number in value | \"a\"",
        "error dropped t:3:1 byte 121: record skipped: no date in startDate | \"\"",
        "note dropped t:4:1 byte 206: not stored in a log: records of Workout Effort Score",
        "note dropped t:5:1 byte 289: not stored in a log: records of Record",
      ])
  }

  @Test func namesOfAttributesMayHaveSpacesAsIniOS8() throws {
    let reading = try read(
      "<HealthData><Record type=\"HKQuantityTypeIdentifierBodyMass\" source Name=\"Scale\" value = \"80\" "
        + "startDate='2014-09-24 15:07:11 -0500'/></HealthData>")
    #expect(reading.archive.measurements.map { $0.value } == [ExactDecimal(80)])
    #expect(reading.archive.measurements.first?.sourceFields?["source Name"] == "Scale")
  }

  @Test(arguments: [
    (
      "<workout_file/>",
      "t:1:1: found <workout_file>, expected <HealthData>. Check that it is the file that the app exported, or "
        + "name its format.\n  <workout_file/>\n  ^"
    ),
    (
      "<HealthData><Workout>",
      "t:1:22: the file ends in the middle, expected </Workout>. Export it again.\n"
        + "  <HealthData><Workout>\n                       ^"
    ),
  ])
  func whatIsNoExportIsAnError(text: String, words: String) {
    #expect(message { _ = try read(text, as: .appleHealth) } == words)
  }

  @Test func aClinicalDocumentIsCalledWhatItIs() {
    #expect(
      message {
        _ = try read("<?xml version=\"1.0\"?>\n<ClinicalDocument xmlns=\"urn:hl7-org:v3\"/>")
      }
        == "t: the file is a clinical document (CDA), expected a log. Apple Health puts it beside export.xml, "
        + "which holds the records and workouts.")
  }
}
