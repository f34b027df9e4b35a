internal import CLibrary
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// The only right to change a file, held until the value is gone; another process waits for it, and says so.
package final class FileLock {
  private var descriptor: Int32 = -1

  /// Locks the file at `path`.
  ///
  /// - Parameter wait: is called once where another process holds the lock.
  /// - Throws: ``FileError`` where the file cannot be opened or locked.
  package init(path: String, wait: () -> Void) throws(FileError) {
    var hasWaited = false
    while true {
      descriptor = FileSystem.open(path, O_RDONLY)
      guard descriptor >= 0 else { throw FileError(.cannotOpen, path: path, code: errno) }
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        guard errno == EWOULDBLOCK else { throw FileError(.cannotLock, path: path, code: errno) }
        if !hasWaited { wait() }
        hasWaited = true
        while flock(descriptor, LOCK_EX) != 0 {
          guard errno == EINTR else { throw FileError(.cannotLock, path: path, code: errno) }
        }
      }
      // The process that had the lock may have put another file in the place.
      if let held = FileSystem.status(of: descriptor), let current = FileSystem.status(of: path),
        held.isSameFile(as: current)
      {
        return
      }
      close(descriptor)
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
