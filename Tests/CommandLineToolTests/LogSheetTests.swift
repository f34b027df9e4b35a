import CommandLineTool
import Foundation
import LogForms
import PhotographSimulator
import QRCodes
import Testing

/// A plan on paper, filled in, photographed and read back.
@Suite struct LogSheetTests {
  private static let title = "Push Day"

  /// A folder with a printed sheet that is filled in: `filled.png`.
  private func folder(_ options: [String] = [], fill: (LogLayout) -> [LogBubble]) throws -> TestFolder {
    let folder = try TestFolder("history.btd")
    let run = folder.run(
      ["sheet", "DIR/history.btd", "--template", Self.title, "--log", "-o", "DIR/sheet.png"] + options)
    #expect(run.transcript == "! DIR/sheet.png: 1 page written\n= 0\n")
    try self.fill(folder, fill)
    return folder
  }

  /// Fills in the printed sheet of a folder.
  private func fill(_ folder: TestFolder, _ fill: (LogLayout) -> [LogBubble]) throws {
    let picture = try #require(PictureDecoder().decode(folder.bytes(of: "sheet.png")).frames.first).picture
    let payload = try #require(SymbolScanner(isFast: true).scan(picture).symbols.first?.payload)
    let layout = LogLayout(try LogForm(payload: payload, name: "sheet"))
    var page = PaperPage(picture, scale: 200.0 / 72)
    var random = SeededRandom(seed: 1)
    for bubble in fill(layout) {
      let (x, y) = (bubble.place.x, bubble.place.y)
      page.draw(
        [(x - 3, y), (x - 1, y + 3), (x + 4, y - 5)], thickness: 1.3, darkness: 0.8, grain: 0, &random)
    }
    try folder.write(page.picture().png(), to: "filled.png")
  }

  private func bubble(_ layout: LogLayout, _ row: Int, _ question: LogMark.Question, _ label: String)
    -> LogBubble?
  {
    layout.rows[row].bubbles.first { $0.mark.question == question && $0.mark.label == label }
  }

  @Test func whatIsMarkedBecomesAWorkoutOfTheLatestSuchDay() throws {
    let folder = try folder { layout in
      [bubble(layout, 0, .planned, "plan"), bubble(layout, 1, .reps, "5")].compactMap { $0 }
        + layout.dateBubbles.filter { $0.mark == .month(1) || $0.mark == .day(30) }
    }
    let run = folder.run("scan", "DIR/filled.png", "-o", "DIR/today.btd", "--strict")
    #expect(run.code == 0, "\(run.errors)")
    let shown = folder.run("convert", "DIR/today.btd", "-o", "DIR/today.csv", "--to", "csv")
    #expect(shown.code == 0)
    let lines = try folder.text(of: "today.csv").split(whereSeparator: \.isNewline)
    #expect(lines.count == 3)
    #expect(lines.dropFirst().allSatisfy { $0.contains("2026-01-30") && $0.contains("Bench Press") })
    let merged = folder.run("merge", "DIR/history.btd", "DIR/today.btd", "-o", "DIR/all.btd")
    #expect(merged.errors.contains("1 of 1 workout new"))
  }

  @Test func aDayThatIsNotMarkedIsAskedFor() throws {
    let folder = try folder { layout in [bubble(layout, 0, .planned, "plan")].compactMap { $0 } }
    let run = folder.run("scan", "DIR/filled.png", "-o", "DIR/today.btd")
    #expect(run.code == 64)
    #expect(run.errors.contains("--date"))
    let dated = folder.run("scan", "DIR/filled.png", "-o", "DIR/today.btd", "--date", "2026-01-05 18:00")
    #expect(dated.code == 0)
    #expect(try folder.text(of: "today.btd").contains("2026-01-05 18:00"))
  }

  @Test(arguments: [
    (
      [LogMark.month(2), .month(3), .day(3)],
      "Feb, Mar and 3 are marked, but only one month and one day can be right at ("
    ),
    ([.month(2), .day(30)], "Feb and 30 are marked, and there is no such day at ("),
    ([.month(2)], "Feb is marked without a day at ("), ([.day(9)], "9 is marked without a month at ("),
  ])
  func aDayThatIsNotUnderstoodIsNamedAndShown(marks: [LogMark], words: String) throws {
    let folder = try folder { layout in
      [bubble(layout, 0, .planned, "plan")].compactMap { $0 }
        + layout.dateBubbles.filter { marks.contains($0.mark) }
    }
    let run = folder.run("scan", "DIR/filled.png", "-o", "DIR/today.btd", "--crops", "DIR/crops")
    #expect(run.code == 64)
    #expect(run.errors.contains(words) && run.errors.contains("--date"), "\(run.errors)")
    let crops = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/crops")
    #expect(crops.count == 1 && crops[0].hasSuffix(" date.png"))
    let dated = folder.run("scan", "DIR/filled.png", "-o", "DIR/today.btd", "--date", "2026-01-05")
    #expect(dated.code == 0 && dated.errors.contains(words), "\(dated.errors)")
  }

  @Test func aSheetWithoutAPlanIsNamedAndNeedsAnAnswer() throws {
    let folder = try TestFolder()
    try folder.write(Array(#"{"u":"A","n":"Legs","e":[{"n":"Squat"}]}"#.utf8), to: "legs.json")
    let run = folder.run("sheet", "DIR/legs.json", "--log", "-o", "DIR/sheet.png")
    #expect(run.code == 0)
    #expect(
      run.errors.contains("exercise without planned sets: write its sets by hand"),
      "\(run.errors)")
  }

  @Test func aSetThatIsNotUnderstoodIsNamedAndShownAndSettled() throws {
    let folder = try folder { layout in
      [
        bubble(layout, 0, .planned, "plan"), bubble(layout, 1, .reps, "5"), bubble(layout, 1, .reps, "4"),
      ].compactMap { $0 } + layout.dateBubbles.filter { $0.mark == .month(1) || $0.mark == .day(30) }
    }
    let run = folder.run("scan", "DIR/filled.png", "-o", "DIR/today.btd", "--crops", "DIR/crops")
    #expect(run.code == 0)
    #expect(
      run.errors.contains(
        "Bench Press: 4 reps and 5 reps are both marked, but only one can be right at ("))
    #expect(run.errors.contains("--mark settles it"))
    let crops = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/crops")
    #expect(crops.count == 1 && crops[0].hasSuffix(" 1.2.png"))
    #expect(try PictureDecoder().decode(folder.bytes(of: "crops/\(crops[0])")).frames.count == 1)
    #expect(folder.run("scan", "DIR/filled.png", "-o", "DIR/strict.btd", "--strict").code == 65)
    let settled = folder.run(
      "scan", "DIR/filled.png", "-o", "DIR/settled.btd", "--strict", "--mark", "1.2=4x90")
    #expect(settled.code == 0, "\(settled.errors)")
    #expect(try folder.text(of: "settled.btd").contains("\"4 90\""))
    #expect(
      folder.run("scan", "DIR/filled.png", "--mark", "9.1=8").errors.contains(
        "--mark 9.1: the pictures hold no log sheet with such a set"))
  }

  /// The first set as planned, two marks in the second, and the day.
  private func doubtful(_ layout: LogLayout) -> [LogBubble] {
    [bubble(layout, 0, .planned, "plan"), bubble(layout, 1, .reps, "5"), bubble(layout, 1, .reps, "4")]
      .compactMap { $0 } + layout.dateBubbles.filter { $0.mark == .month(1) || $0.mark == .day(30) }
  }

  @Test func aSheetIsMergedAsAnyOtherInput() throws {
    let folder = try folder(fill: doubtful)
    let merged = folder.run("merge", "DIR/history.btd", "DIR/filled.png", "--in-place")
    #expect(merged.code == 0, "\(merged.errors)")
    #expect(merged.errors.hasPrefix("DIR/filled.png: 1 of 1 workout new, 0 known\n25 workouts in all\n"))
    #expect(
      merged.errors.contains("at (") && merged.errors.contains("; scan it first, btd scan --mark settles it"))
    let shown = folder.run("show", "DIR/history.btd", "--workout", "25")
    #expect(shown.text.hasPrefix("#25  2026-01-30"), "\(shown.text)")
    let again = folder.run("merge", "DIR/history.btd", "DIR/filled.png", "--in-place")
    #expect(again.errors.hasPrefix("DIR/filled.png: 0 of 1 workout new, 1 known\n25 workouts in all\n"))
    let strict = folder.run("convert", "DIR/filled.png", "-o", "DIR/strict.btd", "--strict")
    #expect(strict.code == 65 && !folder.names.contains("strict.btd"))
  }

  @Test func aSheetWithoutADayIsMergedWithTheDateThatIsGiven() throws {
    let folder = try folder { layout in [bubble(layout, 0, .planned, "plan")].compactMap { $0 } }
    let run = folder.run("merge", "DIR/history.btd", "DIR/filled.png", "-o", "DIR/all.btd")
    #expect(run.code == 64)
    #expect(run.errors.contains("Use --date"))
    let dated = folder.run(
      "merge", "DIR/history.btd", "DIR/filled.png", "-o", "DIR/all.btd", "--date", "2026-01-05 18:00")
    #expect(dated.code == 0)
    #expect(try folder.text(of: "all.btd").contains("2026-01-05 18:00"))
  }

  /// What a person types, line by line.
  private final class Answers: @unchecked Sendable {
    private var lines: [String]
    init(_ lines: [String]) { self.lines = lines }
    func next() -> String? { lines.isEmpty ? nil : lines.removeFirst() }
  }

  private func scan(
    _ folder: TestFolder, _ options: [String] = [], answers: [String], isTerminal: Bool = true
  ) -> ToolRun {
    var environment = TestFolder.environment
    let answers = Answers(answers)
    environment.answer = { answers.next() }
    return folder.run(
      ["scan", "DIR/filled.png", "-o", "DIR/today.btd", "--force"] + options, isTerminal: isTerminal,
      environment: environment)
  }

  @Test func theAnswerOnATerminalSettlesASet() throws {
    let folder = try folder(fill: doubtful)
    let run = scan(folder, answers: ["eight", " 8x60 "])
    #expect(run.code == 0)
    let question = "Bench Press: 4 reps and 5 reps are both marked, but only one can be right at ("
    #expect(run.errors.components(separatedBy: question).count == 3)
    #expect(
      run.errors.contains(
        "). What was it, like 8x60? Empty leaves it out: That is not a set. Write 8x60, 8, 60s,"))
    #expect(!run.errors.contains("left out ["))
    #expect(try folder.text(of: "today.btd").contains("\"8 60\""))
  }

  @Test func aPlanThatTheSheetDoesNotHaveIsAskedForAgain() throws {
    let folder = try TestFolder()
    try folder.write(#"{"u":"A","n":"Legs","e":[{"n":"Squat"}]}"#, to: "legs.json")
    #expect(folder.run("sheet", "DIR/legs.json", "--log", "-o", "DIR/sheet.png").code == 0)
    try fill(folder) { layout in
      [bubble(layout, 0, .planned, "plan")].compactMap { $0 }
        + layout.dateBubbles.filter { $0.mark == .month(1) || $0.mark == .day(30) }
    }
    let run = scan(folder, ["--source-unit", "kg"], answers: ["plan", "8x60"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "Squat: marked as done, but the sheet has no plan for it at ("), "\(run.errors)")
    #expect(
      run.errors.contains("Empty leaves it out: The sheet has no plan for this set. Write 8x60, 8, 60s,"),
      "\(run.errors)")
    #expect(try folder.text(of: "today.btd").contains("\"8 60\""))
  }

  @Test(arguments: [([""], true), ([" "], true), ([], true), (["8x60"], false)])
  func aSetWithoutAnAnswerIsLeftOutAndNamed(answers: [String], isTerminal: Bool) throws {
    let folder = try folder(fill: doubtful)
    let run = scan(folder, answers: answers, isTerminal: isTerminal)
    #expect(run.code == 0)
    #expect(run.errors.contains("What was it") == isTerminal)
    #expect(run.errors.contains("unclear marks: set left out [dropped]"))
    #expect(try !folder.text(of: "today.btd").contains("\"8 60\""))
  }

  @Test func anEmptySheetIsNoWorkout() throws {
    let folder = try folder { _ in [] }
    let info = folder.run("info", "DIR/filled.png")
    #expect(info.code == 1)
    #expect(
      info.errors.hasPrefix("btd info: DIR/filled.png: no workout or template was read: "), "\(info.errors)")
    let run = folder.run("scan", "DIR/filled.png", "-o", "DIR/today.btd")
    #expect(run.code == 1)
    #expect(run.errors.contains("log sheet without a set that is marked as done"))
  }

  @Test func eachCircleIsInTheJSON() throws {
    let folder = try folder(["--rpe", "--paper", "a4"]) { layout in
      [bubble(layout, 0, .reps, "6"), bubble(layout, 0, .effort, "9")].compactMap { $0 }
    }
    let run = folder.run("scan", "DIR/filled.png", "--json")
    let symbols = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [[String: Any]])
    let log = try #require(symbols.first?["log"] as? [String: Any])
    let sets = try #require(log["sets"] as? [[String: Any]])
    #expect(sets.first?["outcome"] as? String == "done")
    let marked = (sets.first?["bubbles"] as? [[String: Any]])?.filter { $0["verdict"] as? String == "marked" }
    #expect(marked?.map { $0["value"] as? String } == ["6", "9"])
    guard SchemaValidator.isInstalled else { return }
    try folder.write(run.output, to: "scan.json")
    #expect(try SchemaValidator.problems(of: "\(folder.path)/scan.json", schema: "scan") == "")
  }

  @Test(arguments: [
    (["--step", "2"], "--step works only with --log"), (["--rpe"], "--rpe works only with --log"),
    (["--log", "--backup"], "--log works only with workouts and templates"),
    (["--log", "--routine"], "--log works only with workouts and templates"),
    (["--log", "--encoding", "app"], "--log is always packed: leave --encoding out"),
    (
      ["--log", "--step", "0"],
      "--step must be a weight above 0, with at most 3 digits after the point, found 0"
    ),
  ])
  func whatDoesNotGoTogetherIsRefused(options: [String], message: String) throws {
    let run = try TestFolder("history.btd").run(["sheet", "DIR/history.btd", "-o", "DIR/a.pdf"] + options)
    #expect(run.code == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
