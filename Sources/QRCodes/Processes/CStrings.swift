internal import CLibrary

/// Texts as the system's calls take lists of them.
enum CStrings {
  /// Hands `texts` on, with nil behind the last one.
  static func with<Value>(_ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value) -> Value {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
