internal import SafeFiles
package import WorkoutModel

/// An input that several threads read, each a part of it.
package final class SharedInput: Sendable {
  // Touched by one thread at a time.
  private nonisolated(unsafe) let input: InputBytes
  private let turn = Monitor(())

  /// Nobody else may load more of `input` from now on.
  ///
  /// - Parameter count: how many bytes at the start are never given back.
  package init(_ input: InputBytes, keeping count: Int) {
    self.input = input
    input.keep(upTo: count)
  }

  /// The input as if it ended where loading ends: at `end` or soon after it.
  ///
  /// - Throws: `WorkoutError.file` where the file cannot be read.
  package func part(through end: Int) throws(WorkoutError) -> InputBytes {
    var failure: WorkoutError?
    let part = turn.withLock { _ in
      do throws(WorkoutError) {
        return try input.part(through: end)
      } catch {
        failure = error
        return input
      }
    }
    if let failure { throw failure }
    return part
  }

  /// Gives back the memory of the bytes before `offset`, which no part needs any more.
  package func discard(upTo offset: Int) { turn.withLock { _ in input.discard(upTo: offset) } }
}
