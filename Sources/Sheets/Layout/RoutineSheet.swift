internal import ExerciseCatalog
internal import Statistics
package import WorkoutModel

/// The sheet of a week of bodyweight progressions: each day's, with what their level asks for.
package struct RoutineSheet {
  private static let dayWidth = 96.0
  private static let boxSide = 13.0
  private static let maximumBoxes = 5

  /// The routine.
  package var routine: WeeklyRoutine

  /// Makes a sheet.
  package init(_ routine: WeeklyRoutine) { self.routine = routine }

  /// What stands at its head.
  package static let title = "Week of training"

  /// Lays the sheet out.
  package func pages(_ context: SheetContext) -> [SheetPage] {
    var flow = PageFlow(context, title: Self.title)
    let trained = routine.days.count { !$0.isEmpty }
    let overline = "Bodyweight routine  ·  \(NumberWords.counted(trained, "day")) a week"
    flow.add(Block(rows: HeadBlock(context).rows(overline, Self.title), spaceAfter: 6))
    let first = context.startsWeekOnMonday ? 1 : 0
    for offset in 0..<7 {
      let day = (first + offset) % 7
      let exercises = routine.days.indices.contains(day) ? routine.days[day] : []
      flow.add(Block(rows: rows(of: day, exercises, context), spaceAfter: 6))
    }
    addStages(to: &flow, context)
    return flow.finished()
  }

  /// A day: its name at the left, its exercises at the right, the first beside the name.
  private func rows(of day: Int, _ exercises: [String], _ context: SheetContext) -> [Row] {
    let composer = Composer(measure: context.measure)
    let width = context.contentWidth
    let name = composer.text(DateWords.weekday(day), .section, exercises.isEmpty ? .pale : .black, x: 0, y: 9)
    var rows: [Row] = []
    if exercises.isEmpty {
      var rest = composer.text("Rest", .variation, .pale, x: Self.dayWidth, y: 0)
      rest.origin.y = name.origin.y + name.extent.baseline - rest.extent.baseline
      rows.append(Row(height: name.frame.bottom + 2, elements: [.text(rest)]))
    }
    for (index, exercise) in exercises.enumerated() {
      rows.append(row(of: exercise, top: index == 0 ? 9 : 4, context))
    }
    rows[0].elements.insert(.line(from: PagePoint(0, 2), to: PagePoint(width, 2), .faint), at: 0)
    rows[0].elements.insert(.text(name), at: 1)
    return rows
  }

  /// An exercise of a day: its name, what is asked for, and a box for each set.
  private func row(of exercise: String, top: Double, _ context: SheetContext) -> Row {
    let composer = Composer(measure: context.measure)
    let width = context.contentWidth
    let stage = routine.stages.first { $0.progression == exercise }
    let progression = stage.flatMap { stage in
      ProgressionType(rawValue: stage.progression).flatMap {
        Catalog.progression($0, stage: Int(stage.stage))
      }
    }
    let target = progression.flatMap { progression in
      stage.flatMap { ProgressionLevel(rawValue: $0.level) }.map { progression.target(at: $0) }
    }
    var elements: [PageElement] = []
    let boxes = min(target?.sets ?? 1, Self.maximumBoxes)
    let boxesX = width - Double(Self.maximumBoxes) * (Self.boxSide + 4)
    let name = composer.text(
      progression?.name ?? Self.name(of: exercise), .exercise, x: Self.dayWidth, y: top,
      width: boxesX - Self.dayWidth - 150)
    elements.append(.text(name))
    if let target, let progression {
      let unit = progression.countsSeconds ? " s" : ""
      let each = progression.isEachSide ? " each side" : ""
      var text = composer.text("\(target.sets) × \(target.reps)\(unit)\(each)", .sets, x: boxesX - 140, y: 0)
      text.origin.y = top + name.extent.baseline - text.extent.baseline
      elements.append(.text(text))
    }
    let boxY = top + (name.extent.baseline - Self.boxSide + 2)
    for box in 0..<boxes {
      let x = width - Double(boxes - box) * (Self.boxSide + 4) + 4
      elements.append(
        .outline(
          PageRectangle(x: x, y: boxY, width: Self.boxSide, height: Self.boxSide), .pale, thickness: 0.8,
          radius: 2))
    }
    var bottom = name.frame.bottom
    if let stage {
      let words = [
        progression == nil ? nil : Self.name(of: exercise), "stage \(stage.stage + 1) of 10",
        stage.level.isEmpty ? nil : "\(stage.level) level",
      ].compactMap(\.self).joined(separator: "  ·  ")
      let text = composer.text(
        words, .small, .grey, x: Self.dayWidth, y: bottom, width: boxesX - Self.dayWidth)
      elements.append(.text(text))
      bottom = text.frame.bottom
    }
    return Row(height: bottom + 2, elements: elements)
  }

  /// What the app calls a progression; an unknown one keeps its own word.
  private static func name(of exercise: String) -> String {
    switch ProgressionType(rawValue: exercise) {
    case .pushup?: "Push-up"
    case .pullup?: "Pull-up"
    case .squat?: "Squat"
    case .legraise?: "Leg raise"
    case .bridge?: "Bridge"
    case .handstandpushup?: "Handstand push-up"
    case nil: exercise
    }
  }

  /// Progressions that stand somewhere and have no day.
  private func addStages(to flow: inout PageFlow, _ context: SheetContext) {
    let planned = Set(routine.days.joined())
    let others = routine.stages.map(\.progression).filter { !planned.contains($0) }
    guard !others.isEmpty else { return }
    let composer = Composer(measure: context.measure)
    var rows = others.map { row(of: $0, top: 4, context) }
    let label = composer.text("On no day", .section, x: 0, y: 9)
    rows[0] = row(of: others[0], top: 9, context)
    rows[0].elements.insert(.text(label), at: 0)
    rows[0].elements.insert(
      .line(from: PagePoint(0, 2), to: PagePoint(context.contentWidth, 2), .faint), at: 0)
    flow.add(Block(rows: rows))
  }
}
