internal import ArchiveGenerator
internal import FormatKit
internal import Foundation
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Strong to Hevy as whole processes: `btd convert` against a plain Python script of the same conversion, in turn.
struct ConversionBenchmark {
  let megabytes: Int
  let rounds: Int
  let seed: UInt64

  func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("btd-benchmark-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("strong.csv").path
    let size = try makeFile(source)
    let target = folder.appendingPathComponent("hevy.csv").path
    let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("strong-to-hevy.py").path
    let commands: [(name: String, arguments: [String])] = [
      (
        "btd convert",
        [tool.appendingPathComponent("btd").path, "convert", source, "-o", target, "--to", "hevy", "--force"]
      ),
      ("python3, csv module", ["/usr/bin/env", "python3", script, source, target]),
    ]
    var seconds = [[Double]](repeating: [], count: commands.count)
    for _ in 0..<rounds {
      for (index, command) in commands.enumerated() {
        seconds[index].append(try CommandTimer.seconds(command.arguments))
      }
    }
    print("\(size / 1_000_000) MB of Strong to Hevy, seed \(seed), median of \(rounds)")
    let medians = seconds.map { $0.sorted()[rounds / 2] }
    for (index, command) in commands.enumerated() {
      let speed = String(
        format: "%8.2f s %8.1f MB/s", medians[index], Double(size) / medians[index] / 1e6)
      print(command.name.padding(toLength: 24, withPad: " ", startingAt: 0) + speed)
    }
    print(String(format: "%.1f times as fast", medians[1] / medians[0]))
  }

  private func makeFile(_ path: String) throws -> Int {
    guard let file = fopen(path, "w") else { throw CocoaError(.fileWriteUnknown) }
    defer { fclose(file) }
    let output = ByteOutput { fwrite($0.baseAddress, 1, $0.count, file) }
    guard let writer = Format.strong.writer else { return 0 }
    let sink = try writer(output, WriteOptions(), FindingLog())
    var generator = ArchiveGenerator(seed: seed)
    var head = WorkoutArchive()
    head.preferences.massUnit = .kilograms
    try sink.begin(head)
    while output.written < megabytes * 1_000_000 { try sink.add(generator.workout()) }
    try sink.finish()
    try output.finish()
    return output.written
  }
}
