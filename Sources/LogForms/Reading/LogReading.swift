package import WorkoutModel

/// What was read on a page of a form.
package struct LogReading: Hashable, Sendable {
  /// What a bubble says.
  package enum Verdict: String, Hashable, Sendable {
    /// Nothing is in it.
    case empty
    /// It is marked.
    case marked
    /// It may be marked: faintly, half erased, or touched by a line.
    case faint
    /// A line runs through it.
    case crossed
    /// Nothing is in it, but a mark is around or beside it.
    case beside
    /// It cannot be seen.
    case hidden

    /// True where it is not known whether it is marked.
    package var isInDoubt: Bool { self != .empty && self != .marked }
  }

  /// A bubble and what was seen of it.
  package struct Bubble: Hashable, Sendable {
    /// The bubble.
    package var bubble: LogBubble
    /// The middle in the picture, in pixels.
    package var pixel: LogPoint
    /// The share of light that ink takes in it, less what empty ones have.
    package var darkness: Double
    /// The same of the darkest eighth of it.
    package var peak: Double
    /// What it says.
    package var verdict: Verdict
  }

  /// Why a row is not understood.
  package enum Doubt: Hashable, Sendable {
    /// Bubbles in it are in doubt.
    case bubbles([LogMark], Verdict)
    /// Two answers to one question are marked, or a plan and something else.
    case several([LogMark])
    /// How hard it was is marked, and not that it was done.
    case effortAlone
    /// It was done as planned, and nothing is planned.
    case unplanned
    /// Two pictures of the page say different things.
    case pictures
  }

  /// What became of a set.
  package enum Outcome: Hashable, Sendable {
    /// Nothing is marked.
    case notDone
    /// It was done.
    case done(ExerciseSet)
    /// What is marked is not understood.
    case inDoubt(Doubt)
  }

  /// A row and what was read in it.
  package struct Row: Hashable, Sendable {
    /// The row.
    package var row: LogRow
    /// Its bubbles.
    package var bubbles: [Bubble]
    /// What they come to.
    package var outcome: Outcome
  }

  /// Why a day is not understood.
  package enum DayDoubt: Hashable, Sendable {
    /// Bubbles are in doubt.
    case bubbles([LogMark], Verdict)
    /// Two months or two days are marked.
    case several([LogMark])
    /// There is no such day, as of 30 February.
    case noSuchDay([LogMark])
    /// A month is marked without a day, or a day without a month.
    case half(LogMark)
  }

  /// What the bubbles of month and day come to.
  package enum Day: Hashable, Sendable {
    /// None is marked.
    case none
    /// One of each is marked.
    case marked(month: Int, day: Int)
    /// They are not understood.
    case inDoubt(DayDoubt)
  }

  /// The page.
  package var form: LogForm
  /// Its rows.
  package var rows: [Row]
  /// The bubbles of the date.
  package var dateBubbles: [Bubble]
  /// The day.
  package var day: Day
  /// The corners of the page whose square was not found, in pixels where they should be.
  package var missingCorners: [LogPoint]
  /// The corners of the paper in the picture, clockwise from the top left.
  package var outline: [LogPoint]

  /// The same of a picture that is `factor` times as large.
  func enlarged(by factor: Int) -> LogReading {
    var reading = self
    let scale = Double(factor)
    func enlarge(_ bubbles: inout [Bubble]) {
      for index in bubbles.indices { bubbles[index].pixel = bubbles[index].pixel * scale }
    }
    for index in reading.rows.indices { enlarge(&reading.rows[index].bubbles) }
    enlarge(&reading.dateBubbles)
    reading.missingCorners = missingCorners.map { $0 * scale }
    reading.outline = outline.map { $0 * scale }
    return reading
  }
}
