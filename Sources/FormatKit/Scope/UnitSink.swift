package import WorkoutModel

/// Brings weights and distances that state a unit into another one, and leaves all else as it is.
package final class UnitSink: ArchiveSink {
  private let inner: any ArchiveSink
  private let losses: LossReporter
  private let units: UnitFitter
  private let options: WriteOptions
  private var count = 0

  /// `inner`, behind a conversion where `options` ask for one.
  package static func converting(
    _ options: WriteOptions, findings: any FindingSink, into inner: any ArchiveSink
  ) -> any ArchiveSink {
    options.massUnit == nil && options.distanceUnit == nil
      ? inner : UnitSink(options, findings: findings, into: inner)
  }

  private init(_ options: WriteOptions, findings: any FindingSink, into inner: any ArchiveSink) {
    self.inner = inner
    self.options = options
    let scope = FormatScope(
      target: "the archive", formatID: "", fields: .all, loadUnits: .besideOrUnstated,
      distanceUnits: .besideOrUnstated)
    losses = LossReporter(target: scope.target, findings: findings)
    units = UnitFitter(scope, options: options, losses: losses)
  }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    var archive = archive
    if let unit = options.massUnit {
      let units = ProfileUnits(from: archive.preferences.massUnit, to: unit, losses: losses)
      archive.profile.bodyWeight = archive.profile.bodyWeight.flatMap { units.bodyWeight($0) }
      archive.profile.totals.volume = archive.profile.totals.volume.flatMap { units.volume($0) }
      archive.preferences.massUnit = unit
    }
    if let unit = options.distanceUnit { archive.preferences.distanceUnit = unit }
    for index in archive.templates.indices {
      convert(&archive.templates[index].exercises, at: ModelPath(root: .templates, index: index))
    }
    for index in archive.goals.indices {
      convert(&archive.goals[index].target, at: ModelPath(root: .goals, index: index))
    }
    try inner.begin(archive)
  }

  package func add(_ workout: Workout) throws(WorkoutError) {
    var workout = workout
    convert(&workout.exercises, at: ModelPath(index: count))
    count += 1
    try inner.add(workout)
  }

  package func finish() throws(WorkoutError) { try inner.finish() }

  private func convert(_ exercises: inout [Exercise], at path: ModelPath) {
    for number in exercises.indices {
      for index in exercises[number].sets.indices {
        convert(&exercises[number].sets[index], at: path.exercise(number).set(index))
      }
    }
  }

  private func convert(_ set: inout ExerciseSet, at path: ModelPath) {
    if let load = set.load { set.load = units.fit(load, at: path, title: nil) }
    guard set.hasDetails, var details = set.details else { return }
    if let distance = details.distance { details.distance = units.fit(distance, at: path, title: nil) }
    if var target = details.target {
      convert(&target, at: path)
      details.target = target
    }
    set.details = details
  }

  private func convert(_ target: inout SetTarget, at path: ModelPath) {
    if let load = target.load { target.load = units.fit(load, .target, at: path, title: nil) }
    if let distance = target.distance { target.distance = units.fit(distance, .target, at: path, title: nil) }
  }
}
