import Testing
import WorkoutModel

@testable import FormatKit

@Suite struct IdentityMemoryTests {
  @Test func equalIdentitiesShareWhatIsKnown() {
    var memory = IdentityMemory<Int>()
    let squat = ExerciseIdentity(name: "Squat", variation: "Front", category: "Legs", style: .reps)
    #expect(memory[squat] == nil)
    memory.remember(7, of: squat)
    #expect(memory[squat] == 7)
    #expect(memory[ExerciseIdentity(name: "Squat", variation: "Front", category: "Legs", style: .reps)] == 7)
    #expect(memory[ExerciseIdentity(name: "Squat", variation: "Front", category: "Legs")] == nil)
  }

  @Test func onlyWhatThereIsRoomForIsRemembered() {
    var memory = IdentityMemory<Int>(room: 5_130)
    let identities = (0..<100).map { ExerciseIdentity(name: "Exercise \($0)", category: "Legs") }
    for (number, identity) in identities.enumerated() { memory.remember(number, of: identity) }
    let known = identities.compactMap { memory[$0] }
    #expect(known == Array(0..<18))
    // A shorter one still has room.
    let short = ExerciseIdentity(name: "A")
    memory.remember(1, of: short)
    #expect(memory[short] == 1)
    let long = ExerciseIdentity(name: "B", category: String(repeating: "c", count: 5_000))
    memory.remember(2, of: long)
    #expect(memory[long] == nil)
  }
}
