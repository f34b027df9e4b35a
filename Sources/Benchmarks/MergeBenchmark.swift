internal import ArchiveGenerator
internal import Foundation
internal import WorkoutFormats
internal import WorkoutModel

/// `btd merge` of two archives that share half their workouts, as a whole process, against reading both into memory.
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
    var (reading, merging) = ([Double](), [Double]())
    var readingPeak = 0
    for _ in 0..<rounds {
      let read = try Measurement.readTwo.spawn(path: paths.joined(separator: ":"))
      reading.append(read.seconds)
      readingPeak = max(readingPeak, read.peakBytes)
      merging.append(try time([tool, "merge"] + paths + ["-o", merged, "--force"]))
    }
    let (readSeconds, mergeSeconds) = (reading.sorted()[rounds / 2], merging.sorted()[rounds / 2])
    var usage = rusage()
    getrusage(RUSAGE_CHILDREN, &usage)
    let peak = usage.ru_maxrss * 1024
    print(
      "two archives of \(workouts) workouts, half of them shared, \(size / 1_000_000) MB, seed \(seed), "
        + "median of \(rounds)")
    print(
      String(
        format: "read both into memory  %7.2f s  %6d MB at the most", readSeconds, readingPeak / 1_000_000))
    print(
      String(format: "btd merge              %7.2f s  %6d MB at the most", mergeSeconds, peak / 1_000_000))
    print(
      String(
        format: "%.2f times the time of reading both, memory %.2f times the files",
        mergeSeconds / readSeconds, Double(peak) / Double(size)))
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

  private func time(_ arguments: [String]) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.standardError = FileHandle.nullDevice
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let elapsed = start.duration(to: .now)
    guard process.terminationStatus == 0 else {
      throw CocoaError(.executableLoad, userInfo: [NSFilePathErrorKey: arguments.joined(separator: " ")])
    }
    return Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
  }
}
