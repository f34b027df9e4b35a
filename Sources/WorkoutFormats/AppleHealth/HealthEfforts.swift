internal import WorkoutModel

/// How hard workouts felt: since iOS 18 a record of its own for each.
struct HealthEfforts {
  /// One such record.
  struct Effort {
    var start: Int64
    var value: ExactDecimal
    var isEstimate: Bool
    var type: String
    var place: Place

    /// Takes a record; nil where it lacks a number or a date.
    init?(_ element: HealthElement, _ clock: inout HealthClock) {
      guard let value = element["value"].flatMap({ ExactDecimal(lenient: $0) }),
        let moment = clock.moment(element["startDate"], in: element), let type = element["type"]
      else { return nil }
      self.value = value
      self.type = type
      start = moment.utcMilliseconds
      isEstimate = type == HealthEfforts.estimate
      place = element.place
    }
  }

  private static let score = "HKQuantityTypeIdentifierWorkoutEffortScore"
  fileprivate static let estimate = "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore"

  private var efforts: [Effort] = []

  /// True for the type of such a record.
  static func isEffort(_ type: UnsafeRawBufferPointer) -> Bool {
    score.utf8.elementsEqual(type) || estimate.utf8.elementsEqual(type)
  }

  mutating func add(_ effort: Effort) { efforts.append(effort) }

  /// Gives each workout the effort of its time, the person's own before an estimate; counts what no workout takes.
  func lay(onto workouts: inout [Workout], losses: inout HealthLosses) {
    guard !efforts.isEmpty else { return }
    let order = workouts.indices.filter { workouts[$0].start != nil }.sorted {
      start(workouts[$0]) < start(workouts[$1])
    }
    for effort in efforts.filter({ !$0.isEstimate }) + efforts.filter({ $0.isEstimate }) {
      var low = 0
      var high = order.count
      while low < high {
        let middle = (low + high) / 2
        if start(workouts[order[middle]]) <= effort.start { low = middle + 1 } else { high = middle }
      }
      if low > 0, let end = workouts[order[low - 1]].details?.end?.utcMilliseconds, effort.start <= end,
        workouts[order[low - 1]].details?.difficulty == nil
      {
        workouts[order[low - 1]].details?.difficulty = effort.value
      } else {
        count(effort.type, at: effort.place, in: &losses)
      }
    }
  }

  /// Counts a record that no workout takes.
  func count(_ type: String, at place: Place, in losses: inout HealthLosses) {
    _ = losses.count(type, "records of \(HealthWords.of(type))") { place }
  }

  private func start(_ workout: Workout) -> Int64 { workout.start?.utcMilliseconds ?? 0 }
}
