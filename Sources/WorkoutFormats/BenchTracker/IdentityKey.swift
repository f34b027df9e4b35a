internal import Notation

/// The four texts of an exercise as they are written, put into one key without taking memory each time.
final class IdentityKey {
  private let memory = UnsafeMutableRawBufferPointer.allocate(
    byteCount: RawInterner<InternedExercise>.maximumKeyLength + 8, alignment: 16)
  @exclusivity(unchecked) private var count = 0

  deinit { memory.deallocate() }

  /// The bytes put together so far; longer than any key that is remembered where they did not fit.
  @inline(__always)
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

  /// Starts over.
  @inline(__always)
  func clear() { count = 0 }

  /// Appends a text, or its absence.
  ///
  /// A quote cannot stand in a text as written, so it parts them.
  @inline(__always)
  func append(_ text: JSONText?) {
    let size = text?.count ?? 0
    guard count &+ size &+ 4 < memory.count, let start = memory.baseAddress else {
      // Beyond the limit of the table, which then makes a value of its own.
      count = memory.count
      return
    }
    guard let text else {
      memory[count] = 0
      count &+= 1
      return
    }
    memory[count] = JSONBytes.quote
    (start + (count &+ 1)).copyMemory(from: text.base + text.start, byteCount: size)
    count &+= size &+ 1
  }
}
