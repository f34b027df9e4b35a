/// The heart rates of a track.
struct FITHeartRates {
  private(set) var count: Int64 = 0
  private var sum: Int64 = 0
  private(set) var maximum: Int64?

  mutating func add(_ rate: Int64) {
    count += 1
    sum += rate
    maximum = max(maximum ?? rate, rate)
  }

  /// The mean, to the beat; nil for none.
  var average: Int64? { count > 0 ? (sum + count / 2) / count : nil }
}
