import FormatKit
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

/// All that a reader tells, in order.
final class Story: ArchiveSink, FindingSink {
  private(set) var workouts: [Workout] = []
  private(set) var lines: [String] = []

  func begin(_ archive: WorkoutArchive) { lines.append("begin \(archive)") }
  func add(_ workout: Workout) {
    lines.append("workout \(workouts.count)")
    workouts.append(workout)
  }
  func finish() { lines.append("finish") }
  func report(_ finding: Finding) { lines.append(FindingList.line(finding)) }

  init(_ input: InputBytes, _ format: Format, _ sideBySide: SideBySide?) throws {
    var options = ReadOptions()
    options.massUnit = .kilograms
    options.sideBySide = sideBySide
    let reader = try #require(format.reader)
    do throws(WorkoutError) {
      try reader(input, options, self, self)
    } catch {
      lines.append(error.words)
    }
  }

  /// Reads `bytes` as a whole and in parts, which must tell the same.
  ///
  /// - Returns: what was told.
  @discardableResult
  static func ofBoth(_ bytes: [UInt8], _ format: Format, partByteCount: Int, _ about: String) throws -> Story
  {
    let whole = try Story(InputBytes(bytes, name: "t"), format, nil)
    let parted = try Story(InputBytes(bytes, name: "t"), format, Self.backwards(partByteCount))
    let places = zip(parted.lines, whole.lines).prefix { $0 == $1 }.count
    // Only the first difference: the whole of it says nothing to anybody.
    #expect(
      parted.lines.dropFirst(places).first == whole.lines.dropFirst(places).first, "\(format.id), \(about)")
    let isSame = parted.workouts == whole.workouts
    #expect(isSame, "\(format.id), \(about)")
    return whole
  }

  /// Makes all parts before the first is taken, the last one first.
  static func backwards(_ partByteCount: Int) -> SideBySide {
    SideBySide(partByteCount: partByteCount) { count, maker, take in
      for part in (0..<count).reversed().map(maker()).reversed() where !take(part) { return }
    }
  }
}
