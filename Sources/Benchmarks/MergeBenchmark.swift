internal import ArchiveGenerator
internal import FormatKit
internal import Foundation
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd merge` of two archives that share half their workouts, against reading both into memory: whole processes, from
/// their start until they have ended.
struct MergeBenchmark {
  /// Workouts of each archive.
  let workouts: Int
  let rounds: Int
  let seed: UInt64

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("btd-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["first.btd", "second.btd"].map { folder.appendingPathComponent($0).path }
    let merged = folder.appendingPathComponent("merged.btd").path
    let size = try makeFiles(paths)
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
      .appendingPathComponent("btd").path
    var (reading, merging) = ([Cost](), [Cost]())
    var (readingPeak, readingAlone) = (0, [Double]())
    for _ in 0..<rounds {
      reading.append(
        try Self.measured {
          let (alone, peakBytes, seconds) = try Measurement.readTwo.spawn(
            path: paths.joined(separator: ":"))
          readingPeak = max(readingPeak, peakBytes)
          readingAlone.append(alone)
          return seconds
        })
      merging.append(
        try Self.measured { try CommandTimer.seconds([tool, "merge"] + paths + ["-o", merged, "--force"]) })
    }
    let (read, merge) = (Self.median(reading), Self.median(merging))
    // Of all children so far; the merge reads as much as the other, and needs more.
    let peak = Self.childrenUsage().ru_maxrss * 1024
    print(
      "two archives of \(workouts) workouts, half of them shared, \(size / 1_000_000) MB, seed \(seed), "
        + "median of \(rounds)")
    print("                        seconds   of processor   peak MB")
    for (name, cost, peak) in [("read both into memory", read, readingPeak), ("btd merge", merge, peak)] {
      print(
        name.padding(toLength: 22, withPad: " ", startingAt: 0)
          + String(format: "%9.2f %14.2f %9d", cost.seconds, cost.processor, peak / 1_000_000))
    }
    print(
      String(
        format: "reading alone, without the start and the end of its process: %.2f",
        readingAlone.sorted()[rounds / 2]))
    print(
      String(
        format: "%.2f times the time (%.2f of the processor's), memory %.2f times the files",
        merge.seconds / read.seconds, merge.processor / read.processor, Double(peak) / Double(size)))
  }

  /// What a child took.
  private struct Cost {
    var seconds: Double
    /// Seconds of the processor: what counts on a machine that does other things as well.
    var processor: Double
  }

  private static func measured(_ work: () throws -> Double) rethrows -> Cost {
    let before = processorSeconds()
    let seconds = try work()
    return Cost(seconds: seconds, processor: processorSeconds() - before)
  }

  private static func median(_ costs: [Cost]) -> Cost {
    Cost(
      seconds: costs.map(\.seconds).sorted()[costs.count / 2],
      processor: costs.map(\.processor).sorted()[costs.count / 2])
  }

  private static func childrenUsage() -> rusage {
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return usage
  }

  private static func processorSeconds() -> Double {
    let usage = childrenUsage()
    return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
  }

  /// Writes both archives: the second begins where the first has its middle.
  private func makeFiles(_ paths: [String]) throws -> Int {
    var generator = ArchiveGenerator(seed: seed)
    let head = generator.emptyArchive()
    let all = (0..<workouts + workouts / 2).map { _ in generator.workout() }
    return try zip(paths, [all.prefix(workouts), all.suffix(workouts)]).reduce(0) { size, file in
      guard let handle = fopen(file.0, "w") else { throw CocoaError(.fileWriteUnknown) }
      defer { fclose(handle) }
      let output = ByteOutput { fwrite($0.baseAddress, 1, $0.count, handle) }
      var archive = head
      archive.workouts = Array(file.1)
      try Format.benchTracker.writer?(output, WriteOptions(), FindingLog()).take(archive)
      try output.finish()
      return size + output.written
    }
  }
}
