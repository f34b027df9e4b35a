internal import CLibrary

/// Threads that make something, side by side, of each thing that one other thread hands to them, and use it in order.
package final class Crew<Thing: Sendable> {
  private let inbox: Handover<(number: Int, thing: Thing)>
  private var threads: [pthread_t]
  private var count = 0

  /// Starts the threads, as many as the system gives; nil if it gives none.
  ///
  /// - Parameters:
  ///   - width: how many threads there are at most.
  ///   - make: is called with each thing, on all threads at a time.
  ///   - use: is called with what was made of each, in the order of the things, on one thread at a time.
  package init?<Value: Sendable>(
    width: Int, make: @escaping @Sendable (Thing) -> Value, use: @escaping @Sendable (Value) -> Void
  ) {
    let inbox = Handover<(number: Int, thing: Thing)>(capacity: width)
    let queue = OrderedQueue<Value>(count: .max, room: width * Parallel.ahead)
    self.inbox = inbox
    threads = WorkerThreads.start(width) {
      let maker = queue.join()
      // The queue tells when there is room; the number comes with the thing, whichever thread takes it.
      while queue.next(for: maker) != nil, let (number, thing) = inbox.take() {
        queue.put(make(thing), at: number, by: maker) { _, value in
          use(value)
          return true
        }
      }
    }
    if threads.isEmpty { return nil }
  }

  deinit { finish() }

  /// Hands `thing` over as soon as there is room; after ``finish()`` it is ignored.
  package func put(_ thing: Thing) {
    _ = inbox.put((count, thing))
    count += 1
  }

  /// Waits until everything has been made and used.
  package func finish() {
    inbox.end()
    for thread in threads { pthread_join(thread, nil) }
    threads = []
    inbox.close()
  }
}
