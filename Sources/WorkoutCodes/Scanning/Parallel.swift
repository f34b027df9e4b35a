internal import CLibrary
internal import Dispatch
internal import Synchronization

/// Work on many things at a time, one for each processor, with results in the order of the things.
package enum Parallel {
  /// How many are worked on at a time.
  package static let width = max(1, min(8, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// How many batches wide a stretch of things is, between two results that are waited for.
  private static let stretch = 4

  /// The results for all things.
  package static func map<Thing: Sendable, Value: Sendable>(
    _ things: [Thing], _ work: @Sendable (Thing) -> Value
  ) -> [Value] {
    guard things.count > 1 else { return things.map(work) }
    let values = Mutex<[Value?]>(Array(repeating: nil, count: things.count))
    DispatchQueue.concurrentPerform(iterations: things.count) { index in
      let value = work(things[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.compactMap(\.self) }
  }

  /// Hands out the results one by one, stretch by stretch.
  package static func inOrder<Thing: Sendable, Value: Sendable>(
    _ things: [Thing], map work: @Sendable (Thing) -> Value,
    use: (_ number: Int, _ thing: Thing, _ value: Value) throws -> Void
  ) rethrows {
    for start in stride(from: 0, to: things.count, by: stretch * width) {
      let part = Array(things[start..<min(things.count, start + stretch * width)])
      for (offset, value) in map(part, work).enumerated() {
        try use(start + offset, part[offset], value)
      }
    }
  }
}
