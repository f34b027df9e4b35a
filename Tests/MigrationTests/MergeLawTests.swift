import ArchiveGenerator
import Migration
import Testing
import WorkoutModel

@Suite struct MergeLawTests {
  private func merged(
    _ first: WorkoutArchive, _ second: WorkoutArchive, base: WorkoutArchive? = nil
  ) -> MergeResult {
    ArchiveMerge().merge(first, second, base: base, findings: FindingLog())
  }

  /// Part of an archive: some of its workouts, templates, types and measurements.
  private func part(of archive: WorkoutArchive, _ random: inout SeededGenerator) -> WorkoutArchive {
    var part = archive
    part.workouts = archive.workouts.filter { _ in Bool.random(using: &random) }
    part.templates = archive.templates.filter { _ in Bool.random(using: &random) }
    part.exerciseTypes = archive.exerciseTypes?.filter { _ in Bool.random(using: &random) }
    return part
  }

  /// An archive without regard to the order of its lists.
  private struct Unordered: Hashable {
    var workouts: Set<Workout>
    var templates: Set<WorkoutTemplate>
    var types: Set<ExerciseType>?
    var profile: Profile
    var preferences: Preferences

    init(_ archive: WorkoutArchive) {
      workouts = Set(archive.workouts)
      templates = Set(archive.templates)
      types = archive.exerciseTypes.map { Set($0) }
      profile = archive.profile
      preferences = archive.preferences
    }
  }

  /// The workouts as another app on a clock an hour behind has them: in pounds, without uuids.
  private func retold(_ archive: WorkoutArchive) -> WorkoutArchive {
    var archive = archive
    archive.preferences.massUnit = .pounds
    for index in archive.workouts.indices {
      archive.workouts[index].id = nil
      archive.workouts[index].isStartEdited = nil
      let start = archive.workouts[index].start
      archive.workouts[index].start = start?.shifted(bySeconds: -3_600, offsetMinutes: nil)
      for (place, exercise) in archive.workouts[index].exercises.enumerated() {
        for (number, set) in exercise.sets.enumerated() {
          archive.workouts[index].exercises[place].sets[number].load =
            set.load?.converted(to: .pounds)?.load
        }
      }
    }
    return archive
  }

  @Test(arguments: UInt64(1)...60)
  func anArchiveMergedWithItselfIsItself(seed: UInt64) {
    var options = RichArchiveGenerator.Options()
    options.isExtreme = seed.isMultiple(of: 2)
    var generator = RichArchiveGenerator(seed: seed, options: options)
    let archive = generator.archive(workouts: 20)
    let result = merged(archive, archive)
    #expect(result.archive == archive)
    #expect(result.conflicts == [] && result.nearMatches == [] && result.clockOffset == nil)
    #expect(merged(archive, archive, base: archive).archive == archive)
  }

  @Test(arguments: UInt64(1)...30)
  func orderDoesNotMatter(seed: UInt64) {
    var generator = ArchiveGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    let whole = generator.archive(workouts: 40)
    let (first, second) = (part(of: whole, &random), part(of: whole, &random))
    let result = merged(first, second)
    #expect(Unordered(result.archive) == Unordered(merged(second, first).archive))
    #expect(Set(result.archive.workouts) == Set(first.workouts).union(second.workouts))
    #expect(result.archive.workouts == whole.workouts.filter(Set(result.archive.workouts).contains))
  }

  @Test(arguments: UInt64(1)...30)
  func groupingDoesNotMatter(seed: UInt64) {
    var generator = ArchiveGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    let whole = generator.archive(workouts: 40)
    let parts = (0..<3).map { _ in part(of: whole, &random) }
    let left = merged(merged(parts[0], parts[1]).archive, parts[2]).archive
    let right = merged(parts[0], merged(parts[1], parts[2]).archive).archive
    #expect(Unordered(left) == Unordered(right))
  }

  @Test(arguments: UInt64(1)...30)
  func aHistoryRetoldByAnotherAppAddsNoDuplicate(seed: UInt64) {
    var generator = ArchiveGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    let whole = generator.archive(workouts: 40)
    let (first, second) = (part(of: whole, &random), part(of: whole, &random))
    let union = Set(first.workouts).union(second.workouts).count
    let there = merged(first, retold(second))
    #expect(there.archive.workouts.count == union)
    #expect(there.clockOffset?.minutes == -60 && there.nearMatches == [])
    let back = merged(retold(second), first)
    #expect(back.archive.workouts.count == union)
    #expect(back.clockOffset?.minutes == 60)
    // And what has been merged once is known when it comes again.
    let again = merged(there.archive, retold(second))
    #expect(again.archive == there.archive && again.counts.changed == 0 && again.counts.added == 0)
  }

  @Test(arguments: UInt64(1)...30)
  func changesOfBothSidesComeThrough(seed: UInt64) throws {
    var generator = ArchiveGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    let base = generator.archive(workouts: 30)
    var (first, second, expected) = (base, base, base)
    for index in base.workouts.indices {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        first.workouts[index].title = "renamed"
        expected.workouts[index].title = "renamed"
      case 1:
        second.workouts[index].exercises[0].sets[0].reps = 99
        expected.workouts[index].exercises[0].sets[0].reps = 99
      case 2:
        first.workouts[index].exercises[1].sets.append(ExerciseSet(reps: 7))
        second.workouts[index].durationSeconds = ExactDecimal(1)
        expected.workouts[index].exercises[1].sets.append(ExerciseSet(reps: 7))
        expected.workouts[index].durationSeconds = ExactDecimal(1)
      default: break
      }
    }
    let gone = Set(base.workouts.indices.filter { _ in Int.random(in: 0..<6, using: &random) == 0 })
    for index in gone.sorted(by: >) {
      // One side deletes what the other has not touched.
      if first.workouts[index] == base.workouts[index] {
        second.workouts.remove(at: index)
      } else if second.workouts[index] == base.workouts[index] {
        second.workouts[index] = first.workouts[index]
        continue
      } else {
        continue
      }
      expected.workouts.remove(at: index)
    }
    let added = generator.workout()
    second.workouts.append(added)
    expected.workouts.append(added)
    let result = merged(first, second, base: base)
    #expect(result.conflicts == [])
    #expect(result.archive == expected)
    #expect(Set(merged(second, first, base: base).archive.workouts) == Set(expected.workouts))
  }
}
