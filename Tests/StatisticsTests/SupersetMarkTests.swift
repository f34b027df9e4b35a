import Statistics
import Testing

@Suite struct SupersetMarkTests {
  @Test func numbersExercisesAndLettersSupersets() {
    let marks = SupersetMark.marks(count: 6, supersets: [[1, 2], [4, 5]])
    #expect(marks.map(\.label) == ["1", "A1", "A2", "4", "B1", "B2"])
    #expect(marks.map(\.joinsNext) == [false, true, false, false, true, false])
    #expect(marks.map(\.joinsPrevious) == [false, false, true, false, false, true])
  }

  @Test func drawsNoBracketOverAnExerciseBetween() {
    let marks = SupersetMark.marks(count: 3, supersets: [[0, 2]])
    #expect(marks.map(\.label) == ["A1", "2", "A2"])
    #expect(marks.allSatisfy { !$0.joinsNext && !$0.joinsPrevious })
  }

  @Test func passesOverWhatIsNoSuperset() {
    let marks = SupersetMark.marks(count: 3, supersets: [[0, 0], [-1, 7], [], [1, 99], [1, 2], [2, 0]])
    #expect(marks.map(\.label) == ["1", "A1", "A2"])
    #expect(SupersetMark.marks(count: 2, supersets: nil).map(\.label) == ["1", "2"])
  }

  @Test func goesOnAfterZ() {
    let groups = (0..<28).map { [2 * $0, 2 * $0 + 1] }
    let labels = SupersetMark.marks(count: 56, supersets: groups).map(\.label)
    #expect(labels[50...] == ["Z1", "Z2", "AA1", "AA2", "AB1", "AB2"])
  }
}
