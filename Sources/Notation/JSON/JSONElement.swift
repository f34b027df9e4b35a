package import WorkoutModel

/// A value of checked JSON: what it says, and where it stands.
///
/// For documents that are read value by value; what is read in bulk walks with a ``JSONCursor``.
package struct JSONElement {
  /// Stands at the value.
  package let cursor: JSONCursor
  /// Keeps the bytes that the cursor walks over.
  private let input: InputBytes

  private init(_ cursor: JSONCursor, in input: InputBytes) {
    self.cursor = cursor
    self.input = input
  }

  /// The value at the top of `document`.
  package init(_ document: JSONDocument) {
    self.init(document.top, in: document.input)
  }

  /// The value that `text` is; nil where it is no JSON.
  package init?(json text: String) {
    guard let input = try? InputBytes(text.utf8, name: "text"),
      let document = try? JSONDocument(input, entries: .unlimited, findings: FindingLog())
    else { return nil }
    self.init(document)
  }

  package var kind: JSONCursor.Kind { cursor.kind }
  /// Where the value begins.
  package var offset: Int { cursor.offset }
  /// The start of the value, for messages.
  package var excerpt: String { cursor.excerpt }

  /// The value as it is written.
  package var written: String {
    var cursor = cursor
    return String(decoding: input.bytes[cursor.skip()], as: UTF8.self)
  }

  /// The value in the one notation in which equal values have equal texts.
  package var canonical: String {
    var cursor = cursor
    return cursor.canonical()
  }

  /// The text; nil if the value is not one.
  package var text: String? {
    guard kind == .text else { return nil }
    var cursor = cursor
    return cursor.text().string
  }

  /// True or false; nil where the value is neither.
  package var bool: Bool? {
    guard kind == .bool else { return nil }
    var cursor = cursor
    return cursor.bool()
  }

  /// The number, in whatever notation; nil if the value is not one, or has more digits than can be held.
  package var number: ExactDecimal? {
    guard kind == .number else { return nil }
    var cursor = cursor
    return ExactDecimal(json: cursor.number())
  }

  /// The whole number that a set can count; nil if the value is not one.
  package var count: Int32? {
    guard let number = number?.normalized, number.fractionDigits == 0 else { return nil }
    return Int32(exactly: number.coefficient)
  }

  /// The elements of the array; none where the value is no array.
  package var elements: [JSONElement] {
    guard kind == .array else { return [] }
    var cursor = cursor
    var elements: [JSONElement] = []
    guard cursor.enter() else { return [] }
    repeat {
      elements.append(JSONElement(cursor, in: input))
      _ = cursor.skip()
    } while cursor.next()
    return elements
  }

  /// The members of the object, of keys that stand twice the last; none where the value is no object.
  package var members: [(key: String, value: JSONElement)] {
    guard kind == .object else { return [] }
    var cursor = cursor
    var members: [(key: String, value: JSONElement)] = []
    cursor.forEachMember(hasDuplicates: true) { key, cursor in
      members.append((key.string, JSONElement(cursor, in: input)))
      _ = cursor.skip()
    }
    return members
  }

  /// The member of the object that is called `key`.
  package subscript(key: StaticString) -> JSONElement? {
    guard kind == .object else { return nil }
    var cursor = cursor
    var found: JSONElement?
    guard cursor.enter() else { return nil }
    repeat {
      let isFound = cursor.key().equals(key)
      if isFound { found = JSONElement(cursor, in: input) }
      _ = cursor.skip()
    } while cursor.next()
    return found
  }
}
