package import WorkoutModel

/// Kinds of sets, a bit each.
package struct SetKinds: Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt8 = 0

  package init(arrayLiteral elements: SetKind...) { self.init(elements) }

  private init(_ kinds: [SetKind]) {
    for kind in kinds { bits |= 1 << kind.rawValue }
  }

  /// Every kind there is.
  package static let all = SetKinds(SetKind.allCases)

  @inline(__always)
  package func contains(_ kind: SetKind) -> Bool { bits & 1 << kind.rawValue != 0 }
}
