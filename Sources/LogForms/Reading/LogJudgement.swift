internal import WorkoutModel

/// What the bubbles of a row come to.
enum LogJudgement {
  static func outcome(of row: LogRow, _ bubbles: [LogReading.Bubble]) -> LogReading.Outcome {
    let doubtful = bubbles.filter { $0.verdict.isInDoubt }
    if let first = doubtful.first {
      return .inDoubt(.bubbles(doubtful.map { $0.bubble.mark }, first.verdict))
    }
    let marks = bubbles.filter { $0.verdict == .marked }.map { $0.bubble }
    guard !marks.isEmpty else { return .notDone }
    var answers: [LogMark.Question: LogBubble] = [:]
    for bubble in marks {
      guard answers.updateValue(bubble, forKey: bubble.mark.question) == nil else {
        return .inDoubt(.several(marks.map { $0.mark }))
      }
    }
    if answers[.planned] != nil,
      marks.contains(where: { ![.planned, .effort].contains($0.mark.question) && !$0.isPlanned })
    {
      return .inDoubt(.several(marks.map { $0.mark }))
    }
    guard marks.contains(where: { $0.mark.question != .effort }) else { return .inDoubt(.effortAlone) }
    let set = set(row.plan, marks.map { $0.mark })
    return set.saysWork ? .done(set) : .inDoubt(.unplanned)
  }

  /// A set as planned but for what the marks say.
  private static func set(_ plan: ExerciseSet, _ marks: [LogMark]) -> ExerciseSet {
    var set = plan
    for mark in marks {
      switch mark {
      case .planned, .month, .day: break
      case .reps(let count): set.reps = count
      case .seconds(let seconds): set.durationSeconds = seconds
      case .load(let value):
        if set.load?.value.normalized != value { set.load = Load(value, unit: plan.load?.unit) }
      case .effort(let effort):
        var details = set.details ?? SetDetails()
        details.ratingOfPerceivedExertion = ExactDecimal(effort)
        set.details = details
      }
    }
    return set
  }

  static func day(of bubbles: [LogReading.Bubble]) -> LogReading.Day {
    let doubtful = bubbles.filter { $0.verdict.isInDoubt }
    if let first = doubtful.first {
      return .inDoubt(.bubbles(doubtful.map { $0.bubble.mark }, first.verdict))
    }
    let marks = bubbles.filter { $0.verdict == .marked }.map { $0.bubble.mark }
    guard let first = marks.first else { return .none }
    let months = marks.compactMap { if case .month(let month) = $0 { month } else { nil } }
    let days = marks.compactMap { if case .day(let day) = $0 { day } else { nil } }
    guard months.count <= 1, days.count <= 1 else { return .inDoubt(.several(marks)) }
    guard let month = months.first, let day = days.first else { return .inDoubt(.half(first)) }
    // A leap year, as any year may be meant.
    guard CivilDate(year: 2000, month: month, day: day) != nil else { return .inDoubt(.noSuchDay(marks)) }
    return .marked(month: month, day: day)
  }
}
