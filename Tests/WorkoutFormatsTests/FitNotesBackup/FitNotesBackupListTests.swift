import Testing
import WorkoutModel

@testable import DatabaseFormats
@testable import WorkoutFormats

@Suite struct FitNotesBackupListTests {
  @Test func exercisesAndCategoriesAreTheArchivesLists() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO Category VALUES (4, 'Grip', 0, 9), (5, 'Neck', 0, 10);
      INSERT INTO exercise VALUES (5, 'Dead Hang', 4, 9, 'thumbs over', 2500, 2, 90, 1, 1), (6, 'Odd', 77, 12, NULL, NULL, NULL, NULL, 0, 0);
      """)
    let archive = reading.archive
    #expect(
      archive.categoryColors == [
        CategoryColor(category: "Chest", color: "C0392B"), CategoryColor(category: "Back", color: "2980B9"),
        CategoryColor(category: "Cardio", color: "7F8C8D"),
      ])
    #expect(
      archive.exerciseTypes == [
        ExerciseType(name: "Bench Press", category: "Chest", style: .repsWeight),
        ExerciseType(name: "Pull Up", category: "Back", style: .repsWeight),
        ExerciseType(
          name: "Running (Outdoor)", category: "Cardio", style: SetStyle(rawValue: "distanceTime")),
        ExerciseType(name: "Plank", category: "Back", style: .timeWeight),
        ExerciseType(
          name: "Dead Hang", category: "Grip", style: .time,
          sourceFields: FitNotesBackupFixture.fields([
            "notes": "thumbs over", "weight_increment": "2500", "default_graph_id": "2",
            "default_rest_time": "90", "weight_unit_id": "1", "is_favourite": "1",
          ])),
        ExerciseType(
          name: "Odd",
          sourceFields: FitNotesBackupFixture.fields(["category_id": "77", "exercise_type_id": "12"])),
      ])
    #expect(
      reading.findings.lines == [
        "warning inconsistent t (/exercise/6): type of exercise is not known | 12",
        "note dropped t (/Category/5): category without colour and exercises | Neck",
      ])
  }

  @Test func eachDayOfARoutineIsATemplateWithItsTargets() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO Routine VALUES (1, 'Split', 'twice a week'), (2, 'Empty', NULL), (3, 'Run', NULL);
      INSERT INTO RoutineSection VALUES (1, 1, 'Pull', 2), (2, 1, 'Push', 1), (3, 3, 'Run', 1);
      INSERT INTO RoutineSectionExercise VALUES (1, 2, 1, 1, 1), (2, 2, 4, 2, 2), (3, 1, 2, 1, 0), (4, 3, 3, 1, 1), (5, 99, 1, 1, 1);
      INSERT INTO RoutineSectionExerciseSet VALUES
        (1, 1, 60, 8, 2, 0, 0, 0), (2, 1, 50, 10, 1, 0, 0, 0), (3, 2, 0, 0, 1, 0, 0, 0), (4, 4, 0, 0, 1, 5000, 0, 3);
      INSERT INTO WorkoutGroup VALUES (1, 'Pair', '', 0, 2, 0);
      INSERT INTO WorkoutGroupExercise VALUES (1, 1, '', 2, 1), (2, 4, '', 2, 1);
      """)
    func exercise(_ identity: ExerciseIdentity, _ sets: [ExerciseSet], kind: String?) -> Exercise {
      var details = ExerciseDetails()
      details.sourceFields = kind.map { FitNotesBackupFixture.fields(["populate_sets_type": $0]) }
      return Exercise(identity, sets: sets, details: kind == nil ? nil : details)
    }
    let run = ExerciseSet(
      details: FitNotesBackupFixture.setDetails { $0.distance = Distance(ExactDecimal(5), unit: .kilometers) }
    )
    #expect(
      reading.archive.templates == [
        WorkoutTemplate(
          title: "Split: Push",
          exercises: [
            exercise(
              FitNotesBackupFixture.bench,
              [FitNotesBackupFixture.set(10, "50"), FitNotesBackupFixture.set(8, "60")], kind: "1"),
            exercise(FitNotesBackupFixture.plank, [ExerciseSet()], kind: "2"),
          ],
          supersets: [[0, 1]], notes: "twice a week",
          sourceFields: FitNotesBackupFixture.fields(["WorkoutGroup/1/name": "Pair"])),
        WorkoutTemplate(
          title: "Split: Pull", exercises: [exercise(FitNotesBackupFixture.pullUp, [], kind: nil)],
          notes: "twice a week"),
        WorkoutTemplate(title: "Empty"),
        WorkoutTemplate(title: "Run", exercises: [exercise(FitNotesBackupFixture.running, [run], kind: "1")]),
      ])
    #expect(
      reading.findings.lines == [
        "warning dropped t (/RoutineSectionExercise): part of a routine that is not there",
        "note converted t (/RoutineSection): day of a routine: a template named after both, routine: day × 2",
      ])
  }

  @Test func measurementsComeFromBothTablesOnce() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO Measurement VALUES (1, 'Bodyweight', 2, 2, 170, 1), (2, 'Body Fat', 5, 0, 0, 2), (3, 'Waist', 3, 0, 0, 3);
      INSERT INTO MeasurementRecord VALUES
        (1, 1, '2024-01-02', '08:00:00', 180, 'after run'), (2, 3, '2024-01-01', '', 85.5, NULL), (3, 8, '2024-01-03', '08:00:00', 1, NULL);
      INSERT INTO BodyWeight VALUES (1, '2024-01-02', 81.6466266, 0, NULL), (2, '2020-05-05', 80, 18.5, 'old'), (3, '2020-05-06', 0, 0, 'ill');
      """)
    func measurement(
      _ moment: String, _ kind: String, _ value: String, _ unit: String?, _ note: String? = nil
    ) throws -> BodyMeasurement {
      BodyMeasurement(
        moment: FitNotesBackupFixture.day(moment), kind: kind, value: try #require(ExactDecimal(value)),
        unit: unit,
        note: note)
    }
    #expect(
      try reading.archive.measurements == [
        measurement("2024-01-01", "Waist", "85.5", "cm"),
        measurement("2024-01-02 08:00:00", "Bodyweight", "180", "lb", "after run"),
        measurement("2024-01-03 08:00:00", "Measurement 8", "1", nil),
        measurement("2020-05-05", "Bodyweight", "80", "kg", "old"),
        measurement("2020-05-05", "Body Fat", "18.5", "%"),
      ])
    #expect(
      reading.archive.sourceFields
        == FitNotesBackupFixture.fields([
          "Measurement/Bodyweight/goal_type": "2", "Measurement/Bodyweight/goal_value": "170.0",
        ]))
    #expect(
      reading.findings.lines == [
        "warning inconsistent t (/MeasurementRecord/3): measurement of a kind that is not there | 8",
        "warning dropped t (/BodyWeight/3): measurement without a value | ill",
      ])
  }

  @Test func goalsAndSettingsComeAlong() throws {
    let reading = try FitNotesBackupFixture.read(
      """
      INSERT INTO settings VALUES (1, 0, 1, 90);
      INSERT INTO Goal VALUES (1, 8, 1, 45.359237, 5, 0, 'Plates', '2025-01-01', 1, 0, 0, '2024-06-01'), (2, 4, 3, 0, 0, 3, NULL, '', 0, 10000, 3000, NULL);
      """)
    var press = SetTarget()
    press.load = Load(ExactDecimal(100), unit: .pounds)
    press.reps = 5
    var run = SetTarget()
    run.distance = Distance(ExactDecimal(10), unit: .kilometers)
    run.durationSeconds = ExactDecimal(3_000)
    var goals = [
      ExerciseGoal(FitNotesBackupFixture.running, target: run),
      ExerciseGoal(FitNotesBackupFixture.bench, target: press, due: FitNotesBackupFixture.day("2025-01-01")),
    ]
    goals[0].sourceFields = FitNotesBackupFixture.fields(["type_id": "4"])
    goals[1].sourceFields = FitNotesBackupFixture.fields([
      "type_id": "8", "title": "Plates", "start_date": "2024-06-01",
    ])
    #expect(reading.archive.goals == goals)
    #expect(reading.archive.preferences.massUnit == .pounds)
    #expect(reading.archive.preferences.startsWeekOnMonday == false)
    #expect(
      reading.archive.preferences.sourceFields == FitNotesBackupFixture.fields(["rest_timer_seconds": "90"]))
  }
}
