import ArchiveGenerator
import FormatKit
import SafeFiles
import Synchronization
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

/// A table is written on a thread of its own, behind what fits workouts for it; nobody may notice but by the clock.
@Suite struct WritingBehindTests {
  private static let formats = [Format.hevy, .strong, .fitNotes, .fitbod, .csv]

  private static func archive(_ count: Int, seed: UInt64) -> WorkoutArchive {
    var generator = ArchiveGenerator(seed: seed)
    var archive = generator.emptyArchive()
    archive.workouts = (0..<count).map { _ in generator.workout() }
    return archive
  }

  /// What is written of `archive`, and what is found.
  private static func written(
    _ archive: WorkoutArchive, as format: Format, behind: Bool
  ) throws -> (bytes: [UInt8], findings: [String]) {
    let findings = FindingList()
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.date = Moment(wallTime: "2021-03-04 10:00")
    options.writesBehind = behind
    let bytes = Mutex<[UInt8]>([])
    let output = ByteOutput { piece in bytes.withLock { $0.append(contentsOf: piece) } }
    let writer = try #require(format.writer)
    let sink = try writer(output, options, findings)
    try sink.take(archive)
    try output.finish()
    return (bytes.withLock { $0 }, findings.lines)
  }

  @Test(arguments: [1_000, 1_001, 1_200])
  func theSameIsWrittenAndFoundByOneThreadAndByTwo(_ count: Int) throws {
    let archive = Self.archive(count, seed: UInt64(count))
    for format in Self.formats {
      let one = try Self.written(archive, as: format, behind: false)
      let two = try Self.written(archive, as: format, behind: true)
      #expect(one.bytes == two.bytes && one.bytes.count > 50 * count, "\(format.id)")
      #expect(one.findings == two.findings, "\(format.id)")
    }
  }

  @Test(arguments: [false, true]) func anOutputThatFailsIsToldInTheEnd(behind: Bool) throws {
    let archive = Self.archive(1_200, seed: 3)
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.writesBehind = behind
    let pieces = Mutex(0)
    let full = FileError(.cannotWrite, path: "OUT", code: 28)
    let output = ByteOutput { (_) throws(WorkoutError) in
      pieces.withLock { $0 += 1 }
      throw .file(full)
    }
    let writer = try #require(Format.hevy.writer)
    let sink = try writer(output, options, FindingList())
    try sink.take(archive)
    #expect(throws: WorkoutError.file(full)) { try output.finish() }
    #expect(pieces.withLock { $0 } == 1)
  }

  @Test func whatIsLeftBehindEndsItsThread() throws {
    let archive = Self.archive(1_200, seed: 4)
    var options = WriteOptions()
    options.massUnit = .kilograms
    options.writesBehind = true
    weak var abandoned: (any ArchiveSink)?
    do {
      let writer = try #require(Format.strong.writer)
      let sink = try writer(ByteOutput { _ in }, options, FindingList())
      abandoned = sink
      try sink.begin(archive)
      for workout in archive.workouts { try sink.add(workout) }
    }
    #expect(abandoned == nil)
  }

  @Test func aFollowerTakesEverythingInOrder() throws {
    let taken = Mutex([Int]())
    let follower = try #require(Follower<Int>(capacity: 3) { thing in taken.withLock { $0.append(thing) } })
    for thing in 0..<5_000 { follower.put(thing) }
    follower.finish()
    // Nobody takes what comes behind the end, and nobody waits for it.
    for thing in 0..<10 { follower.put(thing) }
    follower.finish()
    #expect(taken.withLock { $0 } == Array(0..<5_000))
  }
}
