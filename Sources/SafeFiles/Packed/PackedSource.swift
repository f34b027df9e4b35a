/// Where packed bytes are: in an open file, or in memory that outlives it.
struct PackedSource {
  /// How many bytes there are; nil where the system does not tell.
  let byteCount: Int64?
  /// Reads up to `count` bytes at `offset`; 0 at the end, the system's error number below 0 for a failure.
  let read: (_ target: UnsafeMutablePointer<UInt8>, _ count: Int, _ offset: Int64) -> Int

  /// Bytes in memory.
  static func memory(_ bytes: UnsafeRawBufferPointer) -> PackedSource {
    PackedSource(byteCount: Int64(bytes.count)) { target, count, offset in
      guard let start = Int(exactly: offset), start >= 0, start < bytes.count, let base = bytes.baseAddress
      else { return 0 }
      let length = min(count, bytes.count - start)
      UnsafeMutableRawPointer(target).copyMemory(from: base + start, byteCount: length)
      return length
    }
  }

  /// Bytes in memory that it keeps itself.
  static func held(_ bytes: [UInt8]) -> PackedSource {
    PackedSource(byteCount: Int64(bytes.count)) { target, count, offset in
      bytes.withUnsafeBytes { PackedSource.memory($0).read(target, count, offset) }
    }
  }

  /// `count` bytes of it from `start` on.
  func part(from start: Int64, count: Int64) -> PackedSource {
    PackedSource(byteCount: count) { [read] target, wanted, offset in
      guard offset >= 0, offset < count else { return 0 }
      return read(target, Int(min(Int64(wanted), count - offset)), start + offset)
    }
  }

  /// The bytes at `offset`, or as many as there are.
  func bytes(at offset: Int64, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      while initialized < count, let start = buffer.baseAddress {
        let received = read(start + initialized, count - initialized, offset + Int64(initialized))
        guard received > 0 else { break }
        initialized += received
      }
    }
  }
}
