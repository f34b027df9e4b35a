import Glibc
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

/// Inputs that are opened and read piece by piece.
@Suite struct InputLoadingTests {
  private static let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) | 1 }

  @Test func aFileIsLoadedAsFarAsItIsAskedFor() throws {
    let file = try TemporaryFile(Self.bytes)
    defer { file.remove() }
    let input = try InputBytes(opening: file.path)
    #expect(input.bytes.count == 0)
    #expect(input.byteCount == Self.bytes.count)
    try input.load(upTo: 10)
    #expect((10..<Self.bytes.count).contains(input.bytes.count))
    #expect(!input.isLoaded)
    let start = input.start
    try input.load(upTo: 1_500_000)
    #expect((1_500_000..<Self.bytes.count).contains(input.bytes.count))
    #expect(input.start == start)
    try input.loadAll()
    #expect(input.isLoaded)
    #expect(input.copy == Self.bytes)
    #expect(input.byteCount == Self.bytes.count)
  }

  @Test func aLargeFileIsLoadedOnSeveralThreadsAsOnOne() throws {
    let large = Self.bytes + Self.bytes.reversed() + Self.bytes + [7]
    let file = try TemporaryFile(large)
    defer { file.remove() }
    for loaded in [0, 10, 2_000_000] {
      let input = try InputBytes(opening: file.path)
      try input.load(upTo: loaded)
      try input.loadAll(width: 3)
      #expect(input.isLoaded && input.copy == large)
    }
    let input = try InputBytes(opening: file.path)
    #expect(truncate(file.path, 5_000_000) == 0)
    #expect(throws: WorkoutError.file(FileError(.changedMeanwhile, path: file.path, code: 0))) {
      try input.loadAll(width: 3)
    }
  }

  @Test func aFileThatShrinksIsRefused() throws {
    let file = try TemporaryFile(Self.bytes)
    defer { file.remove() }
    let input = try InputBytes(opening: file.path)
    try input.load(upTo: 10)
    #expect(truncate(file.path, 100) == 0)
    #expect(throws: WorkoutError.file(FileError(.changedMeanwhile, path: file.path, code: 0))) {
      try input.loadAll()
    }
  }

  @Test func aFileThatGrowsIsReadAsLongAsItWas() throws {
    let file = try TemporaryFile(Array(Self.bytes.prefix(1_000)))
    defer { file.remove() }
    let input = try InputBytes(opening: file.path)
    let descriptor = open(file.path, O_WRONLY | O_APPEND)
    #expect(write(descriptor, Self.bytes, 500) == 500)
    close(descriptor)
    try input.loadAll()
    #expect(input.copy == Array(Self.bytes.prefix(1_000)))
  }

  @Test func aPipeIsLoadedPieceByPiece() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    #expect(write(ends[1], Self.bytes, 5_000) == 5_000)
    let input = try InputBytes(opening: "/dev/fd/\(ends[0])")
    close(ends[0])
    try input.load(upTo: 10)
    #expect(input.copy == Array(Self.bytes.prefix(5_000)))
    #expect(!input.isLoaded)
    #expect(write(ends[1], Self.bytes, 300) == 300)
    close(ends[1])
    try input.loadAll()
    #expect(input.isLoaded)
    #expect(input.byteCount == 5_300)
    #expect(Array(input.copy.suffix(300)) == Array(Self.bytes.prefix(300)))
  }

  @Test func anEmptyFileIsEmpty() throws {
    let file = try TemporaryFile([])
    defer { file.remove() }
    let input = try InputBytes(opening: file.path)
    try input.load(upTo: 1 << 20)
    #expect(input.bytes.isEmpty)
    #expect(input.isLoaded)
  }
}
