import Foundation
import PhotographSimulator
import QRCodes
import Testing
import WorkoutModel

@testable import LogForms

@Suite struct LogReaderTests {
  private static func kilograms(_ value: Int32) -> Load { Load(ExactDecimal(value), unit: .kilograms) }

  @Test func anEmptySheetHoldsNothing() throws {
    let reading = try #require(try LogPrint(hasEffort: true).reading())
    #expect(reading.rows.allSatisfy { $0.outcome == .notDone })
    #expect(reading.day == .none)
    #expect(reading.missingCorners.isEmpty)
  }

  @Test func marksSayWhatWasDoneAndTheRestIsAsPlanned() throws {
    var print = try LogPrint(hasEffort: true)
    print.cross(0, .planned)
    print.cross(1, .reps(6), .effort(9))
    print.cross(2, .reps(8), .load(ExactDecimal(65)))
    print.cross(5, .seconds(ExactDecimal(70)))
    let reading = try #require(try print.reading())
    var hard = SetDetails()
    hard.ratingOfPerceivedExertion = ExactDecimal(9)
    #expect(
      reading.rows.map { $0.outcome } == [
        .done(ExerciseSet(kind: .warmUp, reps: 10, load: Self.kilograms(20))),
        .done(ExerciseSet(reps: 6, load: Self.kilograms(60), details: hard)),
        .done(ExerciseSet(reps: 8, load: Self.kilograms(65))), .notDone, .notDone,
        .done(ExerciseSet(durationSeconds: ExactDecimal(70))), .notDone, .notDone,
      ])
  }

  @Test func whatIsNotClearIsInDoubt() throws {
    var print = try LogPrint(hasEffort: true)
    print.cross(0, .reps(10), .reps(11))
    print.cross(1, .planned, .reps(6))
    print.cross(2, .effort(7))
    print.cross(3, .reps(8))
    // Half erased.
    print.cross(3, .reps(9), darkness: 0.065)
    var random = SeededRandom(seed: 1)
    let crossed = try #require(print.bubble(5, .seconds(ExactDecimal(50)))?.place)
    print.page.draw(
      [(crossed.x - 30, crossed.y - 4), (crossed.x + 60, crossed.y + 6)], thickness: 1.2, darkness: 0.8,
      grain: 0, &random)
    let reading = try #require(try print.reading())
    #expect(reading.rows[0].outcome == .inDoubt(.several([.reps(10), .reps(11)])))
    #expect(reading.rows[1].outcome == .inDoubt(.several([.planned, .reps(6)])))
    #expect(reading.rows[2].outcome == .inDoubt(.effortAlone))
    #expect(reading.rows[3].outcome == .inDoubt(.bubbles([.reps(9)], .faint)))
    guard case .inDoubt(.bubbles(let marks, .crossed)) = reading.rows[5].outcome else {
      Issue.record("\(reading.rows[5].outcome)")
      return
    }
    #expect(marks.contains(.seconds(ExactDecimal(50))))
  }

  @Test func aPlanWithItsOwnNumbersMarkedTooIsClear() throws {
    var print = try LogPrint()
    print.cross(1, .planned, .reps(8), .load(ExactDecimal(60)))
    let reading = try #require(try print.reading())
    #expect(reading.rows[1].outcome == .done(ExerciseSet(reps: 8, load: Self.kilograms(60))))
  }

  @Test func aCoveredCornerIsFoundAndWhatIsHiddenIsInDoubt() throws {
    var print = try LogPrint()
    print.cross(1, .planned)
    // A thumb at the left edge, over a row of the first exercise, and one over a corner.
    let covered = print.layout.rows[2].y
    print.page.cover(x: 0...85, y: covered - 7...covered + 7, with: 0.6)
    print.page.cover(x: 0...40, y: 740...792, with: 0.6)
    let reading = try #require(try print.reading())
    #expect(reading.missingCorners.count == 1)
    guard case .inDoubt(.bubbles(let marks, .hidden)) = reading.rows[2].outcome else {
      Issue.record("\(reading.rows[2].outcome)")
      return
    }
    #expect(marks == [.planned])
  }

  private static func distances(_ count: Int) -> WorkoutTemplate {
    var details = SetDetails()
    details.distance = Distance(ExactDecimal(5), unit: .kilometers)
    let set = ExerciseSet(details: details)
    return WorkoutTemplate(
      title: "Track",
      exercises: ["Running", "Rowing", "Ski Erg"].map {
        Exercise(ExerciseIdentity(name: $0), sets: Array(repeating: set, count: count))
      })
  }

  @Test(arguments: [0.8, 0.3])
  func aSheetWhoseEveryCircleIsMarkedIsDone(darkness: Double) throws {
    var print = try LogPrint(Self.distances(6))
    for row in print.layout.rows.indices { print.cross(row, .planned, darkness: darkness) }
    let reading = try #require(try print.reading())
    #expect(reading.rows.map { $0.outcome } == print.layout.rows.map { .done($0.plan) })
  }

  @Test func aPlanThatSaysNothingIsInDoubt() throws {
    let plan = WorkoutTemplate(
      title: "Anything",
      exercises: [
        Exercise(
          ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(), ExerciseSet(load: Self.kilograms(60))])
      ])
    var print = try LogPrint(plan)
    print.cross(0, .planned)
    print.cross(1, .load(ExactDecimal(65)))
    let reading = try #require(try print.reading())
    #expect(
      reading.rows.map { $0.outcome } == [.inDoubt(.unplanned), .inDoubt(.unplanned), .notDone, .notDone])
  }

  @Test func aMarkAroundOrBesideACircleIsInDoubt() throws {
    var print = try LogPrint()
    var random = SeededRandom(seed: 1)
    func draw(_ row: Int, _ mark: LogMark, _ line: (LogPoint) -> [(x: Double, y: Double)]) throws {
      let place = try #require(print.bubble(row, mark)?.place)
      print.page.draw(line(place), thickness: 1.2, darkness: 0.8, grain: 0, &random)
    }
    func ring(_ radius: Double) -> (LogPoint) -> [(x: Double, y: Double)] {
      { place in
        (0...24).map { step in
          let angle = 2 * Double.pi * Double(step) / 24
          return (place.x + radius * cos(angle), place.y + radius * sin(angle))
        }
      }
    }
    try draw(3, .planned, ring(6.5))
    // A ring in a row that is marked, too.
    print.cross(1, .load(ExactDecimal(60)))
    try draw(1, .reps(6), ring(6.5))
    try draw(5, .seconds(ExactDecimal(50))) {
      [($0.x + 3.8, $0.y), ($0.x + 7.2, $0.y + 3.8), ($0.x + 16.4, $0.y - 8.4)]
    }
    let reading = try #require(try print.reading())
    #expect(
      reading.rows.map { $0.outcome } == [
        .notDone, .inDoubt(.bubbles([.reps(6)], .beside)), .notDone, .inDoubt(.bubbles([.planned], .beside)),
        .notDone,
        .inDoubt(.bubbles([.seconds(ExactDecimal(50))], .faint)), .notDone, .notDone,
      ])
  }

  @Test func aRingIsInDoubtAndTheRowsBesideItAreNot() throws {
    var print = try LogPrint()
    var random = SeededRandom(seed: 1)
    let place = try #require(print.bubble(1, .planned)?.place)
    print.page.draw(
      (0...24).map { step in
        let angle = 2 * Double.pi * Double(step) / 24
        return (place.x + 8 * cos(angle), place.y + 8 * sin(angle))
      }, thickness: 1.2, darkness: 0.8, grain: 0, &random)
    let reading = try #require(try print.reading())
    #expect(
      reading.rows.prefix(3).map { $0.outcome }
        == [.notDone, .inDoubt(.bubbles([.planned], .beside)), .notDone])
  }

  /// Sharp edges of shadows through circles, marked and empty ones, in every row.
  @Test(arguments: [0.35, 0.6, 0.8])
  func theEdgeOfAShadowIsNoMarkAndHidesNone(light: Double) throws {
    var print = try LogPrint(hasEffort: true)
    print.cross(0, .planned, .effort(7))
    print.cross(2, .reps(6), .load(ExactDecimal(65)))
    print.cross(5, .seconds(ExactDecimal(70)))
    let truth = try #require(try print.reading()).rows.map { $0.outcome }
    let page = try print.page.picture()
    var (rowCount, doubtCount) = (0, 0)
    for edge in stride(from: 0.3, through: 0.8, by: 0.05) {
      let shaded = page.luminance.enumerated().map { index, grey in
        let (x, y) = (Double(index % page.width), Double(index / page.width))
        return x + 0.4 * y < edge * Double(page.width) ? UInt8(light * Double(grey)) : grey
      }
      let picture = try GreyPicture(width: page.width, height: page.height, luminance: shaded)
      for (row, truth) in zip(try #require(try print.reading(in: picture)).rows, truth) {
        rowCount += 1
        if case .inDoubt = row.outcome { doubtCount += 1 } else { #expect(row.outcome == truth) }
      }
    }
    #expect(doubtCount * 10 <= rowCount, "\(doubtCount) of \(rowCount)")
  }

  /// A page as a dark, grainy photograph has it, darker from the left to the right.
  private static func dim(_ page: GreyPicture, light: Double, noise: Double) throws -> GreyPicture {
    var random = SeededRandom(seed: 5)
    let pixels = page.luminance.enumerated().map { index, grey in
      let share = light * (1 - 0.6 * Double(index % page.width) / Double(page.width))
      return UInt8(min(255, max(0, 20 + share * Double(grey) + noise * random.gauss())))
    }
    return try GreyPicture(width: page.width, height: page.height, luminance: pixels)
  }

  /// Noise takes the more of the light the less there is of it: on the dark side of a page it is not ink.
  @Test(arguments: [(0.8, 12.0), (0.45, 6), (0.35, 5)])
  func noiseOnTheDarkSideOfAPageIsNoMarkAndHidesNone(light: Double, noise: Double) throws {
    var print = try LogPrint(hasEffort: true)
    print.cross(0, .planned, .effort(7))
    print.cross(1, .reps(6), .load(ExactDecimal(65)), darkness: 0.45)
    print.cross(5, .seconds(ExactDecimal(70)))
    let truth = try #require(try print.reading())
    let picture = try Self.dim(print.page.picture(), light: light, noise: noise)
    let reading = try #require(try print.reading(in: picture))
    #expect(reading.rows.map { $0.outcome } == truth.rows.map { $0.outcome })
    #expect(reading.day == .none)
  }

  /// Pencil that can just be seen on a dark, grainy page is never taken for nothing.
  @Test(arguments: [0.12, 0.16, 0.2, 0.3])
  func aFaintMarkInNoiseIsReadOrInDoubt(darkness: Double) throws {
    var print = try LogPrint()
    let marks: [(row: Int, mark: LogMark)] = [
      (0, .reps(10)), (1, .planned), (2, .load(ExactDecimal(65))), (5, .seconds(ExactDecimal(70))),
    ]
    for (row, mark) in marks { print.cross(row, mark, darkness: darkness) }
    let picture = try Self.dim(print.page.picture(), light: 0.6, noise: 6)
    let reading = try #require(try print.reading(in: picture))
    for (row, mark) in marks {
      let bubble = try #require(reading.rows[row].bubbles.first { $0.bubble.mark == mark })
      #expect(bubble.verdict == .marked || bubble.verdict == .faint, "\(bubble)")
    }
  }

  /// Soft edges of shadows, from 1 to 10 mm wide.
  @Test(arguments: [3.0, 10, 30])
  func aSoftEdgeOfAShadowIsNoMarkAndHidesNone(width: Double) throws {
    var print = try LogPrint(hasEffort: true)
    print.cross(0, .planned, .effort(7))
    print.cross(2, .reps(6), .load(ExactDecimal(65)), darkness: 0.5)
    print.cross(5, .seconds(ExactDecimal(70)))
    let truth = try #require(try print.reading()).rows.map { $0.outcome }
    let page = try print.page.picture()
    let scale = Double(page.width) / 612
    var (rows, doubts) = (0, 0)
    for edge in stride(from: 0.3, through: 0.8, by: 0.1) {
      let shaded = page.luminance.enumerated().map { index, grey in
        let (x, y) = (Double(index % page.width), Double(index / page.width))
        let depth = (x + 0.4 * y - edge * Double(page.width)) / (width * scale) + 0.5
        return UInt8((0.45 + 0.55 * min(1, max(0, depth))) * Double(grey))
      }
      let picture = try GreyPicture(width: page.width, height: page.height, luminance: shaded)
      for (row, truth) in zip(try #require(try print.reading(in: picture)).rows, truth) {
        rows += 1
        if case .inDoubt = row.outcome { doubts += 1 } else { #expect(row.outcome == truth) }
      }
    }
    #expect(doubts * 10 <= rows, "\(doubts) of \(rows)")
  }

  /// Strokes of a broad felt pen and of a highlighter over half a circle, in a row that is otherwise empty.
  @Test(arguments: [(10.0, 0.4), (14, 0.4), (10, 0.75), (14, 0.75), (20, 0.5)])
  func broadInkBesideTheMiddleOfACircleIsNoShadow(width: Double, darkness: Double) throws {
    for isUpright in [false, true] {
      for shift in [1.0, 2, 3, 4] {
        var print = try LogPrint()
        var random = SeededRandom(seed: 1)
        let place = try #require(print.bubble(3, .reps(8))?.place)
        let aside = width / 2 - shift
        print.page.draw(
          isUpright
            ? [(place.x + aside, place.y - 12), (place.x + aside, place.y + 12)]
            : [(place.x - 12, place.y + aside), (place.x + 12, place.y + aside)],
          thickness: width, darkness: darkness, grain: 0, &random)
        let outcome = try #require(try print.reading()).rows[3].outcome
        #expect(outcome != .notDone, "\(isUpright) \(shift)")
      }
    }
  }

  @Test(arguments: [5.0, 9, 12, 14])
  func aBroadLineThroughCirclesMarksNone(width: Double) throws {
    for (across, down) in [(16.0, 16.0), (23, 0), (0, 23)] {
      var print = try LogPrint()
      var random = SeededRandom(seed: 1)
      let place = try #require(print.bubble(3, .reps(8))?.place)
      print.page.draw(
        [(place.x - across, place.y - down), (place.x + across, place.y + down)], thickness: width,
        darkness: 0.8, grain: 0, &random)
      for row in try #require(try print.reading()).rows {
        if case .done = row.outcome { Issue.record("\(width) \(across) \(down): \(row.outcome)") }
      }
    }
  }

  @Test func aPixelOfAShrunkPictureIsTheMeanOfManyOfTheOther() throws {
    let picture = try #require(
      LogPicture(
        width: 5, height: 4,
        luminance: [0, 2, 10, 10, 99, 4, 6, 10, 11, 99, 255, 255, 0, 0, 99, 255, 255, 0, 1, 99]))
    let small = try #require(picture.shrunk(by: 2))
    #expect(small.width == 2 && small.height == 2 && small.luminance == [3, 10, 255, 0])
    #expect(picture.shrunk(by: 5) == nil && picture.shrunk(by: 0) == nil)
  }

  @Test func halfAPageIsNotRead() throws {
    var print = try LogPrint()
    print.page.cover(x: 0...612, y: 300...792, with: 0.6)
    #expect(try print.reading() == nil)
  }

  @Test(arguments: [FormFilling.Style.tick, .cross, .dot, .fill, .slash])
  func aPhotographSaysWhatTheSheetSays(style: FormFilling.Style) throws {
    var print = try LogPrint(hasEffort: style == .dot || style == .fill)
    var filling = FormFilling(seed: 7)
    let answers = filling.answers(for: print.layout)
    let pen: FormFilling.Pen = style == .cross ? .pencil : style == .fill ? .felt : .pen
    _ = filling.fill(&print.page, print.layout, answers, style: style, pen: pen, strayLines: false)
    var limits = PagePhotograph.Limits()
    limits.megapixels = 8...8
    let reading = try #require(try print.reading(PagePhotograph(seed: 11, limits: limits)))
    for (row, truth) in zip(reading.rows, answers.rows) {
      #expect(Set(row.bubbles.filter { $0.verdict == .marked }.map { $0.bubble.mark }) == Set(truth))
      #expect(row.bubbles.allSatisfy { !$0.verdict.isInDoubt })
    }
  }
}
