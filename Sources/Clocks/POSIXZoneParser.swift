/// Reads a POSIX TZ text with the extensions of RFC 9636: `<-02>2<-01>,M3.5.0/-1,M10.5.0/0`.
struct POSIXZoneParser {
  private var rest: ArraySlice<UInt8>

  private init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The rule that `text` states; nil where it is no TZ text.
  package static func parse(_ text: ArraySlice<UInt8>) -> POSIXZoneRule? {
    var parser = POSIXZoneParser(text)
    guard let rule = parser.rule(), parser.rest.isEmpty else { return nil }
    return rule
  }

  private mutating func rule() -> POSIXZoneRule? {
    guard takeAbbreviation(), let standard = offset() else { return nil }
    guard !rest.isEmpty else { return POSIXZoneRule(standardOffset: standard) }
    guard takeAbbreviation() else { return nil }
    var daylight = standard + 3_600
    if let byte = rest.first, byte != UInt8(ascii: ",") {
      guard let stated = offset() else { return nil }
      daylight = stated
    }
    // POSIX leaves open when clocks change where the text does not say; all systems take the rule of the USA.
    if rest.isEmpty { rest = Array(",M3.2.0,M11.1.0".utf8)[...] }
    guard let daylight = ZoneTimeline.roundedOffset(daylight), take(","), let start = change(), take(","),
      let end = change()
    else { return nil }
    return POSIXZoneRule(
      standardOffset: standard, daylight: .init(offsetSeconds: daylight, start: start, end: end))
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes a name of at least three letters: `CEST`, or `<+0330>` with digits and signs.
  private mutating func takeAbbreviation() -> Bool {
    let isQuoted = take("<")
    let name = rest.prefix { byte in
      switch Unicode.Scalar(byte) {
      case "a"..."z", "A"..."Z": true
      case "0"..."9", "+", "-": isQuoted
      default: false
      }
    }
    rest = rest[name.endIndex...]
    return name.count >= 3 && (!isQuoted || take(">"))
  }

  /// Reads an offset, which POSIX counts westward, as seconds east of UTC.
  private mutating func offset() -> Int? {
    time(maximumHours: 24).flatMap { ZoneTimeline.roundedOffset(-$0) }
  }

  /// Reads `[+-]h[:mm[:ss]]` as seconds.
  private mutating func time(maximumHours: Int) -> Int? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    guard var seconds = number(0...maximumHours).map({ $0 * 3_600 }) else { return nil }
    for unit in [60, 1] where take(":") {
      guard let value = number(0...59) else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  private mutating func change() -> POSIXZoneRule.Change? {
    guard let day = day() else { return nil }
    guard take("/") else { return POSIXZoneRule.Change(day: day, second: 7_200) }
    return time(maximumHours: 167).map { POSIXZoneRule.Change(day: day, second: $0) }
  }

  private mutating func day() -> POSIXZoneRule.Change.Day? {
    if take("J") { return number(1...365).map { .withoutLeapDay($0) } }
    guard take("M") else { return number(0...365).map { .ofYear($0) } }
    guard let month = number(1...12), take("."), let week = number(1...5), take("."),
      let weekday = number(0...6)
    else { return nil }
    return .month(month, week: week, weekday: weekday)
  }

  /// Reads one to three digits as a number of `range`.
  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return range.contains(value) ? value : nil
  }
}
