internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes one ride as an ERG or MRC file.
struct CourseWriter {
  private let kind: CourseKind
  private let output: ByteOutput
  private let kept: [SourceFields.Field]
  /// True where percents would be read as fractions.
  private let hasFractions: Bool

  /// Writes `ride`, which has been fitted, to `output`.
  ///
  /// - Throws: ``RequestError`` for a ride that is longer than a course can be.
  static func write(_ ride: Ride, as kind: CourseKind, to output: ByteOutput, losses: LossReporter)
    throws(WorkoutError)
  {
    let hasFractions = kind == .mrc && isReadAsFractions(ride.segments)
    let writer = CourseWriter(
      kind: kind, output: output, kept: ride.sourceFields?.fields ?? [], hasFractions: hasFractions)
    if hasFractions {
      losses.converted(
        .power, "written as fractions, because percents up to 2.5 are read as fractions",
        at: ModelPath(root: .rides, index: 0))
    }
    writer.writeHead(ride)
    let starts = try writer.writeData(ride, losses)
    writer.writeText(ride, starts, losses)
    writer.writeRest()
  }

  private func line(_ text: String) {
    output.append(text)
    output.append("\r\n")
  }

  // MARK: The head

  private func writeHead(_ ride: Ride) {
    for field in kept where field.name == CourseSection.comment { line(";\(field.text)") }
    line("[\(CourseSection.head.name)]")
    let rest = kept.filter { isOfHead($0.name) }
    func has(_ name: String) -> Bool { rest.contains { $0.name.uppercased() == name } }
    if !has("VERSION") { line("VERSION = \(CourseReader.usualVersion)") }
    if !has("UNITS") { line("UNITS = \(CourseReader.usualUnits)") }
    if let summary = ride.summary { line("DESCRIPTION = \(summary)") }
    // The first name of a file is the title; it is kept where a file of this kind would be called otherwise.
    if let title = ride.title {
      let usual = CourseReader.fileName(title, kind)
      let first = rest.first { $0.name == CourseReader.fileNameKey }?.text
      if first.map({ CourseReader.title($0) != title || $0 == usual }) ?? true {
        line("\(CourseReader.fileNameKey) = \(usual)")
      }
    }
    if let threshold = ride.thresholdPowerWatts { line("FTP = \(threshold)") }
    for field in rest {
      line(field.name == CourseSection.head.name ? field.text : "\(field.name) = \(field.text)")
    }
    line(kind.columns)
    line("[END \(CourseSection.head.name)]")
  }

  private func isOfHead(_ name: String) -> Bool {
    ![CourseSection.comment, CourseSection.lap, CourseSection.text.name].contains(name)
      && !name.hasPrefix("[")
  }

  // MARK: The points

  /// Writes two points a segment; where two segments meet, the time stands twice.
  ///
  /// - Returns: when each segment begins, in microseconds.
  private func writeData(_ ride: Ride, _ losses: LossReporter) throws(WorkoutError) -> [Int64] {
    var laps = self.laps[...]
    func writeLaps(until time: Int64) {
      while let lap = laps.first, lap.time <= time {
        line("\(lap.minutes)\t\(CourseSection.lap)\(lap.name)")
        laps.removeFirst()
      }
    }
    line("[\(CourseSection.data.name)]")
    var time: Int64 = 0
    var starts: [Int64] = []
    for (number, segment) in ride.segments.enumerated() {
      guard let seconds = segment.durationSeconds,
        let length = CourseTime.microseconds(seconds, unit: CourseTime.second),
        time + length <= CourseTime.maximum
      else {
        throw .request(.rideTooLong(hours: Int(CourseTime.maximum / CourseTime.minute / 60)))
      }
      if CourseTime.seconds(length) != seconds.normalized {
        losses.rounded(
          .segmentTime, "rounded to a microsecond",
          at: ModelPath(root: .rides, index: 0).segment(number), detail: "\(seconds) s")
      }
      writeLaps(until: time)
      starts.append(time)
      let (from, to) = Self.ends(segment)
      line("\(CourseTime.minutes(time))\t\(kind.value(from, inFractions: hasFractions))")
      time += length
      line("\(CourseTime.minutes(time))\t\(kind.value(to, inFractions: hasFractions))")
    }
    writeLaps(until: .max)
    line("[END \(CourseSection.data.name)]")
    return starts
  }

  private static func isReadAsFractions(_ segments: [RideSegment]) -> Bool {
    let intensities = segments.flatMap { [ends($0).0, ends($0).1] }
    let largest = intensities.map { CourseKind.mrc.value($0).doubleValue }.max() ?? 0
    return largest > 0 && largest <= CourseReader.largestFraction
  }

  private static func ends(_ segment: RideSegment) -> (RideIntensity, RideIntensity) {
    let none = RideIntensity.watts(ExactDecimal(0))
    return switch segment.effort {
    case .steady(let intensity): (intensity ?? none, intensity ?? none)
    case .ramp(let from, let to): (from ?? to ?? none, to ?? from ?? none)
    case .intervals, .free, .maximum: (none, none)
    }
  }

  /// Kept markers in order of time, each with its name behind a space.
  private var laps: [(time: Int64, minutes: Substring, name: Substring)] {
    kept.filter { $0.name == CourseSection.lap }.compactMap { field in
      let minutes = field.text.prefix { $0 != " " }
      return ExactDecimal(lenient: String(minutes)).flatMap {
        CourseTime.microseconds($0, unit: CourseTime.minute)
      }.map { ($0, minutes, field.text.dropFirst(minutes.count)) }
    }.sorted { $0.time < $1.time }
  }

  // MARK: The texts

  private func writeText(_ ride: Ride, _ starts: [Int64], _ losses: LossReporter) {
    var texts: [(time: Int64, text: String)] = []
    for (number, segment) in ride.segments.enumerated() {
      let start = starts[number]
      for (place, cue) in segment.cues.enumerated() {
        let seconds = cue.offsetSeconds ?? ExactDecimal(0)
        guard let offset = CourseTime.microseconds(seconds, unit: CourseTime.second),
          start + offset <= CourseTime.maximum
        else {
          losses.report(
            .dropped, .cueText, "later than a course can be long",
            at: ModelPath(root: .rides, index: 0).segment(number).cue(place), detail: "\(seconds) s")
          continue
        }
        let duration = cue.durationSeconds.map { "\t\($0)" } ?? ""
        texts.append((start + offset, "\(CourseTime.seconds(start + offset))\t\(cue.message)\(duration)"))
      }
    }
    let orphans = kept.filter { $0.name == CourseSection.text.name }.map { $0.text }
    guard !texts.isEmpty || !orphans.isEmpty else { return }
    line("[\(CourseSection.text.name)]")
    for text in texts.sorted(by: { $0.time < $1.time }) { line(text.text) }
    for text in orphans { line(text) }
    line("[END \(CourseSection.text.name)]")
  }

  /// Writes the parts of other names.
  private func writeRest() {
    var open: String?
    for field in kept where field.name.hasPrefix("[") {
      if field.name != open {
        if let open { line("[END \(open.dropFirst())") }
        line(field.name)
        open = field.name
      }
      line(field.text)
    }
    if let open { line("[END \(open.dropFirst())") }
  }
}
