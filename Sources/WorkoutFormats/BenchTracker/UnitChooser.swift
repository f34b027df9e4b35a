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
    _ workout: Workout, index: Int, findings: any FindingSink
  ) -> Workout {
    guard needsConversion(workout, index: index) else { return workout }
    var result = workout
    for exercise in result.exercises.indices {
      for set in result.exercises[exercise].sets.indices {
        let pointer = "/workouts/\(index)/exercises/\(exercise)/sets/\(set)"
        if isKeptText(result.exercises[exercise].sets[set]) {
          reportKept("set that is none of the five forms", at: pointer, findings: findings)
        }
        guard let load = result.exercises[exercise].sets[set].load else { continue }
        result.exercises[exercise].sets[set].load = converted(load, at: pointer, findings: findings)
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

  private func converted(_ load: Load, at pointer: String, findings: any FindingSink) -> Load {
    guard let target, let unit = load.unit else { return load }
    guard unit != target else {
      guard takesNoiseOut, let meant = load.withoutNoise else { return load }
      findings.report(
        Finding(
          .note, .converted, "weight: the noise of an earlier conversion left out",
          detail: "\(load.value) to \(meant.value)", place: Place(pointer: pointer)))
      return meant
    }
    guard let result = load.converted(to: target) else {
      findings.report(
        Finding(
          .warning, .guessed, "weight: too large to convert, written with its own number",
          detail: "\(load.value)",
          place: Place(pointer: pointer)))
      return load
    }
    findings.report(
      Finding(
        result.isRounded ? .warning : .note, result.isRounded ? .rounded : .converted,
        "weight: \(unit.rawValue) to \(target.rawValue)\(result.isRounded ? ", rounded to two decimals" : "")",
        detail: "\(load.value) to \(result.load.value)", place: Place(pointer: pointer)))
    return result.load
  }

  /// True where the file's unit is another than the source's.
  private var changesUnit: Bool { source != nil && target != nil && source != target }

  private func isKeptText(_ set: ExerciseSet) -> Bool {
    set.hasDetails && set.details?.sourceFields?.format == BenchTrackerFamily.setField
  }

  /// Reports, where the unit changes, that `what` is written as it is, since nobody knows its numbers.
  func reportKept(_ what: String, at pointer: String, findings: any FindingSink) {
    guard changesUnit else { return }
    findings.report(
      Finding(
        .warning, .guessed,
        "\(what): written as it is, though the unit changes from \(source?.rawValue ?? "") to \(target?.rawValue ?? "")",
        place: Place(pointer: pointer)))
  }

  /// The number of the user's weight in the unit of the file.
  func convertBodyWeight(_ weight: Load, findings: any FindingSink) -> ExactDecimal {
    weight.unit == nil || weight.value.coefficient == 0
      ? weight.value : converted(weight, at: "/user/weight", findings: findings).value
  }

  /// A volume in the unit of the file, as a whole number like the app's own.
  func convertVolume(_ volume: ExactDecimal, from unit: MassUnit?, findings: any FindingSink) -> ExactDecimal
  {
    guard let unit, let target, unit != target, volume.coefficient != 0 else { return volume }
    let load = converted(Load(volume, unit: unit), at: "/user/totalVolume", findings: findings)
    return ExactDecimal(coefficient: load.value.wholePart) ?? volume
  }
}
