internal import WorkoutModel

/// Lays workouts without sets onto the workouts with sets that they overlap.
enum EnvelopeMerger {
  /// Lays what comes from one archive onto what the other has; what was laid is taken out of `workouts`.
  static func lay(
    _ workouts: inout [Workout], _ origins: [EnvelopeMatching.Origin], with merger: inout WorkoutMerger
  ) -> EnvelopeResult {
    let matching = EnvelopeMatching(workouts, origins)
    var result = EnvelopeResult()
    result.open = matching.open.map { WorkoutText.name(of: workouts[$0]) }
    guard !matching.pairs.isEmpty else { return result }
    result.offsets = matching.alignment.offsets
    let preference = merger.fields.preference
    defer { merger.fields.preference = preference }
    for pair in matching.pairs {
      let isNew = origins[pair.envelope] == .second
      let (liftedName, envelopeName) = (
        WorkoutText.name(of: workouts[pair.lifted]), WorkoutText.name(of: workouts[pair.envelope])
      )
      let envelope = aligned(workouts[pair.envelope], matching)
      // The workout with sets comes first, whichever archive has it.
      merger.fields.preference = isNew ? preference : preference?.other
      let lifted = merger.timed(workouts[pair.lifted], by: envelope)
      let versions = Versions(first: lifted, second: fitted(envelope, to: lifted), base: nil)
      workouts[pair.lifted] = merger.merge(versions, evidence: .near)
      result.laid.append(
        EnvelopeResult.Laid(
          isNew: isNew, envelope: envelopeName, lifted: liftedName))
    }
    let taken = Set(matching.pairs.map { $0.envelope })
    workouts = workouts.indices.filter { !taken.contains($0) }.map { workouts[$0] }
    return result
  }

  /// The workout on the clock of those with sets.
  private static func aligned(_ envelope: Workout, _ matching: EnvelopeMatching) -> Workout {
    guard !matching.alignment.isIdentity else { return envelope }
    let moved = WorkoutArchive(workouts: [envelope]).shifted(on: matching.clock) {
      -matching.alignment.offset(atSecond: $0)
    }
    return moved.workouts.first ?? envelope
  }

  /// The parts of an envelope that say something of `lifted`: its title names only a kind of sport, and an end belongs to
  /// its own start and duration.
  private static func fitted(_ envelope: Workout, to lifted: Workout) -> Workout {
    var envelope = envelope
    envelope.id = nil
    envelope.exercises = lifted.exercises
    envelope.supersets = lifted.supersets
    if lifted.title != nil { envelope.title = nil }
    let isOwnTime = lifted.durationSeconds != nil || lifted.details?.end != nil
    if isOwnTime, lifted.details?.end == nil { envelope.details?.end = nil }
    return envelope
  }
}

/// What became of workouts without sets.
struct EnvelopeResult {
  /// One that was laid, and onto what, in words.
  struct Laid {
    /// True where it came from the second archive.
    var isNew: Bool
    var envelope: String
    var lifted: String
  }

  var laid: [Laid] = []
  /// Those that overlap no workout with sets.
  var open: [String] = []
  var offsets: [ClockOffset] = []

  func report(to findings: any FindingSink) {
    if !offsets.isEmpty {
      findings.report(
        Finding(
          .note, .converted, "times of workouts without sets moved to the clock of those with sets",
          field: .model(.start), detail: offsets.map { $0.shift }.joined(separator: "; ")))
    }
    for laid in laid {
      findings.report(
        Finding(
          .note, .converted, "workout without sets merged into the one that it overlaps", of: .workout,
          detail: "\(laid.envelope) onto \(laid.lifted)"))
    }
    for name in open {
      findings.report(
        Finding(
          .note, .inconsistent, "workout without sets matches no lifting workout; kept separately",
          of: .workout,
          detail: name))
    }
  }
}

extension MergeOptions.Preference {
  fileprivate var other: MergeOptions.Preference { self == .first ? .second : .first }
}
