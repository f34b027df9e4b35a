package import WorkoutModel

extension ArchiveMerge {
  /// Makes one history of several archives, each workout once, to look at: where two say different things, the
  /// first's stands.
  ///
  /// Halves are merged, so that many small archives cost little more than a few large ones.
  package static func history(
    of archives: [WorkoutArchive], findings: any FindingSink
  ) -> WorkoutArchive {
    var options = MergeOptions()
    options.preference = .first
    var shared = 0
    let sink = HistoryFindings(findings: findings)
    let history = history(of: archives[...]) { first, second in
      let result = ArchiveMerge(options: options).merge(first, second, findings: sink)
      shared += result.counts.shared
      return result.archive
    }
    if shared > 0 {
      findings.report(
        Finding(
          .note, .converted, "workouts that several files have, counted once", of: .workout, count: shared))
    }
    return history
  }

  private static func history(
    of archives: ArraySlice<WorkoutArchive>, merge: (WorkoutArchive, WorkoutArchive) -> WorkoutArchive
  ) -> WorkoutArchive {
    guard archives.count > 1 else { return archives.first ?? WorkoutArchive() }
    let middle = archives.startIndex + (archives.count + 1) / 2
    return merge(
      history(of: archives[..<middle], merge: merge), history(of: archives[middle...], merge: merge))
  }
}

/// Passes on what merging finds, but no value that another archive has in other words: nothing is written.
private final class HistoryFindings: FindingSink {
  private let findings: any FindingSink

  init(findings: any FindingSink) { self.findings = findings }

  func report(_ finding: Finding) {
    if finding.kind != .dropped { findings.report(finding) }
  }
}
