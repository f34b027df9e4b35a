internal import Foundation
internal import LogForms
internal import PhotographSimulator
internal import QRCodes
internal import Sheets
internal import WorkoutModel

/// Reads simulated photographs of log sheets that were filled in by pen, and prints how many sets are right, named
/// as not understood, or silently wrong.
///
/// On every tenth page rings stand around the circles.
struct LogSheetBenchmark {
  let scanner: SymbolScanner
  /// How many photographs.
  let count: Int
  /// The number of the first one.
  let first: Int
  let seed: UInt64
  /// Prints each row that is not right.
  let isVerbose: Bool
  /// Where the photographs go, and come from where they are there already; nil for nowhere.
  let folder: String?

  /// A printed page.
  private struct Print {
    let layout: LogLayout
    let page: PaperPage
  }

  private static let dotsPerInch = 300
  private static let ringedPages = 10

  func run() throws {
    let prints = try Self.prints()
    var (right, named, wrong, unread, dates, wrongDates, datesInDoubt) = (0, 0, 0, 0, 0, 0, 0)
    var (struck, ringed) = (0, 0)
    var reading: [Double] = []
    var scanning: [Double] = []
    for number in first..<first + count {
      let print = prints[number % prints.count]
      let seed = seed &* 1_000_003 &+ UInt64(number)
      var filling = FormFilling(seed: seed)
      let answers = filling.answers(for: print.layout)
      var page = print.page
      let isRinged = number % Self.ringedPages == Self.ringedPages - 1
      let touched = filling.fill(&page, print.layout, answers, style: isRinged ? .ring : nil)
      let picture = try photograph(of: page, number: number, seed: seed ^ 0x5eed)
      let start = ContinuousClock.now
      let symbols = scanner.scan(picture).symbols.filter { LogForm.recognizes($0.payload) }
      scanning.append((ContinuousClock.now - start) / .milliseconds(1))
      guard let symbol = symbols.first else {
        unread += 1
        Swift.print("page \(number): no code read, \(picture.width) × \(picture.height)")
        continue
      }
      let middle = ContinuousClock.now
      let result = try Self.read(symbol, picture)
      reading.append((ContinuousClock.now - middle) / .milliseconds(1))
      guard let result else {
        unread += 1
        Swift.print("page \(number): not read")
        continue
      }
      var pageWrong = 0
      var pageNamed = 0
      var (lightest, darkest) = (Double.infinity, -Double.infinity)
      for (row, truth) in zip(result.rows, answers.rows) {
        let marked = row.bubbles.filter { $0.verdict == .marked }.map { $0.bubble.mark }
        let isStruck = !touched.isDisjoint(with: row.row.bubbles)
        for bubble in row.bubbles where !isStruck && !isRinged {
          if truth.contains(bubble.bubble.mark) {
            lightest = min(lightest, bubble.peak)
          } else {
            darkest = max(darkest, bubble.peak)
          }
        }
        if case .inDoubt(let doubt) = row.outcome {
          let isMeant = isRinged && !truth.isEmpty
          if isStruck { struck += 1 } else if isMeant { ringed += 1 } else { pageNamed += 1 }
          if isVerbose, !isStruck, !isMeant {
            Swift.print("page \(number): \(result.number(of: row.row)) \(doubt), marked \(truth)")
            for bubble in row.bubbles where bubble.verdict.isInDoubt { Swift.print(Self.line(bubble)) }
          }
        } else if Set(marked) == Set(truth) {
          right += 1
        } else {
          pageWrong += 1
          Swift.print(
            "page \(number): \(row.row.exercise + 1).\(row.row.set + 1) WRONG read \(marked), marked \(truth)"
          )
        }
      }
      if isVerbose, !isRinged {
        Swift.print(
          "page \(number): " + String(format: "lightest mark %.3f, darkest empty %.3f", lightest, darkest))
      }
      wrong += pageWrong
      named += pageNamed
      dates += 1
      switch result.day {
      case .inDoubt: if !isRinged || answers.date.isEmpty { datesInDoubt += 1 }
      case .none: if !answers.date.isEmpty { wrongDates += 1 }
      case .marked(let month, let day): if answers.date != [.month(month), .day(day)] { wrongDates += 1 }
      }
    }
    let total = max(1, right + named + wrong)
    print(
      "pages \(count), unread \(unread); sets \(total), and named \(struck) through which a stray line runs, \(ringed) with rings"
    )
    print(
      String(
        format: "right %d (%.2f %%), named %d (%.2f %%), silently wrong %d", right,
        100 * Double(right) / Double(total), named, 100 * Double(named) / Double(total), wrong))
    print("dates \(dates): in doubt \(datesInDoubt), wrong \(wrongDates)")
    func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }
    print(
      String(
        format: "ms a page: code %.0f (most %.0f), marks %.0f (most %.0f)", median(scanning),
        scanning.max() ?? 0, median(reading), reading.max() ?? 0))
  }

  /// The photograph of a page, which is taken only once where there is a folder for it.
  private func photograph(of page: PaperPage, number: Int, seed: UInt64) throws -> GreyPicture {
    let file = folder.map { URL(fileURLWithPath: "\($0)/page-\(number).pgm") }
    if let file, let bytes = try? Data(contentsOf: file) {
      let head = bytes.split(separator: 0x0a, maxSplits: 3)
      let sides = head.count == 4 ? head[1].split(separator: 0x20) : []
      let numbers = sides.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
      if numbers.count == 2, head[3].count == numbers[0] * numbers[1] {
        return try GreyPicture(width: numbers[0], height: numbers[1], luminance: Array(head[3]))
      }
    }
    var camera = PagePhotograph(seed: seed)
    let picture = try camera.take(page)
    if let file {
      let head = "P5\n\(picture.width) \(picture.height)\n255\n"
      try Data(Array(head.utf8) + picture.luminance).write(to: file)
    }
    return picture
  }

  /// A circle that is in doubt: its mark, verdict, place and darkness.
  private static func line(_ bubble: LogReading.Bubble) -> String {
    let place = "at (\(Int(bubble.pixel.x)), \(Int(bubble.pixel.y)))"
    return "  \(bubble.bubble.mark.label) \(bubble.verdict.rawValue) \(place), "
      + String(format: "peak %.3f, darkness %.3f", bubble.peak, bubble.darkness)
  }

  private static func read(_ symbol: ScannedSymbol, _ picture: GreyPicture) throws -> LogReading? {
    let form = try LogForm(payload: symbol.payload, name: "form")
    guard
      let pixels = LogPicture(width: picture.width, height: picture.height, luminance: picture.luminance)
    else { return nil }
    return LogReader(pixels).read(form, corners: symbol.corners.map { LogPoint(Double($0.x), Double($0.y)) })
  }

  /// Sheets on both papers, with and without effort, and one of distances, whose rows have one circle each.
  private static func prints() throws -> [Print] {
    let names = ["Bench Press", "Overhead Press", "Incline Press", "Triceps Pushdown", "Lateral Raise"]
    var prints: [Print] = []
    for (number, hasEffort) in [false, true, false, true].enumerated() {
      var template = WorkoutTemplate(title: "Push Day \(number + 1)")
      template.exercises = names.prefix(3 + number % 3).enumerated().map { index, name in
        let load = Load(ExactDecimal(Int32(20 + 10 * index)), unit: .kilograms)
        let sets = (0..<3).map { ExerciseSet(reps: Int32(8 + index - ($0 + number) / 3), load: load) }
        return Exercise(ExerciseIdentity(name: name, style: .repsWeight), sets: sets)
      }
      template.exercises.append(
        Exercise(
          ExerciseIdentity(name: "Plank", style: .time),
          sets: [ExerciseSet(durationSeconds: ExactDecimal(60))]))
      prints += try Self.prints(of: template, hasEffort: hasEffort, isA4: number >= 2)
    }
    var far = SetDetails()
    far.distance = Distance(ExactDecimal(400), unit: .meters)
    var distances = WorkoutTemplate(title: "Intervals")
    distances.exercises = ["Running", "Rowing", "Ski Erg"].map { name in
      Exercise(
        ExerciseIdentity(name: name), sets: Array(repeating: ExerciseSet(details: far), count: 6))
    }
    return try prints + Self.prints(of: distances, hasEffort: false, isA4: false)
  }

  /// The printed pages of a plan.
  private static func prints(of template: WorkoutTemplate, hasEffort: Bool, isA4: Bool) throws -> [Print] {
    var log = LogOptions()
    log.hasEffort = hasEffort
    log.paper = isA4 ? .a4 : .letter
    var options = SheetOptions()
    options.paper = isA4 ? .a4 : .letter
    options.dotsPerInch = dotsPerInch
    options.checksCodes = false
    options.log = log
    let findings = FindingLog()
    let forms = try LogPages(of: template, log, findings: findings).forms
    var pictures: [GreyPicture] = []
    let printer = try SheetPrinter(
      .png { _, bytes in
        if let frame = try PictureDecoder().decode(bytes).frames.first { pictures.append(frame.picture) }
      }, options: options, findings: findings)
    var archive = WorkoutArchive()
    archive.templates = [template]
    try printer.take(archive)
    return zip(forms, pictures).map { form, picture in
      Print(layout: LogLayout(form), page: PaperPage(picture, scale: Double(dotsPerInch) / 72))
    }
  }
}
