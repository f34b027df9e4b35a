/// What came of checking some elements of a list.
package struct JSONListPart: Sendable {
  /// Where the first of them stands.
  package var start: Int
  /// Where the first element behind them stands, or the end of the list.
  package var end: Int
  /// How many there are.
  package var count = 0
  /// True where the list ends behind them.
  package var isLast = false
  /// Offsets of keys that stand in their object already.
  package var duplicateKeys: [Int] = []
  /// Where they stop being JSON.
  package var failure: JSONSyntaxError?
  /// True where more would have had to be looked at than was allowed.
  package var isCutOff = false
}
