internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads an ERG or MRC file: a head of names and values, points of time and power, and texts for the rider.
struct CourseReader {
  /// The most lines of a course.
  static let maximumLines = 200_000

  /// The largest number of a file in percent that is read as a fraction throughout.
  static let largestFraction = 2.5

  /// What a head says anyway.
  static let usualVersion = "2"
  /// What a head says anyway.
  static let usualUnits = "ENGLISH"
  /// What the head calls the name of the file.
  static let fileNameKey = "FILE NAME"

  private struct Point {
    var time: Int64
    var value: ExactDecimal
    var offset: Int
  }

  private let input: TextInput
  private let checks: Bool
  private var kind: CourseKind
  private var statesColumns = false
  private var timeUnit = CourseTime.minute
  private var ride = Ride()
  private var kept: [SourceFields.Field] = []
  private var points: [Point] = []
  private var cues: [(time: Int64, cue: RideCue, offset: Int)] = []
  private var laps: [(time: Int64, field: SourceFields.Field)] = []
  private var hasData = false

  /// Reads `input`, a file of `kind` unless it says otherwise, into `sink`.
  static func read(
    _ input: InputBytes, as kind: CourseKind, options: ReadOptions, into sink: any ArchiveSink,
    findings: any FindingSink
  ) throws(WorkoutError) {
    let text = try TextInput(input, findings: findings)
    var reader = CourseReader(input: text, checks: options.checksConsistency, kind: kind)
    try reader.readLines()
    var archive = WorkoutArchive()
    archive.source = .init(format: reader.kind.id)
    archive.rides = [try reader.finishedRide()]
    try sink.begin(archive)
    try sink.finish()
  }

  private init(input: TextInput, checks: Bool, kind: CourseKind) {
    self.input = input
    self.checks = checks
    self.kind = kind
  }

  private mutating func readLines() throws(WorkoutError) {
    var section: CourseSection?
    var count = 0
    try CourseLine.forEach(in: input.bytes) { line throws(WorkoutError) in
      count += 1
      guard count <= Self.maximumLines else {
        throw input.error(
          line.offset, "found more than \(Self.maximumLines) lines, expected those of one ride")
      }
      if line.text.first == ";" {
        return kept.append(.init(name: CourseSection.comment, text: String(line.text.dropFirst())))
      }
      if let next = Self.bracketed(line.text) {
        section = next.hasPrefix("END ") || next.uppercased() == "END" ? nil : CourseSection(name: next)
        if section == .data { hasData = true }
        return
      }
      if section == .head || section == .data, let stated = CourseColumns(line.text) {
        (kind, timeUnit, statesColumns) = (stated.kind, stated.timeUnit, true)
        return
      }
      switch section {
      case .head: readHead(line)
      case .data: try readData(line)
      case .text: readText(line)
      case .other(let name): kept.append(.init(name: "[\(name)]", text: String(line.text)))
      case nil:
        throw input.error(
          line.offset, "found \(PrintableText.of(String(line.text), limit: 40)), expected [COURSE HEADER]")
      }
    }
  }

  private static func bracketed(_ text: Substring) -> String? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let name = text.dropFirst().dropLast().split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    return name.uppercased().hasPrefix("END ") ? name.uppercased() : name
  }

  // MARK: The head

  private mutating func readHead(_ line: CourseLine) {
    guard let sign = line.text.firstIndex(of: "="), line.text.first != "[" else {
      return kept.append(.init(name: CourseSection.head.name, text: String(line.text)))
    }
    let name = Self.trimmed(line.text[..<sign])
    // A name that stands for another part of the file is kept with its whole line.
    guard CourseSection.isFreeName(name) else {
      return kept.append(.init(name: CourseSection.head.name, text: String(line.text)))
    }
    let value = Self.trimmed(line.text[line.text.index(after: sign)...])
    switch name.uppercased() {
    case "DESCRIPTION" where ride.summary == nil: ride.summary = value
    case Self.fileNameKey where ride.title == nil, "FILENAME" where ride.title == nil:
      ride.title = Self.title(value)
      if Self.fileName(ride.title ?? "", kind) != value {
        kept.append(.init(name: Self.fileNameKey, text: value))
      }
    case "FTP" where ride.thresholdPowerWatts == nil && ExactDecimal(value) != nil:
      ride.thresholdPowerWatts = ExactDecimal(value)
    case "VERSION" where value == Self.usualVersion: break
    case "UNITS" where value.uppercased() == Self.usualUnits: break
    default: kept.append(.init(name: name, text: value))
    }
  }

  /// The name of a ride whose file is called `fileName`.
  static func title(_ fileName: String) -> String {
    let isCourse = [".erg", ".mrc"].contains { fileName.lowercased().hasSuffix($0) }
    return isCourse ? String(fileName.dropLast(4)) : fileName
  }

  /// The name of the file of a ride called `title`.
  static func fileName(_ title: String, _ kind: CourseKind) -> String { "\(title).\(kind.id)" }

  // MARK: The points

  private mutating func readData(_ line: CourseLine) throws(WorkoutError) {
    let parts = line.text.split(separator: ";", maxSplits: 1)
    if parts.count > 1 { kept.append(.init(name: CourseSection.comment, text: String(parts[1]))) }
    let words = Self.trimmed(parts[0]).split(maxSplits: 2) { $0 == " " || $0 == "\t" }
    guard words.count >= 2, let minutes = number(words[0], line),
      let time = CourseTime.microseconds(minutes, unit: timeUnit)
    else { throw misfit(line) }
    if words[1].uppercased() == CourseSection.lap {
      let name = words.count > 2 ? " \(words[2])" : ""
      return keepLap(at: minutes, time, name: name)
    }
    guard let value = number(words[1], line), kind.intensity(value) != nil else { throw misfit(line) }
    if words.count > 2 {
      if words[2].uppercased().hasPrefix(CourseSection.lap) {
        let name = Self.trimmed(words[2].dropFirst(3))
        keepLap(at: minutes, time, name: name.isEmpty ? "" : " " + name)
      } else {
        input.report(
          .warning, .dropped, "third column of a point",
          detail: PrintableText.of(String(words[2]), limit: 40),
          at: line.offset)
      }
    }
    guard time >= (points.last?.time ?? 0) else {
      throw input.error(
        line.offset, "found time \(minutes) after a later one, expected points in order of time")
    }
    points.append(Point(time: time, value: value, offset: line.offset))
  }

  /// Keeps a marker, its time in minutes.
  private mutating func keepLap(at number: ExactDecimal, _ time: Int64, name: String) {
    let minutes = timeUnit == CourseTime.minute ? "\(number)" : CourseTime.minutes(time)
    laps.append((time, .init(name: CourseSection.lap, text: minutes + name)))
  }

  private func number(_ word: Substring, _ line: CourseLine) -> ExactDecimal? {
    if let number = ExactDecimal(lenient: String(word)) { return number }
    guard word.count(where: { $0 == "," }) == 1,
      let number = ExactDecimal(lenient: String(word.map { $0 == "," ? "." : $0 }))
    else { return nil }
    input.report(
      .warning, .repaired, "comma in a number read as a point", detail: String(word), at: line.offset)
    return number
  }

  private func misfit(_ line: CourseLine) -> WorkoutError {
    input.error(
      line.offset,
      "found \(PrintableText.of(String(line.text), limit: 40)), expected minutes and power, or minutes and LAP"
    )
  }

  // MARK: The texts

  private mutating func readText(_ line: CourseLine) {
    let whole = String(line.text)
    let hasTabs = whole.contains("\t")
    let columns = whole.split(maxSplits: 1, omittingEmptySubsequences: false) {
      $0 == "\t" || !hasTabs && $0 == " "
    }
    guard columns.count == 2, let seconds = number(columns[0], line),
      let time = CourseTime.microseconds(seconds, unit: CourseTime.second), time >= 0
    else {
      return input.report(
        .error, .dropped, "line of \(CourseSection.text.name) that is not seconds, a text and a duration",
        detail: PrintableText.of(whole, limit: 40), at: line.offset)
    }
    var cue = RideCue(offsetSeconds: nil, message: Self.trimmed(columns[1]))
    let separator: Character = hasTabs ? "\t" : " "
    if let cut = columns[1].lastIndex(of: separator),
      let duration = ExactDecimal(lenient: Self.trimmed(columns[1][columns[1].index(after: cut)...]))
    {
      cue.message = Self.trimmed(columns[1][..<cut])
      cue.durationSeconds = duration
      if !hasTabs {
        input.report(
          .warning, .guessed, "number at the end of a text taken as its duration",
          detail: PrintableText.of(whole, limit: 40), at: line.offset)
      }
    }
    cues.append((time, cue, line.offset))
  }

  private static func trimmed(_ text: Substring) -> String {
    String(String(text).trimming { $0.properties.isWhitespace })
  }

  // MARK: The ride

  private mutating func finishedRide() throws(WorkoutError) -> Ride {
    guard hasData else {
      throw input.error(0, "the part [COURSE DATA] is missing, expected the points of a ride")
    }
    if !statesColumns {
      input.report(
        .warning, .guessed, "the head does not say what the numbers are; taken as \(kind.columns)", at: 0)
    }
    readFractions()
    let starts = makeSegments()
    reportLonePoints()
    for (time, _, offset) in cues {
      if checks, let end = points.last?.time, time > end, !starts.isEmpty {
        input.report(
          .warning, .inconsistent, "text after the end of the ride: kept with the last segment",
          detail: "second \(CourseTime.seconds(time))", at: offset)
      }
    }
    // Lines in no order of time are read in that order, as they are shown.
    for (time, cue, _) in cues.sorted(by: { $0.time < $1.time }) { add(cue, at: time, starts) }
    kept = CourseSection.order(kept + laps.sorted { $0.time < $1.time }.map { $0.field })
    if !kept.isEmpty { ride.sourceFields = SourceFields(format: kind.id, fields: kept) }
    return ride
  }

  /// Takes percents for fractions where none is as large as the least that anyone rides.
  private mutating func readFractions() {
    guard kind == .mrc, let largest = points.max(by: { $0.value.doubleValue < $1.value.doubleValue }),
      largest.value.coefficient > 0, largest.value.doubleValue <= Self.largestFraction
    else { return }
    for index in points.indices {
      points[index].value = points[index].value.movingPoint(by: 2) ?? points[index].value
    }
    input.report(
      .warning, .guessed, "all percents are small: read as fractions of threshold power",
      detail: "at most \(largest.value)", at: largest.offset)
  }

  /// Names the powers that no segment has: those of points with no time before and behind them.
  private func reportLonePoints() {
    func isUsed(_ index: Int) -> Bool {
      index > 0 && points[index - 1].time < points[index].time
        || index + 1 < points.count && points[index].time < points[index + 1].time
    }
    for (index, point) in points.enumerated() where !isUsed(index) {
      let isSaid = [index - 1, index + 1].contains { neighbour in
        points.indices.contains(neighbour) && points[neighbour].time == point.time
          && points[neighbour].value.normalized == point.value.normalized
      }
      guard !isSaid else { continue }
      input.report(
        .warning, .dropped, "single point, which makes no segment",
        detail: "\(point.value) at minute \(CourseTime.minutes(point.time))", at: point.offset)
    }
  }

  /// Makes the segments between the points; returns when each begins.
  private mutating func makeSegments() -> [Int64] {
    var starts: [Int64] = []
    if let first = points.first, first.time > 0 {
      input.report(
        .warning, .guessed, "the first point is not at minute 0; the time before it is ridden freely",
        at: first.offset)
      ride.segments.append(RideSegment(.free, durationSeconds: CourseTime.seconds(first.time)))
      starts.append(0)
    }
    for (from, to) in zip(points, points.dropFirst()) where to.time > from.time {
      guard let start = kind.intensity(from.value), let end = kind.intensity(to.value) else { continue }
      let isSteady = from.value.normalized == to.value.normalized
      ride.segments.append(
        RideSegment(
          isSteady ? .steady(start) : .ramp(from: start, to: end),
          durationSeconds: CourseTime.seconds(to.time - from.time)))
      starts.append(from.time)
    }
    return starts
  }

  /// Puts `cue` into the segment that is under way at `time`.
  private mutating func add(_ cue: RideCue, at time: Int64, _ starts: [Int64]) {
    // The last segment that has begun; before the first it is the first.
    let index = max(1, starts.count(upTo: time)) - 1
    if ride.segments.indices.contains(index) {
      var cue = cue
      cue.offsetSeconds = CourseTime.seconds(time - starts[index])
      return ride.segments[index].cues.append(cue)
    }
    let duration = cue.durationSeconds.map { "\t\($0)" } ?? ""
    kept.append(
      .init(name: CourseSection.text.name, text: "\(CourseTime.seconds(time))\t\(cue.message)\(duration)"))
  }
}

extension TextInput {
  fileprivate func error(_ offset: Int, _ what: String) -> WorkoutError {
    error(at: offset, what, "Is it a course file of a bicycle trainer?")
  }
}

extension [Int64] {
  /// How many of the numbers, which ascend, are not beyond `limit`.
  fileprivate func count(upTo limit: Int64) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= limit { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
