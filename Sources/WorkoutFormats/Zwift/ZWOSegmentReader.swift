internal import Notation
internal import WorkoutModel

/// Reads the segments of a ZWO file.
struct ZWOSegmentReader {
  /// A power above this is more likely a percentage or watts.
  private static let highestPlausibleFraction = 10.0

  let input: TextInput
  /// True where lengths are metres and not seconds.
  let isByDistance: Bool
  let checks: Bool

  /// The segment that `element` is; nil if it is not one.
  func segment(_ element: XMLElement) -> RideSegment? {
    var attributes = ZWOAttributes(element, input)
    guard let type = attributes.value("durationtype", expected: "time or distance", Self.isDistance) else {
      return segment(element, &attributes)
    }
    return ZWOSegmentReader(input: input, isByDistance: type, checks: checks).segment(element, &attributes)
  }

  private func segment(_ element: XMLElement, _ attributes: inout ZWOAttributes) -> RideSegment? {
    var segment: RideSegment
    switch element.name.lowercased() {
    case "warmup": segment = ramp(&attributes, .warmUp)
    case "cooldown": segment = ramp(&attributes, .coolDown)
    case "ramp": segment = ramp(&attributes, .main)
    case "steadystate": segment = RideSegment(.steady(steady(&attributes)), durationSeconds: nil)
    case "solidstate":
      input.report(.note, .converted, "SolidState: the old name of SteadyState", at: element.offset)
      segment = RideSegment(.steady(steady(&attributes)), durationSeconds: nil)
    case "intervalst": segment = intervals(&attributes, element)
    case "freeride": segment = RideSegment(.free, durationSeconds: nil)
    case "maxeffort": segment = RideSegment(.maximum, durationSeconds: nil)
    default: return unknown(element, &attributes)
    }
    (segment.durationSeconds, segment.distance) = length("duration", &attributes)
    if case .intervals = segment.effort {} else { segment.cadence = cadence(&attributes) }
    segment.pace = pace(&attributes)
    var kept: [SourceFields.Field] = []
    for node in element.content {
      if case .element(let child) = node, let cue = cue(child) {
        segment.cues.append(cue)
      } else {
        kept += ZWOContent.kept([node])
      }
    }
    segment.sourceFields = SourceFields(zwo: attributes.kept() + kept)
    if checks { check(segment, element) }
    return segment
  }

  /// A segment of a name that is not known: its time counts, and it is kept as a whole.
  private func unknown(_ element: XMLElement, _ attributes: inout ZWOAttributes) -> RideSegment? {
    guard attributes.has("duration") else { return nil }
    input.report(
      .warning, .guessed, "segment of an unknown name: kept as it is, its time counts",
      detail: PrintableText.of(element.name, limit: 40), at: element.offset)
    var segment = RideSegment(.steady(nil), durationSeconds: nil)
    (segment.durationSeconds, segment.distance) = length("duration", &attributes)
    segment.sourceFields = SourceFields(zwo: [.init(name: ZWOContent.element, text: element.xml)])
    return segment
  }

  // MARK: Length

  private func length(_ name: String, _ attributes: inout ZWOAttributes) -> (ExactDecimal?, Distance?) {
    let number = attributes.number(name)
    return isByDistance ? (nil, number.map { Distance($0, unit: .meters) }) : (number, nil)
  }

  private static func isDistance(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "distance": true
    case "time": false
    default: nil
    }
  }

  // MARK: Power

  private func ramp(_ attributes: inout ZWOAttributes, _ role: RideSegment.Role) -> RideSegment {
    let isSteady = attributes.has("power") && !attributes.has("powerlow") && !attributes.has("powerhigh")
    let power = isSteady ? attributes.number("power") : nil
    var segment: RideSegment
    if let power {
      segment = RideSegment(.steady(.fractionOfThreshold(power)), durationSeconds: nil)
    } else {
      let from = attributes.number("powerlow").map { RideIntensity.fractionOfThreshold($0) }
      let to = attributes.number("powerhigh").map { RideIntensity.fractionOfThreshold($0) }
      segment = RideSegment(.ramp(from: from, to: to), durationSeconds: nil)
    }
    segment.role = role
    return segment
  }

  /// One power, or a range of them; where both are written, the one counts and the range is kept.
  private func steady(_ attributes: inout ZWOAttributes) -> RideIntensity? {
    if let power = attributes.number("power") { return .fractionOfThreshold(power) }
    return range("powerlow", "powerhigh", &attributes)
  }

  private func range(
    _ low: String, _ high: String, _ attributes: inout ZWOAttributes
  ) -> RideIntensity? {
    var copy = attributes
    guard let low = copy.number(low), let high = copy.number(high) else { return nil }
    attributes = copy
    return .rangeOfThreshold(low: low, high: high)
  }

  private func intervals(_ attributes: inout ZWOAttributes, _ element: XMLElement) -> RideSegment {
    let text = attributes.text("repeat")
    let count = text.flatMap { ExactDecimal(lenient: String($0.trimming { $0.properties.isWhitespace })) }
      .flatMap { $0.normalized.fractionDigits == 0 ? Int32(exactly: $0.wholePart) : nil }
    if count == nil {
      input.report(
        .warning, .guessed, "intervals without a number of repeats: taken as one",
        detail: text.map { PrintableText.of($0, limit: 40) }, at: element.offset)
    }
    var on = RideInterval(durationSeconds: nil, intensity: nil)
    var off = on
    (on.durationSeconds, on.distance) = length("onduration", &attributes)
    (off.durationSeconds, off.distance) = length("offduration", &attributes)
    on.intensity = part("onpower", "poweronlow", "poweronhigh", &attributes)
    off.intensity = part("offpower", "powerofflow", "poweroffhigh", &attributes)
    on.cadence = cadence(&attributes)
    off.cadence = attributes.number("cadenceresting").map { RideCadence(low: $0) }
    return RideSegment(.intervals(count: count ?? 1, on: on, off: off), durationSeconds: nil)
  }

  private func part(
    _ one: String, _ low: String, _ high: String, _ attributes: inout ZWOAttributes
  ) -> RideIntensity? {
    if let power = attributes.number(one) { return .fractionOfThreshold(power) }
    return range(low, high, &attributes)
  }

  // MARK: What goes with it

  private func cadence(_ attributes: inout ZWOAttributes) -> RideCadence? {
    if let one = attributes.number("cadence") { return RideCadence(low: one) }
    var copy = attributes
    guard let low = copy.number("cadencelow"), let high = copy.number("cadencehigh") else { return nil }
    attributes = copy
    return RideCadence(low: low, high: high)
  }

  private func pace(_ attributes: inout ZWOAttributes) -> RidePace? {
    attributes.value("pace", expected: "0 to \(RidePace.allCases.count - 1)") { text in
      Int(text).flatMap { RidePace.allCases.indices.contains($0) ? RidePace.allCases[$0] : nil }
    }
  }

  /// The cue that `element` is; nil if it is not one.
  private func cue(_ element: XMLElement) -> RideCue? {
    let isNotification = element.isNamed("textnotification")
    guard isNotification || element.isNamed("textevent") else { return nil }
    var attributes = ZWOAttributes(element, input)
    let offset = attributes.number("timeoffset")
    let message = attributes.text(isNotification ? "text" : "message")
    var cue = RideCue(
      offsetSeconds: offset, message: message ?? "", durationSeconds: attributes.number("duration"))
    cue.offsetDistance = attributes.number("distoffset").map { Distance($0, unit: .meters) }
    var kept = isNotification ? [SourceFields.Field(name: ZWOContent.element, text: element.name)] : []
    kept += attributes.kept() + ZWOContent.kept(element.content)
    cue.sourceFields = SourceFields(zwo: kept)
    return cue
  }

  // MARK: Checks

  private func check(_ segment: RideSegment, _ element: XMLElement) {
    var lengths = [segment.durationSeconds, segment.distance?.value]
    var powers: [RideIntensity?] = []
    switch segment.effort {
    case .steady(let power): powers = [power]
    case .ramp(let from, let to): powers = [from, to]
    case .intervals(let count, let on, let off):
      powers = [on.intensity, off.intensity]
      lengths = [on.durationSeconds, on.distance?.value, off.durationSeconds, off.distance?.value]
      if count < 0 { report("number of repeats is negative", "\(count)", element) }
    case .free, .maximum: break
    }
    for case .some(let length) in lengths where length.coefficient < 0 {
      report("duration is negative", "\(length)", element)
    }
    for case .some(let power) in powers {
      for value in power.fractions where value.doubleValue > Self.highestPlausibleFraction {
        report("power is over ten times threshold; 1 is all of it, not 100", "\(value)", element)
      }
    }
  }

  private func report(_ what: Finding.Reason, _ detail: String, _ element: XMLElement) {
    input.report(.warning, .inconsistent, what, detail: detail, at: element.offset)
  }
}

extension RideIntensity {
  /// The fractions of threshold power that it states.
  fileprivate var fractions: [ExactDecimal] {
    switch self {
    case .fractionOfThreshold(let value): [value]
    case .rangeOfThreshold(let low, let high): [low, high]
    case .watts: []
    }
  }
}
