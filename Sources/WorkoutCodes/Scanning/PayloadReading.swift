public import FormatKit
internal import Notation
internal import WorkoutFormats
public import WorkoutModel

/// What the payload of a symbol, or of a whole set of them, holds.
public struct PayloadReading {
  /// What it is; nil where it is of no format.
  public let format: Format?
  /// The workouts in it; nil if it holds no workouts, or they cannot be read.
  public let archive: WorkoutArchive?
  /// Why what it is cannot be read; nil where it can, or is of no format.
  public let problem: WorkoutError?

  /// A payload that cannot be read.
  init(unreadable format: Format, _ problem: WorkoutError) {
    self.format = format
    self.problem = problem
    archive = nil
  }

  /// Reads a payload; one that is no workout is no error.
  init(_ payload: [UInt8], name: String, by scanner: WorkoutScanner, findings: any FindingSink) {
    let collector = ArchiveCollector()
    guard let input = try? InputBytes(payload, name: name), let format = try? scanner.registry.detect(input),
      let reader = format.reader
    else {
      (format, archive, problem) = (nil, nil, nil)
      return
    }
    self.format = format
    do throws(WorkoutError) {
      try reader(input, scanner.options, collector, findings)
      (archive, problem) = (collector.archive, nil)
    } catch { (archive, problem) = (nil, error) }
  }

  /// What a payload of no format is, in a few words.
  package static func content(_ payload: [UInt8]) -> String {
    let text = String(validating: payload, as: UTF8.self)
    return text.map { "\"\(PrintableText.of($0, limit: 60))\"" } ?? "\(payload.count) bytes that are not text"
  }
}
