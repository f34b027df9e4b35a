internal import Statistics
internal import WorkoutModel

/// Numbers as a page shows them.
enum NumberWords {
  /// `14,710`.
  static func grouped(_ value: Int64) -> String {
    var text = ""
    for (index, digit) in String(value.magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return (value < 0 ? "−" : "") + String(text.reversed())
  }

  /// A number without zeros at its end, with a real minus: `52.5`, `−20`.
  static func plain(_ value: ExactDecimal) -> String {
    let text = value.normalized.description
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  /// `1 set`, `3 sets`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(grouped(Int64(count))) \(noun)\(count == 1 ? "" : "s")"
  }

  /// How long a session took: `45 s`, `61 min`, `2 h 5 min`.
  static func duration(_ seconds: Int64) -> String {
    switch seconds {
    case ..<60: "\(plain(seconds)) s"
    case ..<7_200: "\(seconds / 60) min"
    default: "\(grouped(seconds / 3_600)) h\(seconds / 60 % 60 == 0 ? "" : " \(seconds / 60 % 60) min")"
    }
  }

  /// How long a set or a rest took: `45 s`, `2:30 min`.
  static func shortTime(_ seconds: ExactDecimal) -> String {
    guard seconds.normalized.fractionDigits == 0, seconds.wholePart >= 120 else {
      return "\(plain(seconds)) s"
    }
    let whole = seconds.wholePart
    return "\(FigureWords.clock(whole)) \(whole < 3_600 ? "min" : "h")"
  }

  private static func plain(_ value: Int64) -> String { value < 0 ? "−\(value.magnitude)" : "\(value)" }
}
