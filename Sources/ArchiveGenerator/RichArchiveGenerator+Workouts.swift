public import WorkoutModel

extension RichArchiveGenerator {
  /// The next workout, on a day of its own.
  public mutating func workout() -> Workout {
    let exercises = list(1...5) { $0.exercise() }
    return Workout(
      id: maybe { $0.identifier() }, title: maybe { $0.text() },
      start: options.mayLackStart && one(in: 8) ? nil : moment(onDayOfItsOwn: true),
      durationSeconds: maybe { $0.one(in: 2) ? $0.number(0...10_000) : ExactDecimal($0.whole(0...200) * 60) },
      exercises: options.isExtreme && one(in: 8) ? [] : exercises, supersets: supersets(exercises.count),
      isStartEdited: maybe { $0.one(in: 2) }, details: one(in: 2) ? workoutDetails() : nil)
  }

  mutating func template() -> WorkoutTemplate {
    let exercises = list(1...4) { $0.exercise() }
    return WorkoutTemplate(
      id: maybe { $0.identifier() }, title: maybe { $0.text() }, exercises: exercises,
      supersets: supersets(exercises.count), isBuiltIn: one(in: 4), notes: maybe { $0.text() },
      sourceFields: sourceFields())
  }

  private mutating func workoutDetails() -> WorkoutDetails {
    var details = WorkoutDetails()
    if options.isExtreme, one(in: 8) { return details }
    details.notes = maybe { $0.text() }
    details.end = maybe { $0.moment() }
    details.activeEnergyKilocalories = maybe { $0.number(0...2_000) }
    details.basalEnergyKilocalories = maybe { $0.number(0...500) }
    details.averageHeartRate = maybe { $0.number(40...180) }
    details.maximumHeartRate = maybe { $0.number(90...220) }
    details.difficulty = maybe { $0.number(1...10) }
    details.templateReference = maybe { $0.text() }
    details.sourceFields = sourceFields()
    return details
  }

  /// Groups of neighbours, mostly; each exercise in one at most.
  private mutating func supersets(_ count: Int) -> [[Int]]? {
    guard one(in: 2) else { return one(in: 2) ? nil : [] }
    if options.isExtreme, one(in: 4) { return [[], [0, 0, 99], [-1]] }
    var members = Array(0..<count)
    if one(in: 8) { members.shuffle(using: &random) }
    var groups: [[Int]] = []
    while members.count > 1 {
      let size = Int(whole(2...3))
      if one(in: 2) { groups.append(Array(members.prefix(size))) }
      members.removeFirst(min(size, members.count))
    }
    return groups
  }

  // MARK: Exercises

  private mutating func exercise() -> Exercise {
    let isEmpty = one(in: 12)
    var exercise = Exercise(identity(), sets: isEmpty ? [] : list(1...4) { $0.set() })
    guard one(in: 2) else { return exercise }
    var details = ExerciseDetails()
    details.notes = maybe { $0.text() }
    details.equipment = maybe { $0.pick(["barbell", "dumbbell", "ez-bar", "Kabelzug"]) }
    details.muscles = list(0...2) { $0.pick(["chest", "triceps", "pectoralis major", "Rücken"]) }
    details.isWithoutSets = isEmpty && one(in: 2)
    details.sourceFields = sourceFields()
    exercise.details = details == ExerciseDetails() && !options.isExtreme ? nil : details
    return exercise
  }

  mutating func identity() -> ExerciseIdentity {
    let hasName = !options.isExtreme || !one(in: 8)
    return ExerciseIdentity(
      name: hasName ? pick(options.exerciseNames) : nil,
      variation: maybe { $0.pick(["Incline", "Barbell", "Wide, Neutral", ""]) },
      category: maybe { $0.category() }, style: maybe { $0.style() })
  }

  mutating func category() -> String { pick(["Chest", "Abs / Core", "Beine", "full-body", "Olympic"]) }

  mutating func style() -> SetStyle { one(in: 8) ? SetStyle(rawValue: "distance") : pick(SetStyle.known) }

  // MARK: Sets

  private mutating func set() -> ExerciseSet {
    var set = ExerciseSet(kind: one(in: 2) ? .working : pick(SetKind.allCases))
    set.reps = maybe { $0.options.isExtreme ? $0.pick([0, .max, -.max, 5]) : $0.whole(0...30) }
    set.load = maybe { $0.load() }
    set.durationSeconds = one(in: 3) ? number(0...3_600) : nil
    set.details = one(in: 2) ? setDetails() : nil
    return set
  }

  private mutating func setDetails() -> SetDetails? {
    var details = SetDetails()
    details.distance = maybe { $0.distance() }
    details.isLoadPerSide = one(in: 4)
    details.ratingOfPerceivedExertion = maybe {
      ExactDecimal(coefficient: Int64($0.whole(2...20)) * 5, fractionDigits: 1)?.normalized
    }
    details.repsInReserve = one(in: 3) ? ExactDecimal(whole(0...5)) : nil
    details.restSeconds = maybe { ExactDecimal($0.whole(0...40) * 15) }
    details.note = maybe { $0.text() }
    details.freeText = one(in: 6) ? text() : nil
    let target = one(in: 3) ? target() : nil
    details.target = target == SetTarget() && !options.isExtreme ? nil : target
    details.sourceFields = sourceFields()
    return details == SetDetails() && !options.isExtreme ? nil : details
  }

  mutating func target() -> SetTarget {
    var target = SetTarget()
    target.reps = maybe { $0.whole(1...12) }
    target.maximumReps = target.reps.flatMap { least in maybe { least + $0.whole(1...5) } }
    target.load = maybe { $0.load() }
    target.durationSeconds = one(in: 4) ? number(1...600) : nil
    target.distance = one(in: 4) ? distance() : nil
    target.ratingOfPerceivedExertion = maybe { ExactDecimal($0.whole(6...10)) }
    return target
  }
}
