/// What several threads make of numbered things, used in the order of the numbers by one of these threads at a time.
///
/// As a rule the thread that made something uses it: it stands in that processor's cache, and no other must be woken.
final class OrderedQueue<Value: Sendable>: Sendable {
  private struct Made: Sendable {
    var value: Value
    var maker: Int
  }

  private struct State: Sendable {
    var made: [Int: Made] = [:]
    /// What another thread used of what each thread has made.
    var used: [[Value]] = []
    var started = 0
    var usedCount = 0
    /// True while a thread uses something.
    var isInUse = false
    var isClosed = false
  }

  private let count: Int
  private let room: Int
  private let state = Monitor(State())

  /// - Parameters:
  ///   - count: how many things there are.
  ///   - room: how many may have been begun and not been used.
  init(count: Int, room: Int) {
    self.count = count
    self.room = room
  }

  /// A number for a thread that makes things.
  func join() -> Int {
    state.value(wakes: false) {
      $0.used.append([])
      return $0.used.count - 1
    }
  }

  /// The number of the thing to begin, once there is room for it; nil where none is left.
  ///
  /// What was used of what the thread has made ends here: memory of another thread's is given back at the cost of a lock.
  func next(for maker: Int) -> Int? {
    state.value(wakes: false) { state -> (number: Int?, used: [Value])? in
      let isOver = state.started >= count || state.isClosed
      guard isOver || state.started - state.usedCount < room else { return nil }
      let used = state.used[maker]
      state.used[maker] = []
      if !isOver { state.started += 1 }
      return (isOver ? nil : state.started - 1, used)
    }.number
  }

  /// Lays down what a thread has made of a thing, and uses all whose turn it is, unless another thread does.
  ///
  /// - Parameter use: returns false where nothing more is to be used.
  func put(_ value: Value, at number: Int, by maker: Int, use: (Int, Value) -> Bool) {
    var next = state.value(wakes: false) { state in
      state.made[number] = Made(value: value, maker: maker)
      return .some(Self.begin(&state))
    }
    while let (number, made) = next {
      let isWanted = use(number, made.value)
      next = state.value { state in
        if made.maker != maker { state.used[made.maker].append(made.value) }
        state.isInUse = false
        state.usedCount += 1
        if !isWanted { state.isClosed = true }
        return .some(Self.begin(&state))
      }
    }
  }

  /// Begins to use the next thing, if it is there and none is in use.
  private static func begin(_ state: inout State) -> (number: Int, made: Made)? {
    guard !state.isInUse, !state.isClosed, let made = state.made.removeValue(forKey: state.usedCount) else {
      return nil
    }
    state.isInUse = true
    return (state.usedCount, made)
  }
}
