import Testing
import WorkoutModel

@testable import DatabaseFormats
@testable import WorkoutFormats

@Suite struct FitNotesBackupUnitTests {
  private func loads(_ sql: String, schema: String = FitNotesBackupFixture.schema) throws -> (
    loads: [String], Reading
  ) {
    let reading = try FitNotesBackupFixture.read(sql, schema: schema)
    let loads = reading.archive.workouts.flatMap(\.exercises).flatMap(\.sets).map { set in
      set.load.map { "\($0.value) \($0.unit?.rawValue ?? "-")" } ?? "none"
    }
    return (loads, reading)
  }

  private static let pounds = """
    INSERT INTO training_log (exercise_id, date, metric_weight, reps, unit) VALUES
      (1, '2024-10-21', 61.23496995, 5, UNIT), (1, '2024-10-21', 7.937875915123695, 5, UNIT),
      (1, '2024-10-21', 20.41, 5, UNIT), (1, '2024-10-21', 60.010270551, 5, UNIT), (1, '2024-10-21', 0, 5, UNIT);

    """

  @Test func aPoundUsersWeightsComeBackAsThePoundsThatWereTyped() throws {
    let expected = ["135 lb", "17.5 lb", "45 lb", "132.3 lb", "0 lb"]
    for (unit, settings) in [
      ("2", ""), ("0", "INSERT INTO settings VALUES (1, 0, 1, 90);"),
      ("0", "UPDATE exercise SET weight_unit_id = 2;"),
    ] {
      let (loads, reading) = try loads(
        Self.pounds.split(separator: "UNIT").joined(separator: unit) + settings)
      #expect(loads == expected)
      #expect(reading.archive.preferences.massUnit == .pounds)
      #expect(
        reading.findings.lines == [
          "note converted t (/training_log): weight: kept in kg, read as the pounds that were typed × 4"
        ])
    }
  }

  @Test func whereNothingSaysTheUnitAPlateInPoundsIsGuessed() throws {
    let (loads, reading) = try loads(Self.pounds.split(separator: "UNIT").joined(separator: "0"))
    #expect(loads == ["135 lb", "17.5 lb", "20.41 kg", "60.010270551 kg", "0 kg"])
    #expect(reading.archive.preferences.massUnit == nil)
    #expect(
      reading.findings.lines == [
        "warning guessed t (/training_log): weight: nothing says its unit, and only pounds make it a number that is typed × 2"
      ])
  }

  @Test func kilogramsStayKilogramsAlsoWhereTheyAreShownInPounds() throws {
    let (metric, _) = try loads(
      "INSERT INTO settings VALUES (1, 1, 2, 0);"
        + Self.pounds.split(separator: "UNIT").joined(separator: "0"))
    #expect(metric == ["61.23496995 kg", "7.937875915123695 kg", "20.41 kg", "60.010270551 kg", "0 kg"])
    let (loads, reading) = try loads(
      """
      INSERT INTO settings VALUES (1, 0, 2, 0);
      INSERT INTO training_log (exercise_id, date, metric_weight, reps) VALUES
        (1, '2024-10-21', 100, 5), (1, '2024-10-21', 62.5, 5), (1, '2024-10-21', 45.359237, 5);
      """)
    #expect(loads == ["100 kg", "62.5 kg", "100 lb"])
    #expect(reading.archive.preferences.massUnit == .pounds)
    #expect(
      reading.findings.lines == [
        "note inconsistent t (/training_log): weight: shown in pounds, but typed in kg and left so × 2",
        "note converted t (/training_log): weight: kept in kg, read as the pounds that were typed",
      ])
  }

  @Test func anExercisesOwnUnitCountsBeforeThatOfTheSettings() throws {
    let (loads, reading) = try loads(
      """
      INSERT INTO settings VALUES (1, 0, 0, 0); UPDATE exercise SET weight_unit_id = 1 WHERE _id = 2;
      INSERT INTO training_log (exercise_id, date, metric_weight, reps) VALUES
        (1, '2024-10-21', 45.359237, 5), (2, '2024-10-21', 20, 5);
      """)
    #expect(loads == ["100 lb", "20 kg"])
    #expect(reading.archive.preferences.massUnit == .pounds)
  }

  @Test func theUnitOfADistanceIsNoneOfAWeight() throws {
    let (loads, _) = try loads(
      """
      INSERT INTO exercise (_id, name, category_id, exercise_type_id) VALUES (9, 'Sled', 1, 2);
      INSERT INTO training_log (exercise_id, date, metric_weight, distance, unit) VALUES
        (9, '2024-10-21', 45.359237, 20, 2), (9, '2024-10-21', 100, 0, 2);
      INSERT INTO settings VALUES (1, 1, 0, 0);
      """)
    #expect(loads == ["45.359237 kg", "100 kg"])
  }
}
