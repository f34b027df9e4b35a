/// What several threads make of numbered things, taken in the order of the numbers by one thread.
final class OrderedQueue<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var values: [Int: (value: Value, maker: Int)] = [:]
    /// What was used of what each thread has made.
    var used: [[Value]] = []
    var started = 0
    var taken = 0
    var isClosed = false
  }

  private let count: Int
  private let room: Int
  private let state = Monitor(State())

  /// - Parameters:
  ///   - count: how many things there are.
  ///   - room: how many may have been begun and not been taken.
  init(count: Int, room: Int) {
    self.count = count
    self.room = room
  }

  /// A number for a thread that makes things.
  func join() -> Int {
    state.withLock {
      $0.used.append([])
      return $0.used.count - 1
    }
  }

  /// The number of the thing to begin, once there is room for it; nil where none is left.
  ///
  /// What was used of what the thread has made ends here: memory of another thread's is given back at the cost of a lock.
  func next(for maker: Int) -> Int? {
    state.value { state -> (number: Int?, used: [Value])? in
      let isOver = state.started >= count || state.isClosed
      guard isOver || state.started - state.taken < room else { return nil }
      let used = state.used[maker]
      state.used[maker] = []
      if !isOver { state.started += 1 }
      return (isOver ? nil : state.started - 1, used)
    }.number
  }

  /// Lays down what a thread has made of a thing.
  func put(_ value: Value, at number: Int, by maker: Int) {
    state.withLock { $0.values[number] = (value, maker) }
  }

  /// What was made of the thing after the one that was taken last, once it is there, and the thread that made it.
  func take() -> (value: Value, maker: Int) {
    state.value { state in
      guard let value = state.values.removeValue(forKey: state.taken) else { return nil }
      state.taken += 1
      return value
    }
  }

  /// Gives what was used to the thread that made it, which takes it apart.
  func giveBack(_ value: Value, to maker: Int) {
    state.withLock { $0.used[maker].append(value) }
  }

  /// Says that nothing more is taken.
  func close() { state.withLock { $0.isClosed = true } }
}
