#if Zip
  internal import CLibrary

  /// Where packed bytes are: in an open file, or in memory that outlives it.
  enum PackedSource {
    case file(Int32)
    case memory(UnsafeRawBufferPointer)

    /// How many bytes there are; nil where the system does not tell.
    var byteCount: Int64? {
      switch self {
      case .file(let descriptor): FileSystem.status(of: descriptor)?.size
      case .memory(let bytes): Int64(bytes.count)
      }
    }

    /// Reads up to `count` bytes at `offset`; 0 at the end, less than 0 with `errno` for a failure.
    func read(to target: UnsafeMutablePointer<UInt8>, count: Int, at offset: Int64) -> Int {
      switch self {
      case .file(let descriptor):
        while true {
          let received = pread(descriptor, target, count, off_t(offset))
          if received >= 0 || errno != EINTR { return received }
        }
      case .memory(let bytes):
        guard let start = Int(exactly: offset), start >= 0, start < bytes.count, let base = bytes.baseAddress
        else {
          return 0
        }
        let length = min(count, bytes.count - start)
        UnsafeMutableRawPointer(target).copyMemory(from: base + start, byteCount: length)
        return length
      }
    }
  }
#endif
