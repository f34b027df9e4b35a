import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What other people's programs say of our FIT files, and we of theirs.
@Suite(.enabled(if: FITPython.isInstalled, "\(FITPython.missingReason)")) struct FITOracleTests {
  /// The messages as tests take them apart, in the form of the decoders.
  private static func lines(_ bytes: [UInt8]) -> [String] {
    FITDump.messages(bytes).map { message in
      let texts = message.texts.mapValues { "'\($0)'" }
      let fields = message.values.mapValues { "\($0)" }.merging(texts) { $1 }
      return (["\(message.number)"] + fields.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
        .joined(separator: " ")
    }
  }

  private static func archive() -> WorkoutArchive {
    var archive = WorkoutArchive(workouts: [FITReadingTests.expected])
    var steps = FITReadingTests.expected
    steps.title = "Every quarter"
    steps.exercises = MassUnit.allCases.map { unit in
      let sets = (0...4_000).map { quarters in
        let value = ExactDecimal(coefficient: Int64(quarters) * 25, fractionDigits: 2)?.normalized ?? 0
        return ExerciseSet(reps: 1, load: Load(value, unit: unit))
      }
      return Exercise(ExerciseIdentity(name: "Deadlift in \(unit.rawValue)"), sets: sets)
    }
    archive.workouts.append(steps)
    var meters = SetDetails()
    meters.distance = Distance(ExactDecimal("5032.55") ?? 0, unit: .meters)
    var run = FITReadingTests.expected
    run.exercises = [
      Exercise(
        ExerciseIdentity(name: "Trail Running"), sets: [ExerciseSet(durationSeconds: 1_750, details: meters)])
    ]
    archive.workouts.append(run)
    return archive
  }

  @Test(arguments: ["garmin", "fitdecode"]) func ourActivitiesAreReadWithEveryValue(by decoder: String) throws
  {
    for workout in Self.archive().workouts {
      let writing = try write(WorkoutArchive(workouts: [workout]), as: .fit)
      #expect(writing.findings.lines == [])
      #expect(try FITPython.lines(writing.bytes, by: decoder) == ["True"] + Self.lines(writing.bytes))
    }
  }

  @Test(arguments: ["garmin", "fitdecode"]) func ourPlannedWorkoutsAreReadWithEveryValue(
    by decoder: String
  ) throws {
    let template = FITPlanTests.template
    var archive = WorkoutArchive()
    archive.templates = [template]
    let writing = try write(archive, as: .fitWorkout)
    #expect(try FITPython.lines(writing.bytes, by: decoder) == ["True"] + Self.lines(writing.bytes))
  }

  @Test func activitiesOfGarminsEncoderAreRead() throws {
    let bytes = try FITPython.encoded(
      """
      w('file_id', type='activity', manufacturer='development', product=1, serial_number=9, time_created=t(0))
      w('sport', sport='training', sub_sport='strength_training', name='Push Day 🦵')
      w('exercise_title', message_index=0, exercise_category='bench_press', exercise_name=1, wkt_step_name='Bench Press (Barbell)')
      w('exercise_title', message_index=1, exercise_category='triceps_extension', exercise_name=39, wkt_step_name='My Pushdown')
      def s(at, seconds, reps, kilograms, unit, category, subtype, index, step):
          w('set', timestamp=t(at + seconds), start_time=t(at), duration=float(seconds), set_type='active', repetitions=reps, weight=kilograms, category=[category, 65535, 65535], category_subtype=[subtype, 65535, 65535], weight_display_unit=unit, message_index=index, wkt_step_index=step)
      s(0, 40, 5, 100.0, 'kilogram', 'bench_press', 1, 0, 0)
      w('set', timestamp=t(130), start_time=t(40), duration=90.0, set_type='rest', message_index=1)
      s(130, 35.5, 8, 17.5 * 0.45359237, 'pound', 'bench_press', 1, 2, 0)
      s(166, 40, 12, 25.0, 'kilogram', 'triceps_extension', 39, 3, 1)
      w('session', timestamp=t(3600), start_time=t(0), total_elapsed_time=3600.0, total_timer_time=3500.0, sport='training', sub_sport='strength_training', total_calories=320, metabolic_calories=90, avg_heart_rate=104, max_heart_rate=151, workout_rpe=70, first_lap_index=0, num_laps=1)
      w('activity', timestamp=t(3600), total_timer_time=3500.0, num_sessions=1, local_timestamp=int((t(7200) - datetime.datetime(1989, 12, 31, tzinfo=datetime.timezone.utc)).total_seconds()))
      """)
    let reading = try read(bytes)
    #expect(
      reading.findings.sums == ["1 dropped: not stored in a workout: fit field \"total_timer_time\""])
    #expect(reading.archive.workouts == [FITReadingTests.expected])
  }

  @Test func plannedWorkoutsOfGarminsEncoderAreRead() throws {
    let bytes = try FITPython.encoded(
      """
      w('file_id', type='workout', manufacturer='development', product=1, serial_number=9, time_created=t(0))
      w('workout', sport='training', sub_sport='strength_training', num_valid_steps=3, wkt_name='Legs')
      w('workout_step', message_index=0, wkt_step_name='Leg Press', duration_type='reps', duration_value=12, target_type='open', intensity='active', exercise_category='squat', exercise_name=0, exercise_weight=120.5, weight_display_unit='kilogram')
      w('workout_step', message_index=1, duration_type='time', duration_value=75000, target_type='open', intensity='rest')
      w('workout_step', message_index=2, duration_type='repeat_until_steps_cmplt', duration_value=0, target_value=3)
      """)
    let reading = try read(bytes)
    #expect(reading.findings.lines == [])
    var details = SetDetails()
    details.restSeconds = 75
    let set = ExerciseSet(
      reps: 12, load: Load(ExactDecimal("120.5") ?? 0, unit: .kilograms), details: details)
    #expect(
      reading.archive.templates == [
        WorkoutTemplate(
          title: "Legs",
          exercises: [Exercise(ExerciseIdentity(name: "Leg Press"), sets: [set, set, set])])
      ])
  }
}
