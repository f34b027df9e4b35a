internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

extension ArchiveDifferences {
  /// Compares structured rides; what differs between their segments is noted for the ride as a whole.
  mutating func compareRides(_ before: [Ride], _ after: [Ride]) {
    guard before.count == after.count else { return note(.rides, at: "", if: true) }
    for (index, (left, right)) in zip(before, after).enumerated() {
      let pointer = "/timedPlans/\(index)"
      note(ride: "name of a ride", left.title ?? "", right.title ?? "", at: pointer)
      note(ride: "author of a ride", left.author ?? "", right.author ?? "", at: pointer)
      note(ride: "description of a ride", left.summary ?? "", right.summary ?? "", at: pointer)
      note(ride: "sport of a ride", left.sport ?? "", right.sport ?? "", at: pointer)
      note(ride: "tag of a ride", left.tags, right.tags, at: pointer)
      if let threshold = left.thresholdPowerWatts {
        note(
          ride: "threshold power of a ride", threshold.normalized, right.thresholdPowerWatts?.normalized,
          at: pointer)
      }
      if left.title == nil, right.title != nil { noteGain(Difference(pointer, "name of a ride")) }
      // A line says a segment whole, whatever digits its numbers are written with.
      note(
        ride: NamedLosses.segments, left.segments.map(RideNotation.line),
        right.segments.map(RideNotation.line), at: pointer)
      compareFields(left, right, at: pointer)
    }
  }

  private mutating func note<Value: Equatable>(
    ride field: String, _ before: Value, _ after: Value, at pointer: String
  ) {
    guard before != after else { return }
    var difference = Difference(pointer, field)
    difference.detail = "\(before) to \(after)"
    note(difference)
  }

  private mutating func compareFields(_ before: Ride, _ after: Ride, at pointer: String) {
    note(fields: before.sourceFields, after.sourceFields, at: pointer)
    for (number, left) in before.segments.enumerated() {
      let pointer = "\(pointer)/segments/\(number)"
      let right = after.segments.indices.contains(number) ? after.segments[number] : nil
      note(fields: left.sourceFields, right?.sourceFields, at: pointer)
      for (place, cue) in left.cues.enumerated() {
        let other = right.flatMap { $0.cues.indices.contains(place) ? $0.cues[place] : nil }
        note(fields: cue.sourceFields, other?.sourceFields, at: "\(pointer)/cues/\(place)")
      }
    }
  }
}
