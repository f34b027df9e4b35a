package import LogForms
internal import QRCodes
internal import WorkoutModel

/// The pages of a form that a lifter fills in by pen, and whose marks are read back from a photograph.
///
/// Whatever is read stands where ``LogLayout`` has it; this adds the words.
package struct LogSheet {
  private static let headGap = 18.0
  private static let labelGap = 3.6
  private static let wordsInset = 8.0
  private static let kinds: [SetKind: String] = [.warmUp: "W", .drop: "D", .failure: "F"]

  /// The pages.
  package var forms: [LogForm]
  /// The categories of all exercises, by which they are coloured; nil where one has none.
  package var categories: [String?]

  /// Makes a sheet.
  package init(_ forms: [LogForm], categories: [String?] = []) {
    self.forms = forms
    self.categories = categories
  }

  /// Lays the sheet out.
  package func pages(_ context: SheetContext) throws -> [SheetPage] {
    try forms.map { try page(LogLayout($0), context) }
  }

  private func page(_ layout: LogLayout, _ context: SheetContext) throws -> SheetPage {
    let form = layout.form
    let composer = Composer(measure: context.measure)
    var page = SheetPage(width: form.paper.width, height: form.paper.height)
    page.elements += layout.anchors.map { anchor in
      .fill(
        PageRectangle(
          x: anchor.place.x - anchor.side / 2, y: anchor.place.y - anchor.side / 2, width: anchor.side,
          height: anchor.side), Ink(grey: 0))
    }
    page.elements.append(.code(try code(layout)))
    page.elements += head(layout, composer, context)
    page.elements += date(layout, composer)
    for (index, exercise) in form.plan.exercises.enumerated() {
      page.elements += name(of: exercise, index, layout, composer, context)
    }
    for row in layout.rows { page.elements += elements(of: row, layout, composer) }
    return page
  }

  private func code(_ layout: LogLayout) throws -> PlacedCode {
    let code = try SheetCode("Log", "", payload: try layout.form.payload())
    let module = LogLayout.codeSide / Double(code.symbol.size)
    let quiet = Double(QRSymbol.standardQuietZone) * module
    let origin = layout.codeOrigin
    return PlacedCode(
      title: code.title, payload: code.payload, symbol: code.symbol,
      frame: PageRectangle(
        x: origin.x - quiet, y: origin.y - quiet, width: LogLayout.codeSide + 2 * quiet,
        height: LogLayout.codeSide + 2 * quiet))
  }

  private func head(_ layout: LogLayout, _ composer: Composer, _ context: SheetContext) -> [PageElement] {
    let form = layout.form
    let (left, width) = (LogLayout.margin, layout.codeOrigin.x - LogLayout.margin - Self.headGap)
    var small = "Log sheet \(form.label)"
    if form.pageCount > 1 { small += "  ·  page \(form.page) of \(form.pageCount)" }
    if let athlete = context.athlete, !athlete.isEmpty { small += "  ·  \(athlete)" }
    let line = composer.text(small, .head, .grey, x: left, y: LogLayout.top, width: width)
    let title = composer.text(
      TemplateSheet.title(form.plan), .title, x: left, y: line.frame.bottom + 1, width: nil)
    let fitting =
      title.extent.width <= width
      ? title
      : composer.text(
        TemplateSheet.title(form.plan), FontStyle(13, .bold, lines: 2), x: left, y: line.frame.bottom + 1,
        width: width)
    let words =
      "Fill, tick or cross circles, each below its number, those of the date to its right: plan where the bold numbers were done, otherwise mark only what differed. A row without a mark was not done. Then photograph the whole page, flat, for btd to read."
    let advice = composer.text(words, FontStyle(7, lines: 3), .grey, x: left, y: 0, width: width)
    var placed = advice
    placed.origin.y = 112 - advice.extent.height
    return [.text(line), .text(fitting), .text(placed)]
  }

  private func date(_ layout: LogLayout, _ composer: Composer) -> [PageElement] {
    var elements: [PageElement] = []
    for bubble in layout.dateBubbles {
      elements.append(ring(bubble))
      elements.append(
        beside(bubble.mark.label, FontStyle(6.5), bubble.place.x - LogBubble.radius - 2, bubble, composer))
      switch bubble.mark {
      case .month(1), .day(1):
        let caption = bubble.mark.question == .month ? "Month" : "Day"
        let text = composer.text(caption, FontStyle(6.5, .semibold), .grey, x: LogLayout.margin, y: 0)
        elements.append(.text(text.standing(on: bubble.place.y)))
      default: break
      }
    }
    return elements
  }

  /// A text that ends at `x`, at the height of a bubble.
  private func beside(
    _ label: String, _ style: FontStyle, _ x: Double, _ bubble: LogBubble, _ composer: Composer
  ) -> PageElement {
    .text(composer.text(label, style, x: x, y: 0, side: .right).standing(on: bubble.place.y))
  }

  private func name(
    of exercise: Exercise, _ index: Int, _ layout: LogLayout, _ composer: Composer, _ context: SheetContext
  ) -> [PageElement] {
    let y = layout.exerciseTops[index]
    let left = LogLayout.margin
    let right = layout.form.paper.width - LogLayout.margin
    let number = layout.form.firstExercise + index
    let category = categories.indices.contains(number) ? categories[number] : exercise.identity.category
    let ink = context.palette.ink(of: category)
    let bottom = layout.exerciseTops[index + 1] - LogLayout.exerciseGap
    let name = exercise.name.flatMap { $0.isEmpty ? nil : $0 } ?? "Exercise without a name"
    let style = FontStyle(10.5, .semibold)
    let label = composer.text("\(number + 1)", .place, .grey, x: left, y: y)
    let title = composer.text(name, style, x: left + 16, y: y, width: (right - left) * 0.6)
    var place = label
    place.origin.y = y + title.extent.baseline - label.extent.baseline
    var elements: [PageElement] = [
      .fill(PageRectangle(x: left - 9, y: y + 1, width: 3, height: bottom - y - 1), ink), .text(place),
      .text(title),
    ]
    if let variation = exercise.identity.variation, !variation.isEmpty {
      var text = composer.text(
        variation, FontStyle(10), .grey, x: title.frame.right + 5, y: y,
        width: max(20, right - title.frame.right - 5))
      text.origin.y = y + title.extent.baseline - text.extent.baseline
      elements.append(.text(text))
    }
    if layout.form.hasEffort {
      // Beside the efforts there is no room for words: they go beside the name.
      let x = left + LogLayout.wordsStart - LogLayout.margin
      let used = elements.map { $0.frame.right }.max() ?? 0
      if used < x { elements += words(x, y + LogLayout.nameHeight - 3, layout) }
    }
    return elements
  }

  private func words(_ x: Double, _ y: Double, _ layout: LogLayout) -> [PageElement] {
    [
      .line(
        from: PagePoint(x, y), to: PagePoint(layout.form.paper.width - LogLayout.margin, y), .faint,
        thickness: 0.6)
    ]
  }

  private func elements(of row: LogRow, _ layout: LogLayout, _ composer: Composer) -> [PageElement] {
    var elements: [PageElement] = []
    let kind = Self.kinds[row.plan.kind] ?? "\(row.set + 1)"
    let number = composer.text(
      row.isSpare ? "+" : kind, FontStyle(7.5, .medium), .grey, x: LogLayout.margin + 8, y: 0, side: .middle)
    elements.append(.text(number.standing(on: row.y)))
    for bubble in row.bubbles { elements.append(ring(bubble)) }
    if row.hasLabels {
      for bubble in row.bubbles {
        let style = FontStyle(6.5, bubble.isPlanned || bubble.mark == .planned ? .bold : .regular)
        elements.append(
          above(bubble.mark.label, style, bubble.isPlanned ? .black : .grey, bubble.place.x, row, composer))
      }
      for (question, caption) in captions(of: row) {
        let x =
          switch question {
          case .load: LogLayout.loadCaption
          case .effort: LogLayout.effortCaption
          default: LogLayout.countCaption
          }
        elements.append(above(caption, FontStyle(6.5, isItalic: true), .grey, x, row, composer, .right))
      }
      if !layout.form.hasEffort {
        elements.append(
          above(
            "notes", FontStyle(6.5, isItalic: true), .grey, LogLayout.wordsStart, row, composer, .left))
      }
    }
    if !layout.form.hasEffort {
      elements += words(LogLayout.wordsStart, row.y + LogBubble.radius, layout)
    }
    return elements
  }

  /// What the numbers of a row count, by what they ask.
  private func captions(of row: LogRow) -> [(LogMark.Question, String)] {
    let asked = Set(row.bubbles.map { $0.mark.question })
    let all: [(LogMark.Question, String)] = [
      (.reps, "reps"), (.seconds, "s"), (.load, row.plan.load?.unit?.rawValue ?? "weight"), (.effort, "RPE"),
    ]
    return all.filter { asked.contains($0.0) }
  }

  /// A text above the bubbles of a row.
  private func above(
    _ label: String, _ style: FontStyle, _ ink: Ink, _ x: Double, _ row: LogRow, _ composer: Composer,
    _ side: Composer.Side = .middle
  ) -> PageElement {
    var text = composer.text(label, style, ink, x: x, y: 0, side: side)
    text.origin.y = row.y - LogBubble.radius - Self.labelGap - text.extent.height
    return .text(text)
  }

  private func ring(_ bubble: LogBubble) -> PageElement {
    let side = 2 * LogBubble.radius
    return .outline(
      PageRectangle(
        x: bubble.place.x - LogBubble.radius, y: bubble.place.y - LogBubble.radius, width: side, height: side),
      Ink(grey: 0.25), thickness: LogBubble.thickness, radius: LogBubble.radius)
  }
}

extension PlacedText {
  /// The text with the middle of its line at `y`.
  fileprivate func standing(on y: Double) -> PlacedText {
    var text = self
    text.origin.y = y - extent.height / 2
    return text
  }
}
