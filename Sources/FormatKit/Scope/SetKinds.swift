package import WorkoutModel

/// Kinds of sets, a bit each.
package struct SetKinds: Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0

  package init(arrayLiteral elements: SetKind...) {
    for element in elements { bits |= 1 << element.rawValue }
  }

  /// Every kind there is.
  package static let all: SetKinds = [.working, .warmUp, .drop, .failure]

  @inline(__always)
  package func contains(_ kind: SetKind) -> Bool { bits & 1 << kind.rawValue != 0 }
}
