import SafeFiles
import Synchronization
import Testing

/// Work on several threads whose results are used in order.
@Suite struct OrderedWorkTests {
  /// Tells when it ends.
  private final class Result: Sendable {
    let number: Int
    private let ended: @Sendable (Int) -> Void

    init(_ number: Int, ended: @escaping @Sendable (Int) -> Void) {
      self.number = number
      self.ended = ended
    }

    deinit { ended(number) }
  }

  @Test(arguments: [1, 2, 5]) func resultsAreUsedInOrderAndEachEndsOnceAfterItsUse(_ width: Int) throws {
    let ends = Mutex([Int]())
    var used: [Int] = []
    Parallel.inOrder(Array(0..<300), width: width) { number in
      Result(number) { number in ends.withLock { $0.append(number) } }
    } use: { number, thing, result in
      #expect(number == thing && result.number == number)
      #expect(!ends.withLock { $0.contains(number) })
      used.append(number)
    }
    #expect(used == Array(0..<300))
    #expect(ends.withLock { $0.sorted() } == Array(0..<300))
  }

  @Test(arguments: [1, 2, 5]) func resultsEndWhereOneCannotBeUsed(_ width: Int) throws {
    let ends = Mutex([Int]())
    let begun = Mutex(0)
    #expect(throws: CancellationError.self) {
      try Parallel.inOrder(Array(0..<300), width: width) { number in
        begun.withLock { $0 += 1 }
        return Result(number) { number in ends.withLock { $0.append(number) } }
      } use: { number, _, _ in
        if number == 100 { throw CancellationError() }
      }
    }
    let all = begun.withLock { $0 }
    #expect((101..<300).contains(all))
    #expect(ends.withLock { $0.sorted() } == Array(0..<all))
  }
}
