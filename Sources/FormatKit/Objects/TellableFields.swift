internal import Notation
package import WorkoutModel

/// Collects what the model tells of an object.
package struct TellableFields {
  package private(set) var fields: [ToldField] = []

  package init(fields: [ToldField] = []) {
    self.fields = fields
  }

  /// Adds a text; for want of it, `fallback`.
  package mutating func text(_ name: String, _ value: String?, else fallback: String? = nil) {
    add(name, value.map(JSONOutput.quoted), else: fallback.map(JSONOutput.quoted))
  }

  /// Adds a number; for want of it, `fallback`.
  ///
  /// - Parameter isImplied: true where the object says the same without it.
  package mutating func number(
    _ name: String, _ value: ExactDecimal?, else fallback: ExactDecimal? = nil, isImplied: Bool = false
  ) {
    add(name, value?.description, else: fallback?.description, isImplied: isImplied)
  }

  /// Adds true or false, which the object may leave out.
  package mutating func bool(_ name: String, _ value: Bool) { add(name, nil, else: value ? "true" : "false") }

  private mutating func add(_ name: String, _ text: String?, else fallback: String?, isImplied: Bool = false)
  {
    guard let written = text ?? fallback else { return }
    fields.append(ToldField(name: name, text: written, isDefault: isImplied || text == nil))
  }
}
