internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// Counts what an archive holds, and how far its bodyweight progressions have come.
final class InfoSink: ArchiveSink {
  let counter = ArchiveCounter()
  private var score: RepsScore?

  /// Where each progression stands; empty for an archive without progressions.
  var standings: [RepsScore.Standing] { score?.standings ?? [] }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    counter.begin(archive)
    // Names are looked up only where progressions are to be expected: a count of years of lifting stays quick.
    let hasProgressions = archive.source?.format == Format.reps.id || archive.routine != nil
    score = hasProgressions ? RepsScore(of: archive.routine) : nil
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    counter.add(workout)
    score?.add(workout)
  }
}
