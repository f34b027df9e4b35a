internal import Notation
internal import WorkoutModel

/// Fits and writes workouts on the thread that reads them.
///
/// What the thread cannot know goes on as it is: workouts of which something new is to be reported, and those that may
/// be read as one with a neighbour. A workout is held until the next one tells.
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
    guard let plan = plan.current else { return false }
    // Of the last part more came up than is noted: nobody asks for the end of it.
    if stretch != nil { _ = tools?.takeBytes() }
    if let tools { tools.learn(plan.sorts) } else { tools = StretchTools(plan, behind: watchers) }
    (room, last, stretch) = (Self.maximumWeight, nil, nil)
    return tools?.lacksNothing ?? false
  }

  func add(_ workout: Workout, in events: inout [ReadPart.Event]) {
    guard let tools else { return }
    var next = FittedCandidate(index: events.count - 1)
    next.read.add(workout)
    swap(&next.losses, &spare)
    let weight = workout.weightOfRows
    if weight <= room {
      room -= weight
      tools.fit(workout, into: &next)
    }
    if tools.joins {
      let isApart = last.map { tools.areApart($0.fitted, next.fitted) } ?? false
      next.isSettled = next.isSettled && isApart
      last?.isSettled = last?.isSettled == true && isApart
    }
    settleLast(in: &events)
    last = next
  }

  func endPart(_ events: inout [ReadPart.Event]) {
    // Nobody knows yet what comes next.
    if tools?.joins == true { last?.isSettled = false }
    settleLast(in: &events)
    end(in: &events)
  }

  /// Writes the last workout where all is known of it; else ends the stretch before it.
  private func settleLast(in events: inout [ReadPart.Event]) {
    guard var candidate = last.take() else { return }
    defer {
      candidate.losses.removeAll()
      swap(&candidate.losses, &spare)
    }
    guard candidate.isSettled, let fitted = candidate.fitted, let tools else { return end(in: &events) }
    events[candidate.index] = .taken
    if stretch == nil { stretch = (candidate.index, WrittenStretch()) }
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
