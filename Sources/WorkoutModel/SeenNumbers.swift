/// Numbers that have come up.
///
/// Those below 64 take no memory of their own: few workouts have as many exercises.
package struct SeenNumbers {
  private var low: UInt64 = 0
  private var others: Set<Int> = []

  /// Remembers nothing so far.
  package init() {}

  /// Remembers `number`; false if it has come up before.
  package mutating func insert(_ number: Int) -> Bool {
    guard (0..<UInt64.bitWidth).contains(number) else { return others.insert(number).inserted }
    let bit = UInt64(1) << UInt64(number)
    defer { low |= bit }
    return low & bit == 0
  }
}
