import ArchiveGenerator
import WorkoutModel

/// Makes rides from a seed: any that the model can hold, or only what a format has room for.
struct RideGenerator {
  /// What a generated ride may hold.
  enum Room {
    /// Everything.
    case all
    /// What a ZWO file holds.
    case zwo
    /// What a course file in watts holds.
    case watts
    /// What a course file in percent holds.
    case percent
  }

  private var random: SeededGenerator
  private let room: Room

  init(seed: UInt64, room: Room) {
    random = SeededGenerator(seed: seed)
    self.room = room
  }

  private var isCourse: Bool { room == .watts || room == .percent }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }

  private mutating func maybe<Value>(_ value: Value) -> Value? { chance(2) ? value : nil }

  private mutating func text() -> String {
    let words = [
      "Sweet Spot", "a “quote” \\ n", "é", "\u{301}x", "5:00 free", "<b> & \"c\"", "→ × – ;", "筋トレ", "😀", "",
      "a, b",
    ]
    let text = words.randomElement(using: &random) ?? ""
    if isCourse { return text.isEmpty ? "x" : text }
    return chance(4) && !text.isEmpty ? text + "\nsecond\tline" : text
  }

  private mutating func number(_ range: ClosedRange<Int64>, digits: Int) -> ExactDecimal {
    let coefficient = Int64.random(in: range, using: &random)
    return (ExactDecimal(coefficient: coefficient, fractionDigits: digits) ?? ExactDecimal(1)).normalized
  }

  private mutating func seconds() -> ExactDecimal {
    chance(3) ? number(1...5_000_000_000, digits: 6) : number(1...4_000, digits: 0)
  }

  private mutating func distance() -> Distance {
    let unit: DistanceUnit? =
      room == .zwo ? .meters : ([nil] + DistanceUnit.allCases).randomElement(using: &random) ?? nil
    return Distance(number(1...50_000, digits: Int.random(in: 0...2, using: &random)), unit: unit)
  }

  private mutating func fraction() -> ExactDecimal { number(1...200_000_000, digits: 8) }

  private mutating func intensity(range: Bool) -> RideIntensity {
    switch room {
    case .watts: return .watts(number(1...9_000, digits: 1))
    case .percent: return .fractionOfThreshold(hundredths())
    case .zwo: break
    case .all: if chance(4) { return .watts(number(1...9_000, digits: 1)) }
    }
    return range && chance(3)
      ? .rangeOfThreshold(low: fraction(), high: fraction()) : .fractionOfThreshold(fraction())
  }

  /// A percent comes back with its two digits.
  private mutating func hundredths() -> ExactDecimal {
    ExactDecimal(coefficient: Int64.random(in: 1...250, using: &random), fractionDigits: 2) ?? ExactDecimal(1)
  }

  private mutating func cadence(range: Bool = true) -> RideCadence {
    RideCadence(low: number(50...120, digits: 0), high: range ? maybe(number(50...120, digits: 0)) : nil)
  }

  private mutating func cue(in segment: RideSegment) -> RideCue {
    var cue = RideCue(offsetSeconds: nil, message: text())
    if isCourse {
      cue.offsetSeconds =
        segment.durationSeconds?.times(number(0...99, digits: 2))?
        .rounded(toFractionDigits: 6).normalized
      cue.durationSeconds = seconds()
    } else {
      cue.offsetSeconds = maybe(seconds())
      cue.offsetDistance = chance(4) ? distance() : nil
      cue.durationSeconds = maybe(seconds())
    }
    return cue
  }

  private mutating func part(isByDistance: Bool) -> RideInterval {
    var part = RideInterval(
      durationSeconds: isByDistance ? nil : seconds(), intensity: maybe(intensity(range: true)))
    if isByDistance { part.distance = distance() }
    return part
  }

  mutating func segment(isByDistance: Bool = false) -> RideSegment {
    var effort: RideSegment.Effort
    switch Int.random(in: 0..<(isCourse ? 2 : 6), using: &random) {
    case 0: effort = .steady(isCourse ? intensity(range: false) : maybe(intensity(range: true)))
    case 1:
      effort = .ramp(
        from: isCourse ? intensity(range: false) : maybe(intensity(range: room == .all)),
        to: isCourse ? intensity(range: false) : maybe(intensity(range: room == .all)))
    case 2: effort = .free
    case 3: effort = .maximum
    default:
      var on = part(isByDistance: isByDistance)
      var off = part(isByDistance: isByDistance)
      on.cadence = maybe(cadence())
      off.cadence = maybe(cadence(range: room == .all))
      effort = .intervals(count: Int32.random(in: 0...20, using: &random), on: on, off: off)
    }
    if isCourse, case .ramp(let from, let to) = effort, from == to { effort = .steady(from) }
    var segment = RideSegment(effort, durationSeconds: isByDistance ? nil : seconds())
    if isByDistance { segment.distance = distance() }
    if case .intervals = effort, chance(4) == false {
      segment.durationSeconds = nil
      segment.distance = nil
    }
    if room == .all, chance(8) { segment.distance = distance() }
    guard !isCourse else {
      if chance(2) { segment.cues = [cue(in: segment)] }
      return segment
    }
    let roles: [RideSegment.Role] = [.main, .warmUp, .coolDown]
    if room == .all || hasRole(effort) { segment.role = roles.randomElement(using: &random) ?? .main }
    if case .intervals = effort {} else { segment.cadence = maybe(cadence()) }
    segment.pace = chance(3) ? RidePace.allCases.randomElement(using: &random) : nil
    segment.cues = (0..<Int.random(in: 0...2, using: &random)).map { _ in cue(in: segment) }
    return segment
  }

  /// True for what a ZWO file writes by an element of its own for each role.
  private func hasRole(_ effort: RideSegment.Effort) -> Bool {
    switch effort {
    case .ramp, .steady(.fractionOfThreshold): true
    default: false
    }
  }

  mutating func plan() -> Ride {
    var plan = Ride()
    plan.title = maybe(text())
    plan.summary = maybe(text())
    plan.thresholdPowerWatts = maybe(number(100...400, digits: 0))
    if !isCourse {
      plan.author = maybe(text())
      plan.sport = maybe(["bike", "run", "row", ""].randomElement(using: &random) ?? "bike")
      plan.tags = (0..<Int.random(in: 0...2, using: &random)).map { _ in text() }
    }
    let isByDistance = !isCourse && chance(4)
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      plan.segments.append(segment(isByDistance: isByDistance && !chance(5)))
    }
    return plan
  }
}
