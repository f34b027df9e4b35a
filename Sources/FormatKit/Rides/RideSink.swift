package import WorkoutModel

/// Stands before a writer of one ride a file: makes rides of workouts and templates, sees that there is one, and
/// fits it to the format.
package final class RideSink: ArchiveSink {
  private let scope: FormatScope
  private let rides: RideScope
  private let options: WriteOptions
  private let losses: LossReporter
  private let write: (Ride) throws(WorkoutError) -> Void
  private var count = 0
  private var ride: (Ride, path: ModelPath)?

  private init(
    _ scope: FormatScope, _ rides: RideScope, _ options: WriteOptions, _ losses: LossReporter,
    write: @escaping (Ride) throws(WorkoutError) -> Void
  ) {
    self.scope = scope
    self.rides = rides
    self.options = options
    self.losses = losses
    self.write = write
  }

  /// A sink that takes any archive and hands the one ride in it, fitted, to `write`.
  ///
  /// - Parameters:
  ///   - target: how findings speak of what is written.
  ///   - fields: what of a ride is written.
  ///   - kept: what of a ride may hold fields that only the format knows.
  ///   - isWritable: which of their texts are written as they are.
  package static func fitting(
    _ target: String, formatID: String, _ fields: ModelFields, _ rides: RideScope,
    keeping kept: Set<Finding.Subject>,
    isWritable: @escaping @Sendable (SourceFields.Field, ModelPath?) -> Bool, options: WriteOptions,
    findings: any FindingSink, write: @escaping (Ride) throws(WorkoutError) -> Void
  ) -> any ArchiveSink {
    let scope = FormatScope(
      target: target, formatID: formatID, fields: LiftRide.fields + fields, kinds: [.working],
      loadUnits: .besideOrUnstated, distanceUnits: .besideOrUnstated, requiresStart: false, notes: .none,
      keeps: .own(of: kept), isWritable: isWritable)
    let losses = LossReporter(target: target, findings: findings)
    return FittingSink(
      scope, options: options, findings: findings, into: RideSink(scope, rides, options, losses, write: write)
    )
  }

  package func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    for (index, ride) in archive.rides.enumerated() {
      try take(ride, at: ModelPath(root: .rides, index: index))
    }
    for (index, template) in archive.templates.enumerated() {
      let path = ModelPath(root: .templates, index: index)
      try take(LiftRide.ride(template, at: path, losses), at: path)
    }
  }

  package func add(_ workout: Workout) throws(WorkoutError) {
    let path = ModelPath(index: 0)
    try take(LiftRide.ride(workout, at: path, losses), at: path)
  }

  package func finish() throws(WorkoutError) {
    guard let (ride, path) = ride else {
      throw .request(.nothingToWrite(.ride, target: scope.target))
    }
    // Made of a workout or template, a ride is the only one: its own segments are what findings point into.
    let place = path.root == .rides ? path : ModelPath(root: .rides, index: 0)
    var fitter = RideFitter(scope, rides, options: options, losses: losses)
    try write(fitter.fit(ride, at: place))
  }

  private func take(_ ride: Ride, at path: ModelPath) throws(WorkoutError) {
    count += 1
    guard count == 1 else {
      throw .request(.severalToWrite(.ride, target: scope.target))
    }
    self.ride = (ride, path)
  }
}
