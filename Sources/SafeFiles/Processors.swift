internal import CLibrary

/// The processors that this process may use.
enum Processors {
  /// How many there are: a worker among many may have been given fewer than the machine has.
  static var count: Int {
    let online = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    #if os(Linux)
      // Where nobody has said which, all that the system could ever have are allowed.
      if let allowed = allowedCount(beginning(of: "/proc/self/status")), allowed > 0 {
        return min(allowed, online)
      }
    #endif
    return online
  }

  /// How many processors the lines of `status` allow: `Cpus_allowed:⇥00000000,0000000f` allows four.
  static func allowedCount(_ status: [UInt8]) -> Int? {
    let name = Array("Cpus_allowed:".utf8)
    guard let line = status.split(separator: 0x0a).first(where: { $0.starts(with: name) }) else { return nil }
    return line.dropFirst(name.count).reduce(0) { count, byte in
      switch byte {
      case 0x30...0x39: count + (byte - 0x30).nonzeroBitCount
      case 0x61...0x66: count + (byte - 0x61 + 10).nonzeroBitCount
      default: count
      }
    }
  }

  /// The beginning of a file of the system, which does not tell its size.
  private static func beginning(of path: String) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
      count = 0
      while let start = buffer.baseAddress, count < buffer.count {
        let received = read(descriptor, start + count, buffer.count - count)
        guard received > 0 else { break }
        count += received
      }
    }
  }
}
