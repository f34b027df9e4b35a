internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Brings all loads of a file into the one unit that the file states.
struct UnitChooser {
  /// What the file must state and nobody has said.
  let needs: NeedLog
  /// The unit of the file; nil until the first load that has one.
  var target: MassUnit?
  /// The unit that the source states for everything in it.
  var source: MassUnit?
  /// True where numbers come from another app, whose doubles carry noise.
  var takesNoiseOut = false
  /// True where the source's own word on the unit is written back as it is, whatever it says.
  var keepsSource = false

  /// `workout` with its loads in the unit of the file.
  mutating func convert(
    _ workout: Workout, at path: ModelPath, _ losses: LossReporter
  ) -> Workout {
    guard needsConversion(workout, index: path.index) else { return workout }
    var result = workout
    for exercise in result.exercises.indices {
      for set in result.exercises[exercise].sets.indices {
        let path = path.exercise(exercise).set(set)
        if isKeptText(result.exercises[exercise].sets[set]) { reportKept(.freeText, at: path, losses) }
        guard let load = result.exercises[exercise].sets[set].load else { continue }
        result.exercises[exercise].sets[set].load = converted(load, at: path, losses)
      }
    }
    return result
  }

  private mutating func needsConversion(_ workout: Workout, index: Int) -> Bool {
    var isNeeded = false
    for exercise in workout.exercises {
      for set in exercise.sets {
        if changesUnit, isKeptText(set) { isNeeded = true }
        guard let load = set.load else { continue }
        guard let unit = load.unit else {
          if keepsSource { continue }
          needs.add(.unitOfWeights, at: ModelPath(index: index), title: workout.title)
          return false
        }
        if target == nil { target = unit }
        if unit != target || takesNoiseOut && load.withoutNoise != nil { isNeeded = true }
      }
    }
    return isNeeded
  }

  private func converted(
    _ load: Load, _ field: ModelField = .load, at path: ModelPath?, _ losses: LossReporter
  ) -> Load {
    guard let target, let unit = load.unit else { return load }
    guard unit != target else {
      guard takesNoiseOut, let meant = load.withoutNoise else { return load }
      losses.converted(field, .noiseLeftOut, at: path, detail: "\(load.value) to \(meant.value)")
      return meant
    }
    guard let result = load.converted(to: target) else {
      losses.report(
        .guessed, field, "too large to convert, written with its own number", at: path,
        detail: load.value.description)
      return load
    }
    losses.report(
      result.isRounded ? .rounded : .converted, field,
      .unit(unit.rawValue, target.rawValue, roundedTo: result.isRounded ? "two decimals" : nil), at: path,
      detail: "\(load.value) to \(result.load.value)")
    return result.load
  }

  /// True where the file's unit is another than the source's.
  private var changesUnit: Bool { source != nil && target != nil && source != target }

  private func isKeptText(_ set: ExerciseSet) -> Bool {
    set.hasDetails && set.details?.sourceFields?.format == BenchTrackerFamily.setField
  }

  /// Reports, where the unit changes, that a value is written as it is, since nobody knows its numbers.
  func reportKept(_ field: ModelField, at path: ModelPath?, _ losses: LossReporter) {
    guard changesUnit else { return }
    losses.report(
      .guessed, field,
      "written as it is, though the unit changes from \(source?.rawValue ?? "") to \(target?.rawValue ?? "")",
      at: path)
  }

  /// The number of the user's weight in the unit of the file.
  func convertBodyWeight(_ weight: Load, _ losses: LossReporter) -> ExactDecimal {
    weight.unit == nil || weight.value.coefficient == 0
      ? weight.value : converted(weight, .bodyWeight, at: nil, losses).value
  }

  /// A volume in the unit of the file, as a whole number like the app's own.
  func convertVolume(_ volume: ExactDecimal, from unit: MassUnit?, _ losses: LossReporter) -> ExactDecimal {
    guard let unit, let target, unit != target, volume.coefficient != 0 else { return volume }
    let load = converted(Load(volume, unit: unit), .totalVolume, at: nil, losses)
    return ExactDecimal(coefficient: load.value.wholePart) ?? volume
  }
}
