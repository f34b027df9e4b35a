internal import WorkoutModel

extension WorkoutFitter {
  /// Fits the sets of an exercise, and moves remarks to where the format keeps them.
  ///
  /// - Returns: true where no set has details, and nothing was to be fitted.
  @inline(__always)
  func fitSets(_ exercise: inout Exercise, at path: ModelPath, title: String?) -> Bool {
    // Most exercises need no fitting: one look at their sets tells.
    if scope.notes != .sets || !exercise.hasDetails, arePlain(exercise.sets) { return true }
    fitEachSet(of: &exercise, at: path, title: title)
    return false
  }

  private func fitEachSet(of exercise: inout Exercise, at path: ModelPath, title: String?) {
    fitNotes(&exercise, at: path)
    for number in exercise.sets.indices where !isFit(exercise.sets[number]) {
      if !scope.has(.freeText) { moveFreeText(ofSet: number, of: &exercise, at: path) }
      fit(&exercise.sets[number], at: path.set(number), title: title)
    }
  }

  /// True for exercises that the format can hold as they are; false where only a closer look tells.
  func areFit(_ exercises: [Exercise]) -> Bool {
    // By index: copying each exercise would take as long as looking at its sets.
    for number in exercises.indices {
      guard !exercises[number].hasDetails, !scope.requiresExerciseName,
        exercises[number].identity.variation == nil || scope.has(.variation),
        exercises[number].identity.category == nil || scope.has(.category),
        exercises[number].identity.style == nil || scope.has(.style),
        !exercises[number].sets.isEmpty || scope.has(.emptyExercise)
      else { return false }
      for index in exercises[number].sets.indices where !isFit(exercises[number].sets[index]) { return false }
    }
    return true
  }

  /// True for sets without details that the format can hold as they are.
  private func arePlain(_ sets: [ExerciseSet]) -> Bool {
    for index in sets.indices {
      if sets[index].hasDetails || !isFitWithoutDetails(sets[index]) { return false }
    }
    return true
  }

  /// True for a set that the format can hold as it is; false where only a closer look tells.
  // `set` is evaluated each time, so that the set is read in place: a copy would cost a retain.
  @inline(__always)
  private func isFit(_ set: @autoclosure () -> ExerciseSet) -> Bool {
    if set().isFreeTextAlone {
      return isKindFit(set().kind) && scope.has(.freeText) && !scope.requiresCount
        && !scope.zeroIsAbsent.contains(.freeText)
    }
    return (!set().hasDetails || set().isEffortAlone && isFit(set().effort)) && isFitWithoutDetails(set())
  }

  /// True for a set that the format can hold as it is, its details aside.
  @inline(__always)
  private func isFitWithoutDetails(_ set: @autoclosure () -> ExerciseSet) -> Bool {
    guard isKindFit(set().kind), scope.has(.reps) || set().reps == nil else { return false }
    if let load = set().load {
      guard scope.has(.load), units.isFit(load),
        load.value.coefficient > (scope.zeroIsAbsent.contains(.load) ? 0 : -1)
      else { return false }
    }
    guard set().durationSeconds == nil else {
      return scope.has(.setDuration) && !scope.zeroIsAbsent.contains(.setDuration)
    }
    return set().reps != nil || !scope.requiresCount
  }

  @inline(__always)
  private func isKindFit(_ kind: SetKind) -> Bool { kind == .working || scope.kinds.contains(kind) }

  /// True for effort that the format has room for.
  private func isFit(_ effort: (rating: ExactDecimal?, reserve: ExactDecimal?)) -> Bool {
    (effort.rating == nil || scope.has(.ratingOfPerceivedExertion))
      && (effort.reserve == nil || scope.has(.repsInReserve))
      && (effort.rating?.coefficient != 0 || !scope.zeroIsAbsent.contains(.ratingOfPerceivedExertion))
      && own?.leaves(effort) != false
  }

  private func fit(_ set: inout ExerciseSet, at path: ModelPath, title: String?) {
    if !scope.kinds.contains(set.kind) {
      losses.dropped(.kind, at: path, detail: "\(set.kind)")
      set.kind = .working
    }
    if let load = set.load {
      if !scope.has(.load) {
        drop(.load, &set.load, at: path)
      } else if load.value.coefficient < 0, !scope.has(.negativeLoad) {
        losses.dropped(.negativeLoad, at: path, detail: load.value.description)
        set.load = nil
      } else {
        set.load = units.fit(load, at: path, title: title)
        if set.load == nil { own?.standIn(forLoadOf: &set, unit: units.mass, at: path) }
      }
    }
    if !scope.has(.reps) { drop(.reps, &set.reps, at: path) }
    if !scope.has(.setDuration) { drop(.setDuration, &set.durationSeconds, at: path) }
    var hasDistance = false
    if let given = set.details {
      var details = given
      own?.prepare(&details, at: path)
      fit(&details, at: path, title: title)
      if isUncounted(.distance, details.distance?.value, at: path) { details.distance = nil }
      if isUncounted(.ratingOfPerceivedExertion, details.ratingOfPerceivedExertion, at: path) {
        details.ratingOfPerceivedExertion = nil
      }
      hasDistance = details.distance != nil
      if details != given { set.details = details == SetDetails() ? nil : details }
    }
    fitZeros(&set, hasDistance: hasDistance, at: path)
  }

  /// True for a zero that stands for what was not counted, which is then named.
  private func isUncounted(_ field: ModelField, _ value: ExactDecimal?, at path: ModelPath) -> Bool {
    guard value?.coefficient == 0, scope.zeroIsAbsent.contains(field) else { return false }
    losses.converted(field, .zeroIsNone, at: path)
    return true
  }

  /// Brings zeros into the one form that reads back the same, where a format writes 0 for what was not counted.
  private func fitZeros(_ set: inout ExerciseSet, hasDistance: Bool, at path: ModelPath) {
    if isUncounted(.load, set.load?.value, at: path) { set.load = nil }
    if isUncounted(.setDuration, set.durationSeconds, at: path) { set.durationSeconds = nil }
    let hasOther = set.durationSeconds != nil || hasDistance
    if hasOther {
      if isUncounted(.reps, set.reps.map { ExactDecimal($0) }, at: path) { set.reps = nil }
    } else if set.reps == nil, scope.requiresCount {
      losses.added(.reps, .zeroForUncounted, at: path)
      set.reps = 0
    }
  }

  private func fit(
    _ details: inout SetDetails, at path: ModelPath, title: String?
  ) {
    if details.isLoadPerSide, !scope.has(.loadPerSide) {
      losses.dropped(.loadPerSide, at: path)
      details.isLoadPerSide = false
    }
    if let distance = details.distance {
      if scope.has(.distance) {
        details.distance = units.fit(distance, at: path, title: title)
      } else {
        drop(.distance, &details.distance, at: path)
      }
    }
    if details.freeText == "", scope.zeroIsAbsent.contains(.freeText) {
      losses.dropped(.freeText, at: path, detail: "an empty text")
      details.freeText = nil
    }
    fitEffort(&details, at: path)
    if !scope.has(.rest) { drop(.rest, &details.restSeconds, at: path) }
    if !scope.has(.target) {
      fitTargetReps(&details, at: path)
    } else if var target = details.target {
      fit(&target, at: path, title: title)
      details.target = target == SetTarget() ? nil : target
    }
    details.sourceFields = fitted(details.sourceFields, at: path)
  }

  private func fit(
    _ target: inout SetTarget, at path: ModelPath, title: String?
  ) {
    func fit<Value>(_ field: ModelField, _ value: inout Value?) {
      guard value != nil, !scope.targetFields.contains(field) else { return }
      losses.dropped(.target, at: path, detail: field.name)
      value = nil
    }
    fit(.reps, &target.reps)
    fit(.maximumReps, &target.maximumReps)
    fit(.load, &target.load)
    fit(.setDuration, &target.durationSeconds)
    fit(.distance, &target.distance)
    fit(.ratingOfPerceivedExertion, &target.ratingOfPerceivedExertion)
    if let load = target.load, load.value.coefficient < 0, !scope.has(.negativeLoad) {
      losses.report(.dropped, .target, "weight below zero", at: path, detail: load.value.description)
      target.load = nil
    }
    if let load = target.load { target.load = units.fit(load, .target, at: path, title: title) }
    if let distance = target.distance {
      target.distance = units.fit(distance, .target, at: path, title: title)
    }
  }

  private func fitEffort(_ details: inout SetDetails, at path: ModelPath) {
    if let reserve = details.repsInReserve, !scope.has(.repsInReserve) {
      let ten = ExactDecimal(10)
      if scope.has(.ratingOfPerceivedExertion), details.ratingOfPerceivedExertion == nil,
        let rating = ten.minus(reserve), rating.coefficient >= 0
      {
        losses.converted(.repsInReserve, "written as RPE, which is 10 less RIR", at: path)
        details.ratingOfPerceivedExertion = rating
        details.repsInReserve = nil
      } else {
        drop(.repsInReserve, &details.repsInReserve, at: path)
      }
    }
    if !scope.has(.ratingOfPerceivedExertion) {
      drop(.ratingOfPerceivedExertion, &details.ratingOfPerceivedExertion, at: path)
    }
  }

  /// Leaves of a target the one number of repetitions that a format may have room for.
  private func fitTargetReps(_ details: inout SetDetails, at path: ModelPath) {
    guard let target = details.target, target != SetTarget() else {
      details.target = nil
      return
    }
    guard scope.has(.targetReps) else { return drop(.target, &details.target, at: path) }
    var kept = SetTarget()
    kept.reps = target.maximumReps ?? target.reps
    if kept != target || kept.reps == nil {
      losses.dropped(.target, at: path, detail: "all of it but the repetitions")
    }
    details.target = kept.reps == nil ? nil : kept
  }

  private func fitNotes(_ exercise: inout Exercise, at path: ModelPath) {
    switch scope.notes {
    case .exercisesAndSets: break
    case .none:
      for number in exercise.sets.indices where exercise.sets[number].hasDetails {
        if Self.takeNote(of: &exercise.sets[number])?.isEmpty == false {
          losses.dropped(.setNote, at: path.set(number))
        }
      }
    case .exercises:
      var known: Set<[UInt8]> = []
      for number in exercise.sets.indices where exercise.sets[number].hasDetails {
        moveNote(ofSet: number, to: &exercise, besides: &known, at: path)
      }
    case .firstSetIsExercise:
      var known: Set<[UInt8]> = []
      if exercise.sets.first?.hasDetails == true {
        moveNote(ofSet: 0, to: &exercise, besides: &known, at: path)
      }
    case .sets:
      guard let notes = exercise.details?.notes, !notes.isEmpty else { return }
      guard !exercise.sets.isEmpty else {
        losses.dropped(.exerciseNotes, at: path)
        return
      }
      losses.converted(.exerciseNotes, "written as a note of the first set", at: path)
      exercise.details?.notes = nil
      var details = exercise.sets[0].details ?? SetDetails()
      let isSame = ExerciseIdentity.areSame(details.note, notes)
      details.note = details.note.map { isSame ? notes : notes + "\n" + $0 } ?? notes
      exercise.sets[0].details = details
    }
  }

  /// Makes a note of a text that stands in place of numbers.
  private func moveFreeText(ofSet number: Int, of exercise: inout Exercise, at path: ModelPath) {
    let set = exercise.sets[number]
    guard set.hasText, var details = set.details, let text = details.freeText else { return }
    details.freeText = nil
    let isForExercise = scope.notes == .exercises || scope.notes == .firstSetIsExercise && number == 0
    if !text.isEmpty, scope.notes == .none {
      losses.dropped(.freeText, at: path.set(number))
    } else if !text.isEmpty {
      losses.converted(
        .freeText, isForExercise ? "written into the notes of its exercise" : "written as a note",
        at: path.set(number))
      if isForExercise {
        Self.add(text, to: &exercise)
      } else {
        details.note = details.note.map { text + "\n" + $0 } ?? text
      }
    }
    exercise.sets[number].details = details == SetDetails() ? nil : details
  }

  private static func add(_ note: String, to exercise: inout Exercise) {
    var details = exercise.details ?? ExerciseDetails()
    details.notes = details.notes.map { $0 + "\n" + note } ?? note
    exercise.details = details
  }

  /// Moves the note of a set to those of its exercise, where it does not stand there already.
  ///
  /// - Parameter known: the notes that were moved before it.
  private func moveNote(
    ofSet number: Int, to exercise: inout Exercise, besides known: inout Set<[UInt8]>, at path: ModelPath
  ) {
    guard let note = Self.takeNote(of: &exercise.sets[number]), !note.isEmpty else { return }
    losses.converted(.setNote, "written into the notes of its exercise", at: path.set(number))
    if known.isEmpty, let notes = exercise.details?.notes { known.insert(Array(notes.utf8)) }
    if known.insert(Array(note.utf8)).inserted { Self.add(note, to: &exercise) }
  }

  private static func takeNote(of set: inout ExerciseSet) -> String? {
    guard set.hasText, var details = set.details, let note = details.note else { return nil }
    details.note = nil
    set.details = details == SetDetails() ? nil : details
    return note
  }
}
