package import WorkoutModel

/// Numbers and days as charts and tables show them.
package enum FigureWords {
  /// `14,710`; sums stop at the greatest number, which stands for any above it.
  package static func grouped(_ value: Int64) -> String {
    if value == .max { return "over " + grouped(.max - 1) }
    let digits = String(value.magnitude)
    var text = value < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }

  /// `14,710`, `82.4`, `1e19`: with no more than two digits after the point.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    guard value.magnitude < 1e15 else { return large(value) }
    let hundredths = Int64((value * 100).rounded())
    let rest = hundredths.magnitude % 100
    let sign = hundredths < 0 && hundredths > -100 ? "-" : ""
    let text = sign + grouped(hundredths / 100)
    guard rest > 0 else { return text }
    return rest.isMultiple(of: 10) ? "\(text).\(rest / 10)" : "\(text).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A number beyond the reach of hundredths: whole as far as it is known, then `1.08e17`.
  private static func large(_ value: Double) -> String {
    let text = "\(value)"
    let parts = text.utf8.split(separator: UInt8(ascii: "e"))
    guard parts.count == 2 else { return Int64(exactly: value.rounded()).map(grouped) ?? text }
    let mantissa = String(decoding: parts[0].prefix(value < 0 ? 5 : 4), as: UTF8.self)
    let exponent = String(decoding: parts[1].drop { $0 == UInt8(ascii: "+") }, as: UTF8.self)
    return (mantissa.hasSuffix(".0") ? String(mantissa.dropLast(2)) : mantissa) + "e" + exponent
  }

  /// `14,710 kg`; the number alone where nothing says its unit.
  package static func number(_ value: Int64, _ unit: MassUnit?) -> String {
    grouped(value) + (unit.map { " \($0.rawValue)" } ?? "")
  }

  /// `2026-01-31`, of the days since 1 January 1970; empty beyond the years 1 … 9999.
  package static func day(_ number: Int) -> String {
    CivilDate(daysSince1970: number).flatMap { Moment(date: $0, precision: .day) }?.description ?? ""
  }

  /// Minutes and seconds of a clock, with hours where there are any: `0:45`, `10:00`, `1:02:30`.
  package static func clock(_ seconds: Int64) -> String {
    let magnitude = seconds.magnitude
    let (hours, minutes, rest) = (magnitude / 3_600, magnitude / 60 % 60, magnitude % 60)
    let tail = "\(hours > 0 && minutes < 10 ? "0" : "")\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    return (seconds < 0 ? "−" : "") + (hours > 0 ? "\(hours):\(tail)" : tail)
  }

  /// `Jan` … `Dec`.
  package static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `31 Jan 2026`, of the days since 1 January 1970; empty beyond the years 1 … 9999.
  package static func date(_ number: Int) -> String {
    guard let date = CivilDate(daysSince1970: number) else { return "" }
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }
}

extension String {
  fileprivate func replacing(_ part: String, by other: String) -> String {
    var result = ""
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) {
        result += other
        rest = rest.dropFirst(part.count)
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result
  }
}
