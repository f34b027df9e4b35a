internal import CLibrary
package import WorkoutModel

/// Memory whose pages are taken as they are written to: a large piece reserves addresses, not memory.
package final class ReservedMemory {
  /// The address of the first byte; all bytes are NUL until they are written to.
  package let start: UnsafeMutableRawPointer
  /// How many bytes there are.
  package let byteCount: Int
  /// True where the system has given whole pages.
  private let isMapped: Bool
  /// Less than this is taken from what the process has: two calls of the system less.
  private static let mappedByteCount = 1 << 16
  /// From this on, larger pages are asked for.
  private static let largeByteCount = 8 << 20
  private static let largePageByteCount = 2 << 20

  /// Reserves at least `byteCount` bytes.
  ///
  /// - Parameter name: for what file, in errors.
  package init(byteCount: Int, name: String) throws(FileError) {
    isMapped = byteCount >= Self.mappedByteCount
    guard isMapped else {
      guard let memory = calloc(1, byteCount) else { throw FileError(.cannotRead, path: name, code: errno) }
      self.byteCount = byteCount
      start = memory
      return
    }
    // Of memory that is not whole large pages, the beginning and the end are small ones.
    let isLarge = byteCount >= Self.largeByteCount
    let mask = (isLarge ? Self.largePageByteCount : Self.mappedByteCount) - 1
    self.byteCount = (byteCount + mask) & ~mask
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    let memory = mmap(nil, self.byteCount, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let memory, memory != MAP_FAILED else { throw FileError(.cannotRead, path: name, code: errno) }
    start = memory
    #if os(Linux)
      // Fewer, larger pages where the system has them; it is only advice.
      if isLarge { madvise(start, self.byteCount, 14) }
    #endif
  }

  deinit {
    if isMapped { munmap(start, byteCount) } else { free(start) }
  }

  /// Gives back the pages of `range`, whose bytes from now on read as NUL.
  package func discard(_ range: Range<Int>) {
    guard isMapped else { return }
    madvise(start + range.lowerBound, range.count, Int32(MADV_DONTNEED))
  }
}
