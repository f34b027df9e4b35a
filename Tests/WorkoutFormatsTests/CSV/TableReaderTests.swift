import Testing
import WorkoutModel

@testable import WorkoutFormats

/// What all tables share, shown with files of Strong: encodings, rows of odd lengths, broken rows and their limit.
@Suite struct TableReaderTests {
  private static let head = StrongQuirkTests.head
  private static let row = "2024-03-04 18:05:11,A,1h,Squat,1,60,5,0,0,,,\n"
  private static let set = "    5 reps, 60 without unit"

  /// The sets that are read of `rows` and eight good ones before them, and the findings.
  private static func sets(_ rows: String) throws -> (count: Int, findings: [String]) {
    let reading = try read(head + "\n" + String(repeating: row, count: 8) + rows)
    return (
      reading.archive.workouts.flatMap(\.exercises).map(\.sets.count).reduce(0, +), reading.findings.lines
    )
  }

  private static func names(_ bytes: [UInt8]) throws -> (names: [String?], findings: [String]) {
    let reading = try read(bytes)
    return (reading.archive.workouts.flatMap(\.exercises).map(\.identity.name), reading.findings.lines)
  }

  @Test(
    arguments: [
      ("2024-03-04 18:05:11,A,1h,Squat,2,60,5,0,0,,,,,\n", 9, []),
      (
        "2024-03-04 18:05:11,A,1h,Squat,2,60,5\n", 9,
        [
          "warning repaired t:10:1: a row with fewer cells than the header row: the rest is read as blank | 5 missing"
        ]
      ),
      (
        "2024-03-04 18:05:11,1h,Squat,2,60,5,0,0,,,\n", 8,
        ["error dropped t:10:1: row skipped: the row has fewer cells than the header row | 11 of 12"]
      ),
      (
        "2024-03-04\n", 8,
        ["error dropped t:10:1: row skipped: the row has fewer cells than the header row | 1 of 12"]
      ),
      (
        "2024-03-04 18:05:11,A,1h,Squat,2,60", 8,
        [
          "error dropped t:10:1: row skipped: the file ends mid-row and may be cut off: export or copy it again "
            + "| 6 of 12"
        ]
      ),
      (
        "2024-03-04 18:05:11,A,1h,Squat,2,60,5,0,0,\"cut of", 8,
        [
          "error dropped t:10:1: row skipped: the file ends mid-row and may be cut off: export or copy it again "
            + "| 10 of 12"
        ]
      ),
      (
        "2024-03-04 18:05:11,A,1h,Press, Seated,2,60,5,0,0,,,\n", 9,
        ["warning repaired t:10:1: delimiters in an unquoted Exercise Name: read as part of it"]
      ),
      (
        "2024-03-04 18:05:11,Push, hard,1h,Squat,2,60,5,0,0,,,\n", 9,
        ["warning repaired t:10:1: delimiters in an unquoted Workout Name: read as part of it"]
      ),
      (
        "2024-03-04 18:05:11,A,1h,Squat,2,60,5,0,0,slow, deep, good,,\n", 9,
        ["warning repaired t:10:1: delimiters in an unquoted Notes: read as part of it"]
      ),
      (
        "2024-03-04 18:05:11,A,1h,Squat,2,60,5,0,0,,,8,x,y\n", 8,
        ["error dropped t:10:1: row skipped: the row has more cells than the header row | 14 for 12"]
      ),
      (
        "2024-03-04 18:05:11,A,1h,Squat,2,60,5,0,0,\"did \"clean\" reps\",,\n", 9,
        ["warning repaired t:10:1: a quote within a quoted cell is not doubled: read as text"]
      ),
      (
        "2024-03-04 18:05:11,\"A,1h,Squat,2,60,5,0,0,,,\n2024-03-04 18:05:11,\"A\",1h,Squat,3,60,5,0,0,,,\n",
        9,
        ["error dropped t:10:1: row skipped: a quoted cell has no closing quote"]
      ),
      (",,,,,,,,,,,\n\n  ,\t,,,,,,,,,,\n", 8, []),
      (
        StrongQuirkTests.head + "\n", 8,
        ["note repaired t:10:1: the header row again, left out"]
      ),
    ] as [(String, Int, [String])])
  func oddRowsAreReadOrNamed(rows: String, count: Int, findings: [String]) throws {
    let found = try Self.sets(rows)
    #expect(found.count == count)
    #expect(found.findings == findings)
  }

  @Test func aQuarterOfBrokenRowsIsReadAndMoreIsNot() throws {
    let bad = "2024-03-04 18:05:11,A,1h,Squat,1,60,x,0,0,,,\n"
    #expect(try Self.sets(bad + bad).count == 8)
    let quarter = Self.head + "\n" + String(repeating: Self.row, count: 3) + bad
    #expect(try read(quarter).archive.workouts.flatMap(\.exercises).map(\.sets.count) == [3])
    #expect(
      message { _ = try read(quarter + bad) }
        == "t:5:37: 2 of 5 rows cannot be read; the first: no number in Reps, "
        + "found \"x\". Check that it is the file that the app exported.")
  }

  @Test(arguments: [
    (["8/3/25 13:04", "12/31/25 13:04"], ["2025-08-03T13:04", "2025-12-31T13:04"], []),
    (["3/8/2025 1:04:33 PM", "31/12/2025 1:04:33 PM"], ["2025-08-03T13:04:33", "2025-12-31T13:04:33"], []),
    (["31.01.2026 18:05", "01.02.2026 18:05"], ["2026-01-31T18:05", "2026-02-01T18:05"], []),
    (
      ["8/3/25 13:04", "9/3/25 13:04"], ["2025-08-03T13:04", "2025-09-03T13:04"],
      ["warning guessed t: dates such as 8/3/25 13:04: the month is read first"]
    ),
  ])
  func datesThatASpreadsheetHasRewrittenAreRead(
    dates: [String], starts: [String], findings: [String]
  ) throws {
    let rows = dates.map { "\($0),A,1h,Squat,1,60,5,0,0,,,\n" }.joined()
    let reading = try read(Self.head + "\n" + rows, as: .strong)
    #expect(reading.archive.workouts.map { $0.start?.description } == starts)
    #expect(reading.findings.lines.filter { $0.contains("dates") } == findings)
  }

  @Test func aHeadAloneIsAnEmptyArchive() throws {
    for text in [Self.head + "\n", "\u{feff}\n" + Self.head + "\r\n\r\n"] {
      let reading = try read(text)
      #expect(reading.archive.workouts.isEmpty)
      #expect(reading.findings.lines == [])
    }
  }

  @Test func anEmptyFileAndMissingColumnsAreRefused() {
    #expect(
      message { _ = try read("", as: .strong) }
        == "t:1:1: the table has no header row. Export the file again.")
    #expect(
      message { _ = try read("\n\n", as: .hevy) }
        == "t:1:1: the table has no header row. Export the file again.")
    #expect(
      message { _ = try read("Date,Exercise Name,Set Order\n", as: .strong) }
        == "t:1:1: the column Reps is missing. Found: Date, Exercise Name, Set Order.")
    #expect(
      message { _ = try read("\nname,set\n", as: .hevy) }
        == "t:2:1: the column start_time is missing. Found: name, set.")
  }

  @Test func windows1252IsGuessedAndNamed() throws {
    let text = Self.head + "\n2024-03-04 18:05:11,A,1h,Kniebeuge,1,60,5,0,0,,,\n"
    var bytes = Array(text.replacing("Kniebeuge", with: "Rumpf~ben ~ tief").utf8)
    for (place, byte) in zip(
      bytes.indices.filter { bytes[$0] == UInt8(ascii: "~") }, [0xfc, 0x96] as [UInt8])
    {
      bytes[place] = byte
    }
    let found = try Self.names(bytes)
    #expect(found.names == ["Rumpfüben – tief"])
    #expect(
      found.findings == [
        "warning guessed t:2:26: text that is not UTF-8: read as Windows-1252 | Rumpfüben – tief"
      ])
  }

  @Test func aHeadInWindows1252IsUnderstood() throws {
    let bytes = Array(
      StrongVariantTests.german.text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    let reading = try read(bytes)
    #expect(ArchiveText.of(reading.archive) == StrongVariantTests.german.model)
    #expect(
      reading.findings.lines == [
        "warning guessed t:1:26: text that is not UTF-8: read as Windows-1252 | Name der Übung",
        "warning guessed t:2:85: text that is not UTF-8: read as Windows-1252 | Gürtel",
      ])
  }

  @Test(arguments: [[0xa0], Array("\u{a0}".utf8)] as [[UInt8]])
  func aNoBreakSpaceIsASpaceInEitherEncoding(space: [UInt8]) throws {
    func bytes(_ text: String) -> [UInt8] { text.utf8.flatMap { $0 == UInt8(ascii: "~") ? space : [$0] } }
    // Around numbers, alone in a cell of a number, and over a column.
    let text = Self.head.replacing("Weight", with: "~Weight~") + ",~Extra\n"
    let row = "2024-03-04 18:05:11,A,1h,Squat,1,~60~,5,~,~,,,,x\n"
    let reading = try read(bytes(text + row), as: .strong)
    #expect(
      ArchiveText.of(reading.archive) == """
        from strong
        workout "A" 2024-03-04T18:05:11 {3600 s}
          Squat
            5 reps, 60 without unit {Extra=x}
        """)
    #expect(reading.findings.lines == [])
    let rows = String(repeating: Self.row, count: 8) + "2024-03-04 18:05:11,A,1h,~,9,60,5,0,0,,,\n"
    let other = try read(bytes(Self.head + "\n" + rows), as: .strong)
    #expect(
      other.findings.lines == ["error dropped t:10:26: row skipped: nothing in Exercise Name"])
  }

  @Test func utf16IsRefusedWithAdvice() {
    for encoding in [0xff, 0xfe] as [UInt8] {
      var bytes: [UInt8] = encoding == 0xff ? [0xff, 0xfe] : [0xfe, 0xff]
      for byte in Self.head.utf8 { bytes += encoding == 0xff ? [byte, 0] : [0, byte] }
      #expect(
        message { _ = try read(bytes, as: .strong) } == "t:1:1: the text is UTF-16. Save it as UTF-8 first.")
    }
  }

  @Test func tabsAndSpacesAroundNumbersDoNoHarm() throws {
    let text = (Self.head + "\n" + Self.row).replacing(",", with: "\t").replacing(
      "\t60\t", with: "\t 60\u{a0}\t")
    #expect(
      ArchiveText.of(try read(text).archive) == """
        from strong
        workout "A" 2024-03-04T18:05:11 {3600 s}
          Squat
            5 reps, 60 without unit
        """)
  }

  @Test func manyNotesAndSupersetsOfOneWorkoutAreJoined() throws {
    let notes = (0..<60_000).map {
      "2024-03-04 18:05:11,A,1h,Squat,Note,0,0,0,0,note \($0),day \($0),\n"
    }
    let noted = try read(Self.head + "\n" + notes.joined())
    #expect(noted.archive.workouts.flatMap(\.exercises).compactMap(\.details?.notes?.utf8.count) == [648_889])
    let rows = (0..<60_000).map {
      "\"A\",\"1 May 2026, 10:00\",\"1 May 2026, 11:00\",\"\",\"Curl\",\($0),\"\",0,\"normal\",20,5,,,\n"
    }
    let grouped = try read(HevyReadingTests.head + "\n" + rows.joined())
    #expect(grouped.archive.workouts.map { $0.supersets?.count } == [60_000])
  }

  private let row = TableReaderTests.row

  @Test(arguments: [
    String(head.dropLast(2)), "title,start_time,end_time,description,exercise_title,set_index,set_ty",
    "Date,Exercise,Category,Weight,Weight Unit,Re", "Date,Exercise,Set,Weight (kg),Reps",
    "\"Date\";\"Weight (kg)\"",
  ])
  func aFileThatEndsWithinItsHeadIsNamed(text: String) throws {
    let reading = try read(text)
    #expect(reading.archive.workouts == [] && reading.archive.measurements == [])
    #expect(
      reading.findings.lines == [
        "warning guessed t:1:1: the file ends within its header row: read as a table without rows"
      ])
    let blank = text.contains(";") ? ";" : ",,,"
    for rows in ["\n", "\n\n", "\n\(blank)"] {
      #expect(try read(text + rows).findings.lines == [], "\(rows)")
    }
  }
}
