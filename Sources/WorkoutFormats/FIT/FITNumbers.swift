internal import FormatKit
internal import WorkoutModel

/// Brings numbers into what a field of FIT can hold, and names what it cannot.
struct FITNumbers {
  let losses: LossReporter

  /// Rounds a number to `digits` after the point; one below 0 or above `limit` of its last digits is left out.
  func fit(
    _ value: inout ExactDecimal?, _ field: ModelField, digits: Int = 0, upTo limit: Int64, at path: ModelPath
  ) {
    guard let given = value else { return }
    let fitted = given.rounded(toFractionDigits: digits).normalized
    guard fitted.coefficient >= 0, let count = fitted.movingPoint(by: digits), count.wholePart <= limit else {
      losses.dropped(field, at: path, detail: "\(given)")
      value = nil
      return
    }
    guard fitted != given else { return }
    report(given, fitted, field, Self.precision(digits), at: path)
    value = fitted
  }

  private static func precision(_ digits: Int) -> Finding.Reason {
    switch digits {
    case 0: "to a whole number"
    case 1: "to one decimal"
    default: "to \(digits) decimals"
    }
  }

  /// Brings a weight to the nearest of `parts` of a kilogram.
  func fit(_ load: inout Load?, parts: Int64, upTo limit: Int64, at path: ModelPath) {
    guard let given = load else { return }
    let unit = given.unit ?? .kilograms
    guard let count = FITLoad.count(given.value, parts: parts, unit: unit), (0...limit).contains(count) else {
      losses.dropped(.load, at: path, detail: "\(given.value) \(unit.rawValue)")
      load = nil
      return
    }
    let fitted = FITLoad.load(count, parts: parts, unit: unit)
    guard fitted.value != given.value else { return }
    report(given.value, fitted.value, .load, "to 1/\(parts) kg", at: path)
    load = fitted
  }

  /// Leaves out repetitions that no field of two bytes holds.
  func fit(_ reps: inout Int32?, upTo limit: Int64, at path: ModelPath) {
    guard let given = reps, !(0...limit).contains(Int64(given)) else { return }
    losses.dropped(.reps, at: path, detail: "\(given)")
    reps = nil
  }

  /// Leaves out the sets of a workout or template behind the first `limit`.
  ///
  /// - Parameter least: how many sets an exercise counts for at least; where it is one, none is left behind the last set.
  func limit(_ exercises: inout [Exercise], to limit: Int, least: Int = 0, at path: ModelPath) {
    var room = limit
    var goneCount = 0
    for number in exercises.indices {
      let size = max(exercises[number].sets.count, least)
      let rest = max(0, size - room)
      if rest > 0 {
        losses.report(
          .dropped, .reps, "sets after the first \(limit)", at: path.exercise(number), count: rest)
        exercises[number].sets.removeLast(min(rest, exercises[number].sets.count))
        if least > 0, rest == size { goneCount += 1 }
      }
      room -= size - rest
    }
    exercises.removeLast(goneCount)
  }

  private func report(
    _ given: ExactDecimal, _ fitted: ExactDecimal, _ field: ModelField, _ how: Finding.Reason,
    at path: ModelPath
  ) {
    let detail = "\(given) to \(fitted)"
    if given.normalized == fitted {
      losses.converted(field, "zeros after the point left out", at: path, detail: detail)
    } else {
      losses.rounded(field, how, at: path, detail: detail)
    }
  }
}
