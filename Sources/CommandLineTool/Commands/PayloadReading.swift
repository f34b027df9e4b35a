internal import FormatKit
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// What the payload of a symbol, or of a whole set of them, holds.
struct PayloadReading {
  /// What it is; nil where it is of no format.
  let format: Format?
  /// The workouts in it; nil where there are none, or they cannot be read.
  let archive: WorkoutArchive?
  /// Why what it is cannot be read; nil where it can, or is of no format.
  let problem: (any Error)?

  /// A payload that cannot be read.
  init(unreadable format: Format, _ problem: any Error) {
    self.format = format
    self.problem = problem
    archive = nil
  }

  /// Reads a payload; one that is no workout is no error.
  init(_ payload: [UInt8], name: String, options: ReadOptions, findings: any FindingSink) {
    let collector = ArchiveCollector()
    guard let input = try? InputBytes(payload, name: name), let format = try? Format.detect(input),
      let reader = format.reader
    else {
      (format, archive, problem) = (nil, nil, nil)
      return
    }
    self.format = format
    do {
      try reader(input, options, collector, findings)
      (archive, problem) = (collector.archive, nil)
    } catch { (archive, problem) = (nil, error) }
  }

  /// What a payload of no format is, in a few words.
  static func content(_ payload: [UInt8]) -> String {
    let text = String(validating: payload, as: UTF8.self)
    return text.map { "\"\(PrintableText.of($0, limit: 60))\"" } ?? "\(payload.count) bytes that are no text"
  }

  /// The finding that something in a picture cannot be read.
  static func problem(_ error: any Error, _ what: Finding.Reason, file: String) -> Finding {
    let problem = FindingNotation.finding(of: error, file: file)
    let detail = [problem.what, problem.detail].compactMap(\.self).joined(separator: ". ")
    return Finding(.warning, .dropped, what, of: .symbol, detail: detail, place: problem.place)
  }

  /// The workouts and the rest, in one line.
  static func summary(of archive: WorkoutArchive) -> String {
    let parts = archive.workouts.count + archive.templates.count + archive.rides.count
    guard parts > maximumNamed else {
      let lines = lines(of: archive)
      return lines.isEmpty ? "an archive without workouts" : lines.joined(separator: "; ")
    }
    return [
      (archive.workouts.count, "workout"), (archive.templates.count, "template"),
      (archive.rides.count, "structured ride"),
    ].filter { $0.0 > 0 }.map { Counted.of($0.0, $0.1) }.joined(separator: ", ")
  }

  /// The most workouts that are named in a line.
  private static let maximumNamed = 12

  private static func lines(of archive: WorkoutArchive) -> [String] {
    archive.workouts.map { workout in
      let name = PrintableText.of(workout.title ?? "without a name", limit: 60)
      let sets = workout.exercises.reduce(0) { $0 + $1.sets.count }
      let start = workout.start.map { ", \($0)" } ?? ""
      let exercises = Counted.of(workout.exercises.count, "exercise")
      return "workout \"\(name)\"\(start), \(exercises), \(Counted.of(sets, "set"))"
    }
      + archive.templates.map { template in
        let name = PrintableText.of(template.title ?? "without a name", limit: 60)
        return "template \"\(name)\", \(Counted.of(template.exercises.count, "exercise"))"
      }
      + archive.rides.map { ride in
        let name = PrintableText.of(ride.title ?? "without a name", limit: 60)
        return "structured ride \"\(name)\", \(Counted.of(ride.segments.count, "segment"))"
      }
  }
}
