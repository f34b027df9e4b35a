internal import FormatKit
internal import WorkoutModel

/// Brings effort onto the scale that Hevy has, and fills in what importers of its export ask for.
final class HevyFitter: OwnFitter {
  private let losses: LossReporter
  private var defaults: WorkoutDefaults

  init(_ losses: LossReporter) {
    self.losses = losses
    defaults = WorkoutDefaults(losses)
  }

  var remembers: Bool { false }

  func begin(_ archive: inout WorkoutArchive) { defaults.begin(archive, formatID: "hevy") }

  func leaves(_ workout: Workout) -> Bool {
    guard defaults.leaves(workout) else { return false }
    for exercise in workout.exercises.indices {
      for set in workout.exercises[exercise].sets.indices
      where !Self.isKnown(workout.exercises[exercise].sets[set].effort) { return false }
    }
    return true
  }

  func prepare(_ workout: inout Workout, at path: ModelPath) throws(WorkoutError) {
    for number in workout.exercises.indices {
      for index in workout.exercises[number].sets.indices
      where workout.exercises[number].sets[index].hasDetails
        && !Self.isKnown(workout.exercises[number].sets[index].effort)
      {
        guard var details = workout.exercises[number].sets[index].details else { continue }
        let setPath = path.exercise(number).set(index)
        details.ratingOfPerceivedExertion = fitted(
          details.ratingOfPerceivedExertion, .ratingOfPerceivedExertion, at: setPath
        ) { $0 }
        if details.ratingOfPerceivedExertion == nil {
          // RIR is written as RPE, which is 10 less.
          details.repsInReserve = fitted(details.repsInReserve, .repsInReserve, at: setPath) {
            ExactDecimal(10).minus($0)
          }
        }
        workout.exercises[number].sets[index].details = details == SetDetails() ? nil : details
      }
    }
  }

  func finish(_ workout: inout Workout, at path: ModelPath) { defaults.fill(&workout, at: path) }

  /// True for effort that stays as it is; false where only a closer look tells.
  private static func isKnown(_ effort: (rating: ExactDecimal?, reserve: ExactDecimal?)) -> Bool {
    guard let rating = effort.rating else { return effort.reserve == nil }
    guard rating.fractionDigits < 2 else { return false }
    let tenths = rating.fractionDigits == 0 ? rating.coefficient &* 10 : rating.coefficient
    return tenths == 60 || (70...100).contains(tenths) && tenths % 5 == 0
  }

  /// `value` where its rating is one that the app knows, else the nearest to it; nil where none is near.
  ///
  /// - Parameter rating: RPE of the value, and the value of RPE.
  private func fitted(
    _ value: ExactDecimal?, _ field: ModelField, at path: ModelPath, rating: (ExactDecimal) -> ExactDecimal?
  ) -> ExactDecimal? {
    guard let value else { return nil }
    let near = rating(value).flatMap { Self.rating(near: $0) }.flatMap { rating($0) }?.normalized
    if near == value.normalized { return value }
    if let near {
      losses.rounded(
        field, "to the nearest that Hevy knows: RPE 6, 7, 7.5, 8 … 10", at: path,
        detail: "\(value) to \(near)")
    } else {
      losses.report(.dropped, field, "Hevy knows RPE 6, 7, 7.5, 8 … 10", at: path, detail: "\(value)")
    }
    return near
  }

  /// The nearest of 6, 7, 7.5, 8 … 10, the higher of two; nil where that is more than a half away.
  static func rating(near rating: ExactDecimal) -> ExactDecimal? {
    let value = rating.doubleValue
    guard (5.5...10.5).contains(value) else { return nil }
    let halves = value < 6.5 ? 12 : min(max((value * 2).rounded(), 14), 20)
    return ExactDecimal.tenths(Int32(halves) * 5).normalized
  }
}
