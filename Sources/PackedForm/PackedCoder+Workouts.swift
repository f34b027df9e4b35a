internal import WorkoutModel

/// Workouts and templates, and the exercises in them.
extension PackedCoder {
  func workout(_ value: Workout) throws(PackedProblem) -> Workout {
    try count(PackedLimits.largeValue)
    var workout = Workout()
    workout.id = try optional(value.id, .workoutID, else: WorkoutIdentifier("")) {
      value throws(PackedProblem) in try self.identifier(value)
    }
    workout.start = try optional(value.start, .start, else: .epoch) { value throws(PackedProblem) in
      try self.moment(value)
    }
    workout.title = try optional(value.title, .title, else: "") { value throws(PackedProblem) in
      try self.title(value, hour: workout.start?.precision == .day ? nil : self.lastHour)
    }
    (workout.exercises, workout.supersets) = try exercises(
      value.exercises, supersets: value.supersets, title: workout.title, areDone: true)
    let setCount = workout.exercises.reduce(0) { $0 + $1.sets.count }
    workout.durationSeconds = try optional(value.durationSeconds, .duration, else: ExactDecimal(0)) {
      value throws(PackedProblem) in try self.duration(value, setCount: setCount)
    }
    let edited = tree(value.isStartEdited.map { $0 ? 2 : 1 } ?? 0, bits: 2, .edited, lastEdited)
    guard edited < 3 else { throw .misfit }
    lastEdited = edited
    workout.isStartEdited = edited == 0 ? nil : edited == 2
    if present(value.details != nil, .workoutDetails) {
      workout.details = try details(value.details ?? WorkoutDetails())
    }
    return workout
  }

  func template(_ value: WorkoutTemplate) throws(PackedProblem) -> WorkoutTemplate {
    try count(PackedLimits.largeValue)
    var template = WorkoutTemplate()
    template.isBuiltIn = present(value.isBuiltIn, .builtIn)
    template.id = try optional(value.id, .templateID, else: WorkoutIdentifier("")) {
      value throws(PackedProblem) in try self.identifier(value)
    }
    template.title = try optional(value.title, .templateTitle, else: "") { value throws(PackedProblem) in
      try self.title(value, hour: nil)
    }
    let isBare = value.exercises.allSatisfy { $0.sets.isEmpty && $0.details == nil }
    let areDone = present(!isBare, .targets)
    (template.exercises, template.supersets) = try exercises(
      value.exercises, supersets: value.supersets, title: template.title, areDone: areDone)
    template.notes = try text(value.notes, .templateNotes, .note)
    template.sourceFields = try sourceFields(value.sourceFields, .templateFields)
    return template
  }

  /// The name of a session; the app's own names go by the time of day.
  private func title(_ value: String, hour: Int?) throws(PackedProblem) -> String {
    guard let hour else { return try text(value, .title) }
    let part = PackedDayPart(hour: hour)
    return try text(value, .title) { list, place in list.dayParts[place] == part ? 12 : 1 }
  }

  private func duration(_ value: ExactDecimal, setCount: Int) throws(PackedProblem) -> ExactDecimal {
    let seconds = value.fractionDigits == 0 && value.coefficient >= 0 ? value.coefficient : nil
    let own = seconds.map { $0 % 60 == 0 && $0 < 7_680 ? 0 : $0 < 7_680 ? 1 : 2 } ?? 2
    let form = tree(own, bits: 2, .durationForm, lastDurationForm)
    lastDurationForm = form
    if form == 2 { return try decimal(value, .duration) }
    guard form < 2 else { throw .misfit }
    let minutes = tree(Int((seconds ?? 0) / 60 & 127), bits: 7, .minutes, 0, setCount / 2)
    let rest = form == 0 ? 0 : tree(Int((seconds ?? 0) % 60), bits: 6, .second)
    return ExactDecimal(Int32(minutes * 60 + rest))
  }

  // MARK: Exercises

  private func exercises(
    _ values: [Exercise], supersets: [[Int]]?, title: String?, areDone: Bool
  ) throws(PackedProblem) -> (exercises: [Exercise], supersets: [[Int]]?) {
    var count = tree(min(values.count, 15), bits: 4, .exerciseCount, 0, lastExerciseCount)
    if count == 15 {
      let more = number(UInt64(max(values.count - 15, 0)), .listCount, PackedField.exerciseDetails.rawValue)
      guard more < UInt64(PackedLimits.maximumValues) else { throw .tooLarge }
      count += Int(more)
    }
    try self.count(count * (1 + PackedLimits.largeValue))
    lastExerciseCount = min(count, 10)
    let (groups, joins) = try self.supersets(supersets, count: count)
    exerciseList.beginWorkout()
    var context = ExerciseContext(title: title, hint: PackedWords.hint(in: title ?? ""))
    var result: [Exercise] = []
    result.reserveCapacity(min(count, PackedLimits.usualCount))
    for index in 0..<count {
      try self.count(0)
      let value = index < values.count ? values[index] : Exercise(ExerciseIdentity(name: nil))
      context.isJoined = index < joins.count && joins[index]
      result.append(try exercise(value, areDone: areDone, &context))
    }
    return (result, groups)
  }

  /// Where in a workout an exercise stands.
  struct ExerciseContext {
    let title: String?
    let hint: Int
    var isJoined = false
    /// The exercise before, where it is one of the list.
    var last: Int?
    var isFirst = true
    /// The categories of the two before: 10 for none.
    var categories = (10, 10)
    /// Whether the last guess at what follows was right: 0 for none, 1 for no, 2 for yes.
    var lastGuess = 0
    var lastSets: [ExerciseSet] = []
  }

  private func exercise(
    _ value: Exercise, areDone: Bool, _ context: inout ExerciseContext
  ) throws(PackedProblem) -> Exercise {
    let index = try identity(value.identity, &context)
    let identity = index.map { exerciseList[$0].identity } ?? spelt
    var exercise = Exercise(identity)
    if areDone {
      let style = PackedStyle(identity.style)
      let isPlain = flag(
        value.details == nil && value.sets.allSatisfy { self.isPlain($0, style) }, .plain,
        style.rawValue * 2 + (lastWasPlain ? 1 : 0))
      lastWasPlain = isPlain
      let entry = index.map { exerciseList[$0] }
      let neighbors = SetNeighbors(
        history: index.flatMap { exerciseList.lastSets[$0] } ?? [], previous: context.lastSets,
        equipment: entry?.equipment ?? 0, category: entry?.category ?? PackedExercises.otherCategory)
      exercise.sets = try sets(value.sets, style: style, isPlain: isPlain, neighbors)
      if !isPlain, present(value.details != nil, .exerciseDetails) {
        exercise.details = try details(value.details ?? ExerciseDetails())
      }
      if let index { exerciseList.note(exercise.sets, of: index) }
    }
    context.lastSets = exercise.sets
    return exercise
  }

  /// The exercise that is meant: its place in the list, or nil with ``spelt`` set where the list is full.
  private func identity(
    _ value: ExerciseIdentity, _ context: inout ExerciseContext
  ) throws(PackedProblem) -> Int? {
    let own = isReading ? nil : exerciseList.index(of: value)
    defer { context.isFirst = false }
    if context.isFirst || context.last != nil,
      let expected = exerciseList.expected(after: context.last, title: context.title)
    {
      let isHit = flag(
        own == expected, .follows,
        context.lastGuess * 4 + (context.isJoined ? 2 : 0) + (context.isFirst ? 1 : 0))
      context.lastGuess = isHit ? 2 : 1
      if isHit {
        try note(expected, &context)
        return expected
      }
    }
    let joined = context.isJoined ? 20 : 0
    let category = tree(
      PackedExercises.category(value.category), bits: 4, .category,
      context.categories.0 * 11 + context.categories.1, context.hint, joined + context.categories.1)
    guard category <= PackedExercises.otherCategory else { throw .misfit }
    let members = exerciseList.byCategory[category]
    let place = own.flatMap { members.firstIndex(of: $0) } ?? members.count
    let found = try choice(place, weights: exerciseList.weights(category: category))
    if found < members.count {
      try note(members[found], &context)
      return members[found]
    }
    spelt = try newIdentity(value, category: category)
    guard let added = exerciseList.add(spelt) else {
      context.categories = (category, context.categories.0)
      context.last = nil
      return nil
    }
    try note(added, &context)
    return added
  }

  private func note(_ index: Int, _ context: inout ExerciseContext) throws(PackedProblem) {
    try count(texts: exerciseList[index].identity)
    exerciseList.note(
      index, after: context.last, opening: context.isFirst ? context.title ?? "" : nil)
    context.categories = (exerciseList[index].category, context.categories.0)
    context.last = index
  }

  /// An exercise that is spelt out, but for its category where that is one of the nine.
  func newIdentity(_ value: ExerciseIdentity, category: Int) throws(PackedProblem) -> ExerciseIdentity {
    let name = try text(value.name, .name, .name)
    let variation = try text(value.variation, .variation, .variation)
    let word =
      category < PackedExercises.otherCategory
      ? PackedWords.categories[category] : try text(value.category, .otherCategory, .category)
    return ExerciseIdentity(
      name: name, variation: variation, category: word, style: try style(value.style, category: category))
  }

  /// A style: one of the app's, none, or a text.
  func style(_ value: SetStyle?, category: Int) throws(PackedProblem) -> SetStyle? {
    switch PackedStyle(rawValue: tree(PackedStyle(value).rawValue, bits: 3, .style, category)) {
    case .repsWeight: return .repsWeight
    case .reps: return .reps
    case .timeWeight: return .timeWeight
    case .time: return .time
    case .custom: return .custom
    case .none?: return nil
    case .other: return SetStyle(rawValue: try text(value?.rawValue ?? "", .style))
    case nil: throw .misfit
    }
  }

  // MARK: Supersets

  /// The supersets, and which exercises are joined to the one before: known of every exercise if they
  /// are neighbours in order, otherwise of no exercise.
  private func supersets(
    _ value: [[Int]]?, count: Int
  ) throws(PackedProblem) -> (groups: [[Int]]?, joins: [Bool]) {
    guard present(value != nil, .supersetList) else { return (nil, []) }
    let own = Self.joins(of: value ?? [], count: count)
    guard flag(own != nil, .supersets, lastSupersets) else {
      lastSupersets = 1
      let groups = try list(value ?? [], .supersetList, else: []) { group throws(PackedProblem) in
        try self.list(group, .supersetGroup, else: 0) { index throws(PackedProblem) in
          try self.wholeInt(index, 2)
        }
      }
      return (groups, [])
    }
    var joins: [Bool] = []
    var (run, hasAny) = (1, false)
    let lastHad = lastJoins.contains(true) ? 24 : 0
    for index in 0..<count {
      try self.count(0)
      var isJoined = false
      if index > 0 {
        let left = min(count - index, 4) - 1
        let state = (min(run, 3) - 1) * 8 + (hasAny ? 4 : 0) + left
        let before = min(index, 5) * 2 + (index < lastJoins.count && lastJoins[index] ? 1 : 0)
        isJoined = flag(own.map { index < $0.count && $0[index] } ?? false, .joined, state + lastHad, before)
      }
      run = isJoined ? run + 1 : 1
      hasAny = hasAny || isJoined
      joins.append(isJoined)
    }
    lastSupersets = 2
    lastJoins = joins
    var groups: [[Int]] = []
    for index in joins.indices where joins[index] {
      if joins[index - 1] {
        groups[groups.count - 1].append(index)
      } else {
        groups.append([index - 1, index])
      }
    }
    return (groups, joins)
  }

  /// Which exercises are joined to the one before, where the groups are neighbours in order.
  private static func joins(of groups: [[Int]], count: Int) -> [Bool]? {
    var joins = [Bool](repeating: false, count: count)
    var next = 0
    for group in groups {
      guard group.count >= 2, let first = group.first, first >= next, first < count,
        group.count <= count - first
      else { return nil }
      for (place, index) in group.enumerated() {
        guard index == first + place else { return nil }
        if place > 0 { joins[index] = true }
      }
      next = first + group.count
    }
    return joins
  }
}
