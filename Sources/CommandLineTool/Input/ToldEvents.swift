internal import FormatKit
internal import SafeFiles
internal import WorkoutModel

/// Hands what a reader tells to another thread, many events at a time.
final class ToldEvents: ArchiveSink, FindingSink {
  /// About how many sets and findings, or letters as large as these, are handed over together.
  private static let batch = 16_384

  private let handover: Handover<[ReadEvent]>
  private var events: [ReadEvent] = []
  private var weight = 0
  /// True once the other thread takes nothing any more: it has an error of its own.
  private var isStopped = false

  init(_ handover: Handover<[ReadEvent]>) { self.handover = handover }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) { try tell(.begin(archive)) }

  func add(_ workout: Workout) throws(WorkoutError) {
    try tell(.add(workout), weight: workout.weightInSets)
  }

  func finish() throws(WorkoutError) { try tell(.finish) }

  func report(_ finding: Finding) { add(.finding(finding)) }

  /// Adds `event`, which cannot be refused.
  func add(_ event: ReadEvent, weight: Int = 1) {
    guard !isStopped else { return }
    events.append(event)
    self.weight += weight
    if self.weight >= Self.batch { handOver() }
  }

  /// Hands over the rest, and how the reading ended.
  func end(_ error: WorkoutError?) {
    if let error { add(.failure(error)) }
    if !events.isEmpty { handOver() }
  }

  private func tell(_ event: ReadEvent, weight: Int = 1) throws(WorkoutError) {
    add(event, weight: weight)
    if isStopped { throw .stopped("") }
  }

  private func handOver() {
    isStopped = !handover.put(events)
    events = []
    weight = 0
  }
}
