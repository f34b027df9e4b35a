internal import Statistics
package import WorkoutModel

/// A history on one page of HTML, which needs no other file, no network and no script to be read.
package struct HistoryReport {
  private let facts: ReportFacts

  /// Works out what the report of an archive tells.
  package init(_ archive: WorkoutArchive, options: ReportOptions = ReportOptions()) {
    facts = ReportFacts(archive, options)
  }

  /// A part of the page with a heading.
  private struct Section {
    var id: String
    var title: String
    var isThere: Bool
    var write: (inout Markup) -> Void
  }

  private var sections: [Section] {
    let insights = InsightsSection(facts: facts)
    let volume = VolumeSection(facts: facts)
    let lifts = LiftsSection(facts: facts, lifts: facts.mainLifts, noun: "lift", id: "l")
    let others = LiftsSection(facts: facts, lifts: facts.otherExercises, noun: "exercise", id: "o")
    let records = RecordsSection(facts: facts)
    let routines = RoutinesSection(facts: facts)
    let ladders = LaddersSection(facts: facts)
    let rides = RidesSection(facts: facts)
    let body = BodySection(facts: facts)
    let goals = GoalsSection(facts: facts)
    let badges = BadgesSection(facts: facts)
    let exercises = ExercisesSection(facts: facts)
    let workouts = WorkoutsSection(facts: facts)
    return [
      Section(id: "insights", title: "What stands out", isThere: !insights.isEmpty, write: insights.write),
      Section(
        id: "calendar", title: "Calendar", isThere: facts.statistics.days != nil,
        write: CalendarSection(facts: facts).write),
      Section(id: "lifts", title: "Main lifts", isThere: !lifts.isEmpty, write: lifts.write),
      Section(id: "volume", title: "Volume", isThere: !volume.isEmpty, write: volume.write),
      Section(id: "more", title: "Other exercises", isThere: !others.isEmpty, write: others.write),
      Section(
        id: "ladders", title: "Bodyweight progressions", isThere: !ladders.isEmpty, write: ladders.write),
      Section(id: "goals-reached", title: "Goals", isThere: !goals.isEmpty, write: goals.write),
      Section(id: "rides", title: "Rides", isThere: !rides.isEmpty, write: rides.write),
      Section(id: "body", title: "Body", isThere: !body.isEmpty, write: body.write),
      Section(id: "badges", title: "Badges", isThere: !badges.isEmpty, write: badges.write),
      Section(id: "prs", title: "Personal records", isThere: !records.isEmpty, write: records.write),
      Section(id: "all", title: "Exercises", isThere: !exercises.isEmpty, write: exercises.write),
      Section(id: "latest", title: "Workouts", isThere: !workouts.isEmpty, write: workouts.write),
      Section(id: "routines", title: "Routines", isThere: !routines.isEmpty, write: routines.write),
      Section(
        id: "how", title: "How the numbers are calculated", isThere: true,
        write: RulesSection(facts: facts).write),
    ]
  }

  /// The page.
  package var html: String {
    var markup = Markup()
    markup.raw(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
        + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        + "<meta name=\"color-scheme\" content=\"light dark\">\n"
        + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; img-src data:; "
        + "style-src 'unsafe-inline'; script-src '\(ReportScript.hash)'\">\n"
        + "<link rel=\"icon\" href=\"data:,\">\n<title>Training report")
    if let name = facts.archive.profile.name, !name.isEmpty { markup.raw(" of \(Markup.escapedName(name))") }
    markup.raw("</title>\n<style>\(ReportStyle.text)</style>\n</head>\n<body>\n")
    markup.raw("<a class=\"skip\" href=\"#main\">Skip to the report</a>\n")
    OverviewSection(facts: facts).write(to: &markup)
    let shown = sections.filter { $0.isThere }
    markup.raw("\n<nav aria-label=\"Sections\"><ul class=\"wrap\">")
    for section in shown {
      markup.raw("<li><a href=\"#\(section.id)\">")
      markup.words(section.title)
      markup.raw("</a></li>")
    }
    markup.raw("</ul></nav>\n<main id=\"main\" class=\"wrap\">\n")
    if facts.archive.workouts.isEmpty {
      markup.element("p", "class=\"note none\"", words: "The history holds no workouts.")
    }
    for section in shown {
      markup.raw("<section id=\"\(section.id)\" aria-labelledby=\"\(section.id)-h\">")
      markup.element("h2", "id=\"\(section.id)-h\"", words: section.title)
      section.write(&markup)
      markup.raw("</section>\n")
    }
    markup.raw("</main>\n<footer class=\"wrap\"><p>Made by btd from a training log, offline: ")
    markup.raw("this page holds all that it shows and needs no network.</p></footer>\n")
    markup.raw(
      "<div id=\"tip\" role=\"status\" hidden></div>\n<script>\(ReportScript.text)</script>\n</body>\n</html>\n"
    )
    return markup.text
  }
}
