/// A short queue from one thread that makes things to those that take them: who is faster waits.
///
/// What has been taken goes back to be released, since memory is freed soonest by the thread that asked for it.
package final class Handover<Thing: Sendable>: Sendable {
  private struct State: Sendable {
    var things: [Thing] = []
    var taken: Thing?
    var spent: [Thing] = []
    var isEnded = false
    var isClosed = false
  }

  private let state = Monitor(State())
  private let capacity: Int

  /// Makes a queue of at most the given number of things.
  package init(capacity: Int) { self.capacity = capacity }

  /// Waits for room, for those who make the next thing only then.
  ///
  /// - Returns: false where nothing is taken any more.
  package func awaitRoom() -> Bool { room { _ in } }

  /// Hands `thing` over, once there is room.
  ///
  /// - Returns: false where nothing is taken any more.
  package func put(_ thing: Thing) -> Bool { room { $0.append(thing) } }

  private func room(_ use: (inout [Thing]) -> Void) -> Bool {
    // Released once the lock is open.
    var back: [Thing] = []
    return state.value { state in
      guard state.things.count < capacity || state.isClosed else { return nil }
      if !state.isClosed { use(&state.things) }
      swap(&back, &state.spent)
      return !state.isClosed
    }
  }

  /// Says that nothing more comes.
  package func end() { state.withLock { $0.isEnded = true } }

  /// Takes what was handed over next, once it is there; nil at the end.
  package func take() -> Thing? {
    state.value { state -> Thing?? in
      if let taken = state.taken { state.spent.append(taken) }
      state.taken = nil
      guard !state.things.isEmpty else { return state.isEnded ? .some(nil) : nil }
      state.taken = state.things.removeFirst()
      return .some(state.taken)
    }
  }

  /// Says that nothing more is taken.
  package func close() { state.withLock { $0.isClosed = true } }
}
