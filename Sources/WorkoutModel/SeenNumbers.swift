/// Remembers which numbers have come up.
///
/// Those from 0 to 63 take no memory of their own: few workouts have more exercises.
package struct SeenNumbers {
  private var low: UInt64 = 0
  private var others: Set<Int> = []

  /// No number has come up yet.
  package init() {}

  /// Remembers `number`; false if it has come up before.
  package mutating func insert(_ number: Int) -> Bool {
    guard (0..<UInt64.bitWidth).contains(number) else { return others.insert(number).inserted }
    let bit = UInt64(1) << UInt64(number)
    defer { low |= bit }
    return low & bit == 0
  }
}
