package import Notation
package import WorkoutModel

/// One member of an object as the model tells it, in JSON text.
package struct ToldField {
  /// The key, a path with `/` where it stands in an object within the object.
  package var name: String
  /// The value as JSON text.
  package var text: String
  /// True where the model holds nothing of it: what the format writes for want of a value, or what follows
  /// from other members.
  package var isDefault = false

  package init(name: String, text: String, isDefault: Bool = false) {
    self.name = name
    self.text = text
    self.isDefault = isDefault
  }
}

/// Keeps of an object what its format would not write again from the model alone, and brings it back.
///
/// What was kept gives way to the model where the two say different things: the model was changed since.
package enum KeptFields {
  /// The name under which the keys are kept that the source left out.
  ///
  /// No key of a source is called so: a name with `/` stands for a member of an object that is kept one by
  /// one.
  package static let absent = "absent/keys"

  /// The members of `element` by name, those of objects within it by their path, but for `skipped`.
  package static func flattened(
    _ element: JSONElement, skipping skipped: Set<String>, into nested: Set<String> = []
  ) -> [SourceFields.Field] {
    flattened(element, prefix: "", skipping: skipped, into: nested)
  }

  private static func flattened(
    _ element: JSONElement, prefix: String, skipping skipped: Set<String>, into nested: Set<String>
  ) -> [SourceFields.Field] {
    element.members.flatMap { key, value -> [SourceFields.Field] in
      let name = prefix + JSONPointer.escaped(key)
      if skipped.contains(name) { return [] }
      if nested.contains(name), value.kind == .object, !value.members.isEmpty {
        return flattened(value, prefix: name + "/", skipping: skipped, into: nested)
      }
      return [SourceFields.Field(name: name, text: value.canonical)]
    }
  }

  /// The fields of `source` that are to be kept beside `told`.
  package static func difference(
    of source: [SourceFields.Field], from told: [ToldField], format: String
  ) -> SourceFields? {
    let texts = Dictionary(firstOf: told.map { ($0.name, $0.text) })
    let names = Set(source.map { $0.name })
    var kept = source.filter { texts[$0.name] != $0.text }
    let missing = told.map { $0.name }.filter { !names.contains($0) }
    if !missing.isEmpty {
      let list = missing.map(JSONOutput.quoted).joined(separator: ",")
      kept.append(SourceFields.Field(name: absent, text: "[\(list)]"))
    }
    return kept.isEmpty ? nil : SourceFields(format: format, fields: kept)
  }

  /// What is to be written: what the model tells, and what was kept of the source.
  package static func merged(_ told: [ToldField], _ kept: SourceFields?, format: String) -> [ToldField] {
    guard let kept, kept.format == format, !kept.fields.isEmpty else { return told }
    var rest: [String: String] = [:]
    var missing: Set<String> = []
    for field in kept.fields {
      if field.name == absent { missing = names(in: field.text) } else { rest[field.name] = field.text }
    }
    var merged: [ToldField] = []
    for var field in told {
      if let text = rest.removeValue(forKey: field.name) {
        if field.isDefault || saysTheSame(text, field.text) { field.text = text }
        field.isDefault = false
        merged.append(field)
      } else if !field.isDefault || !missing.contains(field.name) {
        merged.append(field)
      }
    }
    for field in kept.fields where rest.removeValue(forKey: field.name) != nil {
      merged.append(ToldField(name: field.name, text: field.text))
    }
    return merged
  }

  /// True where both texts are the same number or the same time, in two notations.
  private static func saysTheSame(_ kept: String, _ told: String) -> Bool {
    if let kept = ExactDecimal(lenient: kept), let told = ExactDecimal(lenient: told) {
      return kept.normalized == told.normalized
    }
    guard let kept = moment(kept), let told = moment(told) else { return false }
    return kept.utcMilliseconds == told.utcMilliseconds
  }

  private static func moment(_ quoted: String) -> Moment? {
    DateText.moment(String(quoted.dropFirst().dropLast()))
  }

  /// True where the source left `name` out.
  package static func isAbsent(_ name: String, in fields: SourceFields) -> Bool {
    fields[absent].map { names(in: $0).contains(name) } ?? false
  }

  /// The names in a list that ``difference(of:from:format:)`` has made.
  private static func names(in list: String) -> Set<String> {
    Set(JSONElement(json: list)?.elements.compactMap { $0.text } ?? [])
  }

  /// The object of `fields`, in canonical notation, with objects in it for the names in `nested`.
  package static func object(_ fields: [ToldField], nested: Set<String> = []) -> String {
    var members: [(key: String, text: String)] = []
    members.reserveCapacity(fields.count)
    var inner: [String: [ToldField]] = [:]
    for var field in fields {
      // Bytes are compared: names are many, and comparing characters takes most of the time of writing.
      guard let slash = field.name.utf8.firstIndex(of: UInt8(ascii: "/")) else {
        members.append((JSONPointer.unescaped(field.name), field.text))
        continue
      }
      let outer = String(field.name[..<slash])
      guard nested.contains(outer) else { continue }
      field.name = String(field.name[field.name.utf8.index(after: slash)...])
      inner[outer, default: []].append(field)
    }
    for (key, fields) in inner { members.append((JSONPointer.unescaped(key), object(fields))) }
    members.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var text = "{"
    for (index, member) in members.enumerated() {
      if index > 0 { text += "," }
      text += JSONOutput.quoted(member.key)
      text += ":"
      text += member.text
    }
    text += "}"
    return text
  }
}
