/// A whole number that may be known only after the bytes around it have been written.
package struct LateNumber: Sendable {
  /// The number; where it is not known, what is added to the one that becomes known.
  var value: Int
  let isKnown: Bool

  /// - Parameter number: nil where it is not known yet.
  package init(_ number: Int?) {
    value = number ?? 0
    isKnown = number != nil
  }

  package static func += (number: inout LateNumber, difference: Int) { number.value += difference }
}
