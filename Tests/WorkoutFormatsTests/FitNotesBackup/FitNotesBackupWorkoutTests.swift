import Testing
import WorkoutModel

@testable import DatabaseFormats
@testable import WorkoutFormats

@Suite struct FitNotesBackupWorkoutTests {
  @Test func aDayIsAWorkoutAndItsExercisesStandInTheOrderOfTheirFirstSets() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps) VALUES
        (5, 1, '2024-10-23', 60, 8), (1, 2, '2024-10-21', 0, 5), (2, 1, '2024-10-21', 62.5, 5),
        (3, 2, '2024-10-21', 2.5, 4);
      """)
    #expect(
      reading.archive.workouts == [
        Workout(
          start: FitNotesBackupFixture.day("2024-10-21"),
          exercises: [
            Exercise(
              FitNotesBackupFixture.pullUp,
              sets: [FitNotesBackupFixture.set(5, "0"), FitNotesBackupFixture.set(4, "2.5")]),
            Exercise(FitNotesBackupFixture.bench, sets: [FitNotesBackupFixture.set(5, "62.5")]),
          ]),
        Workout(
          start: FitNotesBackupFixture.day("2024-10-23"),
          exercises: [Exercise(FitNotesBackupFixture.bench, sets: [FitNotesBackupFixture.set(8, "60")])]),
      ])
    #expect(reading.findings.lines == [])
    #expect(reading.archive.source == .init(format: "fitnotes-backup", version: 20))
    #expect(reading.archive.preferences.massUnit == .kilograms)
  }

  @Test func timesNotesAndSupersetsOfADayComeAlong() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps, is_personal_record) VALUES
        (1, 1, '2024-10-21', 60, 8, 1), (2, 2, '2024-10-21', 0, 5, 0), (3, 4, '2024-10-21', 0, 0, 0);
      UPDATE training_log SET duration_seconds = 90 WHERE _id = 3;
      INSERT INTO WorkoutTime VALUES (1, '2024-10-21', '2024-10-21 18:05:00', '2024-10-21 19:15:30');
      INSERT INTO Comment VALUES (1, '2024-10-21', 1, 2, 'wide grip'), (2, '2024-10-21', 2, 0, 'Felt strong');
      INSERT INTO WorkoutComment VALUES (1, '2024-10-21', 'Felt strong'), (2, '2024-10-21', 'Park');
      INSERT INTO WorkoutGroup VALUES (7, 'Group 1', '2024-10-21', -1, NULL, 1);
      INSERT INTO WorkoutGroupExercise VALUES (1, 2, '2024-10-21', 0, 7), (2, 1, '2024-10-21', 0, 7);
      """)
    var bench = FitNotesBackupFixture.set(8, "60")
    bench.details = FitNotesBackupFixture.setDetails {
      $0.sourceFields = FitNotesBackupFixture.fields(["is_personal_record": "1"])
    }
    var pullUp = FitNotesBackupFixture.set(5, "0")
    pullUp.details = FitNotesBackupFixture.setDetails { $0.note = "wide grip" }
    let plank = ExerciseSet(
      load: Load(ExactDecimal(0), unit: .kilograms), durationSeconds: ExactDecimal(90))
    #expect(
      reading.archive.workouts == [
        Workout(
          start: FitNotesBackupFixture.day("2024-10-21 18:05:00"), durationSeconds: ExactDecimal(4_230),
          exercises: [
            Exercise(FitNotesBackupFixture.bench, sets: [bench]),
            Exercise(FitNotesBackupFixture.pullUp, sets: [pullUp]),
            Exercise(FitNotesBackupFixture.plank, sets: [plank]),
          ],
          supersets: [[0, 1]],
          details: FitNotesBackupFixture.workoutDetails {
            $0.notes = "Felt strong\nPark"
            $0.sourceFields = FitNotesBackupFixture.fields([
              "WorkoutGroup/7/name": "Group 1", "WorkoutGroup/7/colour": "-1",
              "WorkoutGroup/7/auto_jump_enabled": "1",
            ])
          })
      ])
    #expect(reading.findings.lines == [])
  }

  @Test func whatASupersetCannotHoldIsNamedAndTheTimeOfASetIsKept() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps) VALUES
        (1, 1, '2024-10-21 18:05:00', 60, 8), (2, 2, '2024-10-21 18:10:00', 0, 5);
      INSERT INTO WorkoutGroup VALUES
        (7, 'A', '2024-10-21', 0, NULL, 0), (8, 'B', '2024-10-21', 0, NULL, 0), (9, 'C', '2024-10-30', 0, NULL, 0);
      INSERT INTO WorkoutGroupExercise VALUES
        (1, 1, '2024-10-21', 0, 7), (2, 2, '2024-10-21', 0, 7), (3, 2, '2024-10-21', 0, 8),
        (4, 4, '2024-10-21', 0, 8), (5, 1, '2024-10-30', 0, 9), (6, 1, '', 99, 10);
      """)
    var bench = FitNotesBackupFixture.set(8, "60")
    bench.details = FitNotesBackupFixture.setDetails {
      $0.sourceFields = FitNotesBackupFixture.fields(["date": "2024-10-21 18:05:00"])
    }
    var pullUp = FitNotesBackupFixture.set(5, "0")
    pullUp.details = FitNotesBackupFixture.setDetails {
      $0.sourceFields = FitNotesBackupFixture.fields(["date": "2024-10-21 18:10:00"])
    }
    #expect(
      reading.archive.workouts == [
        Workout(
          start: FitNotesBackupFixture.day("2024-10-21"),
          exercises: [
            Exercise(FitNotesBackupFixture.bench, sets: [bench]),
            Exercise(FitNotesBackupFixture.pullUp, sets: [pullUp]),
          ],
          supersets: [[0, 1]],
          details: FitNotesBackupFixture.workoutDetails {
            $0.sourceFields = FitNotesBackupFixture.fields([
              "WorkoutGroup/7/name": "A", "WorkoutGroup/8/name": "B",
            ])
          })
      ])
    #expect(
      reading.findings.lines == [
        "warning dropped t (/WorkoutGroup): part of a routine that is not there",
        "warning dropped t (/WorkoutGroupExercise/3): exercise that is in a superset already: left in that one | 2",
        "warning dropped t (/WorkoutGroupExercise/4): exercise of a superset that is not among those of its day | 4",
        "warning dropped t (/WorkoutGroup/9): superset of a day without sets | 2024-10-30",
      ])
  }

  @Test func aDayWithoutSetsIsAWorkoutWhereSomethingIsSaidOfIt() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO training_log (exercise_id, date, metric_weight, reps) VALUES (1, '2024-10-22', 60, 8);
      INSERT INTO WorkoutComment VALUES (1, '2024-10-24', 'Swam'), (2, '2024-10-20', 'Rest');
      INSERT INTO WorkoutTime VALUES (1, '2024-10-22', '', '2024-10-22 10:00:00');
      """)
    let workouts = reading.archive.workouts
    #expect(workouts.map { $0.start?.description } == ["2024-10-20", "2024-10-22", "2024-10-24"])
    #expect(workouts.map { $0.details?.notes } == ["Rest", nil, "Swam"])
    #expect(workouts[1].details?.end == FitNotesBackupFixture.day("2024-10-22 10:00:00"))
    #expect(workouts[1].durationSeconds == nil)
    #expect(reading.findings.lines == [])
  }

  @Test func aDistanceIsReadInTheUnitItWasTypedIn() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO training_log (exercise_id, date, distance, duration_seconds, unit) VALUES
        (3, '2024-10-21', 5000, 1500, 3), (3, '2024-10-21', 4828.032, 0, 5), (3, '2024-10-21', 400, 90, 2),
        (3, '2024-10-21', 1234, 0, 5), (3, '2024-10-21', 0, 600, 3), (3, '2024-10-21', 804.6719999999999, 1, 5);
      """)
    let sets = try #require(reading.archive.workouts.first?.exercises.first?.sets)
    let texts = sets.map { set in
      let distance = set.details?.distance.map { "\($0.value) \($0.unit?.rawValue ?? "")" } ?? "-"
      return "\(distance), \(set.durationSeconds?.description ?? "-"), \(set.load == nil), \(set.reps == nil)"
    }
    #expect(
      texts == [
        "5 km, 1500, true, true", "3 mi, -, true, true", "400 m, 90, true, true", "1234 m, -, true, true",
        "-, 600, true, true", "0.5 mi, 1, true, true",
      ])
    #expect(reading.archive.preferences.distanceUnit == nil)
    #expect(reading.findings.lines == [])
  }

  @Test func whatDoesNotFitKeepsItsTextAndIsNamed() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps) VALUES
        (1, 1, '2024-10-21', 'heavy', 99999999999), (2, 99, '2024-10-21', 9e999, 5), (3, 1, 'someday', 1e300, 10.5);
      INSERT INTO Comment VALUES (1, '2024-10-21', 1, 44, 'lost'), (2, '2024-10-21', 9, 1, 'odd');
      INSERT INTO WorkoutTime VALUES (1, '2024-10-21', '2024-10-25 08:00:00', ''), (2, 'x', 'noon', '');
      """)
    let workouts = reading.archive.workouts
    #expect(
      workouts.map { $0.start?.description } == ["2024-10-21", nil, nil])
    #expect(
      workouts.map { $0.details?.sourceFields } == [
        FitNotesBackupFixture.fields([
          "Comment/9/1": "odd", "WorkoutTime/start_date_time": "2024-10-25T08:00:00",
        ]),
        FitNotesBackupFixture.fields(["date": "someday"]),
        FitNotesBackupFixture.fields(["date": "x", "WorkoutTime/start_date_time": "noon"]),
      ])
    #expect(
      workouts[0].exercises.map { $0.sets.map { $0.details?.sourceFields } } == [
        [FitNotesBackupFixture.fields(["metric_weight": "heavy", "reps": "99999999999"])],
        [FitNotesBackupFixture.fields(["metric_weight": "inf"])],
      ])
    #expect(
      workouts[1].exercises[0].sets.map { $0.details?.sourceFields } == [
        FitNotesBackupFixture.fields(["metric_weight": "1e+300", "reps": "10.5"])
      ])
    #expect(
      reading.findings.lines == [
        "note inconsistent t (/Comment/2): comment on what is not known, kept with its day | 9",
        "note inconsistent t (/WorkoutTime/1): time of another day than its workout's, kept as it is | 2024-10-25T08:00:00",
        "error inconsistent t (/WorkoutTime/2): value of the wrong type | start_date_time is noon, expected a day or time like 2024-10-21 18:05:00",
        "error inconsistent t (/training_log/1): value of the wrong type | metric_weight is heavy, expected a number of at most 17 digits",
        "error inconsistent t (/training_log/1): value of the wrong type | reps is 99999999999, expected a number of repetitions",
        "error inconsistent t (/training_log/2): value of the wrong type | metric_weight is inf, expected a number of at most 17 digits",
        "warning inconsistent t (/training_log/2): "
          + "set of an exercise that is not in the list: it is named by its number | 99",
        "error inconsistent t (/training_log/3): value of the wrong type | metric_weight is 1e+300, expected a number of at most 17 digits",
        "error inconsistent t (/training_log/3): value of the wrong type | reps is 10.5, expected a number of repetitions",
        "warning inconsistent t (/training_log): not a date | someday",
        "warning inconsistent t (/training_log): not a date | x",
        "warning dropped t (/Comment/44): comment on a set that is not there | lost",
      ])
  }

  /// Exercises that were deleted stay told apart, in workouts, routines and goals alike.
  @Test func exercisesThatAreNotInTheListAreNamedByTheirNumbers() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps) VALUES
        (1, 97, '2024-10-21', 60, 8), (2, 98, '2024-10-21', 40, 5), (3, 97, '2024-10-21', 60, 7);
      INSERT INTO Routine (_id, name) VALUES (1, 'Push');
      INSERT INTO RoutineSection (_id, routine_id, name) VALUES (1, 1, 'Day');
      INSERT INTO RoutineSectionExercise (_id, routine_section_id, exercise_id) VALUES (1, 1, 97);
      INSERT INTO Goal (_id, type_id, exercise_id, metric_weight, reps, unit) VALUES (1, 0, 98, 100, 1, 1);
      """)
    let exercises = reading.archive.workouts.flatMap(\.exercises)
    #expect(exercises.map(\.identity.name) == ["Exercise 97", "Exercise 98"])
    #expect(exercises.map(\.sets.count) == [2, 1])
    #expect(exercises.map(\.details) == [nil, nil])
    #expect(
      reading.archive.templates.flatMap(\.exercises).map(\.identity) == [
        ExerciseIdentity(name: "Exercise 97")
      ])
    #expect(reading.archive.goals.map(\.identity) == [ExerciseIdentity(name: "Exercise 98")])
    let reason = "it is named by its number"
    #expect(reading.findings.lines.filter { $0.contains(reason) }.count == 4)
  }
}
