internal import FormatKit
internal import Foundation
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// One thing that is measured, in a process of its own.
struct Measurement: Sendable {
  let name: String
  /// Does the work and returns the seconds of the part that counts.
  let work: @Sendable (_ path: String) throws -> Double

  static let all: [Measurement] = [
    Measurement(name: "read into an archive") { path in
      try timed {
        var options = ReadOptions()
        options.checksConsistency = false
        return try Format.readArchive(path: path, as: .benchTracker, options: options, findings: FindingLog())
      }.seconds
    },
    Measurement(name: "read and check consistency") { path in
      try timed { try Format.readArchive(path: path, as: .benchTracker, findings: FindingLog()) }.seconds
    },
    Measurement(name: "count (btd info)") { path in
      try timed {
        var options = ReadOptions()
        options.checksConsistency = false
        try Format.benchTracker.reader?(InputBytes(path: path), options, ArchiveCounter(), FindingLog())
      }.seconds
    },
    Measurement(name: "check well-formedness (json)") { path in
      try timed { try Format.json.checker?(InputBytes(path: path), FindingLog()) }.seconds
    },
    Measurement(name: "write an archive") { path in
      let archive = try Format.readArchive(path: path, as: .benchTracker, findings: FindingLog())
      return try timed {
        var count = 0
        let output = ByteOutput { count += $0.count }
        try Format.benchTracker.writer?(output, WriteOptions(), FindingLog()).take(archive)
        try output.finish()
        return count
      }.seconds
    },
    Measurement(name: "Foundation JSONDecoder") { path in
      try timed {
        try JSONDecoder().decode(CodableFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      }.seconds
    },
    Measurement(name: "Foundation JSONSerialization") { path in
      try timed { try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: path))) }
        .seconds
    },
    Measurement(name: "Foundation JSONEncoder") { path in
      let file = try JSONDecoder().decode(
        CodableFile.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
      return try timed { try JSONEncoder().encode(file) }.seconds
    },
  ]

  /// Two files, their names joined by a colon, read as `btd merge` reads them and both kept until the process ends.
  static let readTwo = Measurement(name: "read two archives") { paths in
    let (archives, seconds) = try timed {
      try paths.split(separator: ":").map { path in
        try Format.readArchive(path: String(path), as: .benchTracker, findings: FindingLog())
      }
    }
    _ = Unmanaged.passRetained(Kept(archives: archives))
    return seconds
  }

  private final class Kept {
    let archives: [WorkoutArchive]

    init(archives: [WorkoutArchive]) { self.archives = archives }
  }

  static func named(_ name: String) -> Measurement? { (all + [readTwo]).first { $0.name == name } }

  /// Runs in this process and prints the seconds and the peak of its memory in bytes.
  func run(path: String) throws { print(try work(path), Self.peakResidentBytes()) }

  /// Runs in a child process; the peak and the seconds of the process are those of the whole child.
  func spawn(path: String) throws -> (seconds: Double, peakBytes: Int, processSeconds: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--measure", name, path]
    let pipe = Pipe()
    process.standardOutput = pipe
    let (_, processSeconds) = try Self.timed {
      try process.run()
      process.waitUntilExit()
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard process.terminationStatus == 0, numbers.count == 2 else { throw CocoaError(.executableLoad) }
    return (numbers[0], Int(numbers[1]), processSeconds)
  }

  /// The high-water mark of this process.
  private static func peakResidentBytes() -> Int {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").compactMap { Int($0) }.first ?? 0) * 1024
  }

  private static func timed<Value>(_ work: () throws -> Value) rethrows -> (value: Value, seconds: Double) {
    let start = ContinuousClock.now
    let value = try work()
    let elapsed = start.duration(to: .now)
    return (value, Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18)
  }
}
