internal import Statistics
package import WorkoutModel

/// The sheet of a workout to be done, with boxes to fill in by hand.
package struct TemplateSheet {
  private static let lineDistance = 22.0
  private static let emptyFootHeight = 70.0

  /// The template.
  package var template: WorkoutTemplate
  /// Its code.
  package var codes: [SheetCode]
  /// What stands below the code, or instead of it.
  package var remark: String?

  /// Makes a sheet.
  package init(_ template: WorkoutTemplate, codes: [SheetCode] = [], remark: String? = nil) {
    self.template = template
    self.codes = codes
    self.remark = remark
  }

  /// The name of the template, or what stands for it.
  package static func title(_ template: WorkoutTemplate) -> String {
    template.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Template"
  }

  /// Lays the sheet out.
  package func pages(_ context: SheetContext) -> [SheetPage] { context.fewestPages(lay) }

  private func lay(_ context: SheetContext) -> [SheetPage] {
    let title = Self.title(template)
    var flow = PageFlow(context, title: title)
    let head = HeadBlock(context)
    let composer = Composer(measure: context.measure)
    let width = context.contentWidth
    var rows = head.rows(
      "Template  ·  \(NumberWords.counted(template.exercises.count, "exercise"))", title,
      athlete: context.athlete)
    rows += head.categories(CategoryCount.counts(of: template.exercises), context.palette)
    if let notes = template.notes, !notes.isEmpty {
      rows.append(Row(height: 4))
      rows.append(composer.row(notes, .note, .grey, width: width, after: 2))
    }
    rows.append(lines(["Date", "Start", "End", "Body weight"], composer, width))
    flow.add(Block(rows: rows, spaceAfter: 14))
    let marks = SupersetMark.marks(count: template.exercises.count, supersets: template.supersets)
    let exercises = ExerciseBlock(context)
    for (exercise, mark) in zip(template.exercises, marks) { flow.add(exercises.toDo(exercise, mark)) }
    var foot = CodeBlock(context).block(codes, remark: remark) { noteWidth, top in
      let side = codes.map { CodeBlock.side(of: $0.symbol) }.max() ?? 0
      return notes(composer, width: noteWidth, top: top, height: side)
    }
    if codes.isEmpty {
      foot.rows.insert(
        Row(
          height: Self.emptyFootHeight,
          elements: notes(composer, width: width, top: 0, height: Self.emptyFootHeight - 16)), at: 0)
    }
    flow.addFoot(foot)
    return flow.finished()
  }

  /// Labels with lines to write on, side by side.
  private func lines(_ labels: [String], _ composer: Composer, _ width: Double) -> Row {
    var elements: [PageElement] = []
    let gap = 14.0
    let column = (width - gap * Double(labels.count - 1)) / Double(labels.count)
    for (index, label) in labels.enumerated() {
      let x = Double(index) * (column + gap)
      let text = composer.text(label, .small, .grey, x: x, y: 14)
      let y = text.frame.bottom - 1
      elements += [
        .text(text), .line(from: PagePoint(text.frame.right + 4, y), to: PagePoint(x + column, y), .pale),
      ]
    }
    return Row(height: 30, elements: elements)
  }

  /// `Notes` and lines to write on.
  private func notes(_ composer: Composer, width: Double, top: Double, height: Double) -> [PageElement] {
    let label = composer.text("Notes", .small, .grey, x: 0, y: top)
    var elements: [PageElement] = [.text(label)]
    var y = label.frame.bottom + Self.lineDistance - 4
    while y < top + height {
      elements.append(.line(from: PagePoint(0, y), to: PagePoint(width, y), .faint, thickness: 0.7))
      y += Self.lineDistance
    }
    return elements
  }
}
