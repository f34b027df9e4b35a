internal import Statistics
internal import WorkoutModel

/// Draws marks by their shapes, which tell them apart without colour: ▲ better, = equal, ▽ worse, ○ new.
struct MarkDrawing {
  /// The room that a mark takes up.
  static let width = 9.5
  private static let side = 6.0
  private static let gap = 14.0

  private let composer: Composer
  private let contentWidth: Double

  init(_ composer: Composer, width: Double) {
    self.composer = composer
    contentWidth = width
  }

  /// A mark whose left edge is at `x`, standing on `baseline`.
  func elements(_ mark: SetMark, x: Double, baseline: Double) -> [PageElement] {
    let (side, middle) = (Self.side, x + Self.side / 2)
    let top = baseline - side - 0.8
    switch mark {
    case .better:
      return [
        .shape(
          [PagePoint(x, top + side), PagePoint(x + side, top + side), PagePoint(middle, top)], .black)
      ]
    case .equal:
      return [top + 1.8, top + 4.4].map { y in
        .line(from: PagePoint(x, y), to: PagePoint(x + side, y), .grey, thickness: 1.1)
      }
    case .worse:
      let corners = [PagePoint(x, top + 0.4), PagePoint(x + side, top + 0.4), PagePoint(middle, top + side)]
      return corners.indices.map { index in
        .line(from: corners[index], to: corners[(index + 1) % corners.count], .black, thickness: 0.9)
      }
    case .new:
      let frame = PageRectangle(x: x + 0.5, y: top + 0.7, width: side - 1, height: side - 1)
      return [.outline(frame, .grey, thickness: 0.9, radius: (side - 1) / 2)]
    }
  }

  /// What the marks mean, those that are there, and what the workout is compared with.
  func legend(_ marks: WorkoutMarks) -> [Row] {
    guard !marks.isFirst else {
      return [composer.row("The first time", .category, .grey, width: contentWidth, after: 2)]
    }
    let used = Set(marks.exercises.flatMap(\.sets))
    var elements: [PageElement] = []
    var x = 0.0
    var height = 0.0
    for mark in SetMark.allCases where used.contains(mark) {
      let word = composer.text(mark.rawValue, .category, .grey, x: x + Self.width, y: 0)
      elements += self.elements(mark, x: x, baseline: word.extent.baseline) + [.text(word)]
      x += Self.width + word.extent.width + Self.gap
      height = max(height, word.extent.height)
    }
    let text = composer.text(words(marks), .category, .grey, x: x, y: 0, width: contentWidth - x)
    return [Row(height: max(height, text.extent.height) + 2, elements: elements + [.text(text)])]
  }

  private func words(_ marks: WorkoutMarks) -> String {
    let last = marks.previousStart.map(DateWords.short) ?? ""
    let change =
      marks.volumeChange.map { "  ·  volume \(Self.signed($0))\(Self.words(of: marks.unit))" } ?? ""
    return "than the last time\(last.isEmpty ? "" : ", \(last)")\(change)"
  }

  private static func words(of unit: MassUnit?) -> String { unit.map { " \($0.rawValue)" } ?? "" }

  /// `One-rep max 116 kg (+4)`; nil without a one-rep max.
  static func words(_ marks: WorkoutMarks.Exercise, in unit: MassUnit?) -> String? {
    guard let best = marks.oneRepMax else { return nil }
    let words = "One-rep max \(NumberWords.grouped(best))\(words(of: unit))"
    guard let previous = marks.previousOneRepMax else { return words }
    let (change, overflow) = best.subtractingReportingOverflow(previous)
    return overflow ? words : "\(words) (\(signed(change)))"
  }

  private static func signed(_ number: Int64) -> String {
    let digits = NumberWords.grouped(Int64(clamping: number.magnitude))
    return number == 0 ? "±0" : number < 0 ? "−\(digits)" : "+\(digits)"
  }
}
