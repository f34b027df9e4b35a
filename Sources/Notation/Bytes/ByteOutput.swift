public import WorkoutModel

/// Collects bytes and hands them on in large pieces.
public final class ByteOutput {
  /// Bytes that are collected before they are handed on.
  public static let bufferSize = 1 << 18

  @usableFromInline let buffer: UnsafeMutableRawPointer
  @usableFromInline let capacity: Int
  @exclusivity(unchecked) @usableFromInline var count = 0
  private let destination: (UnsafeRawBufferPointer) throws(WorkoutError) -> Void
  private var failure: WorkoutError?
  /// Bytes handed on so far.
  @exclusivity(unchecked) public private(set) var written = 0
  /// Where numbers belong that are not known yet.
  @exclusivity(unchecked) private var gaps: [NumberGap] = []

  /// Makes an output that hands its bytes to `destination`, which is not called again once it has thrown.
  public convenience init(to destination: @escaping (UnsafeRawBufferPointer) throws(WorkoutError) -> Void) {
    self.init(capacity: Self.bufferSize, to: destination)
  }

  /// Makes an output that collects no more than `capacity` bytes.
  package init(capacity: Int, to destination: @escaping (UnsafeRawBufferPointer) throws(WorkoutError) -> Void)
  {
    self.destination = destination
    self.capacity = capacity
    buffer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
  }

  deinit { buffer.deallocate() }

  /// The bytes that `write` makes.
  ///
  /// - Parameter capacity: how many are collected before they are put to those before.
  package static func bytes(capacity: Int, _ write: (ByteOutput) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    let output = ByteOutput(capacity: capacity) { bytes.append(contentsOf: $0) }
    write(output)
    // A destination that appends to an array does not throw.
    try? output.finish()
    return bytes
  }

  /// Hands on what is left.
  ///
  /// - Throws: the first error of the destination, also where it came up long before.
  public func finish() throws(WorkoutError) {
    precondition(gaps.isEmpty, "numbers are missing that only what collects the bytes can fill in")
    flush()
    if let failure { throw failure }
  }

  @usableFromInline func flush() {
    handOn(UnsafeRawBufferPointer(start: buffer, count: count))
    count = 0
  }

  private func handOn(_ bytes: UnsafeRawBufferPointer) {
    guard failure == nil, !bytes.isEmpty else { return }
    do throws(WorkoutError) {
      try destination(bytes)
      written += bytes.count
    } catch { failure = error }
  }

  /// Room for `size` bytes, no more than the capacity; ``commit(_:)`` says how many were used.
  @inlinable @inline(__always)
  package func reserve(_ size: Int) -> UnsafeMutableBufferPointer<UInt8> {
    if count &+ size > capacity {
      flush()
      precondition(size <= capacity, "the buffer is smaller than the room asked for")
    }
    return UnsafeMutableBufferPointer(
      start: (buffer + count).assumingMemoryBound(to: UInt8.self), count: size)
  }

  /// Takes the first `size` bytes of what ``reserve(_:)`` gave.
  @inlinable @inline(__always)
  package func commit(_ size: Int) { count &+= size }

  /// Appends what `write` puts into room for `size` bytes, which must not exceed the capacity.
  @inlinable @inline(__always)
  package func append(upTo size: Int, _ write: (inout ByteRun) -> Void) {
    var run = ByteRun(in: reserve(size))
    write(&run)
    commit(run.count)
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  public func append(_ byte: UInt8) {
    if count == capacity { flush() }
    buffer.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  /// Appends the text of a literal.
  @inlinable @inline(__always)
  public func append(_ text: StaticString) {
    append(UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Appends bytes.
  @inlinable @inline(__always)
  public func append(_ bytes: UnsafeRawBufferPointer) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    if count &+ bytes.count > capacity {
      appendLarge(bytes)
      return
    }
    (buffer + count).copyMemory(from: start, byteCount: bytes.count)
    count &+= bytes.count
  }

  /// Appends a number, or leaves a gap for it: only what a ``ByteCollector`` collects may have gaps.
  package func append(_ number: LateNumber) {
    if number.isKnown { return append(wholeNumber: number.value) }
    gaps.append(NumberGap(position: position, difference: number.value))
  }

  /// Appends a whole number.
  @usableFromInline func append(wholeNumber value: Int) {
    // Faster than making a text of it.
    guard let decimal = ExactDecimal(coefficient: Int64(value)) else { return append(String(value)) }
    commit(decimal.write(to: reserve(ExactDecimal.maximumTextLength)))
  }

  /// The gaps that have been left since the last time.
  func takeGaps() -> [NumberGap] {
    defer { gaps = [] }
    return gaps
  }

  /// Bytes that have not been handed on yet.
  var waiting: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: buffer, count: count) }

  /// Bytes appended so far.
  @inlinable package var position: Int { written + count }

  /// Appends the `size` bytes behind `position` once more, if they have not been handed on and there is room.
  ///
  /// - Returns: false where nothing was appended.
  @inlinable @inline(__always)
  package func appendAgain(_ size: Int, behind position: Int) -> Bool {
    let offset = position &- written
    guard offset >= 0, size >= 0, offset &+ size <= count, count &+ size <= capacity else { return false }
    (buffer + count).copyMemory(from: buffer + offset, byteCount: size)
    count &+= size
    return true
  }

  /// Appends the UTF-8 of a text.
  ///
  /// Disfavored, so that no literal is made a text first.
  @_disfavoredOverload
  public func append(_ text: String) {
    text.withBytes { append($0) }
  }

  @usableFromInline func appendLarge(_ bytes: UnsafeRawBufferPointer) {
    flush()
    var rest = bytes
    // What fills the buffer is handed on without a copy.
    while rest.count >= capacity {
      handOn(UnsafeRawBufferPointer(rebasing: rest[..<capacity]))
      rest = UnsafeRawBufferPointer(rebasing: rest[capacity...])
    }
    if let start = rest.baseAddress { buffer.copyMemory(from: start, byteCount: rest.count) }
    count = rest.count
  }
}
