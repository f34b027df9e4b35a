internal import Statistics
internal import WorkoutModel

/// How the numbers are worked out.
struct RulesSection {
  let facts: ReportFacts

  func write(to markup: inout Markup) {
    markup.raw("<div class=\"card\"><ul class=\"rules\">")
    for sentence in sentences { markup.element("li", words: sentence) }
    markup.raw("</ul></div>")
  }

  private var sentences: [String] {
    var rules = [
      "One-rep max: \(formula), cut to a whole number. It is what you could lift once, estimated from a set of several repetitions.",
      "Volume: repetitions times weight, cut to a whole number for each set. Assistance and cardio do not count.",
      "Personal record: more than every time before. The first time does not count.",
      "Streak: weeks in a row with a workout each; a week begins on \(facts.statistics.startsWeekOnMonday ? "Monday" : "Sunday").",
    ]
    if !facts.routines.first.isEmpty {
      rules.append(
        "Better, equal, worse: each set beside the same set of the last time that the routine was done. Where one number is more and another less, the one-rep max decides."
      )
    }
    if !facts.progress.rides.isEmpty {
      rules.append(
        "Rides: zones go up to 60, 75, 89, 104 and 118 % of threshold power. Intensity is normalized power (smoothed over 30 seconds) as a share of it; stress is hours × intensity² × 100 (Allen and Coggan, Training and Racing with a Power Meter)."
      )
    }
    if !facts.progress.ladders.isEmpty {
      rules.append(
        "Level-up score: each set adds 0.08333 × repetitions ÷ target ÷ sets asked for, as the Reps app has it; at 1 it is time to move up."
      )
    }
    let (shown, all) = (facts.statistics.workouts, facts.archive.workouts.count)
    if shown < all {
      rules.append(
        "\(FigureWords.grouped(Int64(shown))) of \(ReportFacts.counted(all, "workout")) are summed and shown; records, badges, goals and level-up scores are those of the whole history."
      )
    }
    if facts.statistics.undated > 0 {
      rules.append(
        "\(ReportFacts.counted(facts.statistics.undated, "workout")) without a date count in sums and records, and are in no chart."
      )
    }
    return rules
  }

  private var formula: String {
    switch facts.options.formula {
    case .app:
      "by Wathan’s formula for 2 to 17 repetitions and Epley’s from there on, as the Bench Tracker app has it"
    case .epley: "by Epley’s formula"
    case .brzycki: "by Brzycki’s formula"
    case .lombardi: "by Lombardi’s formula"
    case .oconner: "by O’Conner’s formula"
    case .lander: "by Lander’s formula"
    }
  }
}
