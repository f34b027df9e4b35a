import Glibc
import Testing
import WorkoutModel

@testable import Notation
@testable import WorkoutFormats

@Suite struct InputBytesTests {
  @Test(arguments: [0, 1, 63, 64, 65, 65_471, 65_472, 65_473, 65_536, 200_000])
  func bytesAreFollowedByPadding(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) | 1 }
    let input = try InputBytes(bytes, name: "t")
    #expect(input.name == "t")
    #expect(input.copy == bytes)
    let padding = UnsafeRawBufferPointer(start: input.start + count, count: InputBytes.padding)
    #expect(padding.allSatisfy { $0 == 0 })
  }

  @Test func aFileIsReadWhole() throws {
    let path = TestFile.sample("v6.wld")
    let input = try InputBytes(path: path)
    #expect(input.name == path)
    #expect(input.copy == (try TestFile.read(path)))
    let padding = UnsafeRawBufferPointer(start: input.start + input.bytes.count, count: InputBytes.padding)
    #expect(padding.allSatisfy { $0 == 0 })
  }

  @Test func aPipeIsReadWholeAlthoughItsSizeIsUnknown() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    let bytes = [UInt8](repeating: 7, count: 300_000)
    try withExtendedLifetime(bytes) {
      var thread = pthread_t()
      let job = Unmanaged.passRetained(PipeJob(descriptor: writing, bytes: bytes))
      pthread_create(
        &thread, nil,
        { argument in
          guard let argument else { return nil }
          let job = Unmanaged<PipeJob>.fromOpaque(argument).takeRetainedValue()
          var rest = job.bytes[...]
          while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { Glibc.write(job.descriptor, $0.baseAddress, $0.count) }
            guard sent > 0 else { break }
            rest = rest.dropFirst(sent)
          }
          close(job.descriptor)
          return nil
        }, job.toOpaque())
      let input = try InputBytes(path: "/dev/fd/\(reading)")
      pthread_join(thread, nil)
      #expect(input.copy == bytes)
    }
  }

  private final class PipeJob: Sendable {
    let descriptor: Int32
    let bytes: [UInt8]

    init(descriptor: Int32, bytes: [UInt8]) {
      self.descriptor = descriptor
      self.bytes = bytes
    }
  }

  @Test func aFileThatIsNotThereIsNamed() {
    #expect(throws: WorkoutError.file(FileError(.cannotOpen, path: "/nowhere/x.btd", code: ENOENT))) {
      try InputBytes(path: "/nowhere/x.btd")
    }
  }

  @Test func aFolderIsNoInput() {
    #expect(throws: WorkoutError.file(FileError(.cannotOpen, path: "/", code: EISDIR))) {
      try InputBytes(path: "/")
    }
  }

  @Test func discardedBytesReadAsNulAndTheOthersStay() throws {
    let count = 10 << 20
    let input = try InputBytes([UInt8](repeating: 7, count: count), name: "t")
    let step = 4 << 20
    input.discard(upTo: step - 1)
    #expect(input.bytes[0] == 7)
    input.discard(upTo: step + 1)
    #expect(input.bytes[0] == 0)
    #expect(input.bytes[step - 1] == 0)
    #expect(input.bytes[step] == 7)
    input.discard(upTo: .max)
    #expect(input.bytes[2 * step - 1] == 0)
    #expect(input.bytes[2 * step..<count].allSatisfy { $0 == 7 })
    input.discard(upTo: 0)
    #expect(input.bytes[count - 1] == 7)
  }
}
