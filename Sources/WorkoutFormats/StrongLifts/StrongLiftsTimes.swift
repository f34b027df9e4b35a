internal import FormatKit
internal import Notation
internal import WorkoutModel

/// When a workout of StrongLifts was: its day, the times on the clock, and its length in hours.
struct StrongLiftsTimes: Equatable {
  /// The start, or the day alone.
  let start: Moment
  /// The end on the clock, where it does not follow from the rest.
  private(set) var end: Moment?
  /// The length in seconds.
  private(set) var durationSeconds: ExactDecimal?

  /// Reads the cells of a row.
  ///
  /// The length in hours is taken where it is exact to the minute: it leaves out breaks. Else the clock is.
  init(_ table: inout TableReader<StrongLiftsColumn>) throws(RowProblem) {
    guard let cell = table.raw(.date), let day = DateText.moment(cell) else {
      throw table.problem(.date, "no date")
    }
    start = try Self.moment(on: cell, .startTime, table) ?? day
    let hours = try table.number(.duration)
    let clock = try Self.moment(on: cell, .endTime, table)
    let length = clock.flatMap { start.precision == .day ? nil : Self.seconds(from: start, to: $0) }
    let exact = hours.flatMap { $0.coefficient > 0 && $0.doubleValue < 10_000 ? $0 : nil }
    if let exact, exact.fractionDigits > 2 || length == nil {
      let seconds = Int64((exact.doubleValue * 3_600).rounded())
      durationSeconds = ExactDecimal(coefficient: seconds)
      if let length, abs(length - seconds) <= 60 { return }
      end = clock.flatMap { Self.end($0, after: start, length) }
    } else if let length {
      durationSeconds = ExactDecimal(coefficient: length)
    } else {
      end = clock
    }
  }

  /// The time in `column` on the day that `dayCell` names.
  private static func moment(
    on dayCell: UnsafeRawBufferPointer, _ column: StrongLiftsColumn, _ table: TableReader<StrongLiftsColumn>
  ) throws(RowProblem) -> Moment? {
    guard let time = table.raw(column) else { return nil }
    let text = String(decoding: dayCell, as: UTF8.self) + " " + String(decoding: time, as: UTF8.self)
    guard let moment = DateText.moment(text) else { throw table.problem(column, "no time") }
    return moment
  }

  /// Seconds between two times of a day, over midnight where the second is the earlier one.
  private static func seconds(from start: Moment, to end: Moment) -> Int64 {
    let seconds = (end.wallMilliseconds - start.wallMilliseconds) / 1_000
    return seconds < 0 ? seconds + 86_400 : seconds
  }

  private static func end(_ clock: Moment, after start: Moment, _ length: Int64?) -> Moment? {
    guard let length else { return clock }
    return start.shifted(bySeconds: length, offsetMinutes: nil)
  }
}
