import Testing

@testable import WorkoutModel

@Suite struct SeenIdentifiersTests {
  /// Identifiers of every form, many of them twice.
  private static func identifiers(_ count: Int) -> [WorkoutIdentifier] {
    (0..<count).map { number in
      let word = UInt64(number / 2)
      return switch number % 7 {
      case 0: WorkoutIdentifier(high: word, low: 0)
      case 1: WorkoutIdentifier(high: 0, low: word)
      case 2: WorkoutIdentifier(high: word << 40, low: word)
      case 3: WorkoutIdentifier(WorkoutIdentifier(high: word, low: ~0).description.lowercased())
      case 4: WorkoutIdentifier("workout \(word)")
      case 5: WorkoutIdentifier("")
      default: WorkoutIdentifier(high: .max, low: .max - word % 5)
      }
    }
  }

  @Test(arguments: [0, 1, 31, 32, 33, 5_000]) func eachIsNewOnce(count: Int) {
    var seen = SeenIdentifiers()
    var expected: Set<WorkoutIdentifier> = []
    let identifiers = Self.identifiers(count)
    let areNew = identifiers.map { seen.insert($0) }
    #expect(areNew == identifiers.map { expected.insert($0).inserted })
    #expect(expected.filter { seen.insert($0) } == [])
    seen.removeAll()
    #expect(expected.filter { seen.insert($0) } == expected)
  }
}
