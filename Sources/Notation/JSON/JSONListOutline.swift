/// A list that was checked in parts.
package struct JSONListOutline {
  /// Some of its elements: where the first of them stands, and what number it has.
  package struct Part: Sendable {
    package var start: Int
    package var index: Int

    package init(start: Int, index: Int) {
      self.start = start
      self.index = index
    }
  }

  /// The parts, none of them empty.
  package var parts: [Part] = []
  /// Where the list ends.
  package var end = 0
  /// Offsets of keys in it that stand in their object already.
  package var duplicateKeys: [Int] = []

  package init() {}
}
