internal import Notation
internal import WorkoutModel

extension RideFitter {
  private static let digitsOfFractions = 8

  /// What a segment without set power is written at, where every segment needs a power.
  private var nominalFree: RideIntensity {
    rides.power == .watts ? .watts(ExactDecimal(100)) : .fractionOfThreshold(.hundredths(50))
  }

  /// What a maximal effort is written at, where every segment needs a power.
  private var nominalMaximum: RideIntensity {
    rides.power == .watts ? .watts(ExactDecimal(300)) : .fractionOfThreshold(.hundredths(150))
  }

  // MARK: Threshold

  /// The threshold power by which watts become fractions or fractions watts; nil where none of it is needed.
  ///
  /// - Throws: ``RequestError`` where it is needed and nobody has stated it.
  func neededThreshold(_ ride: Ride, at path: ModelPath) throws(WorkoutError) -> ExactDecimal? {
    guard ride.segments.contains(where: { $0.intensities.contains(where: isOther) }) else { return nil }
    if let threshold = options.thresholdPowerWatts ?? ride.thresholdPowerWatts, threshold.coefficient > 0 {
      return threshold
    }
    throw .request(
      .missing([
        Need(
          .thresholdPower(ofWatts: rides.power == .fractions), of: .ride, index: path.index,
          title: ride.title, target: scope.target)
      ]))
  }

  private func isOther(_ intensity: RideIntensity) -> Bool {
    if case .watts = intensity { rides.power == .fractions } else { rides.power == .watts }
  }

  // MARK: Efforts

  /// Fits what a segment asks for, which is no intervals.
  func fitPower(_ segment: inout RideSegment, at path: ModelPath) throws(WorkoutError) {
    switch segment.effort {
    case .intervals: break
    case .steady(let intensity?):
      segment.effort = .steady(try power(intensity, takesRange: scope.has(.powerRange), at: path))
    case .ramp(let from, let to) where from != nil || to != nil:
      let from = try from.map { intensity throws(WorkoutError) in
        try power(intensity, takesRange: false, at: path)
      }
      let to = try to.map { intensity throws(WorkoutError) in
        try power(intensity, takesRange: false, at: path)
      }
      if !scope.has(.freeSegment), let only = from ?? to, from == nil || to == nil {
        losses.report(.guessed, .power, "a ramp with one end is written as steady", at: path)
        segment.effort = .steady(only)
      } else {
        segment.effort = .ramp(from: from, to: to)
      }
    case .steady, .ramp, .free:
      if !scope.has(.freeSegment) { setNominal(nominalFree, .freeSegment, "Free ride", &segment, at: path) }
    case .maximum:
      if !scope.has(.maximalSegment) {
        setNominal(nominalMaximum, .maximalSegment, "Maximal effort", &segment, at: path)
      }
    }
  }

  /// Keeps the time of a segment that the format cannot say, at a nominal power and with a cue.
  private func setNominal(
    _ intensity: RideIntensity, _ field: ModelField, _ message: String, _ segment: inout RideSegment,
    at path: ModelPath
  ) {
    // What is left out needs no power, and a cue of the program's own would be named as lost with it.
    segment.effort = .steady(intensity)
    guard !isLeftOut(segment) else { return }
    let words: String
    switch intensity {
    case .watts(let watts): words = "\(watts) W"
    case .fractionOfThreshold(let value), .rangeOfThreshold(let value, _):
      words = "\(value.movingPoint(by: 2) ?? value) % of threshold"
    }
    losses.dropped(field, at: path, detail: "its time is kept at \(words)")
    guard segment.cues.isEmpty else { return }
    segment.cues = [
      RideCue(
        offsetSeconds: ExactDecimal(0), message: message,
        durationSeconds: ExactDecimal(Self.nominalCueSeconds))
    ]
  }

  /// `intensity` as the format says it.
  private func power(
    _ intensity: RideIntensity, takesRange: Bool, at path: ModelPath
  ) throws(WorkoutError) -> RideIntensity {
    switch intensity {
    case .rangeOfThreshold(let low, let high):
      if takesRange, rides.power == .fractions { return intensity }
      let middle = midpoint(low, high)
      losses.report(.converted, .powerRange, "written as its midpoint", at: path, detail: "\(low) to \(high)")
      return try power(.fractionOfThreshold(middle), takesRange: false, at: path)
    case .fractionOfThreshold(let value):
      guard let threshold, rides.power == .watts else { return intensity }
      if let watts = value.times(threshold) {
        return .watts(converted(value, to: watts.normalized, at: path))
      }
      guard let watts = value.rounded(toFractionDigits: 6).times(threshold.rounded(toFractionDigits: 2))
      else {
        throw .request(.powerTooLarge(value, isWatts: false))
      }
      losses.report(.rounded, .power, "rounded on the way to watts", at: path, detail: "\(value)")
      return .watts(watts.normalized)
    case .watts(let watts):
      guard let threshold, rides.power == .fractions else { return intensity }
      guard let quotient = watts.divided(by: threshold, toFractionDigits: Self.digitsOfFractions) else {
        throw .request(.powerTooLarge(watts, isWatts: true))
      }
      if quotient.isRounded {
        losses.report(
          .rounded, .power, "watts to a fraction of threshold, rounded to \(Self.digitsOfFractions) decimals",
          at: path, detail: "\(watts) W to \(quotient.value)")
        return .fractionOfThreshold(quotient.value)
      }
      return .fractionOfThreshold(converted(watts, to: quotient.value, at: path))
    }
  }

  private func converted(_ value: ExactDecimal, to result: ExactDecimal, at path: ModelPath) -> ExactDecimal {
    losses.report(
      .converted, .power,
      rides.power == .watts ? "fraction of threshold to watts" : "watts to a fraction of threshold", at: path,
      detail: "\(value) to \(result)")
    return result
  }

  private func midpoint(_ low: ExactDecimal, _ high: ExactDecimal) -> ExactDecimal {
    low.plus(high)?.times(.tenths(5)) ?? low
  }

  // MARK: Intervals

  /// A part of intervals, fitted.
  package func fit(_ part: RideInterval, at path: ModelPath) throws(WorkoutError) -> RideInterval {
    var result = part
    result.distance = fit(part.distance, hasTime: part.durationSeconds != nil, at: path)
    if let intensity = part.intensity {
      result.intensity = try power(intensity, takesRange: scope.has(.powerRange), at: path)
    }
    if !scope.has(.cadence) { result.cadence = nil }
    return result
  }

  /// `segment` with its fitted parts; expanded where the format knows no repeats, or none of parts of two kinds.
  package func intervals(
    _ segment: RideSegment, _ count: Int32, _ on: RideInterval, _ off: RideInterval, at path: ModelPath
  ) throws(WorkoutError) -> [RideSegment] {
    var whole = segment
    whole.cadence = nil
    var on = on
    var off = off
    if segment.cadence != nil {
      losses.report(
        on.cadence == nil ? .converted : .dropped, .cadence,
        on.cadence == nil ? "moved to the hard part" : "the hard part has its own", at: path)
    }
    on.cadence = on.cadence ?? segment.cadence
    let isMixed = (on.distance == nil) != (off.distance == nil)
    if scope.has(.intervals), !isMixed {
      if let cadence = off.cadence, let high = cadence.high {
        losses.report(.converted, .powerRange, "cadence of the easy part written as its midpoint", at: path)
        off.cadence = RideCadence(low: midpoint(cadence.low, high))
      }
      whole.effort = .intervals(count: count, on: on, off: off)
      return fitRoles([whole], at: path)
    }
    guard count <= Self.maximumSegments / 2 else { throw tooManySegments }
    losses.report(
      .converted, .intervals, "written out one by one", at: path, detail: "\(count) times")
    // The sum of its parts is said by them.
    if let time = segment.durationSeconds, time.normalized != length(count, on, off)?.normalized {
      losses.dropped(.segmentTime, at: path, detail: "\(time) s")
    }
    if segment.distance != nil { losses.dropped(.segmentDistance, at: path) }
    guard count > 0 else {
      if !segment.cues.isEmpty { losses.dropped(.cueText, at: path, count: segment.cues.count) }
      return []
    }
    whole.cues = []
    whole.sourceFields = nil
    let round = fitRoles(try self.round(on, off, of: whole, at: path), at: path)
    var segments = (0..<Int(count)).flatMap { _ in round }
    if !segment.cues.isEmpty { segments[0].cues = segment.cues }
    segments[0].sourceFields = segment.sourceFields
    return segments
  }

  /// How many seconds intervals last; nil where a part does not say.
  private func length(_ count: Int32, _ on: RideInterval, _ off: RideInterval) -> ExactDecimal? {
    guard let on = on.durationSeconds, let off = off.durationSeconds else { return nil }
    return on.plus(off)?.times(ExactDecimal(count))
  }

  /// The two parts of intervals as segments; what both lack is named once.
  private func round(
    _ on: RideInterval, _ off: RideInterval, of whole: RideSegment, at path: ModelPath
  ) throws(WorkoutError) -> [RideSegment] {
    var round: [RideSegment] = []
    for part in [on, off] {
      var segment = whole
      segment.effort = .steady(part.intensity)
      segment.durationSeconds = part.durationSeconds
      segment.distance = part.distance
      segment.cadence = part.cadence
      if part.intensity == nil, let first = round.first, on.intensity == nil, !isLeftOut(first) {
        segment.effort = first.effort
        segment.cues = first.cues
      } else if part.intensity == nil {
        try fitPower(&segment, at: path)
      }
      round.append(segment)
    }
    return round
  }
}

extension RideSegment {
  /// Every power that it asks for.
  fileprivate var intensities: [RideIntensity] {
    switch effort {
    case .steady(let intensity): [intensity].compactMap { $0.self }
    case .ramp(let from, let to): [from, to].compactMap { $0.self }
    case .intervals(_, let on, let off): [on.intensity, off.intensity].compactMap { $0.self }
    case .free, .maximum: []
    }
  }
}
