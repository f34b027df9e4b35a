internal import Migration
package import WorkoutModel

/// What a plan or coach asked of sets, and how much of it was done.
///
/// A set meets its goal where it reaches every number that was asked for: repetitions, weight, time and distance.
package struct SetGoals: Hashable, Sendable {
  /// The goals of one exercise.
  package struct Row: Hashable, Sendable {
    /// Its name with its variation.
    package var name: String
    /// How many sets had a goal.
    package var asked = 0
    /// How many met it.
    package var met = 0
  }

  /// How many sets had a goal.
  package private(set) var asked = 0
  /// How many met it.
  package private(set) var met = 0
  /// By exercise, the most goals first.
  package private(set) var rows: [Row] = []

  /// Counts the goals of the sets of the workouts at `indices` of an archive, or of all.
  package init(of archive: WorkoutArchive, at indices: [Int]? = nil) {
    var places: [String: Int] = [:]
    for exercise in (indices ?? Array(archive.workouts.indices)).lazy.flatMap({
      archive.workouts[$0].exercises
    }) {
      for set in exercise.sets where set.hasDetails {
        guard let target = set.details?.target, let isMet = set.meets(target, exercise.identity.isAssisted)
        else {
          continue
        }
        let name = ExerciseText.name(of: exercise.identity)
        let place = places[name] ?? rows.count
        if place == rows.count { rows.append(Row(name: name)) }
        places[name] = place
        asked += 1
        rows[place].asked += 1
        guard isMet else { continue }
        met += 1
        rows[place].met += 1
      }
    }
    rows.sort { ($1.asked, $0.name) < ($0.asked, $1.name) }
  }
}

extension SetTarget {
  /// Whether it asks for a number that a set can reach: repetitions, weight, time or distance.
  var isMeasured: Bool { reps != nil || load != nil || durationSeconds != nil || distance != nil }
}

extension ExerciseSet {
  /// Whether it reaches every number that `target` asks for; nil where that asks for none.
  ///
  /// Where the weight helps, the least help is best.
  func meets(_ target: SetTarget, _ isAssisted: Bool) -> Bool? {
    guard target.isMeasured else { return nil }
    if let reps = target.reps {
      if self.reps ?? 0 < reps { return false }
    }
    if let seconds = target.durationSeconds {
      if (durationSeconds?.doubleValue ?? 0) < seconds.doubleValue { return false }
    }
    if let asked = target.load {
      let own = (load?.unit == asked.unit ? load : inUnit(asked.unit).load)?.value.doubleValue
      if isAssisted {
        if (own ?? 0).magnitude > asked.value.doubleValue.magnitude { return false }
      } else if (own ?? 0) < asked.value.doubleValue {
        return false
      }
    }
    if let asked = target.distance {
      let goal = asked.converted(to: .meters)?.distance.value.doubleValue ?? 0
      let own = (hasDetails ? details?.distance : nil)?.converted(to: .meters)?.distance.value.doubleValue
      if (own ?? 0) < goal { return false }
    }
    return true
  }
}
