package import Notation
package import WorkoutModel

/// Passes on what is read of parts whose bounds are known, as if one thread had read them one after another.
package final class PartedWorkouts {
  private let sink: any ArchiveSink
  private let findings: any FindingSink
  private let place: (inout Place) -> Void
  private let identified: (IdentifiedWorkout) -> Void
  private let stretches: StretchWriting?

  /// - Parameters:
  ///   - place: completes the place of what was found in a part, in order.
  ///   - identified: is told of each identifier that is the first of its part.
  ///   - stretches: lets the threads that read fit and write, too; nil where they only read.
  package init(
    sink: any ArchiveSink, findings: any FindingSink, place: @escaping (inout Place) -> Void,
    identified: @escaping (IdentifiedWorkout) -> Void, stretches: StretchWriting? = nil
  ) {
    self.sink = sink
    self.stretches = stretches
    self.findings = findings
    self.place = place
    self.identified = identified
  }

  /// Reads the part with the given number and tells its recorder what it finds.
  package typealias Reading = (_ number: Int) throws(WorkoutError) -> Void

  /// Reads `count` parts side by side.
  ///
  /// - Parameters:
  ///   - reading: returns a reader of parts for one thread; it may remember what it learned from one part to the next.
  ///   - taken: is told of each part that was passed on, and of its bytes where their lines have been counted.
  package func read(
    _ count: Int, _ sideBySide: SideBySide, reading: @escaping @Sendable (PartRecorder) -> Reading,
    taken: (_ number: Int, LineStretch?) -> Void
  ) throws(WorkoutError) {
    var failure: WorkoutError?
    var number = 0
    let maker = stretches?.makeMaker
    sideBySide.run(
      count,
      {
        let recorder = PartRecorder(maker?())
        let read = reading(recorder)
        return { Self.part($0, recorder, read) }
      },
      { part in
        do throws(WorkoutError) {
          if part.isTooLong { try readHere(number, reading) } else { try take(part) }
          taken(number, part.stretch)
          number += 1
          return true
        } catch {
          failure = error
          return false
        }
      })
    if let failure { throw failure }
  }

  private static func part(_ number: Int, _ recorder: PartRecorder, _ read: Reading) -> ReadPart {
    recorder.beginPart()
    var part = ReadPart()
    do throws(WorkoutError) { try read(number) } catch { part.failure = error }
    recorder.endPart()
    part.stretch = recorder.stretch
    part.events = recorder.events
    part.isTooLong = recorder.isFull
    return part
  }

  private func take(_ part: ReadPart) throws(WorkoutError) {
    for event in part.events { try take(event) }
    if let failure = part.failure { throw completed(failure) }
  }

  /// A failure of a part, with the place that it has in the whole.
  private func completed(_ failure: WorkoutError) -> WorkoutError {
    guard case .input(var error) = failure else { return failure }
    place(&error.place)
    return .input(error)
  }

  /// Reads a part of which more comes up than can be noted, and passes on each event at once.
  private func readHere(_ number: Int, _ reading: (PartRecorder) -> Reading) throws(WorkoutError) {
    let read = reading(PartRecorder { (event) throws(WorkoutError) in try self.take(event) })
    do throws(WorkoutError) { try read(number) } catch { throw completed(error) }
  }

  private func take(_ event: ReadPart.Event) throws(WorkoutError) {
    switch event {
    case .finding(var finding):
      place(&finding.place)
      findings.report(finding)
    case .add(let workout): try sink.add(workout)
    case .identified(let workout): identified(workout)
    case .written(let stretch): try stretches?.take(stretch)
    case .began, .inStretch: break
    }
  }
}
