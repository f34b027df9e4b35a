import Foundation

/// A file of a test's own, which removes it.
struct TemporaryFile {
  let path: String

  init(_ bytes: [UInt8]) throws {
    var name = Array("\(FileManager.default.temporaryDirectory.path)/btd-test-XXXXXX".utf8CString)
    let descriptor = mkstemp(&name)
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    guard descriptor >= 0 else { throw MissingFile(path: path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      guard sent > 0 else { throw MissingFile(path: path) }
      rest = rest.dropFirst(sent)
    }
  }

  func remove() { unlink(path) }
}
