internal import WorkoutModel

/// A value that one archive has and another lacks or has otherwise.
struct Difference: Hashable {
  /// What was there and what came back, for the person who has to mend it.
  var detail = ""

  /// The numbers of a load or distance that has come back, before and after.
  var values: [ExactDecimal] = []

  /// True for a workout or exercise that is read as part of the one before.
  var isJoin = false

  /// Where the owner of the value stands: `/workouts/0/exercises/1`; empty for the archive itself.
  var pointer: String
  /// What value it is.
  var field: Finding.Field
  /// True where a text is nowhere near, not even in another field: only a finding that drops it explains that.
  private(set) var isOfText = false

  init(_ pointer: String, _ field: Finding.Field) {
    self.pointer = pointer
    self.field = field
  }

  init(_ pointer: String, _ field: ModelField) { self.init(pointer, .model(field)) }

  /// That the text of the value is nowhere near.
  var ofText: Difference {
    var difference = Difference(pointer, field)
    difference.isOfText = true
    return difference
  }

  static func == (left: Difference, right: Difference) -> Bool {
    left.pointer == right.pointer && left.field == right.field && left.isOfText == right.isOfText
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
    hasher.combine(field)
    hasher.combine(isOfText)
  }
}

extension Difference: CustomStringConvertible {
  var description: String { "\(pointer) \(isOfText ? "text of " : "")\(field.id) \(detail)" }
}
