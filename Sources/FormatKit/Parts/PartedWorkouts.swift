package import WorkoutModel

/// Passes on what is read of parts whose bounds are known, as if one thread had read them one after another.
package final class PartedWorkouts {
  /// Exercises whose instances are shared by all parts.
  private static let maximumIdentities = 1 << 16

  private let sink: any ArchiveSink
  private let findings: any FindingSink
  private let place: (inout Place) -> Void
  private let identified: (IdentifiedWorkout) -> Void
  private var identities = PartIdentities()
  private var wholeIdentities: Set<ExerciseIdentity> = []

  /// - Parameters:
  ///   - place: completes the place of what was found in a part, in order.
  ///   - identified: is told of each identifier that is the first of its part.
  package init(
    sink: any ArchiveSink, findings: any FindingSink, place: @escaping (inout Place) -> Void,
    identified: @escaping (IdentifiedWorkout) -> Void
  ) {
    self.sink = sink
    self.findings = findings
    self.place = place
    self.identified = identified
  }

  /// Reads `count` parts side by side.
  ///
  /// - Parameters:
  ///   - read: reads the part of a number, on any thread.
  ///   - taken: is told of each part that was passed on.
  package func read(
    _ count: Int, _ sideBySide: SideBySide,
    read: @escaping @Sendable (_ number: Int, PartRecorder) throws(WorkoutError) -> Void,
    taken: (_ number: Int) -> Void
  ) throws(WorkoutError) {
    var failure: WorkoutError?
    var number = 0
    sideBySide.run(
      count, { Self.part($0, read) },
      { part in
        do throws(WorkoutError) {
          if part.isTooLong { try readHere(number, read) } else { try take(&part) }
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
    part.isTooLong = recorder.isFull
    return part
  }

  private func take(_ part: inout ReadPart) throws(WorkoutError) {
    identities.beginPart()
    for index in part.events.indices { try take(&part.events[index]) }
    if let failure = part.failure { throw failure }
  }

  /// Reads a part of which more comes up than can be noted, and passes on each event at once.
  private func readHere(
    _ number: Int, _ read: (_ number: Int, PartRecorder) throws(WorkoutError) -> Void
  ) throws(WorkoutError) {
    identities.beginPart()
    try read(
      number,
      PartRecorder { (event) throws(WorkoutError) in
        var event = Optional(event)
        try self.take(&event)
      })
  }

  /// Passes an event on, and takes it out meanwhile: a workout that nobody else holds is changed where it is.
  private func take(_ event: inout ReadPart.Event?) throws(WorkoutError) {
    switch event.take() {
    case .finding(var finding):
      place(&finding.place)
      findings.report(finding)
    case .add(var workout):
      identities.share(&workout) { identity in
        guard wholeIdentities.count < Self.maximumIdentities else { return identity }
        return wholeIdentities.insert(identity).memberAfterInsert
      }
      try sink.add(workout)
      event = .add(workout)
    case .identified(let workout): identified(workout)
    case .began, nil: break
    }
  }
}
