internal import ExerciseCatalog
internal import Migration
internal import Statistics
internal import WorkoutModel

/// A routine set beside its last times.
struct RoutinePage {
  /// A set of the routine.
  struct Row {
    /// The exercise, where the set is the first of it.
    var exercise: String?
    /// How many rows the exercise has.
    var span = 1
    /// The set of each time, the newest first; nil where there was none.
    var sets: [SetProgress?]
  }

  /// The name of the routine; nil where its workouts have none.
  var title: String?
  /// The times, the newest first.
  var times: [WorkoutProgress]
  /// When they began.
  var starts: [Moment?]
  /// The sets.
  var rows: [Row] = []
  /// How many sets have no row, for want of room.
  var leftOut = 0

  /// As many times of a routine are shown, and as many rows.
  private static let maximum = (times: 4, rows: 60)

  private enum Routine: Hashable {
    case name(String)
    case exercises(Set<String>)
  }

  private struct Slot: Hashable {
    var name: String
    var occurrence: Int
  }

  /// The routines that were done twice or more, one of them in the workouts at `indices`, which alone are shown; the
  /// last one first.
  static func all(of archive: WorkoutArchive, at indices: [Int]) -> [RoutinePage] {
    let shown = Set(indices)
    let starts = archive.workouts.map { $0.start?.utcMilliseconds ?? .min }
    let order = archive.workouts.indices.sorted { (starts[$1], $1) < (starts[$0], $0) }
    var times: [Routine: [Int]] = [:]
    var routines: [Routine] = []
    for index in order {
      let workout = archive.workouts[index]
      let routine: Routine =
        if let title = workout.title, !title.isEmpty {
          .name(FoldedName.spaced(title))
        } else {
          .exercises(Set(workout.exercises.map { ExerciseText.name(of: $0.identity) }))
        }
      if times[routine] == nil, shown.contains(index) { routines.append(routine) }
      times[routine, default: []].append(index)
    }
    return routines.compactMap { page(of: times[$0] ?? [], in: archive, shown) }
  }

  /// The page of a routine that was done at `times`, the newest first; nil where it was done once.
  private static func page(of times: [Int], in archive: WorkoutArchive, _ shown: Set<Int>) -> RoutinePage? {
    guard times.count > 1,
      let last = times.indices.filter({ shown.contains(times[$0]) }).prefix(maximum.times).last
    else { return nil }
    // One more than is shown: the oldest shown is set beside it.
    let indices = Array(times.prefix(last + 2).reversed())
    var part = WorkoutArchive(workouts: indices.map { archive.workouts[$0] })
    part.source = archive.source
    let progress = Array(
      RoutineHistory(part).workouts.reversed().filter { shown.contains(indices[$0.workout]) }
        .prefix(maximum.times))
    var page = RoutinePage(
      title: progress.first.flatMap { part.workouts[$0.workout].title }, times: progress,
      starts: progress.map { part.workouts[$0.workout].start })
    page.fill()
    return page
  }

  private mutating func fill() {
    let slots = times.map { Self.slots(of: $0) }
    var order: [Slot] = []
    var seen: Set<Slot> = []
    for (slot, _) in slots.joined() where seen.insert(slot).inserted { order.append(slot) }
    for slot in order {
      let sets = slots.map { time in time.first { $0.slot == slot }?.sets ?? [] }
      let count = sets.map { $0.count }.max() ?? 0
      let shown = min(count, Self.maximum.rows - rows.count)
      leftOut += count - shown
      for number in 0..<max(0, shown) {
        rows.append(
          Row(
            exercise: number == 0 ? slot.name : nil, span: shown,
            sets: sets.map { $0.indices.contains(number) ? $0[number] : nil }))
      }
    }
  }

  private static func slots(of time: WorkoutProgress) -> [(slot: Slot, sets: [SetProgress])] {
    var counts: [String: Int] = [:]
    return time.exercises.map { exercise in
      defer { counts[exercise.name, default: 0] += 1 }
      return (Slot(name: exercise.name, occurrence: counts[exercise.name, default: 0]), exercise.sets)
    }
  }

  /// How many sets of the last time are better, equal, worse and new.
  var marks: (better: Int, equal: Int, worse: Int, new: Int) {
    var marks = (better: 0, equal: 0, worse: 0, new: 0)
    for set in times.first?.exercises.flatMap({ $0.sets }) ?? [] {
      switch set.mark {
      case .better: marks.better += 1
      case .equal: marks.equal += 1
      case .worse: marks.worse += 1
      case .new: marks.new += 1
      }
    }
    return marks
  }
}
