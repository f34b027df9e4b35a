package import WorkoutModel

/// Where everything that is read stands on a page of a form: the same for who prints it and for who reads it.
///
/// All lengths are in points of 1/72 inch. Nothing depends on fonts.
package struct LogLayout: Hashable, Sendable {
  /// The most exercises of a page.
  package static let maximumExercises = 40
  /// The most planned sets of an exercise.
  package static let maximumSets = 16
  /// Rows beyond those planned.
  package static let spareRows = 2

  /// The left edge of what is printed, and its distance from the right edge of the paper.
  package static let margin = 48.0
  /// The top edge of what is printed.
  package static let top = 46.0
  /// The side of the code without its quiet zone, which ends at the right margin and begins at ``top``.
  package static let codeSide = 104.0
  /// Where the exercises begin.
  package static let bodyTop = 168.0
  /// What is left free below them.
  package static let bottomMargin = 50.0
  /// The height of the name of an exercise.
  package static let nameHeight = 16.0
  /// The height of numbers above bubbles.
  package static let labelHeight = 12.5
  /// From one row of bubbles to the next.
  package static let rowPitch = 15.5
  /// Between exercises.
  package static let exerciseGap = 9.0

  // From the left margin.
  private static let planned = 25.0
  private static let counts = 60.0
  private static let countPitch = 18.0
  private static let secondsPitch = 20.5
  private static let loads = 220.0
  private static let loadPitch = 24.0
  private static let efforts = 408.0
  private static let effortPitch = 17.0
  private static let dates = 24.0
  private static let dateTop = 124.0
  private static let datePitch = 15.0
  private static let monthPitch = 29.9
  private static let dayPitch = 22.4
  private static let daysInRow = 16

  private static let anchorInset = 24.0
  private static let cornerSide = 9.0
  private static let tickSide = 4.5
  private static let ticksDown = 15
  private static let ticksAcross = 11

  /// The form.
  package let form: LogForm
  /// The bubbles of each set, from the top.
  package let rows: [LogRow]
  /// The top of each exercise, with one more where the last ends.
  package let exerciseTops: [Double]
  /// The bubbles of month and day.
  package let dateBubbles: [LogBubble]
  /// How many of these are of months; they are the first.
  var monthCount: Int { dateBubbles.count { $0.mark.question == .month } }
  /// The squares at the corners and between them.
  package let anchors: [LogAnchor]

  /// The top left corner of the code's own modules.
  package var codeOrigin: LogPoint { LogPoint(form.paper.width - Self.margin - Self.codeSide, Self.top) }

  /// Where captions stand, from the left edge: of the counts, the loads and the efforts.
  package static let countCaption = margin + 50
  package static let loadCaption = margin + 207
  package static let effortCaption = margin + 392
  /// Where what is not read may be written, from the left edge.
  package static let wordsStart = margin + 398

  /// Lays a form out.
  package init(_ form: LogForm) {
    self.form = form
    var rows: [LogRow] = []
    var y = Self.bodyTop
    var tops = [y]
    for (index, exercise) in form.plan.exercises.enumerated() {
      y += Self.nameHeight
      for row in Self.rows(of: exercise, form) {
        var row = row
        if row.hasLabels { y += Self.labelHeight }
        row.exercise = index
        row.y = y + Self.rowPitch / 2
        for bubble in row.bubbles.indices { row.bubbles[bubble].place.y = row.y }
        rows.append(row)
        y += Self.rowPitch
      }
      y += Self.exerciseGap
      tops.append(y)
    }
    self.rows = rows
    exerciseTops = tops
    dateBubbles = Self.dateBubbles
    anchors = Self.anchors(form.paper)
  }

  /// The height of an exercise without the gap below it.
  package static func height(of exercise: Exercise, _ form: LogForm) -> Double {
    let rows = rows(of: exercise, form)
    return nameHeight + Double(rows.count) * rowPitch + Double(rows.count { $0.hasLabels }) * labelHeight
  }

  /// The rows of an exercise, whose height on the page is not settled yet.
  private static func rows(of exercise: Exercise, _ form: LogForm) -> [LogRow] {
    var rows: [LogRow] = []
    var last: [LogMark]?
    let planned = exercise.sets.prefix(maximumSets)
    let spare = (planned.last { $0.kind != .warmUp } ?? planned.last).map {
      Array(repeating: $0, count: spareRows)
    }
    for (index, set) in (Array(planned) + (spare ?? [])).enumerated() {
      let bubbles = bubbles(of: set, form)
      let marks = bubbles.map { $0.mark }
      rows.append(
        LogRow(
          exercise: 0, set: index, plan: set, isSpare: index >= planned.count, hasLabels: marks != last, y: 0,
          bubbles: bubbles))
      last = marks
    }
    return rows
  }

  private static func bubbles(of set: ExerciseSet, _ form: LogForm) -> [LogBubble] {
    var bubbles = [bubble(LogPoint(margin + planned, 0), .planned)]
    if let reps = set.reps {
      bubbles.append(bubble(LogPoint(margin + counts, 0), .reps(0), isPlanned: reps == 0))
      for slot in 1...7 {
        let count = Int64(reps) + Int64(slot) - 4
        guard count >= 1, let count = Int32(exactly: count) else { continue }
        bubbles.append(
          bubble(
            LogPoint(margin + counts + Double(slot) * countPitch, 0), .reps(count), isPlanned: slot == 4))
      }
    } else if let seconds = set.durationSeconds?.normalized {
      let step = secondsStep(seconds)
      for slot in 0..<7 {
        guard let value = seconds.plus(ExactDecimal(Int32(slot - 3) * step)), value.coefficient > 0 else {
          continue
        }
        bubbles.append(
          bubble(
            LogPoint(margin + counts + Double(slot) * secondsPitch, 0), .seconds(value.normalized),
            isPlanned: slot == 3))
      }
    }
    if let load = set.load?.value.normalized {
      for (slot, factor) in loadSteps.enumerated() {
        guard let difference = form.step.times(ExactDecimal(factor)), let value = load.plus(difference),
          value.coefficient >= 0 || load.coefficient < 0
        else { continue }
        bubbles.append(
          bubble(
            LogPoint(margin + loads + Double(slot) * loadPitch, 0), .load(value.normalized),
            isPlanned: factor == 0))
      }
    }
    if form.hasEffort {
      for effort in Int32(6)...10 {
        bubbles.append(
          bubble(LogPoint(margin + efforts + Double(effort - 6) * effortPitch, 0), .effort(effort)))
      }
    }
    return bubbles
  }

  /// By how many steps a load may differ from the plan.
  private static let loadSteps: [Int32] = [-4, -2, -1, 0, 1, 2, 4]

  /// Between the times that can be marked, in seconds.
  private static func secondsStep(_ planned: ExactDecimal) -> Int32 {
    switch planned.wholePart {
    case ..<31: 5
    case ..<121: 10
    default: 30
    }
  }

  private static func bubble(_ place: LogPoint, _ mark: LogMark, isPlanned: Bool = false) -> LogBubble {
    LogBubble(place: place, mark: mark, isPlanned: isPlanned)
  }

  private static let dateBubbles: [LogBubble] =
    (1...12).map { month in
      bubble(
        LogPoint(margin + dates + Double(month) * monthPitch - LogBubble.radius, dateTop), .month(month))
    }
    + (1...31).map { day in
      let (row, column) = (day - 1) / daysInRow == 0 ? (1.0, day) : (2.0, day - daysInRow)
      return bubble(
        LogPoint(
          margin + dates + Double(column) * dayPitch - LogBubble.radius, dateTop + row * datePitch), .day(day)
      )
    }

  private static func anchors(_ paper: LogPaper) -> [LogAnchor] {
    let (right, bottom) = (paper.width - anchorInset, paper.height - anchorInset)
    func place(_ across: Int, _ down: Int) -> LogPoint {
      LogPoint(
        anchorInset + (right - anchorInset) * Double(across) / Double(ticksAcross),
        anchorInset + (bottom - anchorInset) * Double(down) / Double(ticksDown))
    }
    var anchors: [LogAnchor] = []
    for down in 0...ticksDown {
      for across in 0...ticksAcross {
        let isSide = across == 0 || across == ticksAcross
        let isEnd = down == 0 || down == ticksDown
        guard isSide || isEnd else { continue }
        anchors.append(
          LogAnchor(
            place: place(across, down), side: isSide && isEnd ? cornerSide : tickSide,
            isCorner: isSide && isEnd))
      }
    }
    return anchors
  }
}
