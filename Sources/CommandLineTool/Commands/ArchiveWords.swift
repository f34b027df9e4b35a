internal import Notation
package import WorkoutModel

/// Says in a line what an archive holds.
package enum ArchiveWords {
  /// The workouts and the rest, in one line.
  package static func summary(of archive: WorkoutArchive) -> String {
    let parts = archive.workouts.count + archive.templates.count + archive.rides.count
    guard parts > maximumNamed else {
      let lines = lines(of: archive)
      return lines.isEmpty ? "an archive without workouts" : lines.joined(separator: "; ")
    }
    return [
      (archive.workouts.count, "workout"), (archive.templates.count, "template"),
      (archive.rides.count, "structured ride"),
    ].filter { $0.0 > 0 }.map { Counted.of($0.0, $0.1) }.joined(separator: ", ")
  }

  /// The most workouts that are named in a line.
  private static let maximumNamed = 12

  private static func lines(of archive: WorkoutArchive) -> [String] {
    archive.workouts.map { workout in
      let name = PrintableText.of(workout.title ?? "without a name", limit: 60)
      let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
      let start = workout.start.map { ", \($0)" } ?? ""
      let exercises = Counted.of(workout.exercises.count, "exercise")
      return "workout \"\(name)\"\(start), \(exercises), \(Counted.of(sets, "set"))"
    }
      + archive.templates.map { template in
        let name = PrintableText.of(template.title ?? "without a name", limit: 60)
        return "template \"\(name)\", \(Counted.of(template.exercises.count, "exercise"))"
      }
      + archive.rides.map { ride in
        let name = PrintableText.of(ride.title ?? "without a name", limit: 60)
        return "structured ride \"\(name)\", \(Counted.of(ride.segments.count, "segment"))"
      }
  }
}
