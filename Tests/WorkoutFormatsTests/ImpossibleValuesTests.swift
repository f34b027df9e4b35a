import Testing
import WorkoutModel

@testable import WorkoutFormats

@Suite struct ImpossibleValuesTests {
  private static let text = """
    start,exercise,set_number,reps,duration_seconds,distance,distance_unit,rpe,rir,rest_seconds
    2026-01-31 18:05,Squat,1,-5,-9,-1,km,11,-2,-60
    2026-01-31 18:05,Squat,2,5,9,1,km,10,0,60

    """

  @Test func whatNobodyCanHaveDoneIsNamedAndKept() throws {
    let reading = try read(Self.text, as: .csv)
    #expect(
      reading.findings.lines == [
        "warning inconsistent /workouts/0/exercises/0/sets/0: repetitions below zero | -5",
        "warning inconsistent /workouts/0/exercises/0/sets/0: a duration below zero | -9 s",
        "warning inconsistent /workouts/0/exercises/0/sets/0: a distance below zero | -1",
        "warning inconsistent /workouts/0/exercises/0/sets/0: a rest below zero | -60 s",
        "warning inconsistent /workouts/0/exercises/0/sets/0: an RPE that is not from 0 to 10 | 11",
        "warning inconsistent /workouts/0/exercises/0/sets/0: repetitions in reserve below zero | -2",
      ])
    #expect(reading.archive.workouts[0].exercises[0].sets.map(\.reps) == [-5, 5])
  }
}
