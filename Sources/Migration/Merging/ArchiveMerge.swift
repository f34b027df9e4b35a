public import WorkoutModel

/// Merges two archives into one, with their common ancestor where there is one.
///
/// The same workout is the same by uuid, else by start and content, see ``MergeResult``. Time grows with the
/// number of sets: nothing is looked for but by hash.
public struct ArchiveMerge {
  /// How to merge.
  public var options: MergeOptions

  /// Makes a merge.
  public init(options: MergeOptions = MergeOptions()) { self.options = options }

  /// Merges `second` into `first`.
  ///
  /// - Parameters:
  ///   - first: whose order, names and settings stay.
  ///   - second: what is added.
  ///   - base: what both archives were before; what one has deleted since, or changed, the result follows.
  ///   - findings: is told of the clocks, of near matches and of every value that was not taken.
  /// - Returns: the merged archive, to be used only where there are no conflicts.
  public func merge(
    _ first: WorkoutArchive, _ second: WorkoutArchive, base: WorkoutArchive? = nil,
    findings: any FindingSink
  ) -> MergeResult {
    let keys = ExerciseKeys([first, second] + (base.map { [$0] } ?? []))
    let matching = WorkoutMatching(first, second, keys: keys)
    let second = matching.aligned(second)
    let fields = FieldMerger(
      preference: options.preference,
      mayLack: (Self.mayLack(first, base), Self.mayLack(second, base)))
    var parts = PartsMerger(
      Versions(first: first, second: second, base: base), keys: keys, fields: fields,
      recomputesTotals: options.recomputesTotals)
    var result = MergeResult(archive: parts.merged())
    var merger = WorkoutMerger(
      fields: parts.fields, keys: keys, fitsStyles: first.source?.format != second.source?.format)
    let ancestry = base.map { Ancestry($0, first, second, keys: keys) }
    var list = MergedWorkouts(first, second, matching, ancestry, mergesNear: options.mergesNearMatches)
    result.archive.workouts = list.merge(with: &merger)
    if options.recomputesTotals { result.archive.profile.totals = TotalsMerger.recomputed(result.archive) }
    result.conflicts = merger.fields.conflicts
    result.nearMatches = options.mergesNearMatches ? [] : list.openNearMatches
    result.clockOffsets = matching.alignment.offsets
    result.envelopeOffsets = list.envelopes.offsets
    result.counts = list.counts
    list.envelopes.report(to: findings)
    for overlap in list.overlaps {
      findings.report(
        Finding(
          .warning, .inconsistent, "workouts of both archives overlap, both are kept", of: .workout,
          detail: overlap))
    }
    report(result, merger.fields.losses, first, second, findings)
    return result
  }

  /// Whether what `archive` does not have may be missing only because its format has no place for it.
  private static func mayLack(_ archive: WorkoutArchive, _ base: WorkoutArchive?) -> Bool {
    guard let base else { return true }
    return archive.source?.format != base.source?.format
  }

  private func report(
    _ result: MergeResult, _ losses: [FieldMerger.Loss], _ first: WorkoutArchive,
    _ second: WorkoutArchive, _ findings: any FindingSink
  ) {
    if !result.clockOffsets.isEmpty {
      findings.report(
        Finding(
          .note, .converted, "times of the second archive moved to the first's clock", field: .model(.start),
          detail: result.clockOffsets.summary))
    }
    for match in result.nearMatches {
      findings.report(
        Finding(
          .warning, .inconsistent, "nearly the same workout in both, both are kept",
          of: .workout,
          detail: """
            \(match.reason): \(WorkoutText.name(of: first.workouts[match.first])) and \
            \(WorkoutText.name(of: second.workouts[match.second]))
            """))
    }
    for loss in losses {
      findings.report(
        Finding(
          .warning, .dropped, "values differ; one was kept",
          detail: "\(loss.subject): \(loss.field): \(loss.kept) kept, \(loss.dropped) dropped"))
    }
  }
}

/// How two archives are to be merged.
public struct MergeOptions: Hashable, Sendable {
  /// Whose version of a thing is taken where both have changed it.
  public enum Preference: String, Hashable, Sendable, CaseIterable {
    /// The first archive's.
    case first
    /// The second archive's.
    case second
  }

  /// Whose version is taken in a conflict; nil leaves conflicts open.
  public var preference: Preference?
  /// True where workouts that are nearly the same are merged too.
  public var mergesNearMatches = false
  /// True where the running totals are to be the sums over the merged workouts.
  public var recomputesTotals = false

  /// Makes options that decide nothing for the user.
  public init() {}
}
