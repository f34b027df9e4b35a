package import WorkoutModel

/// Writes the members of one object; what is nil is left out.
package struct JSONObjectOutput {
  private let output: JSONOutput
  private var written: Set<String> = []

  /// Begins an object.
  package init(_ output: JSONOutput) {
    self.output = output
    output.raw("{")
  }

  /// Writes a key; the value is to follow.
  package mutating func key(_ name: String) {
    output.raw(written.isEmpty ? "" : ",")
    written.insert(name)
    output.text(name)
    output.raw(":")
  }

  /// Writes a text.
  package mutating func text(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    output.text(value)
  }

  /// Writes a number as it was written.
  package mutating func number(_ name: String, _ value: ExactDecimal?) {
    guard let value else { return }
    key(name)
    output.number(value)
  }

  /// Writes a whole number.
  package mutating func number(_ name: String, _ value: Int32?) {
    number(name, value.map { ExactDecimal($0) })
  }

  /// Writes true or false.
  package mutating func bool(_ name: String, _ value: Bool?) {
    guard let value else { return }
    key(name)
    output.raw(value ? "true" : "false")
  }

  /// Writes a list of values, each as `write` does.
  package mutating func list<Value>(_ name: String, _ values: [Value], _ write: (Value) -> Void) {
    key(name)
    output.raw("[")
    for (number, value) in values.enumerated() {
      if number > 0 { output.raw(",") }
      write(value)
    }
    output.raw("]")
  }

  /// Writes the JSON texts that were kept right below `path`, but for keys that are there already.
  package mutating func kept(_ fields: [SourceFields.Field], below path: String = "") {
    for field in fields where field.name.hasPrefix(path) {
      let part = String(field.name.dropFirst(path.count))
      let name = JSONPointer.unescaped(part)
      guard !part.contains("/"), !written.contains(name) else { continue }
      key(name)
      output.raw(field.text)
    }
  }

  /// Ends the object.
  package func end() { output.raw("}") }
}
