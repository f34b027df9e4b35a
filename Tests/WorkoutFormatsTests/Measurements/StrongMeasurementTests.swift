import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The measurements that Strong exports: a file for each kind, whose head states the kind and its unit.
@Suite struct StrongMeasurementTests {
  private func measurement(
    _ moment: String, _ kind: String, _ value: String, _ unit: String?
  ) throws -> BodyMeasurement {
    BodyMeasurement(
      moment: DateText.moment(moment), kind: kind, value: try #require(ExactDecimal(value)), unit: unit)
  }

  private func archive(_ measurements: [BodyMeasurement]) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "strong-measurements")
    archive.measurements = measurements
    return archive
  }

  /// Each kind of an archive by itself, as `-o FOLDER/` writes them: the name of the file, and what it holds.
  private func files(of archive: WorkoutArchive) throws -> [(name: String, writing: Writing)] {
    let format = Format.strongMeasurements
    return try (format.measurementFiles?(archive.measurements) ?? []).map { numbers in
      var single = archive
      single.measurements = numbers.map { archive.measurements[$0] }
      return (format.documentName?(single) ?? "", try write(single, as: format))
    }
  }

  @Test(arguments: [
    ("\"Date\";\"Weight (kg)\"", "Weight", "kg"), ("Date,Weight (lb)", "Weight", "lb"),
    ("\"Date\";\"Body fat percentage\"", "Body fat percentage", "%"), ("Date;Waist (cm)", "Waist", "cm"),
    ("Date;Caloric intake (kcal)", "Caloric intake", "kcal"), ("Datum;Gewicht (kg)", "Gewicht", "kg"),
    ("Date;Weight", "Weight", nil), ("Date;Weight ()", "Weight", nil),
  ])
  func aFileOfOneKindIsReadAndWrittenBack(head: String, kind: String, unit: String?) throws {
    let delimiter = head.contains(";") ? ";" : ","
    let reading = try read(
      "\(head)\n\"2025-03-09 10:22:48\"\(delimiter)76.8000030\n\"2025-03-10 07:00:00\"\(delimiter)77\n")
    #expect(
      reading.archive
        == archive([
          try measurement("2025-03-09 10:22:48", kind, "76.8000030", unit),
          try measurement("2025-03-10 07:00:00", kind, "77", unit),
        ]))
    #expect(reading.findings.lines == [])
    let writing = try write(reading.archive, as: .strongMeasurements)
    let name = unit == nil || unit == "%" ? kind : "\(kind) (\(unit ?? ""))"
    #expect(
      writing.text == """
        "Date";"\(name)"
        "2025-03-09 10:22:48";76.8000030
        "2025-03-10 07:00:00";77

        """)
    #expect(writing.findings.lines == [])
  }

  @Test func timesWithoutSecondsComeBackSoAndGetThemFromOtherApps() throws {
    let text = "\"Date\";\"Weight (kg)\"\n\"2025-03-09 10:22\";76\n\"2025-03-10\";77\n"
    let reading = try read(text)
    #expect(reading.archive.measurements.map { $0.moment?.precision } == [.minute, .day])
    #expect(try write(reading.archive, as: .strongMeasurements).text == text)
    var other = reading.archive
    other.source = WorkoutArchive.Source(format: "hevy-measurements")
    let writing = try write(other, as: .strongMeasurements)
    #expect(writing.findings.lines == [])
    #expect(writing.text == text.replacing("10:22", with: "10:22:00"))
  }

  @Test(arguments: [
    "Date;Reps", "Date;Weight (kg);Reps", "Start;Weight (kg)", "Date;(kg)", "Weight (kg);Date",
  ])
  func aTableOfSomethingElseIsNoFileOfMeasurements(head: String) {
    #expect(request { _ = try read("\(head)\n2025-03-09;5;5\n") } == .formatUnknown(file: "t"))
  }

  @Test func aFileOfWhatWasNeverMeasuredHasNoRows() throws {
    let text = "\"Date\";\"Weight (lb)\"\n"
    let reading = try read(text)
    #expect(reading.archive == archive([]))
    #expect(reading.findings.lines == [])
    #expect(try write(archive([]), as: .strongMeasurements).text == "\"Date\";\"Weight (kg)\"\n")
  }

  @Test func aTableOfAllKindsIsReadAndWrittenAsAFileEach() throws {
    let reading = try read(
      """
      Date,Measurement,Value,Unit,Source
      2024-05-04 07:30:00,Weight,80.5,kg,Apple Health
      2024-05-04 07:30:00,Left bicep,37,cm,
      2024-05-05 07:30:00,Weight,80,kg,

      """)
    var weight = try measurement("2024-05-04 07:30:00", "Weight", "80.5", "kg")
    weight.sourceFields = SourceFields(
      format: "strong-measurements", fields: [.init(name: "Source", text: "Apple Health")])
    #expect(
      reading.archive
        == archive([
          weight, try measurement("2024-05-04 07:30:00", "Left bicep", "37", "cm"),
          try measurement("2024-05-05 07:30:00", "Weight", "80", "kg"),
        ]))
    #expect(reading.findings.lines == [])
    let files = try files(of: reading.archive)
    #expect(files.map(\.name) == ["weight", "left bicep"])
    #expect(
      files.map(\.writing.text) == [
        "\"Date\";\"Weight (kg)\"\n\"2024-05-04 07:30:00\";80.5\n\"2024-05-05 07:30:00\";80\n",
        "\"Date\";\"Left bicep (cm)\"\n\"2024-05-04 07:30:00\";37\n",
      ])
    #expect(
      files.flatMap(\.writing.findings.sums) == [
        "1 dropped: not stored in a Strong measurements file: strong-measurements field \"Source\""
      ])
  }

  @Test func severalKindsAreNoFile() throws {
    let list = [
      try measurement("2026-01-10", "Weight", "80", "kg"), try measurement("2026-01-10", "Waist", "85", "cm"),
    ]
    #expect(
      request { _ = try write(archive(list), as: .strongMeasurements) }
        == .severalToWrite(.measurementKind, target: "a Strong measurements file"))
  }

  @Test func everyKindComesBackFromStrongAsHevyHadIt() throws {
    let columns = [
      "weight_kg", "fat_percent", "neck_cm", "shoulder_cm", "chest_cm", "left_bicep_cm", "right_bicep_cm",
      "left_forearm_cm", "right_forearm_cm", "abdomen_cm", "waist_cm", "hips_cm", "left_thigh_cm",
      "right_thigh_cm", "left_calf_cm", "right_calf_cm",
    ]
    let head = (["date"] + columns).map { "\"\($0)\"" }.joined(separator: ",")
    let text = "\(head)\n\"3 Feb 2026, 07:30\",\((1...16).map { "\($0)" }.joined(separator: ","))\n"
    let files = try files(of: read(text).archive)
    #expect(
      files.map { $0.writing.text.split(separator: "\n").joined(separator: " ") }.prefix(6) == [
        "\"Date\";\"Weight (kg)\" \"2026-02-03 07:30:00\";1",
        "\"Date\";\"Body fat percentage\" \"2026-02-03 07:30:00\";2",
        "\"Date\";\"Neck (cm)\" \"2026-02-03 07:30:00\";3",
        "\"Date\";\"Shoulders (cm)\" \"2026-02-03 07:30:00\";4",
        "\"Date\";\"Chest (cm)\" \"2026-02-03 07:30:00\";5",
        "\"Date\";\"Left bicep (cm)\" \"2026-02-03 07:30:00\";6",
      ])
    // Strong has no kind for the abdomen.
    #expect(files.map(\.name)[9...10] == ["abdomen", "waist"])
    var all = archive([])
    for file in files { all.measurements += try read(file.writing.bytes).archive.measurements }
    #expect(try write(all, as: .hevyMeasurements).text == text)
  }

  @Test func oneNameAndOneUnitStandForAll() throws {
    let writing = try write(
      archive([
        try measurement("2024-05-04 07:30:00", "Left Bicep", "37", "cm"),
        try measurement("2024-05-05 07:30:00", "left_bicep", "15", "in"),
        try measurement("2024-05-06", "Left bicep", "37.5", "CM"),
        try measurement("2024-05-07", "Left bicep", "38", nil),
        try measurement("2024-05-08", "Left bicep", "38", "kg"),
      ]), as: .strongMeasurements)
    #expect(
      writing.text == """
        "Date";"Left Bicep (cm)"
        "2024-05-04 07:30:00";37
        "2024-05-05 07:30:00";38.1
        "2024-05-06";37.5

        """)
    #expect(
      writing.findings.sums == [
        "1 converted: measurements: in to cm",
        "1 converted: measurements: kind written as the app names it",
        "1 converted: measurements: unit written as cm",
        "2 dropped: not stored in a Strong measurements file: measurements",
        "4 converted: measurements: kind written as that of the first one",
      ])
  }

  @Test func aWeightWithoutAUnitAmongOthersIsAskedFor() throws {
    let list = [
      try measurement("2026-01-10", "Weight", "80", "kg"), try measurement("2026-01-11", "Weight", "81", nil),
    ]
    #expect(
      request { _ = try write(archive(list), as: .strongMeasurements) }
        == .missing([
          Need(.unitOfWeights, of: .measurement, index: 1, target: "a Strong measurements file")
        ]))
  }

  @Test func aKindThatNoHeadCanStateIsNamed() throws {
    for (kind, unit) in [("Grip", nil), ("Waist (navel)", nil), ("Pulse", "bpm"), ("Waist", "cm) (")] {
      let writing = try write(
        archive([try measurement("2026-01-10", kind, "50", unit)]), as: .strongMeasurements)
      #expect(writing.text == "\"Date\";\"Weight (kg)\"\n")
      #expect(
        writing.findings.sums == ["1 dropped: not stored in a Strong measurements file: measurements"],
        "\(kind)")
    }
  }
}
