internal import WorkoutModel

/// Reads the lines of ``RideNotation``, character by character as Unicode counts them: a letter of a text may
/// begin with a mark that would join the quote before it.
struct RideLineReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  package init(_ line: String) { scalars = Array(line.unicodeScalars) }

  private var isAtEnd: Bool { index == scalars.count }

  // MARK: Lines

  package mutating func segment() -> RideSegment? {
    var time: ExactDecimal?
    var distance: Distance?
    if !isAtIntervals, !isAtRole {
      guard let length = length(), take(" ") else { return nil }
      (time, distance) = length
    }
    let role: RideSegment.Role = take("warm-up ") ? .warmUp : take("cool-down ") ? .coolDown : .main
    guard let effort = effort() else { return nil }
    var segment = RideSegment(effort, durationSeconds: time)
    segment.distance = distance
    segment.role = role
    if let cadence = attempt({ $0.take(", ") ? $0.cadence() : nil }) { segment.cadence = cadence }
    if take(", pace ") {
      // The longest name first: one begins with another.
      let names = RidePace.allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }
      guard let pace = names.first(where: { take($0.rawValue) }) else { return nil }
      segment.pace = pace
    }
    while take("; ") {
      guard let cue = cue() else { return nil }
      segment.cues.append(cue)
    }
    return isAtEnd ? segment : nil
  }

  package mutating func head() -> Ride? {
    guard take("Ride: ") else { return nil }
    var ride = Ride()
    repeat {
      if let sport = RideNotation.plainSports.first(where: { take($0) }) {
        ride.sport = sport
      } else if take("sport ") {
        ride.sport = quoted()
      } else if take("FTP ") {
        ride.thresholdPowerWatts = number()
        guard take(" W") else { return nil }
      } else if take("by ") {
        ride.author = quoted()
      } else if take("tag ") {
        guard let tag = quoted() else { return nil }
        ride.tags.append(tag)
      } else {
        guard let summary = quoted() else { return nil }
        ride.summary = summary
      }
    } while take(", ")
    return isAtEnd ? ride : nil
  }

  // MARK: Efforts

  /// True where a number of repeats comes next, and no length.
  private var isAtIntervals: Bool {
    var probe = self
    return probe.number() != nil && probe.take(" × (")
  }

  /// True where a role comes next, behind which stand intervals without a length.
  private var isAtRole: Bool {
    var probe = self
    return probe.take("warm-up ") || probe.take("cool-down ")
  }

  private mutating func effort() -> RideSegment.Effort? {
    if take("free") { return .free }
    if take("max") { return .maximum }
    if take("any power") { return .steady(nil) }
    if isAtIntervals { return intervals() }
    guard let first = end() else { return nil }
    guard take("→") else { return first.intensity.map { .steady($0) } }
    guard let second = end() else { return nil }
    let from = first.intensity ?? first.number.flatMap { $0.intensity(like: second.intensity) }
    guard from != nil || first.number == nil, second.intensity != nil || second.number == nil else {
      return nil
    }
    return .ramp(from: from, to: second.intensity)
  }

  private mutating func intervals() -> RideSegment.Effort? {
    guard let number = number(), number.fractionDigits == 0, let count = Int32(exactly: number.coefficient),
      take(" × ("), let on = part(), take(", "), let off = part(), take(")")
    else { return nil }
    return .intervals(count: count, on: on, off: off)
  }

  private mutating func part() -> RideInterval? {
    guard let (time, distance) = length(), take(" ") else { return nil }
    var intensity: RideIntensity?
    if !take("any power") {
      intensity = end()?.intensity
      if intensity == nil { return nil }
    }
    var part = RideInterval(durationSeconds: time, intensity: intensity)
    part.distance = distance
    part.cadence = attempt { $0.take(" ") ? $0.cadence() : nil }
    return part
  }

  /// The numbers of an end of a ramp whose unit stands at the other end.
  private struct Numbers {
    var low: ExactDecimal
    var high: ExactDecimal?

    func intensity(like other: RideIntensity?) -> RideIntensity? {
      switch other {
      case .watts: high == nil ? .watts(low) : nil
      case .fractionOfThreshold, .rangeOfThreshold: percent
      case nil: nil
      }
    }

    var percent: RideIntensity? {
      guard let low = low.movingPoint(by: -2)?.normalized else { return nil }
      guard let high else { return .fractionOfThreshold(low) }
      return high.movingPoint(by: -2).map { .rangeOfThreshold(low: low, high: $0.normalized) }
    }
  }

  /// A power, numbers without a unit, or `?` for neither.
  private mutating func end() -> (intensity: RideIntensity?, number: Numbers?)? {
    if take("?") { return (nil, nil) }
    guard let low = number() else { return nil }
    let numbers = Numbers(low: low, high: take("–") ? number() : nil)
    if take(" % FTP") { return (numbers.percent, numbers) }
    if take(" W") { return (numbers.high == nil ? .watts(low) : nil, numbers) }
    return (nil, numbers)
  }

  private mutating func cadence() -> RideCadence? {
    guard let low = number() else { return nil }
    var high: ExactDecimal?
    if take("–") {
      high = number()
      if high == nil { return nil }
    }
    return take(" rpm") ? RideCadence(low: low, high: high) : nil
  }

  // MARK: Lengths

  private mutating func length() -> (ExactDecimal?, Distance?)? {
    if take("open") { return (nil, nil) }
    if let time = attempt({ $0.clock() }) {
      let distance = attempt { reader in
        reader.take(" (") ? reader.distance().flatMap { reader.take(")") ? $0 : nil } : nil
      }
      return (time, distance)
    }
    return distance().map { (nil, $0) }
  }

  private mutating func clock() -> ExactDecimal? {
    let isNegative = take("-")
    guard let first = digits(15), take(":"), let second = digits(2) else { return nil }
    var parts = [first, second]
    if take(":") {
      guard let third = digits(2) else { return nil }
      parts.append(third)
    }
    let seconds = parts.reduce(0) { $0 * 60 + $1 }
    var text = (isNegative ? "-" : "") + "\(seconds)"
    if take(".") {
      text += "."
      while !isAtEnd, scalars[index].properties.numericType == .decimal, scalars[index].isASCII {
        text.unicodeScalars.append(scalars[index])
        index += 1
      }
    }
    return ExactDecimal(text)
  }

  private mutating func distance() -> Distance? {
    guard let value = number(), take(" ") else { return nil }
    if take("units") { return Distance(value, unit: nil) }
    // The longest first: a mile begins like a metre.
    let units = DistanceUnit.allCases.sorted { $0.rawValue.utf8.count > $1.rawValue.utf8.count }
    return units.first { take($0.rawValue) }.map { Distance(value, unit: $0) }
  }

  private mutating func number() -> ExactDecimal? {
    var end = index
    while end < scalars.count,
      scalars[end] == "." || scalars[end] == "-" && end == index
        || ("0"..."9").contains(scalars[end])
    {
      end += 1
    }
    guard let number = ExactDecimal(String(String.UnicodeScalarView(scalars[index..<end]))) else {
      return nil
    }
    index = end
    return number
  }

  private mutating func digits(_ most: Int) -> Int64? {
    var value: Int64 = 0
    let start = index
    while !isAtEnd, ("0"..."9").contains(scalars[index]), index - start < most {
      value = value * 10 + Int64(scalars[index].value - 0x30)
      index += 1
    }
    return index > start ? value : nil
  }

  // MARK: Texts

  private mutating func cue() -> RideCue? {
    var cue = RideCue(offsetSeconds: nil, message: "")
    cue.offsetSeconds = attempt { $0.take("at ") ? $0.clock().flatMap { time in time } : nil }
    if cue.offsetSeconds != nil, !take(" ") { return nil }
    cue.offsetDistance = attempt { $0.take("at ") ? $0.distance() : nil }
    if cue.offsetDistance != nil, !take(" ") { return nil }
    cue.durationSeconds = attempt { $0.take("for ") ? $0.clock() : nil }
    if cue.durationSeconds != nil, !take(" ") { return nil }
    guard let message = quoted() else { return nil }
    cue.message = message
    return cue
  }

  private mutating func quoted() -> String? {
    guard take("“") else { return nil }
    var text = String.UnicodeScalarView()
    while !isAtEnd {
      let scalar = scalars[index]
      index += 1
      if scalar == "”" { return String(text) }
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard !isAtEnd else { return nil }
      text.append(scalars[index] == "n" ? "\n" : scalars[index])
      index += 1
    }
    return nil
  }

  // MARK: Characters

  /// Takes `text` where it comes next.
  private mutating func take(_ text: String) -> Bool {
    var end = index
    for scalar in text.unicodeScalars {
      guard end < scalars.count, scalars[end] == scalar else { return false }
      end += 1
    }
    index = end
    return true
  }

  /// What `body` takes, or nothing at all where it gives nil.
  private mutating func attempt<Value>(_ body: (inout RideLineReader) -> Value?) -> Value? {
    var copy = self
    guard let value = body(&copy) else { return nil }
    self = copy
    return value
  }
}
