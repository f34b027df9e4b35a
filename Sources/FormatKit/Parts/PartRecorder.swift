package import Notation
package import WorkoutModel

/// Notes what comes up while a part is read, or passes it on at once.
package final class PartRecorder: ArchiveSink, FindingSink {
  /// What comes up in a part is in memory until its turn comes, so a part of which more is noted is read again by the
  /// thread whose turn it is.
  package static let maximumEvents = 1 << 15
  /// Most parts have fewer; an array that grows is copied.
  private static let usualEventCount = 1 << 9

  private(set) var events: [ReadPart.Event] = []
  /// True where more came up than is noted.
  private(set) var isFull = false
  /// True while nothing is noted.
  var isMuted: Bool
  /// The line of the row that is being read.
  var line = 1
  /// The line count of the part; nil if its lines have not been counted.
  package var stretch: LineStretch?
  /// How many workouts have begun.
  private(set) var beginCount = 0
  /// What takes each event at once; nil where they are noted.
  private let pass: ((ReadPart.Event) throws(WorkoutError) -> Void)?
  /// What fits and writes workouts here and now; nil where nothing does.
  private let maker: (any StretchMaker)?
  /// True while it does.
  private var isWriting = false

  /// Notes nothing yet.
  ///
  /// - Parameter maker: what fits and writes workouts on this thread.
  init(_ maker: (any StretchMaker)? = nil) {
    isMuted = true
    pass = nil
    self.maker = maker
  }

  /// Begins to note what comes up in a part, and forgets what came up before.
  func beginPart() {
    events = []
    events.reserveCapacity(Self.usualEventCount)
    (isMuted, isFull, stretch, beginCount) = (false, false, nil, 0)
    isWriting = maker?.beginPart() ?? false
  }

  /// Ends the part: nothing more comes up in it.
  func endPart() {
    if isWriting, !isFull { maker?.endPart(&events) }
    isWriting = false
  }

  /// Passes each event on at once, of which only a workout may fail.
  init(passing pass: @escaping (ReadPart.Event) throws(WorkoutError) -> Void) {
    isMuted = false
    maker = nil
    self.pass = pass
  }

  func began(_ key: UInt64) {
    beginCount += 1
    note(.began(key: key, line: line))
  }

  package func report(_ finding: Finding) { note(.finding(finding)) }

  /// Notes an identifier that may be that of a workout in a part before this one.
  package func identified(_ workout: IdentifiedWorkout) { note(.identified(workout)) }

  package func begin(_ archive: WorkoutArchive) {}

  package func add(_ workout: Workout) throws(WorkoutError) {
    if let pass { return try pass(.add(workout)) }
    note(.add(workout))
    if isWriting, !isMuted, !isFull { maker?.add(workout, in: &events) }
  }

  // Inlined, so that an event is built in place.
  @inline(__always)
  private func note(_ event: ReadPart.Event) {
    guard !isMuted, !isFull else { return }
    if let pass {
      try? pass(event)
    } else if events.count < Self.maximumEvents {
      events.append(event)
    } else {
      isFull = true
      events = []
    }
  }

  /// Takes back what came up behind the first `count` events, except findings on lines above the present one.
  func takeBack(to count: Int) {
    guard !isFull else { return }
    let isAbove = { (event: ReadPart.Event) in
      if case .finding(let finding) = event { (finding.place.line ?? .max) < self.line } else { false }
    }
    let own = events[count...].firstIndex { !isAbove($0) } ?? events.count
    events.removeSubrange(own...)
  }
}
