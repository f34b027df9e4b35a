import Sheets
import Testing
import WorkoutModel

@Suite struct SheetTotalsTests {
  @Test func addsUpAsTheAppDoes() throws {
    let sum = SheetTotals(try SampleWorkouts.push())
    #expect(sum.exercises == 3)
    #expect(sum.sets == 8)
    #expect(sum.volume == 3_760)
    #expect(sum.unit == .kilograms)
    #expect(sum.durationSeconds == 3_660)
    #expect(sum.best == BestLift(oneRepMax: 116, formula: "Wathan", exercise: "Bench Press"))
  }

  @Test func worksOutOneRepMaxByWathanUpToSeventeenRepsAndByEpleyAbove() {
    let weights: [Int64?] = [1, 2, 5, 17, 18, 30].map { OneRepMax.estimate(reps: $0, weight: 100) }
    #expect(weights == [100, 105, 116, 156, 160, 200])
    #expect(OneRepMax.estimate(reps: 0, weight: 100) == nil)
    #expect(OneRepMax.estimate(reps: 5, weight: -20) == nil)
  }

  @Test func turnsLoadsOfTwoUnitsIntoTheFirst() throws {
    let sum = SheetTotals(
      SampleWorkouts.workout(exercises: [
        SampleWorkouts.exercise(
          "Squat",
          sets: [
            ExerciseSet(reps: 1, load: try SampleWorkouts.load("100")),
            ExerciseSet(reps: 1, load: try SampleWorkouts.load("220.5", .pounds)),
          ])
      ]))
    #expect(sum.volume == 200)
    #expect(sum.best?.oneRepMax == 100)
  }

  @Test func countsNoWeightThatHelpsAsLifted() throws {
    func sum(_ name: String, _ loads: String...) throws -> SheetTotals {
      let sets = try loads.map { ExerciseSet(reps: 5, load: try SampleWorkouts.load($0)) }
      return SheetTotals(
        SampleWorkouts.workout(exercises: [SampleWorkouts.exercise(name, sets: sets)]))
    }
    let assisted = try sum("Pull Up (Assisted)", "30", "20")
    #expect(assisted.volume == nil && assisted.best == nil && assisted.sets == 2)
    let below = try sum("Pull Up", "-30")
    #expect(below.volume == nil && below.best == nil)
    let mixed = try sum("Pull Up", "-30", "10")
    #expect(mixed.volume == 50)
    #expect(mixed.best == BestLift(oneRepMax: 11, formula: "Wathan", exercise: "Pull Up"))
  }

  @Test func countsNoWeightOfCardioAsLifted() throws {
    let set = ExerciseSet(reps: 10, load: try SampleWorkouts.load("20"))
    let row = SampleWorkouts.exercise("Bench Press", sets: [set])
    let run = SampleWorkouts.exercise("Weighted Run", category: "Cardio", sets: [set])
    let cardio = SheetTotals(SampleWorkouts.workout(exercises: [run]))
    #expect(cardio.volume == nil && cardio.best == nil && cardio.sets == 1)
    let mixed = SheetTotals(SampleWorkouts.workout(exercises: [run, row]))
    #expect(mixed.volume == 200 && mixed.sets == 2)
    #expect(mixed.best == BestLift(oneRepMax: 26, formula: "Wathan", exercise: "Bench Press"))
  }

  @Test func saysNoVolumeWhereNoSetHasRepsAndLoad() {
    let sum = SheetTotals(Workout(exercises: [SampleWorkouts.exercise("Plank")]))
    #expect(sum.volume == nil && sum.best == nil && sum.durationSeconds == nil)
  }
}
