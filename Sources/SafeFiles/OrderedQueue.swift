/// What several threads make of numbered things, taken in the order of the numbers by one thread.
final class OrderedQueue<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var values: [Int: Value] = [:]
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

  /// The number of the thing to begin, once there is room for it; nil where none is left.
  func next() -> Int? {
    state.value { state -> Int?? in
      guard state.started < count, !state.isClosed else { return .some(nil) }
      guard state.started - state.taken < room else { return nil }
      state.started += 1
      return state.started - 1
    }
  }

  /// Lays down what was made of a thing.
  func put(_ value: Value, at number: Int) { state.withLock { $0.values[number] = value } }

  /// What was made of the thing after the one that was taken last, once it is there.
  func take() -> Value {
    state.value { state in
      guard let value = state.values.removeValue(forKey: state.taken) else { return nil }
      state.taken += 1
      return value
    }
  }

  /// Says that nothing more is taken.
  func close() { state.withLock { $0.isClosed = true } }
}
