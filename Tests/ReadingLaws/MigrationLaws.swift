internal import ArchiveForm
internal import ExerciseCatalog
internal import FormatKit
internal import Migration
internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// What must hold for any two archives that are merged, compared, deduplicated, redacted and renamed.
enum MigrationLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  static func violation(by bytes: [UInt8]) -> String? {
    guard let (first, second) = FuzzInput.archives(bytes) else { return nil }
    guard ArchiveComparison(first, first).isEmpty else { return "an archive differs from itself: \(first)" }
    _ = ArchiveComparison(first, second)
    return violation(byMerging: first, second) ?? violation(byDeduplicating: first)
      ?? violation(byRenaming: first, second) ?? violation(byReducing: first)
  }

  private static func violation(byMerging first: WorkoutArchive, _ second: WorkoutArchive) -> String? {
    var options = MergeOptions()
    options.preference = .first
    options.mergesNearMatches = true
    options.recomputesTotals = true
    for base in [nil, second] {
      let result = ArchiveMerge(options: options).merge(first, second, base: base, findings: FindingLog())
      if !result.conflicts.isEmpty { return "a preference leaves a conflict: \(result.conflicts)" }
      if let violation = violation(byKeeping: result.archive) { return violation }
    }
    let itself = ArchiveMerge().merge(first, first, findings: FindingLog())
    guard itself.archive == first else {
      return "merged with itself, an archive is another:\n\(first)\n\(itself.archive)"
    }
    return nil
  }

  private static func violation(byDeduplicating archive: WorkoutArchive) -> String? {
    var options = MergeOptions()
    options.preference = .first
    let once = Deduplication(options: options).deduplicate(archive, findings: FindingLog()).archive
    guard once.workouts.count <= archive.workouts.count else { return "deduplicating adds workouts" }
    return violation(byKeeping: once)
  }

  private static func violation(byRenaming first: WorkoutArchive, _ second: WorkoutArchive) -> String? {
    let proposals = NameMatcher(against: second).proposals(for: first)
    let others = NameMatcher(against: .hevy).proposals(for: first)
    for proposals in [proposals, others] {
      if let violation = NameMapLaws.violation(byWriting: proposals) { return violation }
    }
    var map = NameMap()
    for proposal in proposals + others { map.set(proposal.source, to: proposal.target) }
    var used: Set<ExerciseName> = []
    guard
      let renamed = try? ExerciseRenamer.renamed(first, by: map, used: &used, findings: FindingLog()),
      renamed.workouts.count == first.workouts.count
    else { return "an archive cannot be renamed" }
    return violation(byKeeping: renamed)
  }

  private static func violation(byReducing archive: WorkoutArchive) -> String? {
    _ = RoutineHistory(archive)
    var redaction = Redaction()
    redaction.shiftWeeks = 5
    let redacted = redaction.redact(archive).archive
    guard redacted.workouts.allSatisfy({ $0.id == nil }), redacted.profile.picture == nil else {
      return "a redacted archive tells who trained: \(redacted)"
    }
    var filter = WorkoutFilter()
    filter.maximumCount = 1
    filter.exercises = archive.workouts.first?.exercises.prefix(1).compactMap(\.identity.name) ?? []
    return violation(byKeeping: redacted) ?? violation(byKeeping: filter.applied(to: archive))
  }

  /// What comes of a command is an archive like any: the form that holds everything brings it back.
  private static func violation(byKeeping archive: WorkoutArchive) -> String? {
    guard let bytes = try? Format.archive.bytes(of: archive, findings: FindingLog()),
      let input = try? InputBytes(bytes, name: "kept"),
      let again = try? Format.readArchive(input, as: .archive, findings: FindingLog())
    else { return "an archive cannot be kept: \(archive)" }
    return again == archive ? nil : "an archive is kept as another:\n\(archive)\n\(again)"
  }
}
