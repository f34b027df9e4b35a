internal import CLibrary

/// A thread that processes, in order, what one other thread hands to it.
package final class Follower<Thing: Sendable> {
  private let handover: Handover<Thing>
  private var thread: pthread_t?

  /// Starts the thread; nil if the system cannot start one.
  ///
  /// - Parameters:
  ///   - capacity: how many things wait at most.
  ///   - take: is called on the thread, with each thing in its turn.
  package init?(capacity: Int = 2, _ take: @escaping @Sendable (Thing) -> Void) {
    let handover = Handover<Thing>(capacity: capacity)
    self.handover = handover
    thread = WorkerThreads.start { while let thing = handover.take() { take(thing) } }
    if thread == nil { return nil }
  }

  deinit { finish() }

  /// Hands `thing` over as soon as there is room; after ``finish()`` it is ignored.
  package func put(_ thing: Thing) { _ = handover.put(thing) }

  /// Waits until everything has been taken.
  package func finish() {
    guard let running = thread else { return }
    thread = nil
    handover.end()
    pthread_join(running, nil)
    handover.close()
  }
}
