internal import FormatKit
internal import Foundation
internal import PackedForm
internal import WorkoutFormats
internal import WorkoutModel

/// What workouts weigh in the packed form beside compact JSON and its compressions, and how long it takes.
struct EncodingBenchmark {
  let path: String

  private struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// What the compressions of one text weigh, in the order of the rows.
  private static let rows = [
    "compact JSON", "JSON, deflate", "JSON, deflate with a dictionary", "JSON, brotli",
  ]

  private let dictionary: [UInt8]

  init(path: String) throws {
    self.path = path
    // What the primer of the packed form knows, the likeliest at the end.
    dictionary = try PrimerMaker.archives.flatMap(\.workouts).reversed().flatMap { workout in
      try Format.compactWorkout.bytes(of: EncodingCorpus.compact(workout), findings: FindingLog())
    }
  }

  func run() throws {
    let file = try EncodingCorpus.file(path)
    for corpus in [file, .generated, .random] { try table(of: corpus) }
    try time(file.singles.flatMap(\.self))
  }

  private func table(of corpus: EncodingCorpus) throws {
    let archives = corpus.singles
    let singles = archives.flatMap(\.self)
    let one = try singles.map { try weights(ofJSON: json($0)) }
    let together = try archives.map { singles in
      try weights(ofJSON: [UInt8(ascii: "[")] + singles.map(json).joined(separator: ",".utf8) + "]".utf8)
    }
    let whole = try corpus.archives.map { archive in
      try weights(ofJSON: Format.benchTracker.bytes(of: archive, findings: FindingLog()))
    }
    print("\(corpus.name): \(singles.count) workouts; bytes, means over files where there are several")
    print(Self.line("", ["one, mean", "largest", "together", "whole file"]))
    for (place, row) in Self.rows.enumerated() {
      let sizes = one.map { $0[place] }
      print(
        Self.line(
          row,
          [
            Self.mean(sizes), "\(sizes.max() ?? 0)", Self.mean(together.map { $0[place] }),
            Self.mean(whole.map { $0[place] }),
          ]))
    }
    let packed = try singles.map { try check($0).count }
    print(
      Self.line(
        "packed",
        [
          Self.mean(packed), "\(packed.max() ?? 0)",
          Self.mean(try archives.map { try check(joined($0)).count }),
          Self.mean(try corpus.archives.map { try check($0).count }),
        ]))
    let bare = archives.map { $0.map(withoutIdentifier) }
    let bareSizes = try bare.joined().map { try check($0).count }
    print(
      Self.line(
        "packed, workouts without uuid",
        [
          Self.mean(bareSizes), "\(bareSizes.max() ?? 0)",
          Self.mean(try bare.map { try check(joined($0)).count }),
          "",
        ]))
    let characters = try singles.map { PackedText.text(of: try check($0)).utf8.count }
    print(
      Self.line("packed, as text (characters)", [Self.mean(characters), "\(characters.max() ?? 0)", "", ""]))
    print("")
  }

  private func json(_ single: WorkoutArchive) throws -> [UInt8] {
    try Format.compactWorkout.bytes(of: single, findings: FindingLog())
  }

  private func weights(ofJSON bytes: [UInt8]) throws -> [Int] {
    guard let deflated = Compressor.deflate(bytes),
      let primed = Compressor.deflate(bytes, dictionary: dictionary), let brotli = Compressor.brotli(bytes)
    else { throw Broken(description: "zlib or brotli failed") }
    return [bytes.count, deflated.count, primed.count, brotli.count]
  }

  private func withoutIdentifier(_ single: WorkoutArchive) -> WorkoutArchive {
    var single = single
    single.workouts[0].id = nil
    return single
  }

  private func joined(_ singles: [WorkoutArchive]) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = .init(format: "compact-workout")
    archive.workouts = singles.flatMap(\.workouts)
    return archive
  }

  private func check(_ archive: WorkoutArchive) throws -> [UInt8] {
    let bytes = try PackedPayload.bytes(of: archive)
    guard try PackedPayload.archive(in: bytes, name: "payload") == archive else {
      throw Broken(description: "a payload does not come back as it was")
    }
    return bytes
  }

  private static func mean(_ sizes: [Int]) -> String {
    String(format: "%.1f", Double(sizes.reduce(0, +)) / Double(max(sizes.count, 1)))
  }

  private static func line(_ name: String, _ columns: [String]) -> String {
    name.padding(toLength: 34, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined()
  }

  // MARK: Time

  private func time(_ singles: [WorkoutArchive]) throws {
    let payloads = try singles.map { try PackedPayload.bytes(of: $0) }
    var (writing, reading) = (Duration.seconds(1_000), Duration.seconds(1_000))
    // The least of several rounds is what the work costs where nothing else runs.
    for _ in 0..<200 {
      var count = 0
      let start = ContinuousClock.now
      for single in singles { count += try PackedPayload.bytes(of: single).count }
      let middle = ContinuousClock.now
      for payload in payloads {
        count += try PackedPayload.archive(in: payload, name: "payload").workouts.count
      }
      guard count > 0 else { return }
      writing = min(writing, start.duration(to: middle) / singles.count)
      reading = min(reading, middle.duration(to: .now) / singles.count)
    }
    print(
      "one workout of the file: written in \(Self.microseconds(writing)), read in \(Self.microseconds(reading))"
    )
  }

  private static func microseconds(_ duration: Duration) -> String {
    String(format: "%.1f µs", Double(duration.components.attoseconds) / 1e12)
  }
}
