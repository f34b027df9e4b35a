import Testing
import WorkoutModel

@Suite struct ExerciseSetTests {
  @Test func aSetTakesNoMoreThan32Bytes() {
    #expect(MemoryLayout<ExerciseSet>.stride <= 32)
    #expect(MemoryLayout<ExactDecimal>.size == 8)
    #expect(MemoryLayout<ExactDecimal?>.stride <= 16)
  }

  @Test func aSetWithNothingInItHasNothing() {
    let set = ExerciseSet()
    #expect(set.kind == .working)
    #expect(set.reps == nil)
    #expect(set.load == nil)
    #expect(set.durationSeconds == nil)
    #expect(set.details == nil)
  }

  @Test func zeroIsNotAbsent() throws {
    var set = ExerciseSet(reps: 0, load: Load(ExactDecimal(0), unit: nil), durationSeconds: ExactDecimal(0))
    #expect(set.reps == 0)
    #expect(set.load == Load(ExactDecimal(0), unit: nil))
    #expect(set.durationSeconds == ExactDecimal(0))
    #expect(set != ExerciseSet())
    set.reps = nil
    set.load = nil
    set.durationSeconds = nil
    #expect(set == ExerciseSet())
  }

  @Test(arguments: [MassUnit.kilograms, .pounds, nil])
  func whatIsPutInComesOut(unit: MassUnit?) throws {
    let weight = try #require(ExactDecimal("-52.50"))
    let smallest = try #require(ExactDecimal(coefficient: 0, fractionDigits: 62))
    var set = ExerciseSet(
      kind: .drop, reps: .max, load: Load(weight, unit: unit), durationSeconds: smallest,
      details: SetDetails(freeText: "x"))
    #expect(set.kind == .drop)
    #expect(set.reps == .max)
    #expect(set.load == Load(weight, unit: unit))
    #expect(set.durationSeconds == smallest)
    #expect(set.details == SetDetails(freeText: "x"))
    set.details = nil
    #expect(set.details == nil)
  }

  @Test func loadsThatDifferInUnitOrNotationAreTwo() throws {
    let whole = ExactDecimal(50)
    let pointed = try #require(ExactDecimal("50.0"))
    let sets: Set<ExerciseSet> = [
      ExerciseSet(load: Load(whole, unit: .kilograms)), ExerciseSet(load: Load(whole, unit: .pounds)),
      ExerciseSet(load: Load(whole, unit: nil)), ExerciseSet(load: Load(pointed, unit: nil)),
      ExerciseSet(durationSeconds: whole), ExerciseSet(kind: .warmUp, durationSeconds: whole),
    ]
    #expect(sets.count == 6)
  }

  @Test func detailsKeepTheirTarget() {
    var target = SetTarget()
    target.reps = 8
    target.maximumReps = 12
    var details = SetDetails()
    details.target = target
    #expect(details.target == target)
    details.target = nil
    #expect(details == SetDetails())
  }
}
