internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Lists what a person can choose from.
enum ChoiceList {
  private static let maximumLines = 12

  /// The workouts with number, date, name and identifier, the newest where there are too many.
  static func workouts(_ archive: WorkoutArchive) -> String {
    guard !archive.workouts.isEmpty else { return "It holds no workouts." }
    let starts = archive.workouts.map { $0.start?.utcMilliseconds ?? .min }
    let newest = archive.workouts.indices.sorted { (starts[$0], $0) > (starts[$1], $1) }.prefix(maximumLines)
    let lines = newest.sorted().map { number in
      let workout = archive.workouts[number]
      let day = workout.start?.description ?? "no date"
      let name = PrintableText.of(workout.title ?? "no name", limit: 40)
      return
        "  --workout \(number + 1)   \(day)   \(name)   \(workout.id.map { PrintableText.of("\($0)", limit: 40) } ?? "")"
    }
    let rest = archive.workouts.count - lines.count
    return
      (["Choose one of \(archive.workouts.count) workouts:"] + lines
      + (rest > 0 ? ["  … and \(rest) older; btd list shows all"] : []))
      .joined(separator: "\n")
  }

  /// The templates and structured rides by name.
  static func templates(_ archive: WorkoutArchive) -> String {
    let titles = archive.templates.map(\.title) + archive.rides.map(\.title)
    guard !titles.isEmpty else { return "It holds no templates." }
    let lines = titles.prefix(maximumLines).map { title in
      "  --template \"\(PrintableText.of(title ?? "", limit: 60))\""
    }
    let rest = titles.count - lines.count
    return
      (["Choose one of \(titles.count) templates:"] + lines
      + (rest > 0 ? ["  … and \(rest) more; btd list --templates shows all"] : []))
      .joined(separator: "\n")
  }
}
