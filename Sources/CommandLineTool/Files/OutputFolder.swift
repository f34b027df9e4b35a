internal import CLibrary
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// A folder of files that comes into being whole or not at all: filled under another name, then renamed.
package final class OutputFolder {
  /// The longest name of a file, in bytes, before its extension.
  private static let maximumNameLength = 180

  private let path: String
  private let draft: String
  private var names: Set<String> = []
  private var isFinished = false
  /// The draft, held so that no other run takes it for that of a run that was killed.
  private let descriptor: Int32

  /// Starts a folder at `path`.
  ///
  /// - Throws: ``FileError`` where there is more than an empty folder of that name, or none can be made there.
  package init(path: String) throws(FileError) {
    let place = Self.place(path)
    self.path = place
    let folder = PathText.parts(of: place).folder
    draft = Unfinished.draftName(in: folder)
    try Self.refuseTaken(place)
    Unfinished.clearDrafts(in: folder)
    Unfinished.add(draft: draft)
    guard FileSystem.makeFolder(draft) else {
      Unfinished.remove(draft: draft)
      throw FileError(.cannotCreate, path: place, code: errno)
    }
    descriptor = FileSystem.open(draft, O_RDONLY)
    if descriptor >= 0 { Unfinished.lock(draft: descriptor) }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    guard !isFinished else { return }
    for name in names { FileSystem.unlink("\(draft)/\(name)") }
    FileSystem.removeFolder(draft)
    Unfinished.remove(draft: draft)
  }

  /// Writes the file called `name` with `fileExtension`; a name that is taken gets a number.
  package func write(_ name: String, _ fileExtension: String, _ bytes: [UInt8]) throws(FileError) {
    let file = freeName(Self.safe(name), fileExtension)
    do throws(FileError) { try writeDraft(file, bytes) } catch {
      // Nobody knows the draft: what they know is where the file was to be.
      throw FileError(error.operation, path: "\(path)/\(file)", code: error.code)
    }
  }

  private func writeDraft(_ file: String, _ bytes: [UInt8]) throws(FileError) {
    let output = try OutputFile(path: "\(draft)/\(file)", mayReplace: false)
    names.insert(file)
    var failure: FileError?
    bytes.withUnsafeBytes { bytes in
      do throws(FileError) { try output.write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
    try output.finish()
  }

  /// Puts the folder in its place.
  package func finish() throws(FileError) {
    try Self.refuseTaken(path)
    guard FileSystem.rename(draft, to: path) else {
      let code = errno
      throw FileError(
        code == ENOTEMPTY || code == EEXIST ? .folderExists : .cannotCreate, path: path, code: code)
    }
    isFinished = true
    Unfinished.remove(draft: draft)
  }

  /// Refuses what making a folder at `path` would refuse: anything there but an empty folder.
  package static func refuse(_ path: String) throws(FileError) { try refuseTaken(place(path)) }

  private static func place(_ path: String) -> String {
    var place = path
    while place.utf8.count > 1, place.hasSuffix("/") { place.removeLast() }
    return place
  }

  private static func refuseTaken(_ path: String) throws(FileError) {
    guard FileSystem.mayAccess(path) else { return }
    var isEmpty = true
    let isRead = FileSystem.forEachName(in: path) { _ in
      isEmpty = false
      return false
    }
    guard isRead else {
      let code = errno
      throw FileError(code == ENOTDIR ? .notAFolder : .cannotCreate, path: path, code: code)
    }
    guard isEmpty else { throw FileError(.folderExists, path: path, code: 0) }
  }

  private func freeName(_ name: String, _ fileExtension: String) -> String {
    var number = 1
    while true {
      let file = "\(name)\(number == 1 ? "" : " \(number)").\(fileExtension)"
      if !names.contains(file) { return file }
      number += 1
    }
  }

  /// `name` without what a path or a shell would misread.
  private static func safe(_ name: String) -> String {
    var safe = ""
    for scalar in PrintableText.of(name).unicodeScalars {
      safe.unicodeScalars.append("/\\:*?\"<>|".unicodeScalars.contains(scalar) ? "-" : scalar)
    }
    while safe.hasPrefix(".") || safe.hasPrefix(" ") || safe.hasPrefix("-") { safe.removeFirst() }
    while safe.utf8.count > maximumNameLength { safe.removeLast() }
    while safe.hasSuffix(" ") || safe.hasSuffix(".") { safe.removeLast() }
    return safe.isEmpty ? "untitled" : safe
  }
}
