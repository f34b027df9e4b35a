internal import WorkoutModel

/// Boxes to fill in by hand, one for each set.
struct EntryBoxes {
  /// How many boxes stand side by side.
  private static let columns = 6
  /// How many boxes an exercise has whose template does not say how many sets.
  private static let usualCount = 5
  /// The most boxes of one exercise.
  private static let maximumCount = 60
  private static let height = 25.0
  private static let gap = 6.0

  private let context: SheetContext
  private let composer: Composer

  init(_ context: SheetContext) {
    self.context = context
    composer = Composer(measure: context.measure)
  }

  /// The boxes of an exercise, labelled with what its style records.
  func rows(for exercise: Exercise) -> [Row] {
    let width = context.contentWidth - ExerciseBlock.indent
    let labels = labels(exercise)
    // Free text takes a whole line.
    let columns = labels.isEmpty ? 2 : Self.columns
    let side = (width - Self.gap * Double(columns - 1)) / Double(columns)
    let known = min(exercise.sets.count, Self.maximumCount)
    var rest = known > 0 ? known : (labels.isEmpty ? 2 : Self.usualCount)
    var rows: [Row] = []
    while rest > 0 {
      var row = Row(height: Self.height + 8)
      for column in 0..<min(rest, columns) {
        let x = ExerciseBlock.indent + Double(column) * (side + Self.gap)
        row.elements += box(PageRectangle(x: x, y: 5, width: side, height: Self.height), labels)
      }
      rows.append(row)
      rest -= columns
    }
    return rows
  }

  /// A box in as many parts as there are labels, each label small in its corner.
  private func box(_ frame: PageRectangle, _ labels: [String]) -> [PageElement] {
    var elements: [PageElement] = [.outline(frame, .pale, thickness: 0.7, radius: 2.5)]
    for (index, label) in labels.enumerated() {
      let x = frame.x + frame.width * Double(index) / Double(labels.count)
      if index > 0 {
        elements.append(
          .line(from: PagePoint(x, frame.y + 4), to: PagePoint(x, frame.bottom - 4), .faint, thickness: 0.7))
      }
      let text = composer.text(label, .label, .pale, x: x + 4, y: 0)
      elements.append(
        .text(
          PlacedText(
            text: text.text, style: text.style, ink: text.ink,
            origin: PagePoint(x + 4, frame.bottom - text.extent.height - 2), width: nil, extent: text.extent))
      )
    }
    return elements
  }

  /// What a set of the exercise records; nothing for free text.
  private func labels(_ exercise: Exercise) -> [String] {
    let set = exercise.sets.first
    let weight = (set?.load?.unit ?? context.massUnit)?.rawValue ?? "weight"
    switch exercise.identity.style {
    case .reps?: return ["reps"]
    case .time?: return ["time"]
    case .timeWeight?: return ["time", weight]
    case .custom?: return []
    default:
      guard let set else { return ["reps", weight] }
      let distance = set.details?.distance?.unit?.rawValue ?? set.details?.target?.distance?.unit?.rawValue
      if let distance { return [distance, "time"] }
      let hasTime = set.durationSeconds != nil || set.details?.target?.durationSeconds != nil
      return hasTime && set.reps == nil ? ["time", weight] : ["reps", weight]
    }
  }
}
