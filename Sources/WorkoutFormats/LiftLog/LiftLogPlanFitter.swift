internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Brings the exercises of templates into what a plan of LiftLog can ask for: repetitions, a time or a distance.
struct LiftLogPlanFitter {
  let losses: LossReporter

  /// True for sets that ask for a time or a distance, and no repetitions.
  static func isCardio(_ sets: [ExerciseSet]) -> Bool {
    !sets.isEmpty
      && sets.allSatisfy { set in
        guard set.reps == nil else { return false }
        let target = set.details?.target
        guard target?.reps == nil, target?.maximumReps == nil else { return false }
        return set.durationSeconds != nil || set.details?.distance != nil || target?.durationSeconds != nil
          || target?.distance != nil
      }
  }

  func fit(_ exercise: inout Exercise, at path: ModelPath) {
    let isCardio = Self.isCardio(exercise.sets)
    for index in exercise.sets.indices {
      let path = path.set(index)
      var set = exercise.sets[index]
      losses.drop(.load, &set.load, at: path)
      var details = set.details ?? SetDetails()
      if isCardio { fitCardio(&set, &details, at: path) } else { fitReps(of: &set, &details, at: path) }
      if details.restSeconds?.coefficient == 0 {
        losses.converted(.rest, .zeroIsNone, at: path)
        details.restSeconds = nil
      }
      set.details = details == SetDetails() ? nil : details
      exercise.sets[index] = set
    }
    if isCardio {
      for index in exercise.sets.indices { fitKeptRest(ofSet: index, of: &exercise, at: path) }
    } else {
      fitRests(of: &exercise, at: path)
    }
  }

  private func fitReps(of set: inout ExerciseSet, _ details: inout SetDetails, at path: ModelPath) {
    losses.drop(.setDuration, &set.durationSeconds, at: path)
    losses.drop(.distance, &details.distance, at: path)
    if var target = details.target {
      if target.durationSeconds != nil || target.distance != nil {
        losses.dropped(.target, at: path, detail: "a time or a distance beside repetitions")
        target.durationSeconds = nil
        target.distance = nil
      }
      if target.reps == nil || target.maximumReps == nil || target.reps == target.maximumReps {
        // One number is what the set itself asks for.
        if let reps = target.reps ?? target.maximumReps {
          if set.reps == nil {
            losses.converted(.target, "written as the repetitions of the set", at: path)
            losses.added(.reps, "what the template asks for", at: path)
            set.reps = reps
          } else {
            losses.dropped(.target, at: path, detail: "\(reps) repetitions beside those of the set")
          }
        }
        target = SetTarget()
      } else if set.reps != nil {
        losses.drop(.reps, &set.reps, at: path)
      }
      details.target = target == SetTarget() ? nil : target
    }
    if set.reps == 0 {
      losses.converted(.reps, .zeroIsNone, at: path)
      set.reps = nil
    }
  }

  private func fitCardio(_ set: inout ExerciseSet, _ details: inout SetDetails, at path: ModelPath) {
    if let target = details.target {
      if set.durationSeconds == nil, details.distance == nil {
        losses.converted(.target, "written as what the set asks for", at: path)
        set.durationSeconds = target.durationSeconds
        details.distance = target.durationSeconds == nil ? target.distance : nil
        if set.durationSeconds != nil {
          losses.added(.setDuration, "what the template asks for", at: path)
        } else {
          losses.added(.distance, "what the template asks for", at: path)
        }
      } else {
        losses.dropped(.target, at: path, detail: "beside the time or distance of the set")
      }
      details.target = nil
    }
    if set.durationSeconds != nil { losses.drop(.distance, &details.distance, at: path) }
  }

  // MARK: Rest

  /// One rest for all sets of an exercise: the longest of them.
  private func fitRests(of exercise: inout Exercise, at path: ModelPath) {
    var longest: ExactDecimal?
    for set in exercise.sets {
      guard let rest = set.details?.restSeconds else { continue }
      if longest.map({ $0.doubleValue < rest.doubleValue }) ?? true { longest = rest }
    }
    if let longest {
      for index in exercise.sets.indices {
        var details = exercise.sets[index].details ?? SetDetails()
        guard details.restSeconds?.normalized != longest.normalized else { continue }
        let words: Finding.Reason = "the longest of the exercise, which has one for all its sets"
        if details.restSeconds == nil {
          losses.added(.rest, words, at: path.set(index))
        } else {
          losses.converted(.rest, words, at: path.set(index))
        }
        details.restSeconds = longest
        exercise.sets[index].details = details
      }
    }
    guard var details = exercise.details, var fields = details.sourceFields else { return }
    if dropKeptRest(&fields, unlike: longest, isEmpty: exercise.sets.isEmpty, at: path) {
      details.sourceFields = fields.fields.isEmpty ? nil : fields
      exercise.details = details == ExerciseDetails() ? nil : details
    }
  }

  private func fitKeptRest(ofSet index: Int, of exercise: inout Exercise, at path: ModelPath) {
    guard var details = exercise.sets[index].details, var fields = details.sourceFields else { return }
    let rest = details.restSeconds
    guard dropKeptRest(&fields, unlike: rest, isEmpty: false, at: path.set(index)) else { return }
    details.sourceFields = fields.fields.isEmpty ? nil : fields
    exercise.sets[index].details = details == SetDetails() ? nil : details
  }

  /// Takes out a rest of the plan that is another than the model's, which was changed since; true where it did.
  private func dropKeptRest(
    _ fields: inout SourceFields, unlike rest: ExactDecimal?, isEmpty: Bool, at path: ModelPath
  ) -> Bool {
    guard let place = fields.fields.firstIndex(where: { $0.name == "restBetweenSets" }) else { return false }
    let kept = LiftLogRest(json: fields.fields[place].text)
    if isEmpty || kept?.least == rest?.normalized { return false }
    losses.foreign(SourceFields(format: fields.format, fields: [fields.fields[place]]), at: path)
    fields.fields.remove(at: place)
    return true
  }
}
