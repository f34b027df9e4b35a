// The module SafeFiles for a host that has no files: an input is bytes, and zones have to come with an offset.
package import WorkoutModel

/// A file, which a browser does not have.
package final class InputFile {
  package var size: Int64? { nil }

  package init(_ path: String, name: String) throws(FileError) {
    throw FileError(.cannotOpen, path: name, code: 2)
  }

  package func read(to target: UnsafeMutableRawPointer, count: Int) throws(FileError) -> Int { 0 }

  package func read(to target: UnsafeMutableRawPointer, count: Int, width: Int) throws(FileError) -> Int { 0 }
}

/// Memory for an input.
package final class ReservedMemory {
  package let start: UnsafeMutableRawPointer
  package let byteCount: Int

  package init(byteCount: Int, name: String) throws(FileError) {
    self.byteCount = byteCount
    start = .allocate(byteCount: byteCount, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount)
  }

  deinit { start.deallocate() }

  package func discard(_ range: Range<Int>) {}
}

/// What the system says about itself: nothing.
package enum SystemFile {
  package static func environment(_ name: String) -> String? { nil }
  package static func isFolder(_ path: String) -> Bool { false }
  package static func linkTarget(_ path: String) -> String? { nil }
  package static func contents(_ path: String) -> [UInt8]? { nil }
}

/// Work side by side, for which a module has no threads.
package enum Parallel {
  @inline(__always) package static var hasThreads: Bool { false }
}

/// Threads that make something of what another hands to them, which a module cannot have.
package struct Crew<Thing: Sendable> {
  package init?<Value: Sendable>(
    width: Int, make: @escaping @Sendable (Thing) -> Value, use: @escaping @Sendable (Value) -> Void
  ) {
    return nil
  }

  package func put(_ thing: Thing) {}
  package func finish() {}
}

/// A state that one thread alone touches.
package final class Monitor<State: Sendable>: Sendable {
  private nonisolated(unsafe) var state: State

  package init(_ state: State) { self.state = state }

  package func withLock<Result>(_ body: (inout State) -> Result) -> Result { body(&state) }
}
