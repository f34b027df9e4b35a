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

  func leaves(_ workout: Workout) -> Bool { defaults.leaves(workout) }

  /// True for RPE that the app knows; of RIR only a closer look tells.
  func leaves(_ effort: (rating: ExactDecimal?, reserve: ExactDecimal?)) -> Bool {
    guard let rating = effort.rating else { return effort.reserve == nil }
    guard rating.fractionDigits < 2 else { return false }
    let tenths = rating.fractionDigits == 0 ? rating.coefficient &* 10 : rating.coefficient
    return tenths == 60 || (70...100).contains(tenths) && tenths % 5 == 0
  }

  func prepare(_ details: inout SetDetails, at path: ModelPath) {
    details.ratingOfPerceivedExertion = fitted(
      details.ratingOfPerceivedExertion, .ratingOfPerceivedExertion, at: path
    ) { $0 }
    guard details.ratingOfPerceivedExertion == nil else { return }
    // RIR is written as RPE, which is 10 less.
    details.repsInReserve = fitted(details.repsInReserve, .repsInReserve, at: path) {
      ExactDecimal(10).minus($0)
    }
  }

  func finish(_ workout: inout Workout, at path: ModelPath) { defaults.fill(&workout, at: path) }

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
