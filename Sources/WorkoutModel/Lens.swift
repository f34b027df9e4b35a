/// A property as two functions: what a key path is, also where there is no reflection.
package struct Lens<Whole, Part>: Sendable {
  /// Reads the property.
  package let get: @Sendable (Whole) -> Part
  /// Writes the property.
  package let set: @Sendable (inout Whole, Part) -> Void

  /// Makes a lens of the two: `Lens({ $0.title }, { $0.title = $1 })`.
  package init(
    _ get: @escaping @Sendable (Whole) -> Part, _ set: @escaping @Sendable (inout Whole, Part) -> Void
  ) {
    self.get = get
    self.set = set
  }
}
