internal import CLibrary

/// What the system says about itself in small files, links and environment variables.
package enum SystemFile {
  /// The largest file that is read: 64 KiB, where the largest zone of the tz database has 4 KiB.
  package static let maximumByteCount = 1 << 16

  /// The text of an environment variable; nil where it is not set.
  package static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// True where `path` leads to a folder.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The path that a symbolic link holds; nil for everything else.
  package static func linkTarget(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 1) { buffer in
      let count = buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
      return count > 0 ? String(decoding: buffer.prefix(count), as: UTF8.self) : nil
    }
  }

  /// The bytes of a regular file within the limit; nil for everything else.
  package static func contents(_ path: String) -> [UInt8]? {
    // Without O_NONBLOCK a named pipe would be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      (0...maximumByteCount).contains(Int(status.st_size))
    else { return nil }
    let size = Int(status.st_size)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
      while count < size {
        let received = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if received < 0, errno == EINTR { continue }
        guard received > 0 else { break }
        count += received
      }
      initialized = count
    }
    return bytes
  }
}
