internal import Notation
internal import WorkoutModel

/// Takes out of a ride what a format has no room for, names it, and says power the format's way.
struct RideFitter {
  /// The most segments that intervals are expanded to.
  static let maximumSegments = 100_000
  /// How long a cue stays in view where the format must say, in seconds.
  static let nominalCueSeconds: Int32 = 10

  package let scope: FormatScope
  package let rides: RideScope
  package let options: WriteOptions
  package let losses: LossReporter
  /// Threshold power in watts, where some power has to be converted.
  package var threshold: ExactDecimal?

  package init(_ scope: FormatScope, _ rides: RideScope, options: WriteOptions, losses: LossReporter) {
    self.scope = scope
    self.rides = rides
    self.options = options
    self.losses = losses
  }

  /// `ride` as the format can hold it.
  ///
  /// - Throws: ``RequestError`` where watts meet fractions of a threshold that nobody has stated, or where
  ///   intervals are too many to be expanded.
  package mutating func fit(_ ride: Ride, at path: ModelPath) throws(WorkoutError) -> Ride {
    var result = ride
    func drop(_ field: ModelField, _ value: inout String?) {
      guard !scope.has(field), let text = value else { return }
      if !text.isEmpty { losses.dropped(field, at: path) }
      value = nil
    }
    drop(.rideAuthor, &result.author)
    drop(.rideSport, &result.sport)
    if !scope.has(.rideTag), !ride.tags.isEmpty {
      losses.dropped(.rideTag, at: path, count: ride.tags.count)
      result.tags = []
    }
    result.title = result.title.map { fit($0, of: .rideTitle, isElement: true, at: path) }
    result.author = result.author.map { fit($0, of: .rideAuthor, isElement: true, at: path) }
    result.summary = result.summary.map { fit($0, of: .rideSummary, isElement: true, at: path) }
    result.sport = result.sport.map { fit($0, of: .rideSport, isElement: true, at: path) }
    result.tags = result.tags.map { fit($0, of: .rideTag, at: path) }
    threshold = try neededThreshold(ride, at: path)
    result.thresholdPowerWatts = threshold ?? ride.thresholdPowerWatts
    result.segments = []
    for (number, segment) in ride.segments.enumerated() {
      result.segments += try fit(segment, at: path.segment(number))
      guard result.segments.count <= Self.maximumSegments else { throw tooManySegments }
    }
    return result
  }

  var tooManySegments: WorkoutError {
    .request(.tooManySegments(limit: Self.maximumSegments, target: scope.target))
  }

  // MARK: Segments

  private func fit(_ segment: RideSegment, at path: ModelPath) throws(WorkoutError) -> [RideSegment] {
    var result = segment
    result.sourceFields = own(segment.sourceFields, at: path)
    if !scope.has(.cadence), segment.hasCadence {
      losses.dropped(.cadence, at: path)
      result.cadence = nil
    }
    if !scope.has(.pace), segment.pace != nil {
      losses.dropped(.pace, at: path, detail: segment.pace?.rawValue)
      result.pace = nil
    }
    result.distance = fit(segment.distance, hasTime: segment.durationSeconds != nil, at: path)
    for number in result.cues.indices { fit(&result.cues[number], at: path.cue(number)) }
    let parts: [RideSegment]
    if case .intervals(let count, let on, let off) = segment.effort {
      parts = try intervals(result, count, fit(on, at: path), fit(off, at: path), at: path)
    } else {
      try fitPower(&result, at: path)
      parts = fitRoles([result], at: path)
    }
    return withTime(parts, at: path)
  }

  /// The parts of a segment with its role where they are ramps or of one steady power; what others lose is named once.
  func fitRoles(_ parts: [RideSegment], at path: ModelPath) -> [RideSegment] {
    guard let role = parts.first?.role, role != .main else { return parts }
    var (isLost, isConverted) = (false, false)
    var result = parts
    for index in result.indices {
      switch result[index].effort {
      case .ramp where scope.has(.segmentRole), .steady(.fractionOfThreshold) where scope.has(.segmentRole):
        break
      case .steady(nil) where scope.has(.segmentRole):
        isConverted = true
        result[index].effort = .ramp(from: nil, to: nil)
      default:
        isLost = true
        result[index].role = .main
      }
    }
    if isConverted {
      losses.report(.converted, .segmentRole, "of a segment at any power, written as a ramp", at: path)
    }
    if isLost { losses.dropped(.segmentRole, at: path) }
    return result
  }

  /// The segments that last some time, where the format knows no others; cues move to the first of them.
  private func withTime(_ segments: [RideSegment], at path: ModelPath) -> [RideSegment] {
    guard !scope.has(.segmentWithoutTime) else { return segments }
    var result = segments.filter { !isLeftOut($0) }
    if result.count < segments.count {
      losses.dropped(.segmentWithoutTime, at: path, count: segments.count - result.count)
    }
    let cues = segments.flatMap { $0.cues }
    if result.isEmpty {
      if !cues.isEmpty { losses.dropped(.cueText, at: path, count: cues.count) }
    } else {
      for index in result.indices { result[index].cues = index == 0 ? cues : [] }
    }
    return result
  }

  /// True for a segment that lasts no time, where the format knows no such.
  func isLeftOut(_ segment: RideSegment) -> Bool {
    !scope.has(.segmentWithoutTime) && (segment.durationSeconds?.coefficient ?? 0) <= 0
  }

  /// The distance in the unit of the format; nil where it has no place for it.
  package func fit(_ distance: Distance?, hasTime: Bool, at path: ModelPath) -> Distance? {
    guard let distance else { return nil }
    guard scope.has(.segmentDistance), !hasTime else {
      losses.dropped(.segmentDistance, at: path, detail: "\(distance.value) \(distance.unit?.rawValue ?? "")")
      return nil
    }
    guard distance.unit != .meters else { return distance }
    guard distance.unit != nil else {
      losses.report(.guessed, .segmentDistance, "taken as metres", at: path)
      return Distance(distance.value, unit: .meters)
    }
    guard let converted = distance.converted(to: .meters) else {
      losses.dropped(.segmentDistance, at: path, detail: "\(distance.value) is too large to convert")
      return nil
    }
    losses.report(
      converted.isRounded ? .rounded : .converted, .segmentDistance, "written in metres", at: path,
      detail: "\(converted.distance.value) m")
    return converted.distance
  }

  // MARK: Cues

  private func fit(_ cue: inout RideCue, at path: ModelPath) {
    cue.sourceFields = own(cue.sourceFields, at: path)
    if !scope.has(.cueDistance), cue.offsetDistance != nil {
      losses.dropped(.cueDistance, at: path)
      cue.offsetDistance = nil
    } else if let distance = cue.offsetDistance {
      cue.offsetDistance = fit(distance, hasTime: false, at: path)
    }
    cue.message = fit(cue.message, of: .cueText, at: path)
    guard rides.texts == .lines else { return }
    if let offset = cue.offsetSeconds, offset.coefficient < 0 {
      losses.report(
        .rounded, .cueText, "at the beginning of its segment, not before", at: path, detail: "\(offset) s")
      cue.offsetSeconds = nil
    }
    cue.offsetSeconds = cue.offsetSeconds ?? ExactDecimal(0)
    if cue.durationSeconds == nil {
      losses.report(.added, .cueDuration, "set to \(Self.nominalCueSeconds) s: no time given", at: path)
      cue.durationSeconds = ExactDecimal(Self.nominalCueSeconds)
    }
  }

  /// `text` as the format can write it.
  ///
  /// - Parameter isElement: true for the text of an element, at whose ends line breaks are layout.
  private func fit(
    _ text: String, of field: ModelField, isElement: Bool = false, at path: ModelPath
  ) -> String {
    guard rides.texts == .elements else { return oneLine(text, of: field, at: path) }
    var text = text
    if !text.unicodeScalars.allSatisfy(XMLText.isHoldable) {
      losses.report(.dropped, field, "control characters, which XML cannot hold", at: path)
      text = String(String.UnicodeScalarView(text.unicodeScalars.filter(XMLText.isHoldable)))
    }
    guard isElement, text.trimmingLayout != text else { return text }
    losses.report(.converted, field, "written without the line breaks at its ends", at: path)
    return text.trimmingLayout
  }

  /// `text` in one line without tabs and other control characters.
  private func oneLine(_ text: String, of field: ModelField, at path: ModelPath) -> String {
    let words = text.split {
      $0.isNewline || $0.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
    .joined(separator: " ").trimming { $0.properties.isWhitespace }
    if String(words) != text { losses.report(.converted, field, "joined into one line", at: path) }
    return String(words)
  }

  /// The fields that the format writes back; the others are named.
  private func own(_ fields: SourceFields?, at path: ModelPath) -> SourceFields? {
    guard var fields else { return nil }
    guard fields.fields.allSatisfy({ scope.keeps($0.name, of: fields.format, in: path.subject) }) else {
      losses.foreign(fields, at: path)
      return nil
    }
    losses.keepWritable(&fields, scope, at: path)
    return fields.fields.isEmpty ? nil : fields
  }
}

extension RideSegment {
  /// True where the segment or a part of it asks for a cadence.
  fileprivate var hasCadence: Bool {
    guard case .intervals(_, let on, let off) = effort else { return cadence != nil }
    return cadence != nil || on.cadence != nil || off.cadence != nil
  }
}
