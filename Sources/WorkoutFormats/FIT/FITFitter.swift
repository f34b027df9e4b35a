internal import FormatKit
internal import WorkoutModel

/// Brings workouts into what an activity of FIT can hold, and names what changes.
final class FITFitter: OwnFitter {
  private let losses: LossReporter
  private let texts: FITText
  private let numbers: FITNumbers

  init(_ losses: LossReporter) {
    self.losses = losses
    texts = FITText(losses: losses)
    numbers = FITNumbers(losses: losses)
  }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    if let start = workout.start, !FITTime.canSay(start) {
      losses.report(
        .dropped, .start, "FIT knows the years from 1999 to 2125", at: path, detail: start.description)
      workout.start = nil
    }
    numbers.limit(&workout.exercises, to: FITLimits.sets, at: path)
    let isCardio = FITCardio.set(of: workout) != nil
    for number in workout.exercises.indices {
      FITNotation.keepNumbers(of: &workout.exercises[number])
      if !isCardio { dropDistances(of: &workout.exercises[number], at: path.exercise(number)) }
    }
  }

  private func dropDistances(of exercise: inout Exercise, at path: ModelPath) {
    for place in exercise.sets.indices where exercise.sets[place].hasDetails {
      guard var details = exercise.sets[place].details, details.distance != nil else { continue }
      losses.report(
        .dropped, .distance, .notStored(in: "a set of a FIT activity"), at: path.set(place))
      details.distance = nil
      exercise.sets[place].details = details == SetDetails() ? nil : details
    }
  }

  func finish(_ exercise: inout Exercise, at path: ModelPath) {
    texts.fit(&exercise, at: path)
    for place in exercise.sets.indices { finish(&exercise.sets[place], at: path.set(place)) }
  }

  private func finish(_ set: inout ExerciseSet, at path: ModelPath) {
    numbers.fit(&set.reps, upTo: FITLimits.reps, at: path)
    numbers.fit(&set.load, parts: 16, upTo: FITLimits.sixteenths, at: path)
    numbers.fit(&set.durationSeconds, .setDuration, digits: 3, upTo: FITLimits.milliseconds, at: path)
    guard set.hasDetails, var details = set.details else { return }
    numbers.fit(&details.restSeconds, .rest, digits: 3, upTo: FITLimits.milliseconds, at: path)
    if let distance = details.distance {
      var value: ExactDecimal? = distance.value
      numbers.fit(&value, .distance, digits: 2, upTo: FITLimits.centimeters, at: path)
      details.distance = value.map { Distance($0, unit: distance.unit) }
    }
    set.details = details == SetDetails() ? nil : details
  }

  /// Takes out the kept starts of sets that lie behind the last second that FIT can count, and names them.
  private func dropStarts(in workout: inout Workout, at path: ModelPath) {
    guard let start = workout.start.map(FITTime.time) else { return }
    for number in workout.exercises.indices {
      for place in workout.exercises[number].sets.indices {
        guard let seconds = FITNotation.start(of: workout.exercises[number].sets[place]),
          FITTime.sayable(start + seconds) == nil, var details = workout.exercises[number].sets[place].details
        else { continue }
        losses.foreign(details.sourceFields, at: path.exercise(number).set(place))
        details.sourceFields = nil
        workout.exercises[number].sets[place].details = details == SetDetails() ? nil : details
      }
    }
  }

  func finish(_ workout: inout Workout, at path: ModelPath) {
    dropStarts(in: &workout, at: path)
    texts.fit(&workout.title, .title, at: path)
    numbers.fit(&workout.durationSeconds, .duration, digits: 3, upTo: FITLimits.milliseconds, at: path)
    if workout.durationSeconds == nil {
      workout.durationSeconds = FITNotation.seconds(
        min(FITSetClock.length(of: workout), FITLimits.milliseconds))
      losses.added(.duration, "the time of its sets, as an activity must have one", at: path)
    }
    if FITCardio.set(of: workout) != nil, workout.exercises[0].sets[0].durationSeconds == nil {
      losses.added(.setDuration, "taken from the workout", at: path.exercise(0).set(0))
      workout.exercises[0].sets[0].durationSeconds = workout.durationSeconds
    }
    guard var details = workout.details else { return }
    finish(&details, at: path)
    workout.details = details == WorkoutDetails() ? nil : details
  }

  private func finish(_ details: inout WorkoutDetails, at path: ModelPath) {
    let limit = FITLimits.kilocalories
    numbers.fit(&details.basalEnergyKilocalories, .basalEnergy, upTo: limit, at: path)
    // The field holds the sum of both.
    let basal = details.basalEnergyKilocalories?.wholePart ?? 0
    numbers.fit(&details.activeEnergyKilocalories, .activeEnergy, upTo: limit - basal, at: path)
    numbers.fit(&details.averageHeartRate, .averageHeartRate, upTo: FITLimits.heartRate, at: path)
    numbers.fit(&details.maximumHeartRate, .maximumHeartRate, upTo: FITLimits.heartRate, at: path)
    numbers.fit(&details.difficulty, .difficulty, digits: 1, upTo: FITLimits.tenthsOfEffort, at: path)
  }
}
