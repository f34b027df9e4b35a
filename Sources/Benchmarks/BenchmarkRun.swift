internal import ArchiveGenerator
internal import FormatKit
internal import Foundation
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// One run: makes the file, measures everything on it, prints a table.
struct BenchmarkRun {
  let megabytes: Int
  /// How often each measurement is taken; the median counts.
  let rounds: Int
  let seed: UInt64

  func run() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("btd-benchmark-\(getpid()).btd")
      .path
    defer { unlink(path) }
    let (size, workouts) = try makeFile(path)
    print("\(size / 1_000_000) MB of .btd, \(workouts) workouts, seed \(seed), median of \(rounds)")
    print("measure                              MB/s    seconds   peak MB   peak/file")
    // Round by round, so that all measurements see the machine in the same moods.
    var results = [[(seconds: Double, peakBytes: Int)]](repeating: [], count: Measurement.all.count)
    for _ in 0..<rounds {
      for (index, measurement) in Measurement.all.enumerated() {
        let (seconds, peakBytes, _) = try measurement.spawn(path: path)
        results[index].append((seconds, peakBytes))
      }
    }
    for (index, measurement) in Measurement.all.enumerated() {
      let (seconds, peakBytes) = results[index].sorted { $0.seconds < $1.seconds }[rounds / 2]
      let row = [
        measurement.name.padding(toLength: 32, withPad: " ", startingAt: 0),
        String(format: "%9.1f", Double(size) / seconds / 1e6), String(format: "%10.3f", seconds),
        String(format: "%9d", peakBytes / 1_000_000),
        String(format: "%11.2f", Double(peakBytes) / Double(size)),
      ]
      print(row.joined())
    }
  }

  private func makeFile(_ path: String) throws -> (size: Int, workouts: Int) {
    guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(file) }
    let output = ByteOutput { fwrite($0.baseAddress, 1, $0.count, file) }
    let findings = FindingLog()
    guard let writer = Format.benchTracker.writer else { return (0, 0) }
    let sink = try writer(output, WriteOptions(), findings)
    var generator = ArchiveGenerator(seed: seed)
    try sink.begin(generator.emptyArchive())
    var workouts = 0
    while output.written < megabytes * 1_000_000 {
      try sink.add(generator.workout())
      workouts += 1
    }
    try sink.finish()
    try output.finish()
    return (output.written, workouts)
  }
}
