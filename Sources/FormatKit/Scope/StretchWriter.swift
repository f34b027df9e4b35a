internal import Notation
internal import WorkoutModel

/// Fits and writes workouts on the thread that reads them.
///
/// Some workouts go on unwritten, for the sink to write in their turn: those with something new to report, and those
/// that a reader may take for one with a neighbour. Each workout is held until the next one has been read.
final class StretchWriter: StretchMaker {
  /// About how many sets of a part are written before their turn: they are in memory until it comes.
  private static let maximumWeight = 1 << 15

  private let plan: SharedStretchPlan
  private let watchers: [StretchWriting.Watcher]
  private var tools: StretchTools?
  /// How many sets more of the part are written.
  private var room = 0
  /// The last workout.
  @exclusivity(unchecked) private var last: FittedCandidate?
  /// The stretch that is being written, and which event it will be.
  @exclusivity(unchecked) private var stretch: (index: Int, written: WrittenStretch)?
  /// Room for what is lost of the next workout.
  private var spare = TalliedLosses()

  init(_ plan: SharedStretchPlan, behind watchers: [StretchWriting.Watcher]) {
    self.plan = plan
    self.watchers = watchers
  }

  func beginPart() -> Bool {
    // The last part had too many events to note, and nobody took its stretch.
    if stretch != nil { _ = tools?.takeBytes() }
    stretch = nil
    guard let plan = plan.current else { return false }
    if let tools { tools.learn(plan.sorts) } else { tools = StretchTools(plan, behind: watchers) }
    room = Self.maximumWeight
    last = nil
    return tools?.lacksNothing ?? false
  }

  func add(_ workout: Workout, in events: inout [ReadPart.Event]) {
    guard let tools else { return }
    var next = FittedCandidate(index: events.count - 1)
    next.read.add(workout)
    swap(&next.losses, &spare)
    tools.fit(workout, into: &next)
    // Fitted, its rows may be longer: texts of sets become notes of their exercise, which stand on each row.
    if next.mayBeWritten, let weight = next.fitted?.weightOfRows {
      next.mayBeWritten = weight <= room
      if weight <= room { room -= weight }
    }
    if tools.joins {
      let isApart = tools.areApart(last?.fitted, next.fitted)
      next.mayBeWritten = next.mayBeWritten && isApart
      last?.mayBeWritten = last?.mayBeWritten == true && isApart
    }
    writeLast(in: &events)
    last = consume next
  }

  func endPart(_ events: inout [ReadPart.Event]) {
    // The next workout is in another part, and may be like this one.
    if tools?.joins == true { last?.mayBeWritten = false }
    writeLast(in: &events)
    end(in: &events)
  }

  /// Writes the last workout if it may; else ends the stretch before it.
  private func writeLast(in events: inout [ReadPart.Event]) {
    guard var candidate = last.take() else { return }
    defer {
      candidate.losses.removeAll()
      swap(&candidate.losses, &spare)
    }
    guard candidate.mayBeWritten, let fitted = candidate.fitted, let tools else { return end(in: &events) }
    events[candidate.index] = .inStretch
    if stretch == nil { stretch = (candidate.index, tools.stretch()) }
    stretch?.written.read.add(candidate.read)
    stretch?.written.written.add(fitted)
    stretch?.written.losses.add(candidate.losses)
    tools.writer.add(fitted)
  }

  private func end(in events: inout [ReadPart.Event]) {
    guard var ended = stretch.take(), let tools else { return }
    ended.written.bytes = tools.takeBytes()
    events[ended.index] = .written(ended.written)
  }
}
