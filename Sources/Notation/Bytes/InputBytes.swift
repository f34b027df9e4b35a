public import WorkoutModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The bytes of one input, in memory of their own: what happens to the file meanwhile cannot hurt the reader.
///
/// An input that is opened is read piece by piece as a reader asks for more; what a reader has done with is
/// given back, so that memory need not grow with the file.
public final class InputBytes {
  /// The largest input that is read: 2 GiB.
  public static let maximumByteCount = 2 << 30

  /// NUL bytes behind the last byte, so that a scanner can look ahead without counting.
  package static let padding = 64

  /// Bytes that are read from a file at least at a time.
  private static let pieceSize = 1 << 20

  /// The name under which messages speak of the input.
  public let name: String

  /// The address of the first byte.
  package var start: UnsafeRawPointer { UnsafeRawPointer(memory) }

  private let memory: UnsafeMutableRawPointer
  private let capacity: Int
  private var count: Int
  private var discardedByteCount = 0
  /// The file as long as there is more of it to read, and whether it is to be closed.
  private var source: (descriptor: Int32, isOwn: Bool)?
  /// The size that the file had when it was opened; nil where it is no regular file.
  private let fileSize: Int?

  private init(
    name: String, memory: UnsafeMutableRawPointer, capacity: Int, count: Int, fileSize: Int?,
    source: (descriptor: Int32, isOwn: Bool)? = nil
  ) {
    self.name = name
    self.memory = memory
    self.capacity = capacity
    self.count = count
    self.fileSize = fileSize
    self.source = source
  }

  /// Copies `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: the whole input.
  ///   - name: the name under which messages speak of the input.
  public convenience init(_ bytes: some Sequence<UInt8>, name: String) throws(FileError) {
    var all = ContiguousArray(bytes)
    let count = all.count
    let (memory, capacity) = try Self.allocate(count, name: name)
    all.withUnsafeMutableBytes { source in
      if let start = source.baseAddress { memory.copyMemory(from: start, byteCount: count) }
    }
    self.init(name: name, memory: memory, capacity: capacity, count: count, fileSize: count)
  }

  /// Reads the file at `path` whole, or standard input for `-`.
  ///
  /// - Throws: `FileError` where the file cannot be opened or read, or is larger than ``maximumByteCount``.
  public convenience init(path: String) throws(FileError) {
    try self.init(opening: path)
    try loadAll()
  }

  /// Opens the file at `path`, or standard input for `-`; readers load of it what they need.
  ///
  /// - Throws: `FileError` where the file cannot be opened, or is larger than ``maximumByteCount``.
  public convenience init(opening path: String) throws(FileError) {
    let isStandardInput = path == "-"
    let name = isStandardInput ? "standard input" : path
    let descriptor = isStandardInput ? 0 : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(.cannotOpen, path: name, code: errno) }
    var status = stat()
    var failure = fstat(descriptor, &status) == 0 ? 0 : errno
    if failure == 0, status.st_mode & S_IFMT == S_IFDIR { failure = EISDIR }
    do throws(FileError) {
      guard failure == 0 else { throw FileError(.cannotOpen, path: name, code: failure) }
      // Files of the system say that they are empty: like a pipe they show their size only in being read.
      let isRegular = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
      let fileSize = isRegular ? Int(status.st_size) : nil
      let (memory, capacity) = try Self.allocate(fileSize ?? Self.maximumByteCount + 1, name: name)
      self.init(
        name: name, memory: memory, capacity: capacity, count: 0, fileSize: fileSize,
        source: (descriptor, !isStandardInput))
    } catch {
      if !isStandardInput { close(descriptor) }
      throw error
    }
  }

  deinit {
    closeSource()
    munmap(memory, capacity)
  }

  private func closeSource() {
    if let source, source.isOwn { close(source.descriptor) }
    source = nil
  }

  // MARK: Loading

  /// The bytes that are loaded, followed by ``padding`` NUL bytes.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory, count: count) }

  /// True where no more can be loaded.
  package var isLoaded: Bool { source == nil }

  /// The size of the input: what is loaded, or what the file said when it was opened.
  package var byteCount: Int { isLoaded ? count : max(count, fileSize ?? 0) }

  /// Loads at least the first `end` bytes, or as many as there are.
  ///
  /// - Throws: ``/WorkoutModel/FileError`` where the file cannot be read, or is larger than ``maximumByteCount``.
  package func load(upTo end: Int) throws(FileError) {
    while count < end, let source {
      let room = min(capacity - Self.padding, fileSize ?? Int.max) - count
      let received = room > 0 ? read(source.descriptor, memory + count, min(room, Self.pieceSize)) : 0
      if received < 0 {
        if errno == EINTR { continue }
        throw FileError(.cannotRead, path: name, code: errno)
      }
      count += received
      if received == 0 { closeSource() }
      guard count <= Self.maximumByteCount else {
        throw FileError(.tooLarge(limit: Self.maximumByteCount), path: name, code: 0)
      }
    }
  }

  /// Loads the whole input.
  ///
  /// - Throws: ``/WorkoutModel/FileError`` where the file cannot be read, or is larger than ``maximumByteCount``.
  package func loadAll() throws(FileError) { try load(upTo: Int.max) }

  /// The bytes in an array of their own; all of them for a reader, whose input is loaded before it is called.
  public var copy: [UInt8] { Array(bytes) }

  /// Gives back the memory of the bytes before `offset`, which from now on read as NUL.
  package func discard(upTo offset: Int) {
    let step = 4 << 20
    let target = min(offset, count) / step * step
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
    // Pages are taken as they are written to: an input of unknown size reserves addresses, not memory.
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    let memory = mmap(nil, capacity, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw FileError(.cannotRead, path: name, code: errno) }
    #if os(Linux)
      // Fewer, larger pages where the system has them; it is only advice.
      if capacity >= 8 << 20 { madvise(memory, capacity, 14) }
    #endif
    return (memory, capacity)
  }
}
