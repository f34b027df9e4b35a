internal import Statistics
internal import WorkoutModel

/// Lays out one exercise: its place, name, variation and category, and below them its sets or boxes for them.
struct ExerciseBlock {
  /// Where names and sets begin, right of brackets, places and the bar of colour.
  static let indent = 38.0
  private static let barX = 28.0
  private static let labelX = 8.0
  private static let overlap = 0.5
  private static let wideGroupGap = 16.0
  private static let narrowGroupGap = 9.0
  private static let markGap = 4.0
  /// The most groups of sets that stand in lines; more of them stand in columns.
  private static let mostInLine = 8
  private static let categoryWidth = 110.0

  private let context: SheetContext
  private let composer: Composer
  private let width: Double
  private let groupGap: Double

  init(_ context: SheetContext) {
    self.context = context
    composer = Composer(measure: context.measure)
    width = context.columnWidth
    groupGap = context.columnCount > 1 ? Self.narrowGroupGap : Self.wideGroupGap
  }

  /// An exercise that was done, its sets with marks where they are compared with the last time.
  ///
  /// - Parameter unit: that of the one-rep maxes in `marks`.
  func done(
    _ exercise: Exercise, _ mark: SupersetMark, marks: WorkoutMarks.Exercise? = nil, unit: MassUnit? = nil
  ) -> Block {
    let groups = SetGroup.groups(of: exercise.sets, marks: marks?.sets ?? [])
    return block(
      exercise, mark,
      [head(exercise.identity, mark)] + rows(of: groups)
        + notes(of: exercise, first: marks.flatMap { MarkDrawing.words($0, in: unit) }))
  }

  /// An exercise to be done: what is asked for, and boxes for what will be done.
  func toDo(_ exercise: Exercise, _ mark: SupersetMark) -> Block {
    let groups = SetGroup.groups(of: exercise.sets.filter { !SetGroup.words(of: $0).isEmpty })
    return block(
      exercise, mark,
      [head(exercise.identity, mark)] + rows(of: groups) + notes(of: exercise)
        + EntryBoxes(context).rows(for: exercise))
  }

  /// Gives the rows their bracket and their bar of colour.
  private func block(_ exercise: Exercise, _ mark: SupersetMark, _ rows: [Row]) -> Block {
    var rows = rows
    let ink = context.palette.ink(of: exercise.identity.category)
    for index in rows.indices {
      let (isFirst, isLast) = (index == 0, index == rows.count - 1)
      // Rows overlap a little, so that no seam shows between them.
      let (top, bottom) = (isFirst ? 1.5 : 0, rows[index].height + (isLast ? -1 : Self.overlap))
      rows[index].elements.append(
        .fill(PageRectangle(x: Self.barX, y: top, width: 3, height: bottom - top), ink))
      guard mark.isInSuperset else { continue }
      let (begins, ends) = (isFirst && !mark.joinsPrevious, isLast && !mark.joinsNext)
      let start = begins ? 2.0 : 0
      let end =
        rows[index].height - (ends ? 2 : 0)
        + (isLast ? (mark.joinsNext ? context.exerciseGap + Self.overlap : 0) : Self.overlap)
      rows[index].elements.append(
        .line(from: PagePoint(1, start), to: PagePoint(1, end), .pale, thickness: 1.4))
      for (isThere, y) in [(begins, start), (ends, end)] where isThere {
        rows[index].elements.append(
          .line(from: PagePoint(0.3, y), to: PagePoint(5, y), .pale, thickness: 1.4))
      }
    }
    return Block(rows: rows, spaceAfter: context.exerciseGap)
  }

  /// The place, the name, the variation and the category.
  private func head(_ identity: ExerciseIdentity, _ mark: SupersetMark) -> Row {
    var elements: [PageElement] = []
    var nameWidth = width - Self.indent
    let name = identity.name.flatMap { $0.isEmpty ? nil : $0 } ?? "Exercise without a name"
    let category = identity.category.flatMap { $0.isEmpty ? nil : $0 }.map {
      // The side is reckoned from the real width, which a cut text has too.
      composer.text($0, .category, .grey, x: width, y: 0, width: Self.categoryWidth, side: .right)
    }
    if let category { nameWidth -= category.extent.width + 12 }
    let placed = composer.text(name, .exercise, x: Self.indent, y: 0, width: nameWidth)
    func onBaseline(_ text: PlacedText) -> PageElement {
      var text = text
      text.origin.y = placed.extent.baseline - text.extent.baseline
      return .text(text)
    }
    let label = composer.text(mark.label, .place, .grey, x: Self.labelX, y: 0, width: Self.barX - Self.labelX)
    elements += [onBaseline(label), .text(placed)]
    var height = placed.extent.height
    if let variation = identity.variation, !variation.isEmpty {
      let lineHeight = composer.measure.extent(of: name, .exercise, width: nil).height
      let beside = composer.measure.extent(of: variation, .variation, width: nil)
      let x = Self.indent + placed.extent.width + 6
      if placed.extent.height <= lineHeight + 0.5, x + beside.width <= Self.indent + nameWidth {
        let text = composer.text(variation, .variation, .grey, x: x, y: 0)
        elements.append(onBaseline(text))
        height = max(height, text.extent.height)
      } else {
        let text = composer.text(variation, .variation, .grey, x: Self.indent, y: height, width: nameWidth)
        elements.append(.text(text))
        height = text.frame.bottom
      }
    }
    if let category { elements.append(onBaseline(category)) }
    return Row(height: height + 1.5, elements: elements)
  }

  /// Groups of sets from left to right, in as many rows as they need; many stand below each other in columns.
  private func rows(of groups: [SetGroup]) -> [Row] {
    var rows: [Row] = []
    var row = Row(height: 0)
    var x = Self.indent
    func finishRow() {
      if row.height > 0 { rows.append(row) }
      row = Row(height: 0)
      x = Self.indent
    }
    let widths = groups.map(naturalWidth)
    let column = groups.count > Self.mostInLine ? widths.max() : nil
    for (group, natural) in zip(groups, widths) {
      if x > Self.indent, x + (column ?? natural) > width { finishRow() }
      let start = x
      let baseline = composer.measure.extent(of: group.text, .sets, width: nil).baseline
      if let word = SetGroup.mark(of: group.kind) {
        let mark = composer.mark(word, x: x, baseline: baseline)
        row.elements += mark.elements
        x += mark.width + Self.markGap
      }
      if let mark = group.mark {
        row.elements += MarkDrawing(composer, width: width).elements(mark, x: x, baseline: baseline)
        x += MarkDrawing.width
      }
      let text = composer.text(group.text, .sets, x: x, y: 0, width: width - x)
      row.elements.append(.text(text))
      row.height = max(row.height, text.extent.height + 1)
      x = column.map { start + $0 } ?? text.frame.right
      x += groupGap
    }
    finishRow()
    return rows
  }

  /// The width of a group with its marks, in one line.
  private func naturalWidth(of group: SetGroup) -> Double {
    let word = SetGroup.mark(of: group.kind).map { composer.mark($0, x: 0, baseline: 0).width + Self.markGap }
    return (word ?? 0) + (group.mark == nil ? 0 : MarkDrawing.width)
      + composer.measure.extent(of: group.text, .sets, width: nil).width
  }

  /// What was remarked on the exercise and its sets, and how long the rests were.
  private func notes(of exercise: Exercise, first: String? = nil) -> [Row] {
    let about = [first, exercise.details?.equipment, rest(in: exercise.sets), exercise.details?.notes]
    let sets = exercise.sets.enumerated().map { number, set in
      set.details?.note.flatMap { $0.isEmpty ? nil : "Set \(number + 1): \($0)" }
    }
    return [about, sets].map { $0.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "  ·  ") }
      .filter { !$0.isEmpty }
      .map { composer.row($0, .note, .grey, x: Self.indent, width: width - Self.indent, after: 0.5) }
  }

  private func rest(in sets: [ExerciseSet]) -> String? {
    let rests = sets.compactMap { $0.details?.restSeconds }.filter { $0.coefficient > 0 }
      .sorted { $0.doubleValue < $1.doubleValue }
    guard let least = rests.first, let most = rests.last else { return nil }
    let (shortest, longest) = (NumberWords.shortTime(least), NumberWords.shortTime(most))
    return "Rest \(shortest)" + (shortest == longest ? "" : " to \(longest)")
  }
}
