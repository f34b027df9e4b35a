internal import CLibrary

/// What several threads make of numbered things, taken in the order of the numbers by one thread.
final class OrderedQueue<Value: Sendable>: Sendable {
  private let count: Int
  private let room: Int
  // The system's lock and signal must stay where they are; what follows them is touched under the lock alone.
  private nonisolated(unsafe) let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private nonisolated(unsafe) let change: UnsafeMutablePointer<pthread_cond_t>
  private nonisolated(unsafe) var values: [Int: Value] = [:]
  private nonisolated(unsafe) var started = 0
  private nonisolated(unsafe) var taken = 0
  private nonisolated(unsafe) var isClosed = false

  /// - Parameters:
  ///   - count: how many things there are.
  ///   - room: how many may have been begun and not been taken.
  init(count: Int, room: Int) {
    self.count = count
    self.room = room
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

  /// The number of the thing to begin, once there is room for it; nil where none is left.
  func next() -> Int? {
    locked {
      while started < count, started - taken >= room, !isClosed { pthread_cond_wait(change, mutex) }
      guard started < count, !isClosed else { return nil }
      started += 1
      return started - 1
    }
  }

  /// Lays down what was made of a thing.
  func put(_ value: Value, at number: Int) { locked { values[number] = value } }

  /// What was made of the thing after the one that was taken last, once it is there.
  func take() -> Value {
    locked {
      while true {
        if let value = values.removeValue(forKey: taken) {
          taken += 1
          return value
        }
        pthread_cond_wait(change, mutex)
      }
    }
  }

  /// Says that nothing more is taken.
  func close() { locked { isClosed = true } }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(change)
      pthread_mutex_unlock(mutex)
    }
    return body()
  }
}
