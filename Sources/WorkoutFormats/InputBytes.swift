#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The bytes of one input, in memory of their own: what happens to the file meanwhile cannot hurt the reader.
public final class InputBytes {
  /// The largest input that is read: 2 GiB.
  public static let maximumByteCount = 2 << 30

  /// NUL bytes behind the last byte, so that a scanner can look ahead without counting.
  package static let padding = 64

  /// The name under which messages speak of the input.
  public let name: String
  /// The bytes, followed by ``padding`` NUL bytes.
  package let bytes: UnsafeRawBufferPointer

  /// The address of the first byte.
  package var start: UnsafeRawPointer { UnsafeRawPointer(memory) }

  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private var discardedByteCount = 0

  private init(name: String, memory: UnsafeMutableRawPointer, capacity: Int, count: Int) {
    self.name = name
    self.memory = memory
    self.capacity = capacity
    bytes = UnsafeRawBufferPointer(start: memory, count: count)
  }

  /// Copies `bytes`.
  ///
  /// - Parameter name: the name under which messages speak of the input.
  public convenience init(_ bytes: some Sequence<UInt8>, name: String) throws(FileError) {
    var all = ContiguousArray(bytes)
    let count = all.count
    let (memory, capacity) = try Self.allocate(count, name: name)
    all.withUnsafeMutableBytes { source in
      if let start = source.baseAddress { memory.copyMemory(from: start, byteCount: count) }
    }
    self.init(name: name, memory: memory, capacity: capacity, count: count)
  }

  /// Reads the file at `path` whole, or standard input for `-`.
  ///
  /// - Throws: ``FileError`` where the file cannot be opened or read, or is larger than ``maximumByteCount``.
  public convenience init(path: String) throws(FileError) {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "standard input" : path
    let descriptor = isStandardInput ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.cannotOpen, path: name, code: errno) }
    defer { if !isStandardInput { close(descriptor) } }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(.cannotOpen, path: name, code: errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw FileError(.cannotOpen, path: name, code: EISDIR) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    var (memory, capacity) = try Self.allocate(isRegular ? Int(status.st_size) + 1 : 1 << 16, name: name)
    var count = 0
    while true {
      if capacity - Self.padding - count < 1 {
        let grown: (UnsafeMutableRawPointer, Int)
        do throws(FileError) { grown = try Self.allocate(count * 2, name: name) } catch {
          munmap(memory, capacity)
          throw error
        }
        grown.0.copyMemory(from: memory, byteCount: count)
        munmap(memory, capacity)
        (memory, capacity) = grown
      }
      let received = read(descriptor, memory + count, min(capacity - Self.padding - count, 1 << 30))
      if received == 0 { break }
      if received < 0 {
        if errno == EINTR { continue }
        let code = errno
        munmap(memory, capacity)
        throw FileError(.cannotRead, path: name, code: code)
      }
      count += received
    }
    guard count <= Self.maximumByteCount else {
      munmap(memory, capacity)
      throw FileError(.tooLarge(limit: Self.maximumByteCount), path: name, code: 0)
    }
    self.init(name: name, memory: memory, capacity: capacity, count: count)
  }

  deinit { munmap(memory, capacity) }

  /// The bytes in an array of their own.
  package var copy: [UInt8] { Array(bytes) }

  /// Gives back the memory of the bytes before `offset`, which from now on read as NUL.
  package func discard(upTo offset: Int) {
    let step = 4 << 20
    let target = min(offset, bytes.count) / step * step
    guard target > discardedByteCount else { return }
    madvise(memory + discardedByteCount, target - discardedByteCount, Int32(MADV_DONTNEED))
    discardedByteCount = target
  }

  private static func allocate(
    _ count: Int, name: String
  ) throws(FileError) -> (UnsafeMutableRawPointer, Int) {
    guard count <= maximumByteCount + 1 else {
      throw FileError(.tooLarge(limit: maximumByteCount), path: name, code: 0)
    }
    let capacity = (count + padding + 0xffff) & ~0xffff
    let memory = mmap(nil, capacity, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw FileError(.cannotRead, path: name, code: errno) }
    #if os(Linux)
      // Fewer, larger pages where the system has them; it is only advice.
      if capacity >= 8 << 20 { madvise(memory, capacity, 14) }
    #endif
    return (memory, capacity)
  }
}
