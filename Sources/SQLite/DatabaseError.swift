/// What SQLite refused to do, and why.
package struct DatabaseError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's own result code, without its extension.
  package var code: Int32
  /// SQLite's own words.
  package var message: String

  /// Makes an error.
  package init(code: Int32, message: String) {
    self.code = code
    self.message = message
  }

  /// SQLite's own words.
  package var description: String { message }
}
