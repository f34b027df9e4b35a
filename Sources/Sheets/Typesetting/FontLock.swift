/// What every use of a font holds: cairo shares the faces of fonts among all threads, and FreeType bears only one.
enum FontLock {
  // Drawing a text may set another one.
  private static let lock = RecursiveLock()

  /// Does something with fonts while no other thread does.
  static func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
