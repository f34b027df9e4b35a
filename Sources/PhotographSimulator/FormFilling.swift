internal import CLibrary
package import LogForms
internal import WorkoutModel

/// A lifter with a pen: marks bubbles of a form in one of five styles, and is not always careful.
package struct FormFilling: Sendable {
  /// How a bubble is marked.
  package enum Style: Sendable {
    case tick, cross, dot, fill, slash
    /// Around a bubble, not in it: no mark.
    case ring

    /// What marks a bubble.
    package static let marks: [Style] = [.tick, .cross, .dot, .fill, .slash]
  }

  /// What it is marked with.
  package enum Pen: CaseIterable, Sendable {
    case pen, felt, pencil, faintPencil
  }

  private var random: SeededRandom

  /// Begins a series of pages.
  package init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Chooses what is marked in each row, and a day.
  package mutating func answers(for layout: LogLayout) -> (rows: [[LogMark]], date: [LogMark]) {
    let rows = layout.rows.map { row -> [LogMark] in
      guard random.chance(row.isSpare ? 0.2 : 0.85) else { return [] }
      var marks: [LogMark] = []
      func pick(_ question: LogMark.Question, _ random: inout SeededRandom) {
        let choices = row.bubbles.filter { $0.mark.question == question }.map { $0.mark }
        if !choices.isEmpty { marks.append(random.choice(choices)) }
      }
      if random.chance(0.5) {
        marks.append(.planned)
      } else {
        let both = random.unit()
        if both < 0.7 {
          pick(.reps, &random)
          pick(.seconds, &random)
        }
        if both > 0.4 { pick(.load, &random) }
        if marks.isEmpty { marks.append(.planned) }
      }
      if random.chance(0.6) { pick(.effort, &random) }
      return marks
    }
    let date: [LogMark] =
      random.chance(0.8)
      ? [.month(1 + Int(random.unit() * 11.99)), .day(1 + Int(random.unit() * 27.99))] : []
    return (rows, date)
  }

  /// Marks the answers on a page, and draws lines that mean nothing.
  ///
  /// - Returns: the bubbles that such a line touches or passes.
  package mutating func fill(
    _ page: inout PaperPage, _ layout: LogLayout, _ answers: (rows: [[LogMark]], date: [LogMark]),
    style: Style? = nil, pen: Pen? = nil, strayLines: Bool = true
  ) -> Set<LogBubble> {
    let style = style ?? random.choice(Style.marks)
    let pen = pen ?? random.choice(Pen.allCases)
    var bubbles: [LogBubble] = layout.dateBubbles.filter { answers.date.contains($0.mark) }
    for (row, marks) in zip(layout.rows, answers.rows) {
      bubbles += row.bubbles.filter { marks.contains($0.mark) }
    }
    for bubble in bubbles { mark(bubble, &page, style, pen) }
    guard strayLines, random.chance(0.3) else { return [] }
    var touched: Set<LogBubble> = []
    for _ in 0..<(random.chance(0.5) ? 1 : 2) {
      let line = stray(&page, pen)
      for bubble in layout.dateBubbles + layout.rows.flatMap(\.bubbles) {
        let reach = LogBubble.radius + 4
        if line.contains(where: { abs($0.x - bubble.place.x) < reach && abs($0.y - bubble.place.y) < reach })
        {
          touched.insert(bubble)
        }
      }
    }
    return touched
  }

  private mutating func ink(_ pen: Pen) -> (thickness: Double, darkness: Double, grain: Double) {
    switch pen {
    case .pen: (random.number(1.0...1.7), random.number(0.65...0.9), 0.05)
    case .felt: (random.number(2.4...3.6), random.number(0.75...0.95), 0.05)
    case .pencil: (random.number(1.1...1.8), random.number(0.4...0.65), 0.5)
    case .faintPencil: (random.number(1.1...1.7), random.number(0.25...0.4), 0.5)
    }
  }

  private mutating func mark(_ bubble: LogBubble, _ page: inout PaperPage, _ style: Style, _ pen: Pen) {
    let (thickness, darkness, grain) = ink(pen)
    let size = random.number(0.8...1.25)
    let off = { (random: inout SeededRandom) in min(1.8, max(-1.8, 0.7 * random.gauss())) }
    let (x, y) = (bubble.place.x + off(&random), bubble.place.y + off(&random))
    func place(_ dx: Double, _ dy: Double, _ random: inout SeededRandom) -> (x: Double, y: Double) {
      (x + size * (dx + 0.3 * random.gauss()), y + size * (dy + 0.3 * random.gauss()))
    }
    var strokes: [[(x: Double, y: Double)]] = []
    switch style {
    case .tick: strokes = [[place(-3, 0, &random), place(-1, 3, &random), place(4.5, -5, &random)]]
    case .cross:
      strokes = [
        [place(-3.5, -3.5, &random), place(3.5, 3.5, &random)],
        [place(3.5, -3.5, &random), place(-3.5, 3.5, &random)],
      ]
    case .dot:
      let radius = size * random.number(1.4...2.0)
      page.draw(
        [(x, y), (x + 0.3, y + 0.2)], thickness: max(2 * radius, thickness), darkness: darkness,
        grain: grain, &random)
      return
    case .fill:
      var line: [(x: Double, y: Double)] = []
      for step in 0...8 {
        let dy = -3.2 + 0.8 * Double(step)
        let reach = max(0, 3.6 * 3.6 - dy * dy).squareRoot()
        line.append(place(step.isMultiple(of: 2) ? -reach : reach, dy, &random))
      }
      strokes = [line]
    case .ring:
      let radius = random.number(6.2...8.5)
      strokes = [
        (0...24).map { step in
          let angle = 2 * Double.pi * Double(step) / 24
          return (x + radius * cos(angle), y + radius * sin(angle))
        }
      ]
    case .slash: strokes = [[place(-3.5, 3.5, &random), place(3.5, -3.5, &random)]]
    }
    for stroke in strokes {
      page.draw(stroke, thickness: thickness, darkness: darkness, grain: grain, &random)
    }
  }

  private mutating func stray(_ page: inout PaperPage, _ pen: Pen) -> [(x: Double, y: Double)] {
    let (thickness, darkness, grain) = ink(pen)
    let way = random.unit() * 2 * Double.pi
    let length = random.number(30...200)
    let start = (x: random.number(40...page.width - 40), y: random.number(40...page.height - 40))
    let bend = random.number(-0.15...0.15)
    let steps = 100
    let places = (0...steps).map { step -> (x: Double, y: Double) in
      let share = Double(step) / Double(steps)
      let angle = way + bend * share
      return (start.x + cos(angle) * length * share, start.y + sin(angle) * length * share)
    }
    page.draw(places, thickness: thickness, darkness: darkness, grain: grain, &random)
    return places
  }
}
