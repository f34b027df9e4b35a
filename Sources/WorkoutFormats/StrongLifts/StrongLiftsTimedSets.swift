internal import Notation
internal import WorkoutModel

/// What StrongLifts writes under `Sets×Time`: `10×1:00`, `3×60`, or the time of each set, `60/45/-`.
struct StrongLiftsTimedSets {
  /// The seconds of each set; nil for one that was not done.
  let seconds: [Int64?]
  /// True where numbers have no colon that says what they count.
  let isGuessed: Bool

  /// Reads `text`; nil for anything else.
  init?(_ text: String) {
    let text = text.filter { $0 != " " }
    isGuessed = !text.contains(":")
    let factors = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "×" || $0 == "x" }
    if factors.count == 2 {
      guard let count = Int(factors[0]), (1...StrongLiftsColumn.maximumSets).contains(count),
        let seconds = DurationText.seconds(String(factors[1]))
      else { return nil }
      self.seconds = Array(repeating: seconds, count: count)
      return
    }
    var seconds: [Int64?] = []
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      let time = part == "-" ? nil : DurationText.seconds(String(part))
      guard part == "-" || time != nil else { return nil }
      seconds.append(time)
    }
    self.seconds = seconds
  }
}
