internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The entries of a journal as workouts: one for each calendar day, in it one exercise for each stage.
struct RepsJournal {
  private(set) var workouts: [Workout] = []
  /// Where the entries of the workouts, in their order, stand in the file.
  private(set) var order: PlaceOrder

  /// Takes the entries in the order of the file.
  ///
  /// The workouts come in the order in which their days do, the entries of a day by their time.
  init(_ entries: [RepsEntry]) {
    var days: [[RepsEntry]] = []
    var dayNumbers: [CivilDate?: Int] = [:]
    for entry in entries {
      let number = dayNumbers[entry.moment?.date] ?? days.count
      if number == days.count {
        dayNumbers[entry.moment?.date] = number
        days.append([])
      }
      days[number].append(entry)
    }
    var numbers: [Int] = []
    for day in days {
      let exercises = Self.exercises(of: day)
      let start = exercises.joined().compactMap { $0.moment }.min { $0.utcMilliseconds < $1.utcMilliseconds }
      let places = Self.inOrderDone(exercises.map { $0.map { $0.moment ?? start } })
      var sets = exercises.map { $0.map { $0.set } }
      for (exercise, set) in places {
        let entry = exercises[exercise][set]
        Self.keep(entry, of: &sets[exercise][set], start: start, number: numbers.count)
        numbers.append(entry.number)
      }
      workouts.append(
        Workout(start: start, exercises: zip(exercises, sets).map { Exercise($0[0].identity, sets: $1) }))
    }
    order = PlaceOrder(numbers)
  }

  /// The exercise and the set of it of each entry of a workout, by the times of the sets; those of one time
  /// as they stand.
  static func inOrderDone(_ times: [[Moment?]]) -> [(exercise: Int, set: Int)] {
    let places = times.indices.flatMap { exercise in
      times[exercise].indices.map { (exercise: exercise, set: $0) }
    }
    func time(_ index: Int) -> Int64 {
      times[places[index].exercise][places[index].set]?.utcMilliseconds ?? Int64.max
    }
    let order = places.indices.sorted { time($0) != time($1) ? time($0) < time($1) : $0 < $1 }
    return order.map { places[$0] }
  }

  /// The entries of a day by their exercises, each list by time, in the order in which the exercises began.
  private static func exercises(of day: [RepsEntry]) -> [[RepsEntry]] {
    let done = inOrderDone([day.map { $0.moment }]).map { day[$0.set] }
    var exercises: [[RepsEntry]] = []
    var numbers: [ExerciseIdentity: Int] = [:]
    for entry in done {
      let identity = entry.identity
      let number = numbers[identity] ?? exercises.count
      if number == exercises.count {
        numbers[identity] = number
        exercises.append([])
      }
      exercises[number].append(entry)
    }
    return exercises
  }

  private static func keep(_ entry: RepsEntry, of set: inout ExerciseSet, start: Moment?, number: Int) {
    let told = RepsNotation.told(of: set, entry.progression, start: start, number: number)
    guard let kept = KeptFields.difference(of: entry.source, from: told, format: RepsNotation.formatID) else {
      return
    }
    var details = set.details ?? SetDetails()
    details.sourceFields = kept
    set.details = details
  }
}
