internal import CLibrary

/// A thread that takes what one other hands over, one thing after the other, until it is told that no more comes.
package final class Follower<Thing: Sendable> {
  private let handover: Handover<Thing>
  private var thread: pthread_t?

  /// Starts the thread; nil where the system gives none.
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

  /// Hands `thing` over, once there is room; behind the end nobody takes it.
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
