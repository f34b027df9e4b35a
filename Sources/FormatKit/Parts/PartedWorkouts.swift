package import WorkoutModel

/// Passes on what is read of parts whose bounds are known, as if one thread had read them one after another.
package struct PartedWorkouts {
  /// Exercises whose instances are shared by all parts.
  private static let maximumIdentities = 1 << 16

  private let sink: any ArchiveSink
  private let findings: any FindingSink
  private var identities = PartIdentities()
  private var wholeIdentities: Set<ExerciseIdentity> = []

  package init(sink: any ArchiveSink, findings: any FindingSink) {
    self.sink = sink
    self.findings = findings
  }

  /// Reads `count` parts side by side.
  ///
  /// - Parameters:
  ///   - read: reads the part of a number, on any thread.
  ///   - place: completes the place of what was found in a part, in order.
  ///   - identified: is told of each identifier that is the first of its part.
  ///   - taken: is told of each part that was passed on.
  package mutating func read(
    _ count: Int, _ sideBySide: SideBySide,
    read: @escaping @Sendable (_ number: Int, PartRecorder) throws(WorkoutError) -> Void,
    place: (inout Place) -> Void, identified: (IdentifiedWorkout) -> Void, taken: (_ number: Int) -> Void
  ) throws(WorkoutError) {
    var failure: WorkoutError?
    var number = 0
    sideBySide.run(
      count, { Self.part($0, read) },
      { part in
        do throws(WorkoutError) {
          try take(part, place, identified)
          taken(number)
          number += 1
          return true
        } catch {
          failure = error
          return false
        }
      })
    if let failure { throw failure }
  }

  private static func part(
    _ number: Int, _ read: (_ number: Int, PartRecorder) throws(WorkoutError) -> Void
  ) -> ReadPart {
    let recorder = PartRecorder()
    recorder.isMuted = false
    var part = ReadPart()
    do throws(WorkoutError) { try read(number, recorder) } catch { part.failure = error }
    part.events = recorder.events
    return part
  }

  private mutating func take(
    _ part: ReadPart, _ place: (inout Place) -> Void, _ identified: (IdentifiedWorkout) -> Void
  ) throws(WorkoutError) {
    var part = part
    identities.beginPart()
    for index in part.events.indices {
      // Taken out, so that nobody else holds what the event holds.
      switch part.events[index].take() {
      case .finding(var finding)?:
        place(&finding.place)
        findings.report(finding)
      case .add(var workout)?:
        identities.share(&workout) { identity in
          guard wholeIdentities.count < Self.maximumIdentities else { return identity }
          return wholeIdentities.insert(identity).memberAfterInsert
        }
        try sink.add(workout)
      case .identified(let workout)?: identified(workout)
      case .began?, nil: break
      }
    }
    if let failure = part.failure { throw failure }
  }
}
