internal import ArchiveGenerator
internal import FormatKit
internal import Foundation
internal import Migration
internal import Notation
internal import PhotographSimulator
internal import QRCodes
internal import WorkoutFormats
internal import WorkoutModel

/// What takes time, as ratios to a loop of fixed work, beside the ratios that the repository keeps.
///
/// Ratios are much the same on any machine that has nothing else to do, so what got slower shows without the machine
/// that was measured before. Each is the least of several rounds, in time of the processor.
struct BaselineBenchmark {
  let megabytes: Int
  let rounds: Int
  let seed: UInt64
  /// Whether what is measured is kept as the new baseline.
  let records: Bool

  /// How much slower is worth a word.
  private static let tolerance = 0.05

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("baseline.txt")

  private struct Task {
    let name: String
    let work: () throws -> Void
  }

  func run() throws {
    let tasks = try tasks()
    var least = [Double](repeating: .infinity, count: tasks.count)
    var calibration = Double.infinity
    for _ in 0..<rounds {
      calibration = min(calibration, Self.seconds { Self.calibrate() })
      for (index, task) in tasks.enumerated() {
        least[index] = min(least[index], try Self.seconds(task.work))
      }
    }
    // Per megabyte, so that a small run says about the same as a large one.
    let ratios = least.map { $0 / calibration / Double(megabytes) }
    let kept = try Self.kept()
    print(
      "ratios to a loop of \(String(format: "%.3f", calibration)) s for each megabyte, least of \(rounds)")
    for (task, ratio) in zip(tasks, ratios) {
      var row = task.name.padding(toLength: 36, withPad: " ", startingAt: 0) + String(format: "%9.4f", ratio)
      if let old = kept[task.name] {
        row += String(format: "%9.4f %+6.0f %%", old, (ratio / old - 1) * 100)
        if ratio > old * (1 + Self.tolerance) { row += "  slower" }
      }
      print(row)
    }
    guard records else { return }
    let lines = zip(tasks, ratios).map { "\(String(format: "%.4f", $1)) \($0.name)\n" }
    try lines.joined().write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// The ratios that the repository keeps, by what was measured.
  private static func kept() throws -> [String: Double] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    return Dictionary(
      lines.compactMap { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return Double(parts[0]).map { (String(parts[1]), $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private func tasks() throws -> [Task] {
    let archive = archive(of: megabytes * 1_000_000, seed: seed)
    let other = self.archive(of: megabytes * 500_000, seed: seed + 1)
    func bytes(_ format: Format) throws -> [UInt8] {
      var options = WriteOptions()
      options.massUnit = .kilograms
      return try format.bytes(of: archive, options: options, findings: FindingLog())
    }
    func read(_ bytes: [UInt8], _ format: Format) throws -> WorkoutArchive {
      var options = ReadOptions()
      options.massUnit = .kilograms
      return try Format.readArchive(
        InputBytes(bytes, name: "file"), as: format, options: options, findings: FindingLog())
    }
    var tasks: [Task] = []
    for format in [Format.benchTracker, .strong, .hevy, .fitNotes, .liftLog, .fit] {
      let file = try bytes(format)
      tasks.append(Task(name: "read \(format.id)") { _ = try read(file, format) })
      tasks.append(Task(name: "write \(format.id)") { _ = try bytes(format) })
    }
    let strong = Array(try bytes(.strong).prefix(1 << 14))
    tasks.append(
      Task(name: "tell the format, \(10 * megabytes) times") {
        for _ in 0..<10 * megabytes { _ = try Format.detect(InputBytes(strong, name: "file")) }
      })
    tasks.append(
      Task(name: "merge") { _ = ArchiveMerge().merge(archive, other, findings: FindingLog()) })
    let photographs = try photographs(max(1, megabytes / 2))
    tasks.append(
      Task(name: "scan photographs") {
        for photograph in photographs { _ = SymbolScanner().scan(photograph) }
      })
    return tasks
  }

  private func photographs(_ count: Int) throws -> [DecodedFrame] {
    var simulator = PhotographSimulator(seed: seed)
    return try (0..<count).compactMap { number in
      let payload = (0..<200).map { UInt8(truncatingIfNeeded: $0 * 7 + number) }
      guard let file = simulator.jpeg(of: try QRSymbol(payload: payload), modulePixels: 4) else { return nil }
      return try PictureDecoder().decode(file).frames.first
    }
  }

  /// Workouts of about this many bytes as `.btd`.
  private func archive(of byteCount: Int, seed: UInt64) -> WorkoutArchive {
    var generator = ArchiveGenerator(seed: seed)
    var archive = generator.emptyArchive()
    archive.workouts = (0..<max(2, byteCount / 6_000)).map { _ in generator.workout() }
    return archive
  }

  /// Fixed work of the kinds that readers do: bytes looked at one by one, tables looked up, memory taken.
  private static func calibrate() {
    var state: UInt64 = 88_172_645_463_325_252
    var counts: [UInt64: Int] = [:]
    for _ in 0..<200 {
      let bytes = (0..<50_000).map { _ -> UInt8 in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt8(truncatingIfNeeded: state)
      }
      var value: UInt64 = 0
      for byte in bytes { value = byte < 26 ? 0 : value &* 31 &+ UInt64(byte) }
      counts[value & 0xfff, default: 0] += 1
    }
    precondition(counts.count > 1)
  }

  /// The seconds of the processor that work takes.
  private static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = clock()
    try work()
    return Double(clock() - start) / Double(CLOCKS_PER_SEC)
  }
}
