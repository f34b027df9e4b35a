import Testing
import WorkoutModel

/// Workouts and templates to lay out.
enum SampleWorkouts {
  static func load(_ text: String, _ unit: MassUnit? = .kilograms) throws -> Load {
    Load(try #require(ExactDecimal(text)), unit: unit)
  }

  static func exercise(
    _ name: String, _ variation: String? = nil, category: String? = "Chest", sets: [ExerciseSet] = []
  ) -> Exercise {
    Exercise(
      ExerciseIdentity(name: name, variation: variation, category: category, style: .repsWeight), sets: sets)
  }

  static func workout(_ title: String = "Push Day 💪", exercises: [Exercise]) -> Workout {
    Workout(
      id: WorkoutIdentifier(high: 1, low: 2), title: title, start: Moment(wallTime: "2026-01-31 18:05"),
      durationSeconds: ExactDecimal(3_660), exercises: exercises)
  }

  /// A workout with everything that a page marks.
  static func push() throws -> Workout {
    var workout = workout(exercises: [
      exercise(
        "Bench Press", "Flat",
        sets: [
          ExerciseSet(kind: .warmUp, reps: 10, load: try load("40")),
          ExerciseSet(reps: 5, load: try load("100")), ExerciseSet(reps: 5, load: try load("100.0")),
          ExerciseSet(reps: 5, load: try load("100")),
          ExerciseSet(kind: .drop, reps: 8, load: try load("80")),
          ExerciseSet(kind: .failure, reps: 11, load: try load("60")),
        ]),
      exercise("Row", category: "Back", sets: [ExerciseSet(reps: 8, load: try load("70"))]),
      exercise("Plank", category: "Abs / Core", sets: [ExerciseSet(durationSeconds: ExactDecimal(90))]),
    ])
    workout.supersets = [[0, 1]]
    return workout
  }

  /// A workout of `count` exercises.
  static func long(_ count: Int) throws -> Workout {
    workout(
      "Long",
      exercises: try (1...count).map {
        exercise("Exercise \($0)", sets: [ExerciseSet(reps: 5, load: try load("100"))])
      })
  }

  static func ride() throws -> Ride {
    func share(_ text: String) throws -> RideIntensity {
      .fractionOfThreshold(try #require(ExactDecimal(text)))
    }
    var plan = Ride()
    plan.title = "Over and under"
    plan.sport = "bike"
    var warmUp = RideSegment(
      .ramp(from: try share("0.4"), to: try share("0.75")), durationSeconds: ExactDecimal(600))
    warmUp.role = .warmUp
    warmUp.cues = [RideCue(offsetSeconds: ExactDecimal(30), message: "Spin easily")]
    let intervals = RideSegment(
      .intervals(
        count: 3, on: RideInterval(durationSeconds: ExactDecimal(120), intensity: try share("1.1")),
        off: RideInterval(durationSeconds: ExactDecimal(60), intensity: try share("0.502"))),
      durationSeconds: nil)
    plan.segments = [
      warmUp, intervals, RideSegment(.free, durationSeconds: ExactDecimal(300)),
      RideSegment(.maximum, durationSeconds: ExactDecimal(60)),
    ]
    return plan
  }
}
