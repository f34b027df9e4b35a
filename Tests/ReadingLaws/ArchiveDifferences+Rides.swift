internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

extension ArchiveDifferences {
  /// Compares structured rides; what differs between their segments is noted for the ride as a whole.
  mutating func compareRides(_ before: [Ride], _ after: [Ride]) {
    guard before.count == after.count else { return note(.rides, at: "", if: true) }
    for (index, (left, right)) in zip(before, after).enumerated() {
      let pointer = "/timedPlans/\(index)"
      note(ride: .rideTitle, TextBytes(left.title ?? ""), TextBytes(right.title ?? ""), at: pointer)
      note(ride: .rideAuthor, TextBytes(left.author ?? ""), TextBytes(right.author ?? ""), at: pointer)
      note(ride: .rideSummary, TextBytes(left.summary ?? ""), TextBytes(right.summary ?? ""), at: pointer)
      note(ride: .rideSport, TextBytes(left.sport ?? ""), TextBytes(right.sport ?? ""), at: pointer)
      note(ride: .rideTag, left.tags.map { TextBytes($0) }, right.tags.map { TextBytes($0) }, at: pointer)
      if let threshold = left.thresholdPowerWatts {
        note(
          ride: .thresholdPower, threshold.normalized, right.thresholdPowerWatts?.normalized,
          at: pointer)
      }
      if left.title == nil, right.title != nil { noteGain(Difference(pointer, .rideTitle)) }
      // A line says a segment whole, whatever digits its numbers are written with.
      note(
        ride: .segments, left.segments.map(RideNotation.line),
        right.segments.map(RideNotation.line), at: pointer)
      compareFields(left, right, at: pointer)
    }
  }

  private mutating func note<Value: Equatable>(
    ride field: ModelField, _ before: Value, _ after: Value, at pointer: String
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
