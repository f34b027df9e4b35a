internal import SafeFiles
public import WorkoutModel

/// The bytes of one input, in memory of their own: what happens to the file meanwhile cannot hurt the reader.
///
/// An input that is opened is read piece by piece as a reader asks for more; what a reader has done with is
/// given back, so that memory need not grow with the file.
public final class InputBytes {
  /// The largest input that is read: 2 GiB, or what a small machine can address.
  public static let maximumByteCount = Int.bitWidth > 32 ? Int(clamping: Int64(2) << 30) : 1 << 30

  /// NUL bytes behind the last byte, so that a scanner can look ahead without counting.
  package static let padding = 64

  /// Memory is given back in pieces of this size.
  private static let discardStep = 4 << 20

  /// Bytes that are read from a file at least at a time.
  private static let pieceSize = 1 << 20

  /// The name under which messages speak of the input.
  public let name: String

  /// The address of the first byte.
  package let start: UnsafeRawPointer

  private let memory: ReservedMemory
  private var count: Int
  private var discardedByteCount = 0
  /// The file as long as there is more of it to read.
  private var source: InputFile?
  /// The size that the file had when it was opened; nil where it is no regular file.
  private let fileSize: Int?
  /// The most bytes that are loaded.
  private var limit: Int {
    isWithinLimit && fileSize != nil
      ? Self.maximumByteCount : min(memory.byteCount - Self.padding - 1, Self.maximumByteCount)
  }
  private var isWithinLimit: Bool { (fileSize ?? 0) <= Self.maximumByteCount }

  /// True for a part of an input whose bytes go on behind its own.
  package let isCutOff: Bool
  /// True where others use the same memory.
  private let isPart: Bool

  private init(
    name: String, memory: ReservedMemory, count: Int, fileSize: Int?, source: InputFile? = nil,
    isPart: Bool = false, isCutOff: Bool = false
  ) {
    self.isPart = isPart
    self.isCutOff = isCutOff
    self.name = name
    self.memory = memory
    self.count = count
    self.fileSize = fileSize
    self.source = source
    start = UnsafeRawPointer(memory.start)
  }

  /// Copies `bytes`.
  ///
  /// - Parameters:
  ///   - bytes: the whole input.
  ///   - name: the name under which messages speak of the input.
  public convenience init(_ bytes: some Sequence<UInt8>, name: String) throws(WorkoutError) {
    let all = ContiguousArray(bytes)
    let memory = try Self.allocate(Int64(all.count), name: name)
    all.withUnsafeBytes { source in
      if let start = source.baseAddress { memory.start.copyMemory(from: start, byteCount: source.count) }
    }
    self.init(name: name, memory: memory, count: all.count, fileSize: all.count)
  }

  /// Reads the file at `path` whole, or standard input for `-`.
  ///
  /// - Throws: `WorkoutError.file` where the file cannot be opened or read, or is larger than
  ///   ``maximumByteCount``.
  public convenience init(path: String) throws(WorkoutError) {
    try self.init(opening: path)
    try loadAll()
  }

  /// Opens the file at `path`, or standard input for `-`; readers load of it what they need.
  ///
  /// - Throws: `WorkoutError.file` where the file cannot be opened.
  public convenience init(opening path: String) throws(WorkoutError) {
    let name = path == "-" ? "standard input" : path
    let file: InputFile
    do throws(FileError) { file = try InputFile(path, name: name) } catch { throw .file(error) }
    let memory =
      if let size = file.size, size <= Int64(Self.maximumByteCount) {
        try Self.allocate(size, name: name)
      } else {
        try Self.allocateForPipe(name: name)
      }
    let size = file.size.map { Int(clamping: $0) }
    self.init(name: name, memory: memory, count: 0, fileSize: size, source: file)
  }

  // MARK: Loading

  /// The bytes that are loaded, followed by ``padding`` NUL bytes.
  package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

  /// True where no more can be loaded.
  package var isLoaded: Bool { source == nil }

  /// True where ``byteCount`` is the size of the whole input.
  package var isOfKnownSize: Bool { isLoaded || fileSize != nil }

  /// The size of the input: what is loaded, or what the file said when it was opened.
  package var byteCount: Int { isLoaded ? count : max(count, fileSize ?? 0) }

  /// Loads at least the first `end` bytes, or as many as there are.
  ///
  /// - Parameter width: how many threads may read what is asked for.
  /// - Throws: `WorkoutError.file` where the file cannot be read, or is larger than ``maximumByteCount``.
  package func load(upTo end: Int, width: Int = 1) throws(WorkoutError) {
    while count < end, let source {
      let room = min(memory.byteCount - Self.padding, fileSize ?? Int.max) - count
      let received: Int
      do throws(FileError) {
        received =
          if room <= 0 { 0 } else if width > 1, fileSize != nil {
            try source.read(to: memory.start + count, count: min(room, end - count), width: width)
          } else { try source.read(to: memory.start + count, count: min(room, Self.pieceSize)) }
      } catch { throw .file(error) }
      count += received
      if received == 0 { self.source = nil }
      guard count <= limit else { throw Self.tooLarge(name, limit) }
    }
  }

  /// Reads on behind what is loaded, into memory of the caller's own: for readers of inputs of any size.
  ///
  /// What is read so is never in ``bytes``.
  ///
  /// - Returns: how many bytes came; 0 at the end.
  /// - Throws: `WorkoutError.file` where the file cannot be read.
  package func read(to target: UnsafeMutableRawPointer, count: Int) throws(WorkoutError) -> Int {
    guard let source else { return 0 }
    do throws(FileError) {
      let received = try source.read(to: target, count: count)
      if received == 0 { self.source = nil }
      return received
    } catch { throw .file(error) }
  }

  /// Refuses an input that says itself that it is larger than ``maximumByteCount``.
  package func refuseTooLarge() throws(WorkoutError) {
    guard isWithinLimit else { throw Self.tooLarge(name, Self.maximumByteCount) }
  }

  /// Loads the whole input.
  ///
  /// - Parameter width: how many threads may read it.
  /// - Throws: `WorkoutError.file` where the file cannot be read, or is larger than ``maximumByteCount``.
  package func loadAll(width: Int = 1) throws(WorkoutError) {
    try refuseTooLarge()
    try load(upTo: Int.max, width: width)
  }

  /// The input as if it ended where loading ends, which is `end` or soon after it; its memory is this one's.
  package func part(through end: Int) throws(WorkoutError) -> InputBytes {
    try load(upTo: end)
    return InputBytes(
      name: name, memory: memory, count: count, fileSize: count, isPart: true, isCutOff: !isLoaded)
  }

  /// The bytes in an array of their own.
  public var copy: [UInt8] { Array(bytes) }

  /// Never gives back the bytes before `offset`, unless it has done so already.
  package func keep(upTo offset: Int) {
    let kept = (offset + Self.discardStep - 1) / Self.discardStep * Self.discardStep
    discardedByteCount = max(discardedByteCount, kept)
  }

  /// Gives back the memory of the bytes before `offset`, which from now on read as NUL.
  package func discard(upTo offset: Int) {
    guard !isPart else { return }
    let target = min(offset, count) / Self.discardStep * Self.discardStep
    guard target > discardedByteCount else { return }
    memory.discard(discardedByteCount..<target)
    discardedByteCount = target
  }

  private static func allocate(_ count: Int64, name: String) throws(WorkoutError) -> ReservedMemory {
    guard count <= Int64(maximumByteCount) + 1 else { throw tooLarge(name, maximumByteCount) }
    do throws(FileError) {
      return try ReservedMemory(byteCount: Int(count) + padding, name: name)
    } catch { throw .file(error) }
  }

  /// Memory for what may be of any size: as many addresses as the process may have.
  private static func allocateForPipe(name: String) throws(WorkoutError) -> ReservedMemory {
    var count = maximumByteCount
    while true {
      do throws(FileError) {
        return try ReservedMemory(byteCount: count + 1 + padding, name: name)
      } catch {
        guard count > pieceSize else { throw .file(error) }
        count /= 2
      }
    }
  }

  private static func tooLarge(_ name: String, _ limit: Int) -> WorkoutError {
    .file(FileError(.tooLarge(limit: limit), path: name, code: 0))
  }
}
