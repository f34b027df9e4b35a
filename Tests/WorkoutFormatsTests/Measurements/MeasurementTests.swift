import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// The measurements that FitNotes and Hevy export, and what becomes of them from one to another.
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

  @Test func timesOfFitNotesComeBackAsExactAsTheyWere() throws {
    let text = """
      Date,Time,Measurement,Value,Unit,Comment
      2026-01-10,07:00,Bodyweight,82.0,kg,
      2026-01-11,07:00:30,Bodyweight,82.5,kg,
      2026-01-12,,Waist,80,cm,

      """
    let reading = try read(text, as: .fitNotesBody)
    #expect(reading.archive.measurements.map { $0.moment?.precision } == [.minute, .second, .day])
    let writing = try write(reading.archive, as: .fitNotesBody)
    #expect(writing.findings.lines == [])
    #expect(writing.text == text)
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

  @Test func aColumnWithoutANameIsNotTakenForOneThatHasItsName() throws {
    let reading = try read(
      """
      Date,Time,Measurement,Value,Unit,Comment,column 8,,column 8
      2026-01-10,07:00,Bodyweight,82,kg,,one,two,three

      """, as: .fitNotesBody)
    let fields = try #require(reading.archive.measurements.first?.sourceFields?.fields)
    #expect(fields.map { $0.name } == ["column 8", "column 8, column 8", "column 8, column 9"])
    #expect(fields.map { $0.text } == ["one", "two", "three"])
    let writing = try write(reading.archive, as: .fitNotesBody)
    #expect(try read(writing.text, as: .fitNotesBody).archive == reading.archive)
  }

  @Test func theOlderBodyTrackerHasNoComments() throws {
    let reading = try read("Date,Time,Measurement,Value,Unit\n2018-07-30,12:18:42,Bodyweight,167.0,lbs\n")
    #expect(
      reading.archive
        == archive("fitnotes-body", [try measurement("2018-07-30 12:18:42", "Bodyweight", "167.0", "lbs")]))
    #expect(reading.findings.lines == [])
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

  @Test func fromHevyToFitNotesTheKindsGetTheirNames() throws {
    #expect(
      try write(read(Self.hevy).archive, as: .fitNotesBody).text == """
        Date,Time,Measurement,Value,Unit,Comment
        2026-01-28,00:00:00,Bodyweight,75,kg,
        2026-01-28,00:00:00,Body Fat,18.2,%,
        2026-01-28,00:00:00,Chest,101,cm,
        2026-01-28,00:00:00,Waist,82.5,cm,
        2026-02-03,07:30:00,Bodyweight,76.20,kg,

        """)
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
