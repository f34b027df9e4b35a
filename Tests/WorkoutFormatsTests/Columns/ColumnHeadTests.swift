import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What heads, numbers and cells mean by themselves.
@Suite struct ColumnHeadTests {
  /// A head in words: what it means, its unit, its set, and whether all of it was understood.
  private func words(_ head: String) -> String {
    let read = ColumnHead(head)
    let parts = [
      read.meaning?.rawValue, read.unit.map { "in \($0.word)" }, read.set.map { "of set \($0)" },
      read.isWhole ? nil : "in part",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  @Test(arguments: [
    ("Weight (kg)", "weight in kg"), ("WEIGHT LBS", "weight in lb"), ("kg", "weight in kg"),
    ("Gewicht [kg]", "weight in kg"), ("Weight (stone)", "weight in part"), ("Weight used", "weight"),
    ("Max Weight", ""), ("1RM", ""), ("e1RM (kg)", ""), ("Body Weight", ""), ("Target Reps", ""),
    ("Distance (m)", "distance in m"), ("Time (m)", "time in min"), ("Rest (s)", "rest in s"),
    ("Dauer (min)", "time in min"), ("seconds", "time in s"), ("Set 1", "of set 1"), ("1. Satz", "of set 1"),
    ("Reps 2", "reps of set 2"), ("Set 3 Weight (lb)", "weight in lb of set 3"), ("S2 Wdh", "reps of set 2"),
    ("Reps x Weight", "sets in reps x weight"), ("kg × Wdh", "sets in kg x reps"),
    ("Sets x Reps", "sets in sets x reps"), ("Répétitions", "reps"), ("Übung", "exercise"),
    ("Uebung", "exercise"), ("Name der Übung", "exercise"), ("EJERCICIO", "exercise"), ("Mood", ""), ("", ""),
  ])
  func aHeadSaysWhatItsColumnMeans(head: String, meaning: String) {
    #expect(words(head) == meaning, "\(head)")
  }

  private static let numbers: [(String, String?)] = [
    ("100", "100"), ("82,5", "82.5"), ("82.5 kg", "82.5 kg"), ("1,250.5", "1250.5"), ("1.250,5", "1250.5"),
    ("1'250", "1250"), ("1 250", "1250"), ("-20", "-20"), ("+10kg", "10 kg"), ("1,250,000", "1250000"),
    ("1,250", "1250 ?"),
    ("1.250", "1.250 ?"), ("0,125", "0.125"), ("@9", "9"), ("RPE 8", "8 rpe"), ("10 kg.", "10 kg"),
    ("12 500", "12500"), ("1 250,5", "1250.5"), ("-1 250 kg", "-1250 kg"), ("12 15", nil), ("1 25", nil),
    ("1 2500", nil), ("1250 250", nil), ("1 250 1", nil),
    ("1,2,3", nil),
    ("5x5", nil), ("5-8", nil), ("abc", nil), ("", nil), ("80%", nil),
  ]

  @Test(arguments: numbers)
  func aNumberIsReadAsPeopleTypeIt(text: String, value: String?) {
    let number = CellNumber(text, hasDecimalComma: false).map { number in
      "\(number.value)" + (number.word.isEmpty ? "" : " \(number.word)") + (number.isAmbiguous ? " ?" : "")
    }
    #expect(number == value, "\(text)")
  }

  private static let lists: [(String, [Int32]?)] = [
    ("10/10/8", [10, 10, 8]), ("10, 8", [10, 8]), ("10,10,8", [10, 10, 8]), ("12-10-8", [12, 10, 8]),
    ("5 5 5", [5, 5, 5]), ("5;4", [5, 4]), ("8-10", nil), ("10,5", nil), ("10", nil), ("5x5", nil),
    ("-5", nil),
  ]

  @Test(arguments: lists)
  func aListIsANumberASet(text: String, numbers: [Int32]?) {
    let list = CellList.numbers(text, hasDecimalComma: false)
    #expect(list?.map(\.value) == numbers?.map { ExactDecimal($0) }, "\(text)")
  }

  @Test(arguments: [
    ("82,5", "82.5"), ("5x102,5", "5x102.5"), ("5x102,5 kg", "5x102.5 kg"), ("0,125", "0.125"),
    ("8x60,6x65", "8x60,6x65"), ("100x5,5,5", "100x5,5,5"), ("8, 8, 7", "8, 8, 7"), ("1,250", "1,250"),
    ("5x82,5, 3x90,5", "5x82.5, 3x90.5"), ("a,b", "a,b"), ("", ""),
  ])
  func aCommaIsAPointWhereItCanBeNothingElse(text: String, plain: String) {
    #expect(DecimalComma.replaced(in: text) == plain)
  }

  @Test func aMomentIsReadAsPeopleTypeIt() throws {
    func moment(_ text: String) -> String? { CellMoment.moment(text, .dayFirst)?.description }
    #expect(moment("Mo 04.03.2024") == "2024-03-04")
    #expect(moment("Montag, 4. März 2024") == "2024-03-04")
    #expect(moment("4/3/24") == "2024-03-04")
    #expect(moment("04.03.2024 (Mo)") == "2024-03-04")
    #expect(moment("2024-03-04 18:05") == "2024-03-04T18:05")
    #expect(moment("Monday") == nil && moment("04.03.") == nil && moment("") == nil)
    let day = try #require(CivilDate(year: 2024, month: 3, day: 4))
    func time(_ text: String) -> String? { CellMoment.time(text, of: day)?.description }
    #expect(time("18:05") == "2024-03-04T18:05" && time("18h05") == "2024-03-04T18:05")
    #expect(time("18.05 Uhr") == "2024-03-04T18:05" && time("6:05 PM") == "2024-03-04T18:05")
    #expect(time("18 h") == "2024-03-04T18:00" && time("25:00") == nil && time("soon") == nil)
  }

  @Test func eachHeadHasALabelOfItsOwn() {
    #expect(
      ColumnMap.labels(["Reps", "", "reps", "Reps (2)", " Set  1 ", ""])
        == ["Reps", "column 2", "reps (2)", "Reps (2) (2)", "Set 1", "column 6"])
  }

  @Test func whatSeparatesCellsIsToldByMostLines() {
    func delimiter(_ text: String) -> String {
      Array(text.utf8).withUnsafeBytes {
        let (delimiter, start) = TableInput.delimiter(of: $0)
        return "\(UnicodeScalar(delimiter)) \(start)"
      }
    }
    #expect(delimiter("My log, 2024\nDatum;Übung;Wdh\n1;a;82,5\n2;b;80\n") == "; 0")
    #expect(delimiter("a\tb\tc\n1,5\t2,5\t3,5\n") == "\t 0")
    #expect(delimiter("a,b\n\"x;y;z\",1\n") == ", 0")
    #expect(delimiter("sep=;\na;b\n") == "; 5")
    #expect(delimiter("") == ", 0")
  }

  @Test func aUnitOfAMapComesBackAsItWasWritten() {
    for word in ["kg", "lb", "km", "mi", "m", "yd", "ft", "s", "min", "h", "d/m/y", "m/d/y", "reps x kg"] {
      #expect(ColumnUnit(word)?.word == word)
    }
    for word in ["reps x weight", "weight x reps", "lb x reps", "sets x reps"] {
      #expect(ColumnUnit(word)?.word == word)
    }
    for word in ["", "stone", "reps x", "kg x kg", "x"] { #expect(ColumnUnit(word) == nil) }
  }

  @Test func effortCategoryAndEquipmentComeThrough() throws {
    let reading = try read(
      """
      Date,Muscle Group,Exercise,Equipment,Reps,Weight (kg),RIR
      2024-03-04,Legs,Squat,Barbell,5,100,2

      """)
    let exercise = try #require(reading.archive.workouts.first?.exercises.first)
    #expect(exercise.identity == ExerciseIdentity(name: "Squat", category: "Legs"))
    #expect(exercise.details?.equipment == "Barbell")
    #expect(exercise.sets.first?.details?.repsInReserve == ExactDecimal(2))
    #expect(reading.findings.lines == [])
  }

  @Test func pairsThatDisagreeAreKeptOutUnlessAPersonSettlesThem() throws {
    let text = "Date,Exercise,Set 1,Set 2\n" + String(repeating: "2024-03-04,Squat,5x100,100x5\n", count: 9)
    let reading = try read(
      text + "2024-03-04,Curl,8x14,8 x 14 kg\n2024-03-04,Row,60x70,8x60\n2024-03-04,Press,5x100,8x14\n")
    #expect(
      reading.findings.lines == [
        "warning guessed t:11:17: two numbers of a set: read in the order of the others in the column | 8x14",
        "warning guessed t:12:16: two numbers of a set: read in the order of the others in the column | 60x70",
        "error dropped t:13:24: row skipped: 8x14 could be sets × reps or weight × reps:"
          + " write the unit in Set 2 | \"8x14\"",
      ])
  }

  @Test func textOfWindowsAndOfSpreadsheetsIsRead() throws {
    let text = "Datum;Übung;Wdh;Gewicht (kg)\n04.03.2024;Bankdrücken;8;80\n"
    let latin = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    let windows = try read(latin)
    #expect(windows.archive.workouts.first?.exercises.first?.name == "Bankdrücken")
    #expect(
      windows.findings.lines == [
        "warning guessed t:1:1: text that is not UTF-8: read as Windows-1252 | Übung",
        "warning guessed t:2:1: text that is not UTF-8: read as Windows-1252 | Bankdrücken",
      ])
    let wide = try read([0xff, 0xfe] + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    #expect(wide.archive == windows.archive && wide.findings.lines == [])
  }
}
