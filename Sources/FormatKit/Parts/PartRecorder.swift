package import WorkoutModel

/// Notes what comes up while a part is read.
package final class PartRecorder: ArchiveSink, FindingSink {
  private(set) var events: [ReadPart.Event?] = []
  /// True while nothing is noted.
  var isMuted = true
  /// The line of the row that is being read.
  var line = 1
  /// How many workouts have begun.
  private(set) var beginCount = 0

  func began(_ key: UInt64) {
    beginCount += 1
    if !isMuted { events.append(.began(key: key, line: line)) }
  }

  package func report(_ finding: Finding) {
    if !isMuted { events.append(.finding(finding)) }
  }

  /// Notes an identifier that may be that of a workout in a part before this one.
  package func identified(_ workout: IdentifiedWorkout) { events.append(.identified(workout)) }

  package func begin(_ archive: WorkoutArchive) {}
  package func add(_ workout: Workout) { if !isMuted { events.append(.add(workout)) } }

  /// Takes back what came up behind the first `count` events, except findings on lines above the present one.
  func takeBack(to count: Int) {
    let isAbove = { (event: ReadPart.Event?) in
      if case .finding(let finding)? = event { (finding.place.line ?? .max) < self.line } else { false }
    }
    let own = events[count...].firstIndex { !isAbove($0) } ?? events.count
    events.removeSubrange(own...)
  }
}
