internal import SafeFiles
internal import WorkoutModel

/// Files that are whole and wait for their names, so that the disk is waited for once and not for each of them.
final class OutputBatch {
  private var files: [OutputFile] = []

  /// Takes a file that is whole.
  func add(_ file: OutputFile) { files.append(file) }

  /// Gives the files their names once all of them are on the disk.
  ///
  /// - Returns: what went wrong, by the path of the file.
  func finish() -> [String: FileError] {
    var failures: [String: FileError] = [:]
    do throws(FileError) { try sync() } catch {
      for file in files { failures[file.path] = FileError(.cannotWrite, path: file.path, code: error.code) }
      files = []
      return failures
    }
    for file in files {
      do throws(FileError) { try file.placeDraft() } catch { failures[file.path] = error }
    }
    files = []
    return failures
  }

  /// Sees to it that the bytes of all files are on the disk.
  private func sync() throws(FileError) {
    #if os(Linux)
      // One call for a whole file system costs less than one for each file.
      var devices: Set<UInt64> = []
      for file in files where devices.insert(file.device).inserted { try file.syncFileSystem() }
    #else
      for file in files { try file.sync() }
    #endif
  }
}
