package import WorkoutModel

/// A set of fields of the model, in two words.
package struct ModelFields: Sendable, ExpressibleByArrayLiteral {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

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

  /// Every field of a ride, its segments and their cues.
  package static let ofRides: ModelFields = {
    var fields = ModelFields()
    for field in ModelField.allCases where [.ride, .segment, .cue].contains(field.subject) {
      fields.insert(field)
    }
    return fields
  }()

  package mutating func insert(_ field: ModelField) {
    let bit: UInt64 = 1 << UInt64(field.rawValue & 63)
    if field.rawValue < 64 { low |= bit } else { high |= bit }
  }

  @inline(__always)
  package func contains(_ field: ModelField) -> Bool {
    (field.rawValue < 64 ? low : high) & 1 << UInt64(field.rawValue & 63) != 0
  }

  /// The fields of either.
  package static func + (left: ModelFields, right: ModelFields) -> ModelFields {
    var sum = left
    sum.low |= right.low
    sum.high |= right.high
    return sum
  }

  /// The fields of `left` that `right` lacks.
  package static func - (left: ModelFields, right: ModelFields) -> ModelFields {
    var difference = left
    difference.low &= ~right.low
    difference.high &= ~right.high
    return difference
  }
}
