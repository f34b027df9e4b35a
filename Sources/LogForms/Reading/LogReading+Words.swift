internal import WorkoutModel

extension LogReading {
  /// The number of a row as people say it: `2.3`, the third set of the second exercise of the sheet.
  package func number(of row: LogRow) -> String { "\(form.firstExercise + row.exercise + 1).\(row.set + 1)" }

  /// What the page is, in a few words: `log sheet 3F7A, page 1 of 2`.
  package var title: String {
    "log sheet \(form.label)" + (form.pageCount > 1 ? ", page \(form.page) of \(form.pageCount)" : "")
  }
}

extension LogReading.Doubt: CustomStringConvertible {
  /// What is not understood: `8 is faint`, `8 and 9 are both marked`.
  package var description: String {
    switch self {
    case .bubbles(let marks, let verdict): Self.sentence(marks, verdict)
    case .several(let marks):
      "\(Self.list(marks)) are \(marks.count == 2 ? "both " : "")marked, but only one can be right"
    case .effortAlone: "RPE is marked, but no set"
    case .unplanned: "marked as done, but the sheet has no plan for it"
    case .pictures: "two pictures of the sheet say different things"
    }
  }

  fileprivate static func sentence(_ marks: [LogMark], _ verdict: LogReading.Verdict) -> String {
    switch verdict {
    case .crossed: "a line runs through \(list(marks))"
    case .beside: "a mark is around or beside \(list(marks))"
    case .hidden: "\(list(marks)) cannot be seen"
    case .empty, .marked, .faint: "\(list(marks)) may be marked, faintly or half erased"
    }
  }

  fileprivate static func list(_ marks: [LogMark]) -> String {
    let words = marks.map { mark in
      switch mark.question {
      case .effort: "RPE \(mark.label)"
      case .reps: "\(mark.label) reps"
      case .seconds: "\(mark.label) s"
      case .load: "load \(mark.label)"
      case .planned, .month, .day: mark.label
      }
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension LogReading.DayDoubt: CustomStringConvertible {
  /// What is not understood: `3 and 4 are marked, but only one month and one day can be right`.
  package var description: String {
    switch self {
    case .bubbles(let marks, let verdict): LogReading.Doubt.sentence(marks, verdict)
    case .several(let marks):
      "\(LogReading.Doubt.list(marks)) are marked, but only one month and one day can be right"
    case .noSuchDay(let marks): "\(LogReading.Doubt.list(marks)) are marked, and there is no such day"
    case .half(let mark):
      "\(mark.label) is marked without a \(mark.question == .month ? "day" : "month")"
    }
  }
}
