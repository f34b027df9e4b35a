internal import CLibrary
internal import Synchronization

/// Work on many things at a time, one for each processor, with results in the order of the things.
package enum Parallel {
  /// True where the system has threads; a browser's module has none.
  package static let hasThreads = true

  /// How many are worked on at a time, unless somebody says.
  package static let width = max(1, min(8, Processors.count))

  /// The most threads that anyone may ask for.
  package static let maximumWidth = 256

  /// How many results for each processor may wait to be used.
  static let ahead = 4

  /// The results for all things.
  package static func map<Thing: Sendable, Value: Sendable>(
    _ things: [Thing], width: Int = Parallel.width, _ work: @Sendable (Thing) -> Value
  ) -> [Value] {
    guard things.count > 1, width > 1 else { return things.map(work) }
    let results = Results<Value>(count: things.count)
    withoutActuallyEscaping(work) { work in
      WorkerThreads.run(min(width, things.count) - 1) {
        while let index = results.nextIndex() { results.set(work(things[index]), at: index) }
      }
    }
    return results.all
  }

  /// Runs `make` on a thread of its own while `take` runs on this one, with a queue from the one to the other.
  ///
  /// - Parameter capacity: how many things lie ready at most.
  /// - Returns: false where the system gives no thread; nothing has run then.
  package static func handOver<Thing: Sendable>(
    capacity: Int = 2, _ make: @escaping @Sendable (Handover<Thing>) -> Void,
    take: (Handover<Thing>) throws -> Void
  ) rethrows -> Bool {
    let handover = Handover<Thing>(capacity: capacity)
    return try WorkerThreads.run(1) {
      make(handover)
      handover.end()
    } beside: {
      defer { handover.close() }
      try take(handover)
    }
  }

  /// What several threads make, and what none of them has taken yet.
  private final class Results<Value: Sendable>: Sendable {
    private let values: Mutex<[Value?]>
    private let next = Mutex(0)

    init(count: Int) { values = Mutex(Array(repeating: nil, count: count)) }

    var all: [Value] { values.withLock { $0.compactMap(\.self) } }

    func nextIndex() -> Int? {
      let count = values.withLock { $0.count }
      return next.withLock { next in
        guard next < count else { return nil }
        next += 1
        return next - 1
      }
    }

    func set(_ value: Value, at index: Int) { values.withLock { $0[index] = value } }
  }

  /// Hands out the results one by one, each as soon as it and all before it are there.
  ///
  /// Few results wait to be used: the work goes on only as they are. Any of the threads may use one, one at a time.
  package static func inOrder<Thing: Sendable, Value: Sendable, Failure: Error>(
    _ things: [Thing], width: Int = Parallel.width, map work: @Sendable (Thing) -> Value,
    use: (_ number: Int, _ thing: Thing, _ value: Value) throws(Failure) -> Void
  ) throws(Failure) {
    try withoutActuallyEscaping(work) { (work) throws(Failure) in
      try inOrder(things, width: width, worker: { work }, use: use)
    }
  }

  /// Hands out the results one by one, as ``inOrder(_:width:map:use:)`` does.
  ///
  /// - Parameter worker: is called once on each thread; returns the function that does the work there.
  package static func inOrder<Thing: Sendable, Value: Sendable, Failure: Error>(
    _ things: [Thing], width: Int = Parallel.width, worker: @Sendable () -> (Thing) -> Value,
    use: (_ number: Int, _ thing: Thing, _ value: Value) throws(Failure) -> Void
  ) throws(Failure) {
    let width = min(width, things.count)
    guard width > 1 else {
      let work = worker()
      for (number, thing) in things.enumerated() { try use(number, thing, work(thing)) }
      return
    }
    let queue = OrderedQueue<Value>(count: things.count, room: width * ahead)
    // One thread at a time uses something, and this one goes on when all others have ended.
    nonisolated(unsafe) var failure: Failure?
    withoutActuallyEscaping(worker) { worker in
      withoutActuallyEscaping(use) { use in
        nonisolated(unsafe) let attempt = { (number: Int, value: Value) -> Bool in
          do throws(Failure) { try use(number, things[number], value) } catch { failure = error }
          return failure == nil
        }
        WorkerThreads.run(width - 1) {
          let work = worker()
          let maker = queue.join()
          while let index = queue.next(for: maker) {
            queue.put(work(things[index]), at: index, by: maker, use: attempt)
          }
        }
      }
    }
    if let failure { throw failure }
  }
}
