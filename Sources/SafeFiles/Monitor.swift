internal import CLibrary

/// Something that several threads change, each by itself, and wait to see changed.
package final class Monitor<State: Sendable>: Sendable {
  // The system's lock and signal must stay where they are; the state is touched under the lock alone.
  private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private nonisolated(unsafe) let change: UnsafeMutablePointer<pthread_cond_t>
  private nonisolated(unsafe) var state: State

  package init(_ state: State) {
    self.state = state
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

  /// Changes the state.
  package func withLock<Result>(_ body: (inout State) -> Result) -> Result { value { .some(body(&$0)) } }

  /// Asks for a value until there is one, each time that another thread has changed the state.
  ///
  /// - Parameter wakes: false where nobody waits for what `body` changes.
  func value<Value>(wakes: Bool = true, _ body: (inout State) -> Value?) -> Value {
    pthread_mutex_lock(mutex)
    defer {
      pthread_mutex_unlock(mutex)
      // Who is woken while it is locked has to wait once more.
      if wakes { pthread_cond_broadcast(change) }
    }
    while true {
      if let value = body(&state) { return value }
      pthread_cond_wait(change, mutex)
    }
  }
}
