package import WorkoutModel

/// Rides as lines of text that a person reads on a phone: `5:00 warm-up 30→70 % FTP`.
///
/// A line is read as a segment only if writing that segment gives the same line again, letter by letter: what a
/// person happens to have typed is not taken for one.
package enum RideNotation {
  /// Rides and runs go by names of their own; any other sport stands in quotes.
  static let plainSports: Set<String> = ["bike", "run"]

  /// The line of `segment`; nil where its numbers are too large to be said.
  package static func line(_ segment: RideSegment) -> String? { RideLineWriter.line(segment) }

  /// The segment that `line` says; nil where it is no line of a ride.
  package static func segment(_ line: String) -> RideSegment? {
    var reader = RideLineReader(line)
    guard let segment = reader.segment(), isSame(self.line(segment), line) else { return nil }
    return segment
  }

  /// The line of what `ride` says about itself, but for its title; nil where it says nothing.
  package static func head(_ ride: Ride) -> String? { RideLineWriter.head(ride) }

  /// A ride without segments that says about itself what `line` does; nil where that is no such line.
  package static func ride(head line: String) -> Ride? {
    var reader = RideLineReader(line)
    guard let ride = reader.head(), isSame(head(ride), line) else { return nil }
    return ride
  }

  private static func isSame(_ left: String?, _ right: String) -> Bool {
    left?.utf8.elementsEqual(right.utf8) ?? false
  }
}
