/// What the last line of a course's head says of its two columns: `MINUTES WATTS`.
struct CourseColumns {
  let kind: CourseKind
  /// Microseconds of one in the column of times.
  let timeUnit: Int64

  /// Reads `line`; nil where it is about something else.
  ///
  /// Columns behind the two, such as `CADENCE`, are named with the points.
  init?(_ line: some StringProtocol) {
    guard !line.contains("=") else { return nil }
    let words = line.uppercased().split { $0 == " " || $0 == "\t" || $0 == "," }
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "MINUTES", "MINUTE", "MIN", "MINS": timeUnit = CourseTime.minute
    case "SECONDS", "SECOND", "SEC", "SECS": timeUnit = CourseTime.second
    default: return nil
    }
    switch words[1] {
    case "WATTS", "WATT": kind = .erg
    case "PERCENT", "PERCENTAGE", "PERCENTS", "PCT", "FTP", "%", "%FTP", "FTP%", "PERCENTFTP": kind = .mrc
    default: return nil
    }
  }
}
