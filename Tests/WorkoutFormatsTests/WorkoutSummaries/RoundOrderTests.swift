import ArchiveGenerator
import Testing

@testable import WorkoutFormats

@Suite struct RoundOrderTests {
  /// An order of sets, one letter an exercise, as exercises and supersets: `A2 (B2 C2)`.
  private func groups(_ letters: String) -> String {
    let keys = letters.unicodeScalars.map { Int($0.value) }
    let order = RoundOrder(of: keys)
    return order.exercises.indices.map { number in
      let letter = Array(letters)[order.exercises[number][0]]
      let group = order.supersets.first { $0.contains(number) }
      let count = order.exercises[number].count
      return (group?.first == number ? "(" : "") + "\(letter)\(count)" + (group?.last == number ? ")" : "")
    }.joined(separator: " ")
  }

  @Test(arguments: [
    ("", ""), ("A", "A1"), ("AAA", "A3"), ("ABC", "A1 B1 C1"), ("ABAB", "(A2 B2)"),
    ("ABCABCABC", "(A3 B3 C3)"),
    // A round that is cut short, one exercise that is left out from then on.
    ("ABCABCA", "(A3 B2 C2)"), ("ABCABCACAC", "(A4 B2 C4)"), ("ABABD", "(A2 B2) D1"),
    // One full round is no circuit yet; nor is one that comes back in another order.
    ("ABCA", "A1 B1 C1 A1"), ("ABCACB", "A1 B1 C1 A1 C1 B1"), ("ABBA", "A1 B2 A1"),
    // Sets before the circuit, of its first exercise: they stay by themselves.
    ("AAABCABC", "A2 (A2 B2 C2)"), ("AABAB", "A1 (A2 B2)"),
    ("ABABCDCD", "(A2 B2) (C2 D2)"), ("ABABBCBC", "(A2 B3) C1 B1 C1"),
  ])
  func exercisesAndSupersetsAreFoundInTheOrderOfSets(letters: String, expected: String) {
    #expect(groups(letters) == expected)
  }

  @Test func everyOrderIsToldExactly() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<3_000 {
      let kinds = Int.random(in: 1...5, using: &random)
      let keys = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        Int.random(in: 0..<kinds, using: &random)
      }
      let order = RoundOrder(of: keys)
      let again = RoundOrder(setCounts: order.exercises.map(\.count), supersets: order.supersets)
      #expect(again == order)
      #expect(order.places.map { order.exercises[$0.exercise][$0.set] } == Array(keys.indices))
    }
  }

  @Test func manyExercisesAreGroupedInTime() {
    let keys = Array(0..<100_000) + Array(0..<100_000)
    let order = RoundOrder(of: keys)
    #expect(order.exercises.count == 200_000)
    #expect(order.supersets.isEmpty)
  }
}
