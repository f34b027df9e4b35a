package import WorkoutModel

/// The workouts of log sheets: puts the pages of a sheet together, and says what is not understood.
package struct LogSheets {
  /// A page in a picture.
  package struct Page {
    /// What findings call the picture.
    let name: String
    /// What was read.
    var reading: LogReading

    /// Takes what was read.
    package init(name: String, reading: LogReading) {
      self.name = name
      self.reading = reading
    }
  }

  /// A workout, and what findings call its sheet.
  package let workouts: [(name: String, workout: Workout)]
  /// The answers that name no set of the sheets; all of them where the pictures hold several sheets.
  package let unusedAnswers: [LogAnswer]
  /// How many sheets there are.
  package let sheetCount: Int

  /// The pages of one sheet that was filled in on one day.
  private struct Sheet {
    var date: CivilDate?
    var pages: [Int: Page]
  }

  /// Puts pages together.
  ///
  /// - Parameters:
  ///   - pages: in the order of the pictures.
  ///   - answers: what a person says of sets.
  ///   - ask: asks what a set was that is not understood and not answered; nil leaves it out.
  ///   - today: the day that no workout is later than; nil where that is not known.
  ///   - settling: what a person can do about a set that is not understood.
  ///   - findings: is told of all that is not understood.
  package init(
    _ pages: [Page], answers: [LogAnswer], ask: ((LogDoubt) -> LogAnswer?)? = nil, today: CivilDate?,
    settling: String, findings: any FindingSink
  ) {
    var sheets: [Sheet] = []
    for identifier in Self.identifiers(of: pages) {
      sheets += Self.sheets(of: pages.filter { $0.reading.form.identifier == identifier }, today, findings)
    }
    var unused = answers
    if sheets.count == 1 {
      unused = answers.filter { !Self.apply($0, to: &sheets[0].pages) }
    }
    if let ask {
      for index in sheets.indices { Self.settle(&sheets[index].pages, ask) }
    }
    workouts = sheets.compactMap { sheet in
      Self.workout(of: sheet, settling: settling, findings).map { workout in
        (sheet.pages.values.first?.reading.form.label ?? "", workout)
      }
    }
    unusedAnswers = unused
    sheetCount = sheets.count
  }

  private static func identifiers(of pages: [Page]) -> [UInt32] {
    var identifiers: [UInt32] = []
    for page in pages where !identifiers.contains(page.reading.form.identifier) {
      identifiers.append(page.reading.form.identifier)
    }
    return identifiers
  }

  /// The sheets that pages of one form are of: as many as there are days on them.
  private static func sheets(of pages: [Page], _ today: CivilDate?, _ findings: any FindingSink) -> [Sheet] {
    var sheets: [Sheet] = []
    var undated: [Page] = []
    for page in pages {
      guard let date = date(of: page, today, findings) else {
        undated.append(page)
        continue
      }
      let index = sheets.firstIndex { $0.date == date } ?? sheets.count
      if index == sheets.count { sheets.append(Sheet(date: date, pages: [:])) }
      add(page, to: &sheets[index].pages)
    }
    for page in undated {
      let number = page.reading.form.page
      let lacking = sheets.indices.filter { sheets[$0].pages[number] == nil }
      if sheets.isEmpty {
        sheets.append(Sheet(date: nil, pages: [number: page]))
      } else if sheets.count == 1 {
        add(page, to: &sheets[0].pages)
      } else if lacking.count == 1 {
        sheets[lacking[0]].pages[number] = page
      } else {
        findings.report(
          Finding(
            .warning, .dropped,
            "page of a log sheet without a day, while the pictures hold several days: left out",
            of: .workout, detail: page.reading.title, place: Place(file: page.name)))
      }
    }
    return sheets
  }

  /// Where a bubble is, behind what is said of it.
  static func place(_ pixel: LogPoint) -> String { " at (\(Int(pixel.x)), \(Int(pixel.y)))" }

  /// The day that is marked: the latest such day that is not after today.
  private static func date(of page: Page, _ today: CivilDate?, _ findings: any FindingSink) -> CivilDate? {
    switch page.reading.day {
    case .none: return nil
    case .inDoubt(let doubt):
      let pixel = page.reading.dateBubbles.first { $0.verdict != .empty }?.pixel
      findings.report(
        Finding(
          .warning, .dropped, "day of a log sheet that is not understood", of: .workout,
          detail: "\(page.reading.title): \(doubt)\(pixel.map(place) ?? "")", place: Place(file: page.name)))
      return nil
    case .marked(let month, let day):
      guard let today else { return nil }
      let years = stride(from: today.year, to: max(0, today.year - 9), by: -1)
      let dates = years.compactMap { CivilDate(year: $0, month: month, day: day) }
      guard let date = dates.first(where: { $0.daysSince1970 <= today.daysSince1970 }) else { return nil }
      findings.report(
        Finding(
          .note, .converted, "no year on the sheet; the most recent such date was used", of: .workout,
          detail: "\(page.reading.title): \(Moment(date: date, precision: .day)?.description ?? "")",
          place: Place(file: page.name)))
      return date
    }
  }

  /// Adds a page; where it is there already, what is clear on one of them counts, and nothing where they differ.
  private static func add(_ page: Page, to pages: inout [Int: Page]) {
    let number = page.reading.form.page
    guard var known = pages[number], known.reading.form == page.reading.form else {
      pages[number] = page
      return
    }
    for (index, other) in page.reading.rows.enumerated() {
      switch (known.reading.rows[index].outcome, other.outcome) {
      case (.inDoubt, _): known.reading.rows[index].outcome = other.outcome
      case (_, .inDoubt): break
      case (let first, let second):
        if first != second { known.reading.rows[index].outcome = .inDoubt(.pictures) }
      }
    }
    pages[number] = known
  }

  /// Takes a person's answer; false where it names no set.
  private static func apply(_ answer: LogAnswer, to pages: inout [Int: Page]) -> Bool {
    for (number, page) in pages {
      let exercise = answer.exercise - 1 - page.reading.form.firstExercise
      let index = page.reading.rows.firstIndex {
        $0.row.exercise == exercise && $0.row.set == answer.set - 1
      }
      guard let index else { continue }
      pages[number]?.reading.rows[index].outcome = answer.outcome(of: page.reading.rows[index].row)
      return true
    }
    return false
  }

  /// Asks about each set that is not understood, in the order of the sheet.
  private static func settle(_ pages: inout [Int: Page], _ ask: (LogDoubt) -> LogAnswer?) {
    for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
      for (index, row) in page.reading.rows.enumerated() {
        guard let doubt = LogDoubt(row, on: page), let answer = ask(doubt) else { continue }
        pages[number]?.reading.rows[index].outcome = answer.outcome(of: row.row)
      }
    }
  }

  /// The workout of a sheet; nil where nothing is marked on it.
  private static func workout(
    of sheet: Sheet, settling: String, _ findings: any FindingSink
  ) -> Workout? {
    let pages = sheet.pages.sorted { $0.key < $1.key }.map { $0.value }
    guard let first = pages.first else { return nil }
    reportMissing(sheet.pages, first, findings)
    var exercises: [Exercise] = []
    var supersets: [[Int]] = []
    for page in pages {
      report(page, settling: settling, findings)
      var places: [Int: Int] = [:]
      for (index, planned) in page.reading.form.plan.exercises.enumerated() {
        let sets = page.reading.rows.compactMap { row -> ExerciseSet? in
          guard row.row.exercise == index, case .done(let set) = row.outcome else { return nil }
          return set
        }
        guard !sets.isEmpty else { continue }
        places[index] = exercises.count
        exercises.append(Exercise(planned.identity, sets: sets))
      }
      for group in page.reading.form.plan.supersets ?? [] {
        let members = group.compactMap { places[$0] }
        if members.count > 1 { supersets.append(members) }
      }
    }
    guard !exercises.isEmpty else {
      findings.report(
        Finding(
          .note, .inconsistent, "log sheet without a set that is marked as done", of: .workout,
          detail: first.reading.title, place: Place(file: first.name)))
      return nil
    }
    return Workout(
      title: first.reading.form.plan.title,
      start: sheet.date.flatMap { Moment(date: $0, precision: .day) }, exercises: exercises,
      supersets: supersets.isEmpty ? nil : supersets)
  }

  private static func reportMissing(_ pages: [Int: Page], _ first: Page, _ findings: any FindingSink) {
    let missing = (1...first.reading.form.pageCount).filter { pages[$0] == nil }
    guard !missing.isEmpty else { return }
    findings.report(
      Finding(
        .warning, .dropped, "pages of a log sheet that are not in the pictures", of: .workout,
        detail:
          "log sheet \(first.reading.form.label), page \(missing.map { "\($0)" }.joined(separator: ", ")) of \(first.reading.form.pageCount)",
        place: Place(file: first.name), count: missing.count))
  }

  /// Says what of a page is not understood, and what was not done.
  private static func report(_ page: Page, settling: String, _ findings: any FindingSink) {
    let reading = page.reading
    var undone = 0
    for row in reading.rows {
      switch row.outcome {
      case .done: break
      case .notDone: if !row.row.isSpare { undone += 1 }
      case .inDoubt:
        guard let doubt = LogDoubt(row, on: page) else { continue }
        findings.report(
          Finding(
            .warning, .dropped, "unclear marks: set left out", of: .set,
            detail: doubt.words + settling, place: Place(file: page.name)))
      }
    }
    for corner in reading.missingCorners {
      findings.report(
        Finding(
          .warning, .inconsistent, "corner of a log sheet that is covered or not in the picture",
          of: .picture,
          detail: "\(reading.title), at (\(Int(corner.x)), \(Int(corner.y)))", place: Place(file: page.name)))
    }
    if undone > 0 {
      findings.report(
        Finding(
          .note, .converted, "planned sets of a log sheet without a mark, taken as not done", of: .set,
          detail: reading.title, place: Place(file: page.name), count: undone))
    }
  }
}
