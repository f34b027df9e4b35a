/// A set of fields of the model, in one word.
package struct ModelFields: Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  package init() {}

  package init(arrayLiteral elements: ModelField...) {
    for element in elements { insert(element) }
  }

  /// Every field there is.
  package static let all: ModelFields = {
    var fields = ModelFields()
    for field in ModelField.allCases { fields.insert(field) }
    return fields
  }()

  private static func bit(_ field: ModelField) -> UInt64 { 1 << UInt64(field.rawValue) }

  package mutating func insert(_ field: ModelField) { bits |= Self.bit(field) }

  @inline(__always)
  package func contains(_ field: ModelField) -> Bool { bits & Self.bit(field) != 0 }

  /// The fields of either.
  package static func + (left: ModelFields, right: ModelFields) -> ModelFields {
    var sum = left
    sum.bits |= right.bits
    return sum
  }

  /// The fields of `left` that `right` lacks.
  package static func - (left: ModelFields, right: ModelFields) -> ModelFields {
    var difference = left
    difference.bits &= ~right.bits
    return difference
  }
}
