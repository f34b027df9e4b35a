internal import CLibrary

extension PackedSource {
  /// What is open as `descriptor`.
  static func file(_ descriptor: Int32) -> PackedSource {
    PackedSource(byteCount: FileSystem.status(of: descriptor)?.size) { target, count, offset in
      while true {
        let received = pread(descriptor, target, count, off_t(offset))
        if received >= 0 { return received }
        if errno != EINTR { return -Int(errno) }
      }
    }
  }
}
