import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What activities of FIT say and workouts have no place for: each of it is named.
@Suite struct FITLossTests {
  /// A set without a start, with further fields.
  private static func set(endsAt seconds: UInt32, _ more: FITFixture.Field...) -> [FITFixture.Field] {
    [
      FITFixture.u32(254, FITFixture.start + seconds), FITFixture.enumeration(5, 1), FITFixture.u16(3, 5),
      FITFixture.u16(7, 0), FITFixture.u16(8, 1),
    ] + more
  }

  /// An activity of some sets, each a list of fields.
  private static func file(_ sets: [[FITFixture.Field]], session: [FITFixture.Field] = []) -> FITFixture {
    var file = FITFixture.activity()
    for fields in sets {
      file.define(225, fields)
      file.add(fields)
    }
    file.session(session)
    file.end()
    return file
  }

  private static func starts(_ archive: WorkoutArchive) -> [String?] {
    archive.workouts[0].exercises.flatMap { exercise in
      exercise.sets.map { $0.details?.sourceFields?["start_time"] }
    }
  }

  @Test func aSetThatStatesOnlyItsEndKeepsItsTime() throws {
    let file = Self.file([
      Self.set(endsAt: 630), Self.set(endsAt: 700, FITFixture.u32(0, 20_500)), Self.set(endsAt: 702),
    ])
    let reading = try read(file.bytes)
    #expect(reading.findings.lines == [])
    // A set of no stated time is taken for one of half a minute.
    #expect(Self.starts(reading.archive) == ["600", "680", "672"])
    let sets = FITDump.messages(try write(reading.archive, as: .fit).bytes).filter { $0.number == 225 }
    let start = UInt64(FITFixture.start)
    #expect(sets.map { $0.values[254] } == [start + 630, start + 700, start + 702])
  }

  @Test func aSetThatBeginsBeforeItsSessionIsNamed() throws {
    let file = Self.file([
      Self.set(endsAt: 5, FITFixture.u32(0, 30_000), FITFixture.u32(6, FITFixture.start - 130)),
      Self.set(endsAt: 5),
    ])
    let reading = try read(file.bytes)
    #expect(
      reading.findings.findings.map { "\($0.severity) \($0.kind) \($0.what) | \($0.detail ?? "")" } == [
        "note dropped start of a set that its session does not precede, left out | 130 s before it"
      ])
    // Behind the first set, the second would begin after 30 s: it ended before.
    #expect(Self.starts(reading.archive) == [nil, "0"])
  }

  @Test func restsWithoutSetsAndWhatRestsCannotHaveAreNamed() throws {
    var rests = FITFixture.activity()
    rests.rest(at: 0, milliseconds: 30_000)
    rests.rest(at: 60, milliseconds: 45_000)
    rests.session()
    rests.end()
    let reading = try read(rests.bytes)
    #expect(reading.findings.sums == ["2 dropped: rest of a workout without sets, left out"])
    #expect(reading.archive.workouts.map(\.exercises) == [[]])

    var worked = FITFixture.activity()
    worked.set(at: 0)
    worked.message(
      225, FITFixture.u32(254, FITFixture.start + 100), FITFixture.u32(6, FITFixture.start + 40),
      FITFixture.u32(0, 60_000), FITFixture.enumeration(5, 0), FITFixture.u16(3, 7),
      FITFixture.u16(4, 800))
    worked.message(
      225, FITFixture.u32(254, FITFixture.start + 110), FITFixture.u32(6, FITFixture.start + 100),
      FITFixture.u32(0, 10_000), FITFixture.enumeration(5, 0), FITFixture.u16(3, 0),
      FITFixture.u16(4, 65_534), FITFixture.u16(7, 65_534))
    worked.set(at: 110)
    worked.session()
    worked.end()
    let second = try read(worked.bytes)
    #expect(second.findings.sums == ["1 dropped: repetitions, weight or exercise of a rest, left out"])
    #expect(
      second.archive.workouts[0].exercises[0].sets.map { $0.details?.restSeconds } == [70, nil])
  }

  @Test func fieldsOfSetsThatNobodyReadsAreCounted() throws {
    let more = [FITFixture.u16(12, 777), FITFixture.text(50, "hello"), FITFixture.u16(60, 65_535)]
    let large = FITFixture.u32(3, 70_000)
    let file = Self.file([
      Self.set(endsAt: 30) + more, Self.set(endsAt: 60) + more,
      [FITFixture.u32(254, FITFixture.start + 90), FITFixture.enumeration(5, 1), large]
        + [FITFixture.u16(7, 0), FITFixture.u16(8, 1)],
    ])
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: not stored in a workout: fit field \"set/3\"",
        "2 dropped: not stored in a workout: fit field \"set/12\"",
        "2 dropped: not stored in a workout: fit field \"set/50\"",
      ])
    #expect(reading.archive.workouts[0].exercises[0].sets.map(\.reps) == [5, 5, nil])
  }

  @Test func theDistanceAndTheBreaksOfStrengthTrainingAreNamed() throws {
    var file = FITFixture.activity()
    file.message(
      18, FITFixture.u32(2, FITFixture.start), FITFixture.enumeration(5, 10), FITFixture.enumeration(6, 20),
      FITFixture.u32(7, 3_600_000), FITFixture.u32(8, 1_800_000), FITFixture.u32(9, 500_000))
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: not stored in a workout: fit field \"total_timer_time\"",
        "1 dropped: not stored in sets of a workout: fit field \"total_distance\"",
      ])
    #expect(reading.findings.findings.map(\.detail) == [nil, "1800 s without the breaks"])
    #expect(reading.archive.workouts.map(\.durationSeconds) == [3_600])
  }

  @Test func sumsThatCannotBeAreNamed() throws {
    let file = Self.file(
      [Self.set(endsAt: 30)],
      session: [FITFixture.u8(193, 120), FITFixture.u32(11, 70_000), FITFixture.u16(16, 300)])
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: not stored in a workout: fit field \"session/11\"",
        "1 dropped: not stored in a workout: fit field \"session/16\"",
        "1 dropped: not stored in a workout: fit field \"session/193\"",
      ])
    #expect(reading.archive.workouts.map(\.details) == [nil])
  }

  @Test func namesThatAreNotTheTitleAndWhatWasPlannedAreNamed() throws {
    var file = FITFixture.activity()
    file.message(
      12, FITFixture.enumeration(0, 10), FITFixture.enumeration(1, 20), FITFixture.text(3, "Sport"))
    file.message(
      26, FITFixture.enumeration(4, 10), FITFixture.text(8, "Plan"), FITFixture.text(17, "My notes"))
    file.message(
      27, FITFixture.u16(254, 0), FITFixture.text(0, "Step"), FITFixture.enumeration(1, 29),
      FITFixture.u32(2, 12), FITFixture.u16(10, 0), FITFixture.u16(11, 1), FITFixture.u16(12, 10_000))
    file.set(at: 0, step: 0)
    file.session([FITFixture.text(110, "Profile")])
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: not stored in a workout: fit field \"session/sport_profile_name\"",
        "1 dropped: not stored in a workout: fit field \"sport/name\"",
        "1 dropped: not stored in a workout: fit field \"workout/17\"",
        "1 dropped: steps of a planned workout: only exercises and names are read of them",
      ])
    #expect(reading.archive.workouts.map(\.title) == ["Plan"])
    #expect(reading.archive.workouts[0].exercises.map(\.name) == ["Step"])
  }

  @Test func whatNoneOfSeveralSessionsTakesIsNamed() throws {
    var file = FITFixture.activity()
    file.message(
      12, FITFixture.enumeration(0, 10), FITFixture.enumeration(1, 20), FITFixture.text(3, "Sport"))
    file.message(20, FITFixture.u32(253, FITFixture.start), FITFixture.u8(3, 150))
    file.set(at: 0)
    file.set(at: 600)
    for seconds in [UInt32(0), 600] {
      file.message(
        18, FITFixture.u32(2, FITFixture.start + seconds), FITFixture.u32(7, 600_000),
        FITFixture.enumeration(5, 10), FITFixture.enumeration(6, 20))
    }
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: not stored in a workout: fit field \"sport/name\"",
        "1 dropped: points of a track: none is read where an activity has several sessions",
      ])
    #expect(reading.archive.workouts.map(\.details) == [nil, nil])
  }

  @Test func textsThatAreNoneAreNamed() throws {
    var file = FITFixture.activity()
    file.message(
      12, FITFixture.enumeration(0, 10), FITFixture.enumeration(1, 20),
      FITFixture.raw(3, type: 7, Array("Caf".utf8) + [0xe9, 0, 0xff, 0]))
    file.message(
      264, FITFixture.u16(254, 0), FITFixture.u16(0, 0), FITFixture.u16(1, 1),
      FITFixture.text(2, "Bench\u{0}Press"))
    file.set(at: 0, step: 0)
    file.session()
    file.end()
    let reading = try read(file.bytes)
    #expect(
      reading.findings.sums == [
        "1 dropped: second text of a field, left out",
        "1 repaired: text that is not UTF-8: a mark stands for what cannot be read",
      ])
    #expect(reading.archive.workouts.map(\.title) == ["Caf\u{fffd}"])
    #expect(reading.archive.workouts[0].exercises.map(\.name) == ["Bench"])
  }
}
