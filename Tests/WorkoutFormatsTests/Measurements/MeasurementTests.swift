import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The measurements that FitNotes, Strong and Hevy export, and what becomes of them from one to another.
@Suite struct MeasurementTests {
  private static let fitNotes = """
    Date,Time,Measurement,Value,Unit,Comment
    2026-01-10,07:00:00,Bodyweight,82.0,kg,
    2026-01-11,07:00:05,Bodyweight,180.5,lbs,"Light, after cardio"
    2026-01-11,07:00:05,Waist,33.5,in,
    2026-01-12,,Body Fat,18.25,%,

    """
  private static let hevy = """
    "date","weight_kg","fat_percent","neck_cm","shoulder_cm","chest_cm","left_bicep_cm","right_bicep_cm",\
    "left_forearm_cm","right_forearm_cm","abdomen_cm","waist_cm","hips_cm","left_thigh_cm","right_thigh_cm",\
    "left_calf_cm","right_calf_cm"
    "28 Jan 2026, 00:00",75,18.2,,,101,,,,,,82.5,,,,,
    "3 Feb 2026, 07:30",76.20,,,,,,,,,,,,,,,

    """
  private static let strong = """
    Date,Measurement,Value,Unit,Source
    2024-05-04 07:30:00,Weight,80.5,kg,Apple Health
    2024-05-04 07:30:00,Left bicep,37,cm,Strong
    2024-05-05 07:30:00,Caloric intake,2400,kcal,

    """

  private func measurement(
    _ moment: String, _ kind: String, _ value: String, _ unit: String?, note: String? = nil
  ) throws -> BodyMeasurement {
    BodyMeasurement(
      moment: DateText.moment(moment), kind: kind, value: try #require(ExactDecimal(value)), unit: unit,
      note: note)
  }

  private func archive(_ format: String, _ measurements: [BodyMeasurement]) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: format)
    archive.measurements = measurements
    return archive
  }

  @Test func theBodyTrackerOfFitNotesIsReadAndWrittenBack() throws {
    let reading = try read(Self.fitNotes)
    let expected = archive(
      "fitnotes-body",
      [
        try measurement("2026-01-10 07:00:00", "Bodyweight", "82.0", "kg"),
        try measurement("2026-01-11 07:00:05", "Bodyweight", "180.5", "lbs", note: "Light, after cardio"),
        try measurement("2026-01-11 07:00:05", "Waist", "33.5", "in"),
        try measurement("2026-01-12", "Body Fat", "18.25", "%"),
      ])
    #expect(reading.archive == expected)
    #expect(reading.findings.lines == [])
    let writing = try write(reading.archive, as: .fitNotesBody)
    #expect(writing.text == Self.fitNotes)
    #expect(writing.findings.lines == [])
  }

  @Test func theOlderBodyTrackerHasNoComments() throws {
    let reading = try read("Date,Time,Measurement,Value,Unit\n2018-07-30,12:18:42,Bodyweight,167.0,lbs\n")
    #expect(
      reading.archive
        == archive("fitnotes-body", [try measurement("2018-07-30 12:18:42", "Bodyweight", "167.0", "lbs")]))
    #expect(reading.findings.lines == [])
  }

  @Test(arguments: [
    ("\"Date\";\"Weight (kg)\"", "Weight", "kg"), ("Date,Weight (lb)", "Weight", "lb"),
    ("\"Date\";\"Body fat percentage\"", "Body fat percentage", "%"), ("Date;Waist (cm)", "Waist", "cm"),
    ("Date;Caloric intake (kcal)", "Caloric intake", "kcal"), ("Datum;Gewicht (kg)", "Gewicht", "kg"),
    ("Date;Weight", "Weight", nil), ("Date;Weight ()", "Weight", nil),
  ])
  func strongForAndroidWritesAFileForEachKind(head: String, kind: String, unit: String?) throws {
    let delimiter = head.contains(";") ? ";" : ","
    let reading = try read(
      "\(head)\n\"2025-03-09 10:22:48\"\(delimiter)76.8000030\n\"2025-03-10 07:00:00\"\(delimiter)77\n")
    #expect(
      reading.archive
        == archive(
          "strong-measurements",
          [
            try measurement("2025-03-09 10:22:48", kind, "76.8000030", unit),
            try measurement("2025-03-10 07:00:00", kind, "77", unit),
          ]))
    #expect(reading.findings.lines == [])
  }

  @Test(arguments: [
    "Date;Reps", "Date;Weight (kg);Reps", "Start;Weight (kg)", "Date;(kg)", "Weight (kg);Date",
  ])
  func aTableOfSomethingElseIsNoFileOfMeasurements(head: String) {
    #expect(request { _ = try read("\(head)\n2025-03-09;5;5\n") } == .formatUnknown(file: "t"))
  }

  @Test func hevyHasAColumnForEachKind() throws {
    let reading = try read(Self.hevy)
    let expected = archive(
      "hevy-measurements",
      [
        try measurement("2026-01-28 00:00", "weight", "75", "kg"),
        try measurement("2026-01-28 00:00", "fat", "18.2", "%"),
        try measurement("2026-01-28 00:00", "chest", "101", "cm"),
        try measurement("2026-01-28 00:00", "waist", "82.5", "cm"),
        try measurement("2026-02-03 07:30", "weight", "76.20", "kg"),
      ])
    #expect(reading.archive == expected)
    #expect(reading.findings.lines == [])
    let writing = try write(reading.archive, as: .hevyMeasurements)
    #expect(writing.text == Self.hevy)
    #expect(writing.findings.lines == [])
  }

  @Test func hevyInInchesStaysInInches() throws {
    let text = Self.hevy.replacing("_cm\"", with: "_in\"")
    let reading = try read(text)
    #expect(reading.archive.measurements.map(\.unit) == ["kg", "%", "in", "in", "kg"])
    let writing = try write(reading.archive, as: .hevyMeasurements)
    #expect(writing.text == text)
    #expect(writing.findings.lines == [])
  }

  @Test func hevysRowsWithoutNumbersAndColumnsOfOthersAreNamed() throws {
    let reading = try read(
      """
      date,weight_lbs,fat_percent,wrist_cm,mood
      "May 4, 2024, 7:30 AM",180.5,,17,good
      "5 May 2024, 07:30",,,,
      "6 May 2024, 07:30",eighty,,,
      "7 May 2024, 07:30",181,,,
      "8 May 2024, 07:30",181,,,
      "9 May 2024, 07:30",181,,,

      """)
    var first = try measurement("2024-05-04 07:30", "weight", "180.5", "lb")
    first.sourceFields = SourceFields(
      format: "hevy-measurements",
      fields: [.init(name: "wrist_cm", text: "17"), .init(name: "mood", text: "good")])
    #expect(reading.archive.measurements.first == first)
    #expect(reading.archive.measurements.count == 4)
    #expect(
      reading.findings.lines == [
        "note dropped t:3:1: row without measurements | 2024-05-05T07:30",
        "error dropped t:4:21: row skipped: no number in weight_lbs | \"eighty\"",
      ])
  }

  @Test func strongKeepsWhereAMeasurementCameFrom() throws {
    let reading = try read(Self.strong)
    var weight = try measurement("2024-05-04 07:30:00", "Weight", "80.5", "kg")
    weight.sourceFields = source("Apple Health")
    var bicep = try measurement("2024-05-04 07:30:00", "Left bicep", "37", "cm")
    bicep.sourceFields = source("Strong")
    let intake = try measurement("2024-05-05 07:30:00", "Caloric intake", "2400", "kcal")
    #expect(reading.archive == archive("strong-measurements", [weight, bicep, intake]))
    #expect(reading.findings.lines == [])
    let writing = try write(reading.archive, as: .strongMeasurements)
    #expect(writing.text == Self.strong)
    #expect(writing.findings.lines == [])
  }

  private func source(_ name: String) -> SourceFields {
    SourceFields(format: "strong-measurements", fields: [.init(name: "Source", text: name)])
  }

  @Test func fromFitNotesToHevyUnitsConvertExactlyAndAreNamed() throws {
    let writing = try write(try read(Self.fitNotes).archive, as: .hevyMeasurements)
    #expect(
      writing.text == """
        "date","weight_kg","fat_percent","neck_in","shoulder_in","chest_in","left_bicep_in","right_bicep_in",\
        "left_forearm_in","right_forearm_in","abdomen_in","waist_in","hips_in","left_thigh_in","right_thigh_in",\
        "left_calf_in","right_calf_in"
        "10 Jan 2026, 07:00",82.0,,,,,,,,,,,,,,,
        "11 Jan 2026, 07:00",81.873422785,,,,,,,,,,33.5,,,,,
        "12 Jan 2026, 00:00",,18.25,,,,,,,,,,,,,,

        """)
    #expect(
      writing.findings.sums == [
        "1 added: measurement time: set to 00:00: only the day is known",
        "1 converted: measurements: lbs to kg",
        "1 dropped: not stored in a Hevy measurements file: measurement note",
        "2 rounded: measurement time: cut to the minute",
        "4 converted: measurements: kind written as the app names it",
      ])
  }

  @Test func fromHevyToFitNotesAndStrongTheKindsGetTheirNames() throws {
    let archive = try read(Self.hevy).archive
    #expect(
      try write(archive, as: .fitNotesBody).text == """
        Date,Time,Measurement,Value,Unit,Comment
        2026-01-28,00:00:00,Bodyweight,75,kg,
        2026-01-28,00:00:00,Body Fat,18.2,%,
        2026-01-28,00:00:00,Chest,101,cm,
        2026-01-28,00:00:00,Waist,82.5,cm,
        2026-02-03,07:30:00,Bodyweight,76.20,kg,

        """)
    let strong = try write(archive, as: .strongMeasurements)
    #expect(
      strong.text == """
        Date,Measurement,Value,Unit
        2026-01-28 00:00:00,Weight,75,kg
        2026-01-28 00:00:00,Body fat percentage,18.2,%
        2026-01-28 00:00:00,Chest,101,cm
        2026-01-28 00:00:00,Waist,82.5,cm
        2026-02-03 07:30:00,Weight,76.20,kg

        """)
    #expect(strong.findings.sums == ["5 converted: measurements: kind written as the app names it"])
  }

  @Test func everyKindComesBackFromStrongAsHevyHadIt() throws {
    let head = Self.hevy.prefix { $0 != "\n" }
    let text = "\(head)\n\"3 Feb 2026, 07:30\",\((1...16).map { "\($0)" }.joined(separator: ","))\n"
    let archive = try read(text).archive
    let strong = try write(archive, as: .strongMeasurements)
    #expect(strong.text.contains("2026-02-03 07:30:00,Left bicep,6,cm\n"))
    #expect(strong.text.contains("2026-02-03 07:30:00,Shoulders,4,cm\n"))
    // Strong has no kind for the abdomen.
    #expect(strong.text.contains("2026-02-03 07:30:00,abdomen,10,cm\n"))
    #expect(try write(try read(strong.bytes).archive, as: .hevyMeasurements).text == text)
  }

  @Test func namesThatAPersonHasSpelledStay() throws {
    let text = """
      Date,Measurement,Value,Unit
      2024-05-04 07:30:00,Left Bicep,37,cm
      2024-05-04,Body Fat Percentage,18,%

      """
    let writing = try write(try read(text).archive, as: .strongMeasurements)
    #expect(writing.text == text)
    #expect(writing.findings.lines == [])
  }

  @Test func whatHevyHasNoColumnForIsNamed() throws {
    let list = [
      try measurement("2026-01-10 07:00", "Caloric intake", "2400", "kcal"),
      try measurement("2026-01-10 07:00", "Waist", "0.85", "m"),
      try measurement("2026-01-11 07:00", "Neck", "15", "in"),
      try measurement("2026-01-10 07:00", "Body Fat", "18", nil),
      try measurement("2026-01-10 07:00", "Hips", "90", nil),
    ]
    let writing = try write(archive("x", list), as: .hevyMeasurements)
    #expect(
      writing.text.split(separator: "\n").dropFirst() == [
        "\"10 Jan 2026, 07:00\",,18,,,,,,,,,85,,,,,", "\"11 Jan 2026, 07:00\",,,38.1,,,,,,,,,,,,,",
      ])
    #expect(
      writing.findings.sums == [
        "1 added: measurements: % for a share of fat without a unit",
        "1 converted: measurements: in to cm",
        "1 converted: measurements: m to cm",
        "1 converted: measurements: those of one time are written on one row",
        "2 dropped: not stored in a Hevy measurements file: measurements",
        "3 converted: measurements: kind written as the app names it",
      ])
    #expect(
      request {
        _ = try write(
          archive("x", [try measurement("2026-01-10", "Weight", "80", nil)]), as: .hevyMeasurements)
      }
        == .missing([
          Need(.unitOfWeights, of: .measurement, index: 0, target: "a Hevy measurements file")
        ]))
  }

  @Test func theUnitOfWeightsIsTakenFromTheOptionsWhereNobodyStatesIt() throws {
    let text =
      "Date,Time,Measurement,Value,Unit\n2026-01-10,07:00,Bodyweight,82,\n2026-01-10,07:00,Waist,82,\n"
    #expect(try read(text, massUnit: .pounds).archive.measurements.map(\.unit) == ["lb", nil])
  }

  @Test func brokenRowsAreNamedAndKeptOut() throws {
    let good = String(repeating: "2026-01-10,07:00,Bodyweight,82,kg\n", count: 12)
    let reading = try read(
      "Date,Time,Measurement,Value,Unit\n2026-01-10,07:00,Chest,wide,cm\n2026-01-10,25:00,Chest,9,cm\n"
        + "soon,07:00,Chest,9,cm\n2026-01-10,07:00,,9,cm\n" + good)
    #expect(reading.archive.measurements.count == 12)
    #expect(
      reading.findings.lines == [
        "error dropped t:2:24: row skipped: no number in Value | \"wide\"",
        "error dropped t:3:12: row skipped: no date and time in Time | \"25:00\"",
        "error dropped t:4:1: row skipped: no date and time in Date | \"soon\"",
        "error dropped t:5:18: row skipped: nothing in Measurement",
      ])
  }

  @Test func unitsConvertWithoutRoundingWhereTheDigitsSuffice() throws {
    func metric(_ unit: String, _ value: String) throws -> String {
      let value = try #require(ExactDecimal(value))
      let result = try #require(MeasurementUnit(unit)?.metric(value))
      return "\(result.value)\(result.isRounded ? " rounded" : "")"
    }
    #expect(try metric("lb", "180") == "81.6466266")
    #expect(try metric("in", "33.5") == "85.09")
    #expect(try metric("ft", "-1") == "-30.48")
    #expect(try metric("g", "80500") == "80.5")
    #expect(try metric("st", "12") == "76.20351816")
    #expect(try metric("lb", "180.123456789012") == "81.702625657520543 rounded")
  }
}
