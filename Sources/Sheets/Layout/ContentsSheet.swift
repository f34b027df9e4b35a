internal import Statistics
package import WorkoutModel

/// The first pages of a print of many sheets: what is on which page.
package struct ContentsSheet {
  private static let lineHeight = 15.0
  private static let headingHeight = 26.0
  private static let columnGap = 28.0
  /// How many lines stand in one wide column; more are set in two.
  private static let wideColumnLines = 36
  private static let dayWidth = 44.0
  private static let numberWidth = 34.0

  /// The lines, in the order of the pages.
  package var entries: [ContentsEntry]
  /// Whose archive it is.
  package var owner: String?

  /// Makes a sheet.
  package init(_ entries: [ContentsEntry], owner: String?) {
    self.entries = entries
    self.owner = owner
  }

  /// What stands at its head.
  package var title: String { owner.map { "Training log of \($0)" } ?? "Training log" }

  /// A line of a column: a heading, or an entry with its page.
  private enum Line {
    case heading(String)
    case entry(ContentsEntry, page: Int)

    var height: Double {
      switch self {
      case .heading: ContentsSheet.headingHeight
      case .entry: ContentsSheet.lineHeight
      }
    }
  }

  /// Lays the contents out; the sheets follow them.
  package func pages(_ context: SheetContext) -> [SheetPage] {
    // Numbers do not change the room that lines take, so that a first try tells how many pages there are.
    let count = pages(context, firstPage: 1).count
    return pages(context, firstPage: count + 1)
  }

  private func pages(_ context: SheetContext, firstPage: Int) -> [SheetPage] {
    var context = context
    context.pageNumber = 1
    var flow = PageFlow(context, title: title)
    flow.add(Block(rows: HeadBlock(context).rows(summary, title), spaceAfter: 2))
    let composer = Composer(measure: context.measure)
    let columnCount = entries.count > Self.wideColumnLines ? 2 : 1
    let width = (context.contentWidth - Self.columnGap * Double(columnCount - 1)) / Double(columnCount)
    var rest = lines(firstPage: firstPage)[...]
    while !rest.isEmpty {
      // One block fills what the page has left, column by column.
      var row = Row(height: 0)
      let room = flow.remainingHeight
      for column in 0..<columnCount {
        var y = 0.0
        let x = Double(column) * (width + Self.columnGap)
        while let line = rest.first, y == 0 || y + needed(line, rest) <= room {
          row.elements += elements(of: line, composer, x: x, y: y, width: width)
          y += line.height
          rest.removeFirst()
        }
        row.height = max(row.height, y)
      }
      flow.add(Block(rows: [row]))
      if !rest.isEmpty { flow.beginPage() }
    }
    return flow.finished()
  }

  /// A heading does not stand alone at the end of a column.
  private func needed(_ line: Line, _ rest: ArraySlice<Line>) -> Double {
    if case .heading = line { line.height + Self.lineHeight } else { line.height }
  }

  private var summary: String {
    let workouts = entries.filter { $0.section == .workouts }
    let starts = workouts.compactMap(\.start)
    let nouns: [(ContentsEntry.Section, String)] = [
      (.workouts, "workout"), (.templates, "template"), (.rides, "ride"), (.routine, "routine"),
    ]
    var parts = nouns.compactMap { section, noun in
      let count = entries.count { $0.section == section }
      return count > 0 ? NumberWords.counted(count, noun) : nil
    }
    if let first = starts.min(), let last = starts.max() {
      parts.append("\(DateWords.short(first)) – \(DateWords.short(last))")
    }
    return parts.joined(separator: "  ·  ")
  }

  /// The entries under headings: months for workouts, names for the rest.
  private func lines(firstPage: Int) -> [Line] {
    var lines: [Line] = []
    var last = ""
    var page = firstPage
    for entry in entries {
      let own =
        switch entry.section {
        case .workouts: entry.start.map(DateWords.month) ?? "Without a date"
        case .templates: "Templates"
        case .rides: "Rides"
        case .routine: "Routine"
        }
      // Each athlete's have headings of their own.
      let heading = owner == nil ? [entry.athlete, own].compactMap(\.self).joined(separator: "  ·  ") : own
      if heading != last { lines.append(.heading(heading)) }
      last = heading
      lines.append(.entry(entry, page: page))
      page += entry.pageCount
    }
    return lines
  }

  private func elements(
    of line: Line, _ composer: Composer, x: Double, y: Double, width: Double
  ) -> [PageElement] {
    switch line {
    case .heading(let text):
      return [.text(composer.text(text, .section, x: x, y: y + 9, width: width))]
    case .entry(let entry, let page):
      let number = composer.text("\(page)", .entry, .grey, x: x + width, y: y, side: .right)
      let day = entry.start.map { composer.text(DateWords.day($0), .entry, .grey, x: x, y: y) }
      let left = x + (entry.section == .workouts ? Self.dayWidth : 0)
      let title = composer.text(
        entry.title, .entry, x: left, y: y, width: x + width - Self.numberWidth - left)
      let lineY = y + number.extent.baseline
      let leader = PageElement.line(
        from: PagePoint(title.frame.right + 5, lineY), to: PagePoint(number.frame.x - 5, lineY), .faint,
        thickness: 0.5, isDashed: true)
      return (day.map { [.text($0)] } ?? []) + [.text(title), leader, .text(number)]
    }
  }
}

/// A line of the contents: what is on which page.
package struct ContentsEntry: Hashable, Sendable {
  /// What a sheet shows.
  package enum Section: Int, Hashable, Sendable {
    case workouts
    case templates
    case rides
    case routine
  }

  /// Where the line stands.
  package var section: Section
  /// The name.
  package var title: String
  /// Whose it is; nil where that is not known.
  package var athlete: String?
  /// When it was done; nil where that is not known.
  package var start: Moment?
  /// How many pages it has.
  package var pageCount: Int

  /// Makes a line.
  package init(
    _ section: Section, title: String, athlete: String? = nil, start: Moment? = nil, pageCount: Int
  ) {
    self.section = section
    self.title = title
    self.athlete = athlete
    self.start = start
    self.pageCount = pageCount
  }
}
