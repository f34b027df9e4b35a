internal import CLibrary

/// A short queue from one thread that makes things to one that takes them: the faster one waits.
///
/// What has been taken goes back to be released, since memory is freed soonest by the thread that asked for it.
package final class Handover<Thing: Sendable>: Sendable {
  /// How many things lie ready at most.
  private static var capacity: Int { 2 }

  // The system's lock and signal must stay where they are; what follows them is touched under the lock alone.
  private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private nonisolated(unsafe) let change: UnsafeMutablePointer<pthread_cond_t>
  private nonisolated(unsafe) var things: [Thing] = []
  private nonisolated(unsafe) var taken: Thing?
  private nonisolated(unsafe) var spent: [Thing] = []
  private nonisolated(unsafe) var isEnded = false
  private nonisolated(unsafe) var isClosed = false

  package init() {
    mutex = .allocate(capacity: 1)
    change = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Hands `thing` over, once there is room.
  ///
  /// - Returns: false where nothing is taken any more.
  package func put(_ thing: Thing) -> Bool {
    var back: [Thing] = []
    let isTaken = locked {
      while things.count >= Self.capacity, !isClosed { pthread_cond_wait(change, mutex) }
      if !isClosed { things.append(thing) }
      swap(&back, &spent)
      return !isClosed
    }
    return isTaken
  }

  /// Says that nothing more comes.
  package func end() { locked { isEnded = true } }

  /// Takes what was handed over next, once it is there; nil at the end.
  package func take() -> Thing? {
    locked {
      if let taken { spent.append(taken) }
      taken = nil
      while things.isEmpty, !isEnded { pthread_cond_wait(change, mutex) }
      guard !things.isEmpty else { return nil }
      taken = things.removeFirst()
      return taken
    }
  }

  /// Says that nothing more is taken.
  package func close() { locked { isClosed = true } }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_signal(change)
      pthread_mutex_unlock(mutex)
    }
    return body()
  }
}
