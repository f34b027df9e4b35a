internal import Notation
internal import Statistics
internal import WorkoutModel

/// Numbers and times as lists for a person have them.
enum ListWords {
  /// `14,710 kg`; the number alone where nothing says its unit.
  static func number(_ value: Int64, _ unit: MassUnit?) -> String {
    grouped(value) + (unit.map { " \($0.rawValue)" } ?? "")
  }

  /// `14,710`.
  static func grouped(_ value: Int64) -> String { FigureWords.grouped(value) }

  /// `45 s`, `61 min`, `2:05 h`.
  static func duration(_ seconds: ExactDecimal) -> String {
    let whole = seconds.wholePart
    switch whole {
    case ..<60: return "\(whole) s"
    case ..<7_200: return "\(whole / 60) min"
    default:
      let minutes = whole / 60 % 60
      return "\(whole / 3_600):\(minutes < 10 ? "0" : "")\(minutes) h"
    }
  }

  /// `2026-01-31`.
  static func day(_ moment: Moment) -> String { moment.withOffset(nil).cut(to: .day).description }

  /// `2026-01-31 18:05`; the day alone where nothing else is known.
  static func time(_ moment: Moment) -> String {
    guard moment.precision != .day else { return day(moment) }
    return moment.withOffset(nil).cut(to: .minute).description.replacing("T", by: " ")
  }

  /// `1RM 116 kg (+4)`; empty where there is no number.
  static func change(_ name: String, _ now: Int64?, _ before: Int64?, _ unit: MassUnit?) -> String {
    guard let now else { return "" }
    let text = "\(name) \(number(now, unit))"
    guard let before else { return text }
    let (difference, overflow) = now.subtractingReportingOverflow(before)
    return overflow ? text : "\(text) (\(difference < 0 ? "" : "+")\(grouped(difference)))"
  }
}
