import Testing

@testable import WorkoutModel

@Suite struct IdentityMapTests {
  @Test func findsEachInstanceAgainHoweverManyThereAre() {
    let identities = (0..<5_000).map { ExerciseIdentity(name: "Exercise \($0 % 7)") }
    var map = IdentityMap<Int>()
    #expect(map[identities[0]] == nil)
    let wereNew = identities.enumerated().map { map.insert($0.offset, for: $0.element) }
    #expect(wereNew.allSatisfy { $0 })
    #expect(map.count == 5_000)
    #expect(identities.map { map[$0] } == Array(0..<5_000))
    #expect(zip(map.identities, identities).allSatisfy { $0 === $1 })
    // Equal, but another instance.
    #expect(map[ExerciseIdentity(name: "Exercise 0")] == nil)
  }

  @Test func keepsWhatItLearnedFirst() {
    let identity = ExerciseIdentity(name: "Squat")
    var map = IdentityMap<String>()
    let learned = [map.value(of: identity) { "first" }, map.value(of: identity) { "second" }]
    let wasNew = map.insert("third", for: identity)
    #expect(learned == ["first", "first"] && !wasNew)
    #expect(map[identity] == "first" && map.count == 1)
  }

  @Test func holdsOnToIdentitiesSoThatNoOtherComesToStandAtTheirPlace() {
    var seen = IdentityMap<Void>()
    for number in 0..<2_000 { seen.insert(ExerciseIdentity(name: "\(number)")) }
    #expect(seen.identities.map(\.name) == (0..<2_000).map { "\($0)" })
  }

  @Test func remembersEachIdentityOnce() {
    let identity = ExerciseIdentity(name: "Squat")
    var seen = IdentityMap<Void>()
    let wereNew = [seen.insert(identity), seen.insert(identity)]
    #expect(wereNew == [true, false] && seen.count == 1)
  }
}
