internal import SafeFiles
internal import WorkoutModel

/// The plan of a sink, for the threads that read its workouts; it changes as more becomes known.
package final class SharedStretchPlan: Sendable {
  private let plan = Monitor<StretchPlan?>(nil)

  /// Makes one that holds no plan yet.
  package init() {}

  /// The plan as it is now; nil while the sink writes all workouts itself.
  var current: StretchPlan? {
    get { plan.withLock { $0 } }
    set { plan.withLock { $0 = newValue } }
  }

  /// What a reader needs to work by the plan.
  ///
  /// - Parameter sink: takes stretches in their turn.
  package func writing(into sink: any StretchSink) -> StretchWriting {
    StretchWriting(
      maker: { [self] in StretchWriter(self, behind: $0) },
      take: { (stretch) throws(WorkoutError) in try sink.add(stretch) })
  }
}
