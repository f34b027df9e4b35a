import ArchiveGenerator
import Notation
import PackedForm
import QRCodes
import Testing
import WorkoutFormats
import WorkoutModel

@testable import FormatKit
@testable import Sheets

@Suite struct SheetDrawingTests {
  private static let emojiTitle = "Legs 🦵 with 👨‍👩‍👧‍👦 🏋🏽‍♂️ 🇩🇪 1️⃣"

  private func archive() throws -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    archive.categoryColors = [CategoryColor(category: "Chest", color: "B0006E")]
    archive.workouts = [try SampleWorkouts.push()]
    return archive
  }

  private func template() -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.preferences.massUnit = .kilograms
    archive.templates = [
      WorkoutTemplate(
        title: "Push Day",
        exercises: [SampleWorkouts.exercise("Bench Press", "Flat"), SampleWorkouts.exercise("Dip")])
    ]
    return archive
  }

  private func pdf(_ archive: WorkoutArchive, _ options: SheetOptions = SheetOptions()) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try SheetPrinter(.pdf { bytes.append(contentsOf: $0) }, options: options, findings: FindingLog()).take(
      archive)
    return bytes
  }

  private func pictures(_ archive: WorkoutArchive, dotsPerInch: Int = 200) throws -> [[UInt8]] {
    var options = SheetOptions()
    options.dotsPerInch = dotsPerInch
    options.checksCodes = dotsPerInch >= 200
    var pictures: [[UInt8]] = []
    try SheetPrinter(.png { pictures.append($1) }, options: options, findings: FindingLog()).take(archive)
    return pictures
  }

  private func svg(_ archive: WorkoutArchive) throws -> [[UInt8]] {
    var pictures: [[UInt8]] = []
    try SheetPrinter(.svg { pictures.append($1) }, findings: FindingLog()).take(archive)
    return pictures
  }

  private func scanned(_ picture: [UInt8]) throws -> [String] {
    try PictureDecoder().decode(picture).frames.flatMap { SymbolScanner(budget: nil).scan($0).symbols }
      .sorted { $0.corners[0].x < $1.corners[0].x }.map { String(decoding: $0.payload, as: UTF8.self) }
  }

  // MARK: Looks

  @Test func looksAsRecorded() throws {
    try GoldenPicture.expect(try #require(pictures(archive(), dotsPerInch: 72).first), equals: "workout")
    try GoldenPicture.expect(try #require(pictures(template(), dotsPerInch: 72).first), equals: "template")
    var ride = WorkoutArchive()
    ride.rides = [try SampleWorkouts.ride()]
    try GoldenPicture.expect(try #require(pictures(ride, dotsPerInch: 72).first), equals: "ride")
    var week = WorkoutArchive()
    week.routine = WeeklyRoutine(
      days: [[], ["pushup", "squat"], [], ["pullup"], [], ["bridge", "legraise"], []],
      stages: [
        ProgressionStage(progression: "pushup", stage: 4, level: "intermediate"),
        ProgressionStage(progression: "pullup", stage: 1, level: "beginner"),
      ])
    try GoldenPicture.expect(try #require(pictures(week, dotsPerInch: 72).first), equals: "routine")
  }

  @Test func isTheSameBytesEachTime() throws {
    var archive = try archive()
    archive.workouts[0].title = Self.emojiTitle
    #expect(try pdf(archive) == pdf(archive))
    #expect(try svg(archive) == svg(archive))
    #expect(try pictures(archive) == pictures(archive))
  }

  // MARK: Text

  @Test(.enabled(if: !Poppler.isMissing))
  func canBeCopiedWithEveryEmojiWhole() throws {
    var archive = try archive()
    archive.workouts[0].title = Self.emojiTitle
    archive.workouts[0].exercises[1] = SampleWorkouts.exercise("胸部推举", "ベンチ 💪🏽")
    archive.workouts[0].exercises[2] = SampleWorkouts.exercise("Жим лёжа", "επίπεδος")
    let text = try Poppler.text(of: pdf(archive))
    for part in [Self.emojiTitle, "胸部推举", "ベンチ 💪🏽", "Жим лёжа", "επίπεδος", "3 × (5 × 100 kg)", "WARM-UP"] {
      #expect(text.unicodeScalars.contains(part.unicodeScalars), "\(part) in \(text)")
    }
  }

  @Test(.enabled(if: !Poppler.isMissing))
  func setsTextFromRightToLeft() throws {
    var archive = try archive()
    archive.workouts[0].title = "تمرين الصدر"
    let text = try Poppler.text(of: pdf(archive))
    #expect(text.contains("تمرين الصدر"))
  }

  @Test func namesTextsThatNoFontHas() throws {
    var archive = try archive()
    archive.workouts[0].title = "Push \u{f4321}"
    let log = FindingLog()
    try SheetPrinter(.pdf { _ in }, findings: log).take(archive)
    #expect(log.groups.map(\.first.what).contains("text with a character that no installed font has"))
  }

  @Test func drawsTextsThatAreHardlyAny() throws {
    let letter = "Z" + String(repeating: "\u{301}", count: 5_000)
    let none = try #require(Unicode.Scalar(0xfffe as UInt32))
    let texts = ["a\u{0}b\u{1b}[31m", "\(none)x", "\u{202e}evil\u{2066}", letter, ""]
    var archive = try archive()
    archive.workouts[0].exercises = texts.map { SampleWorkouts.exercise($0) }
    archive.workouts[0].title = "\u{0}Push\(none)\n"
    let text = try Poppler.text(of: pdf(archive))
    #expect(text.contains("\u{fffd}x"))
    #expect(text.contains("a b [31m"))
  }

  // MARK: Codes

  @Test func showsTheCodesThatTheAppScans() throws {
    let archive = try archive()
    let log = FindingLog()
    let copy = try Format.compactWorkout.bytes(of: archive, findings: log)
    var template = WorkoutArchive()
    template.templates = [WorkoutTemplate(of: archive.workouts[0])]
    let expected = [copy, try Format.compactTemplate.bytes(of: template, findings: log)]
    let read = try scanned(try #require(pictures(archive).first))
    #expect(read == expected.map { String(decoding: $0, as: UTF8.self) })
    if !Poppler.isMissing {
      #expect(try scanned(Poppler.picture(of: pdf(archive), dotsPerInch: 200)) == read)
    }
  }

  @Test(arguments: [0, 40, 86, 150, 400, 700, 858, 1_400, 2_000, 2_331])
  func readsBackACodeOfAnySize(byteCount: Int) throws {
    let payload = (0..<max(1, byteCount)).map { UInt8(32 + $0 * 7 % 90) }
    let pages = WorkoutSheet(Workout(), codes: [try SheetCode("Copy", "", payload: payload)])
      .pages(SheetContext(measure: try Typesetter()))
    try SheetCheck(dotsPerInch: 200).check(pages, of: "Workout")
  }

  private static func unread(by reader: SymbolReaderName) -> SheetError {
    .unreadableCode(sheet: "Workout", code: "Copy", version: 1, dotsPerInch: 200, reader: reader)
  }

  @Test func refusesACodeThatDoesNotRead() throws {
    let code = try SheetCode("Copy", "", payload: Array("something".utf8))
    var pages = WorkoutSheet(Workout(), codes: [code]).pages(SheetContext(measure: try Typesetter()))
    let frame = try #require(pages[0].codes.first).frame
    pages[0].elements.append(.fill(frame, Ink(grey: 1), radius: 0))
    #expect(throws: Self.unread(by: .grid)) {
      try SheetCheck(dotsPerInch: 200).check(pages, of: "Workout")
    }
  }

  /// As a person scans the page; cut out, it would be enlarged until it reads.
  @Test func refusesACodeThatReadsOnlyCutOutOfThePage() throws {
    let code = try SheetCode("Copy", "", payload: Array("something".utf8))
    var pages = WorkoutSheet(Workout(), codes: [code]).pages(SheetContext(measure: try Typesetter()))
    var small = try #require(pages[0].codes.first)
    small.frame = PageRectangle(x: 200.3, y: 300.7, width: 12.5, height: 12.5)
    pages[0].elements = [.code(small)]
    let cut = PageRectangle(x: 194.3, y: 294.7, width: 24.5, height: 24.5)
    let picture = try PagePicture(typesetter: Typesetter()).pixels(of: pages[0], in: cut, scale: 200.0 / 72)
    let found = SymbolScanner(budget: nil).scan(picture).symbols
    #expect(found.map(\.payload) == [code.payload])
    #expect(throws: Self.unread(by: .grid)) {
      try SheetCheck(dotsPerInch: 200).check(pages, of: "Workout")
    }
  }

  /// Its quiet zone is printed black, which the grid reader bears.
  @Test func refusesACodeThatOnlyOneReaderReads() throws {
    let code = try SheetCode("Copy", "", payload: Array("something".utf8))
    var pages = WorkoutSheet(Workout(), codes: [code]).pages(SheetContext(measure: try Typesetter()))
    let frame = try #require(pages[0].codes.first).frame
    // A little of the outer modules too, or a seam shows where the edges meet.
    let quiet = frame.width * 4.2 / Double(code.symbol.size + 8)
    // Black far beyond it, as the table of a page without margins is.
    let (beyond, far) = (frame.width / 3, frame.width - quiet)
    let (thick, long) = (beyond + quiet, frame.width + 2 * beyond)
    for (x, y, width, height) in [
      (-beyond, -beyond, long, thick), (-beyond, far, long, thick), (-beyond, -beyond, thick, long),
      (far, -beyond, thick, long),
    ] {
      let border = PageRectangle(x: frame.x + x, y: frame.y + y, width: width, height: height)
      pages[0].elements.append(.fill(border, Ink(grey: 0), radius: 0))
    }
    let error = #expect(throws: SheetError.self) {
      try SheetCheck(dotsPerInch: 200).check(pages, of: "Workout")
    }
    #expect(error == Self.unread(by: .zbar))
    #expect(
      error?.description == """
        the code "Copy" of "Workout" (version 1) is not read back by libzbar at 200 dots an inch, so nothing is \
        printed; a finer picture may help
        """)
  }

  @Test func packsTheCodeOfAWorkoutTooLargeForTheApp() throws {
    var archive = WorkoutArchive()
    archive.workouts = [try SampleWorkouts.long(40)]
    archive.workouts[0].exercises = try (1...40).map {
      SampleWorkouts.exercise(
        "E\($0)", sets: try (1...6).map { ExerciseSet(reps: $0, load: try SampleWorkouts.load("100")) })
    }
    let log = FindingLog()
    let maker = SheetMaker(archive, options: SheetOptions(), measure: PlainMeasure())
    let pages = try maker.pages(of: archive.workouts[0], number: 0, SheetFindings(log))
    #expect(pages.flatMap(\.codes).map(\.title) == ["Copy", "Template"])
    #expect(
      pages.last?.texts.contains(
        "The Copy code is packed: btd reads it, the Bench Tracker app does not.") == true)
    #expect(
      log.groups.map(\.first.what) == [
        "Copy code, packed: it has more bytes than a code of the app holds",
        "Template code is so large that not every camera reads it",
      ])
    let copy = try #require(pages.last?.codes.first)
    let input = try InputBytes(copy.payload, name: "t")
    let back = try Format.readArchive(input, as: .packed, findings: FindingLog())
    #expect(back.workouts == archive.workouts)
  }

  @Test func saysWhyAWorkoutTooLargeForAnyCodeHasNone() throws {
    var random = SeededGenerator(seed: 1)
    var archive = WorkoutArchive()
    archive.workouts = [try SampleWorkouts.push()]
    var details = WorkoutDetails()
    details.notes = String(
      (0..<9_000).map { _ in "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a" })
    archive.workouts[0].details = details
    archive.workouts[0].exercises[0].identity = ExerciseIdentity(name: details.notes, category: "Chest")
    let log = FindingLog()
    let maker = SheetMaker(archive, options: SheetOptions(), measure: PlainMeasure())
    let pages = try maker.pages(of: archive.workouts[0], number: 0, SheetFindings(log))
    #expect(pages.flatMap(\.codes).isEmpty)
    #expect(pages.last?.texts.contains { $0.hasPrefix("There is no Copy code: it would take ") } == true)
    #expect(
      log.groups.map(\.first.what) == [
        "Copy code: it has more bytes than a code holds",
        "Template code: it has more bytes than a code holds",
      ])
  }

  @Test func saysInOneLineWhatTheCodesDoNotHold() throws {
    var archive = WorkoutArchive()
    archive.workouts = [try SampleWorkouts.push(), try SampleWorkouts.push()]
    for workout in archive.workouts.indices {
      archive.workouts[workout].start = Moment(wallTime: "2026-01-3\(workout) 18:05")
      var details = WorkoutDetails()
      details.notes = "Good"
      archive.workouts[workout].details = details
    }
    let log = FindingLog()
    let printer = try SheetPrinter(.svg { _, _ in }, findings: log)
    try printer.take(archive)
    let lines = log.groups.map { "\($0.first.kind.rawValue) \($0.first.what): \($0.first.detail ?? "")" }
    #expect(
      lines == [
        "dropped not in the codes: set type (warm-up, drop, failure) (6), workout notes (2), weight unit"
      ])
  }

  @Test func printsSeveralArchivesIntoOneDocument() throws {
    var first = try archive()
    first.profile.name = "Maja"
    var second = try archive()
    second.profile.name = "Jon"
    let contents = try SheetContents(options: SheetOptions())
    for archive in [first, second] { try contents.take(archive) }
    #expect(contents.owner == nil && contents.entries.map(\.athlete) == ["Maja", "Jon"])
    var names: [String] = []
    let printer = try SheetPrinter(
      .svg { name, _ in names.append(name) }, contents: contents, findings: FindingLog())
    for archive in [first, second] { try SheetPart(of: printer).take(archive) }
    try printer.finishDocument()
    #expect(names.count == 3 && names.first == "Training log")
  }

  @Test func endsASheetSomewhere() throws {
    var archive = WorkoutArchive()
    let sets = (1...120_000).map {
      ExerciseSet(reps: Int32($0), load: Load(ExactDecimal(Int32($0)), unit: nil))
    }
    archive.workouts = [SampleWorkouts.workout(exercises: [SampleWorkouts.exercise("Squat", sets: sets)])]
    let maker = SheetMaker(archive, options: SheetOptions(), measure: PlainMeasure())
    #expect(
      try maker.pages(of: archive.workouts[0], number: 0, SheetFindings(FindingLog())).count
        <= PageFlow.maximumPages)
  }

  // MARK: Whole archives

  @Test func printsAWholeArchiveAfterItsContents() throws {
    var archive = try archive()
    archive.profile.name = "Maja"
    archive.workouts += [try SampleWorkouts.long(40), try SampleWorkouts.push()]
    archive.templates = template().templates
    let contents = try SheetContents(options: SheetOptions())
    try contents.take(archive)
    #expect(contents.entries.map(\.pageCount) == [1, 2, 1, 1])
    var pages = 0
    let printer = try SheetPrinter(.svg { _, _ in pages += 1 }, contents: contents, findings: FindingLog())
    try printer.take(archive)
    #expect(pages == 6 && printer.pageCount == 6)
  }

  @Test func bearsWhateverAnArchiveHolds() throws {
    var options = RichArchiveGenerator.Options()
    options.isExtreme = true
    options.sourceFormats = []
    options.massUnits = [.kilograms, .pounds]
    var quick = SheetOptions()
    quick.checksCodes = false
    for seed in 0..<12 as Range<UInt64> {
      var generator = RichArchiveGenerator(seed: seed, options: options)
      let archive = generator.archive(workouts: 3)
      let typesetter = try Typesetter()
      let maker = SheetMaker(archive, options: quick, measure: typesetter)
      for workout in archive.workouts {
        for page in try maker.pages(of: workout, number: 0, SheetFindings(FindingLog())) {
          let paper = PageRectangle(x: 20, y: 20, width: page.width - 40, height: page.height - 40)
          let outside = page.elements.first { !paper.contains($0.frame) }
          #expect(outside == nil, "seed \(seed)")
        }
      }
    }
  }
}
