internal import FormatKit
internal import WorkoutFormats

/// A value that one archive has and another lacks or has otherwise.
struct Difference: Hashable {
  /// What was there and what came back, for the person who has to mend it.
  var detail = ""

  /// True for a workout or exercise that is read as part of the one before.
  var isJoin = false

  /// Where the owner of the value stands: `/workouts/0/exercises/1`; empty for the archive itself.
  var pointer: String
  /// What findings call the value.
  var field: String

  init(_ pointer: String, _ field: String) {
    self.pointer = pointer
    self.field = field
  }

  init(_ pointer: String, _ field: ModelField) { self.init(pointer, field.name) }

  /// That a text is nowhere near, not even in another field: only a finding that drops it explains that.
  var ofText: Difference { Difference(pointer, Self.ofText + field) }

  /// True for a difference that is ``ofText``.
  var isOfText: Bool { field.hasPrefix(Self.ofText) }

  private static let ofText = "text of the "

  static func == (left: Difference, right: Difference) -> Bool {
    left.pointer == right.pointer && left.field == right.field
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
    hasher.combine(field)
  }
}
