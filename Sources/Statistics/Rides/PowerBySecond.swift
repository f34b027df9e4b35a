/// The power of a ride second by second, whatever the lengths of its parts.
struct PowerBySecond {
  /// The length of all parts, in seconds.
  private(set) var length = 0.0
  private var shares: [Double] = []
  /// What the second that is not over yet has of seconds, and of power times seconds.
  private var begun = (length: 0.0, work: 0.0)

  /// Seconds over which power is smoothed.
  private static let window = 30
  /// A second is over where less than this is missing.
  private static let rounding = 1e-9

  /// Adds a part whose power goes evenly from one share to another; `body` is told the share of each second in it.
  mutating func add(_ length: Double, from start: Double, to end: Double, _ body: (Double, Double) -> Void) {
    var place = 0.0
    while place < length {
      let piece = min(1 - begun.length, length - place)
      let share = start + (end - start) * (place + piece / 2) / length
      body(share, piece)
      begun.length += piece
      begun.work += share * piece
      if begun.length >= 1 - Self.rounding {
        shares.append(begun.work / begun.length)
        begun = (0, 0)
      }
      // A piece too short to move on is the last.
      guard place + piece > place else { break }
      place += piece
    }
    self.length += length
  }

  /// The fourth root of the mean of the fourth powers of the power, smoothed over 30 seconds; a last part of a second
  /// weighs as much as it lasts.
  var normalized: Double? {
    guard length > 0 else { return nil }
    let rest = begun.length > Self.rounding ? [begun.work / begun.length] : []
    var sum = 0.0
    var powers = 0.0
    var weights = 0.0
    for (place, share) in (shares + rest).enumerated() {
      sum += share
      if place >= Self.window { sum -= shares[place - Self.window] }
      let mean = sum / Double(min(Self.window, place + 1))
      let weight = place < shares.count ? 1 : begun.length
      powers += mean * mean * mean * mean * weight
      weights += weight
    }
    return weights > 0 ? max(0, powers / weights).squareRoot().squareRoot() : nil
  }
}
