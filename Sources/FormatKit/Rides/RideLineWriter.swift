internal import WorkoutModel

/// Writes the lines of ``RideNotation``.
enum RideLineWriter {
  package static func line(_ segment: RideSegment) -> String? {
    var words: [String] = []
    let isIntervals = if case .intervals = segment.effort { true } else { false }
    if !isIntervals || segment.durationSeconds != nil || segment.distance != nil {
      words.append(length(segment.durationSeconds, segment.distance))
    }
    switch segment.role {
    case .warmUp: words.append("warm-up")
    case .coolDown: words.append("cool-down")
    case .main: break
    }
    guard let effort = effort(segment.effort) else { return nil }
    words.append(effort)
    var line = words.joined(separator: " ")
    if let cadence = segment.cadence { line += ", \(self.cadence(cadence))" }
    if let pace = segment.pace { line += ", pace \(pace.rawValue)" }
    for cue in segment.cues { line += "; \(self.cue(cue))" }
    return line
  }

  package static func head(_ ride: Ride) -> String? {
    var parts: [String] = []
    if let sport = ride.sport {
      parts.append(RideNotation.plainSports.contains(sport) ? sport : "sport \(quoted(sport))")
    }
    if let watts = ride.thresholdPowerWatts { parts.append("FTP \(watts.normalized) W") }
    if let author = ride.author { parts.append("by \(quoted(author))") }
    for tag in ride.tags { parts.append("tag \(quoted(tag))") }
    if let summary = ride.summary { parts.append(quoted(summary)) }
    return parts.isEmpty ? nil : "Ride: \(parts.joined(separator: ", "))"
  }

  // MARK: Efforts

  private static func effort(_ effort: RideSegment.Effort) -> String? {
    switch effort {
    case .steady(nil): return "any power"
    case .steady(let intensity?): return self.intensity(intensity)
    case .ramp(let from, let to):
      guard let start = end(from), let stop = end(to) else { return nil }
      // Ends of one unit name it once.
      let unit = start.unit == stop.unit ? "" : start.unit
      return "\(start.number)\(unit)→\(stop.number)\(stop.unit)"
    case .intervals(let count, let on, let off):
      guard let on = part(on), let off = part(off) else { return nil }
      return "\(count) × (\(on), \(off))"
    case .free: return "free"
    case .maximum: return "max"
    }
  }

  private static func intensity(_ intensity: RideIntensity) -> String? {
    end(intensity).map { $0.number + $0.unit }
  }

  private static func end(_ intensity: RideIntensity?) -> (number: String, unit: String)? {
    switch intensity {
    case nil: return ("?", "")
    case .watts(let watts): return ("\(watts.normalized)", " W")
    case .fractionOfThreshold(let value): return percent(value).map { ($0, " % FTP") }
    case .rangeOfThreshold(let low, let high):
      guard let low = percent(low), let high = percent(high) else { return nil }
      return ("\(low)–\(high)", " % FTP")
    }
  }

  private static func percent(_ value: ExactDecimal) -> String? {
    value.normalized.movingPoint(by: 2).map { "\($0)" }
  }

  private static func part(_ part: RideInterval) -> String? {
    guard let intensity = part.intensity.map({ intensity($0) }) ?? "any power" else { return nil }
    let cadence = part.cadence.map { " \(self.cadence($0))" } ?? ""
    return "\(length(part.durationSeconds, part.distance)) \(intensity)\(cadence)"
  }

  private static func cadence(_ cadence: RideCadence) -> String {
    "\(cadence.low.normalized)" + (cadence.high.map { "–\($0.normalized)" } ?? "") + " rpm"
  }

  // MARK: Lengths

  private static func length(_ seconds: ExactDecimal?, _ distance: Distance?) -> String {
    switch (seconds.map(clock), distance.map(self.distance)) {
    case (let time?, let distance?): "\(time) (\(distance))"
    case (let time?, nil): time
    case (nil, let distance?): distance
    case (nil, nil): "open"
    }
  }

  /// `5:00`, `1:05:00`, `0:30.5`.
  package static func clock(_ seconds: ExactDecimal) -> String {
    let exact = seconds.normalized
    let digits = exact.description.drop { $0 == "-" }
    let fraction = digits.drop { $0 != "." }
    let whole = exact.wholePart.magnitude
    func twoDigits(_ value: UInt64) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let minutes = whole / 60 % 60
    let front = whole < 3_600 ? "\(minutes)" : "\(whole / 3_600):\(twoDigits(minutes))"
    return (exact.coefficient < 0 ? "-" : "") + "\(front):\(twoDigits(whole % 60))\(fraction)"
  }

  private static func distance(_ distance: Distance) -> String {
    "\(distance.value.normalized) \(distance.unit?.rawValue ?? "units")"
  }

  // MARK: Texts

  private static func cue(_ cue: RideCue) -> String {
    var words: [String] = []
    if let offset = cue.offsetSeconds { words.append("at \(clock(offset))") }
    if let distance = cue.offsetDistance { words.append("at \(self.distance(distance))") }
    if let duration = cue.durationSeconds { words.append("for \(clock(duration))") }
    return (words + [quoted(cue.message)]).joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView("“".unicodeScalars)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "”": result.append(contentsOf: ["\\", scalar])
      case "\n": result.append(contentsOf: ["\\", "n"])
      default: result.append(scalar)
      }
    }
    result.append("”")
    return String(result)
  }
}
