package import Notation
package import WorkoutModel

/// Reads the values of one object into the model, and keeps what does not fit its key as it is written.
///
/// A name is a key, or a path below the object; its parts are escaped as in a JSON pointer.
package struct FieldReader {
  /// Is told of values of another type than their key asks for; nil where the format checks shapes by itself.
  package let reporter: JSONReporter?
  /// Where the object stands.
  package let path: ObjectPath
  /// The format by whose name the kept fields go.
  package let format: String
  /// What was kept: unknown keys, and known keys whose value the model cannot hold.
  package private(set) var kept: [SourceFields.Field] = []

  /// Keeps fields that only `format` knows.
  package init(_ reporter: JSONReporter? = nil, at path: ObjectPath = ObjectPath(), format: String) {
    self.reporter = reporter
    self.path = path
    self.format = format
  }

  /// What was kept, or nil where it is nothing.
  package var sourceFields: SourceFields? { kept.isEmpty ? nil : SourceFields(format: format, fields: kept) }

  /// Keeps `field`.
  package mutating func keep(_ field: SourceFields.Field) { kept.append(field) }

  /// Keeps `text` under `name`.
  package mutating func keep(_ text: String, as name: String) { kept.append(.init(name: name, text: text)) }

  /// Keeps the value that stands at the cursor under `name`.
  package mutating func keep(_ cursor: inout JSONCursor, as name: String) {
    kept.append(.init(name: name, text: cursor.canonical()))
  }

  /// Keeps a value that is of another type than its key asks for, and reports it.
  package mutating func keepMisfit(_ cursor: inout JSONCursor, as name: String, expected: String) {
    let offset = cursor.offset
    let isNull = cursor.kind == .null
    keep(&cursor, as: name)
    guard let reporter, reporter.checks else { return }
    guard !isNull else {
      return reporter.report(
        .warning, .inconsistent, "null where the app leaves the key out",
        field: .source(format: format, name: name), detail: ShownName.of(name), at: offset,
        pointer: "\(path)/\(name)")
    }
    reporter.reportMisfit(
      PrintableText.of(kept.last?.text ?? "", limit: 40), expected: expected, at: offset,
      pointer: "\(path)/\(name)", name: name)
  }

  /// A text; nil, and kept, if the value is not one.
  package mutating func text(_ cursor: inout JSONCursor, as name: @autoclosure () -> String) -> String? {
    guard cursor.kind == .text else {
      keepMisfit(&cursor, as: name(), expected: "a text")
      return nil
    }
    return cursor.text().string
  }

  /// True or false; nil, and kept, where the value is neither.
  package mutating func bool(_ cursor: inout JSONCursor, as name: @autoclosure () -> String) -> Bool? {
    guard cursor.kind == .bool else {
      keepMisfit(&cursor, as: name(), expected: "true or false")
      return nil
    }
    return cursor.bool()
  }

  /// A number; nil, and kept, if the value is not one, or would be written back in another way.
  package mutating func number(_ cursor: inout JSONCursor, as name: @autoclosure () -> String)
    -> ExactDecimal?
  {
    number(&cursor, as: name()) { ExactDecimal(digits: $0) }
  }

  /// A number in any notation of JSON; nil, and kept, if the value is not one or has more digits than the model
  /// holds.
  package mutating func anyNumber(
    _ cursor: inout JSONCursor, as name: @autoclosure () -> String
  ) -> ExactDecimal? {
    number(&cursor, as: name()) { ExactDecimal(json: $0) }
  }

  /// A whole number that a set can count; nil, and kept, if the value is not one.
  package mutating func whole(_ cursor: inout JSONCursor, as name: @autoclosure () -> String) -> Int32? {
    var probe = cursor
    let number = probe.kind == .number ? ExactDecimal(json: probe.number())?.normalized : nil
    guard let number, number.fractionDigits == 0, let whole = Int32(exactly: number.coefficient),
      whole != .min
    else {
      keepMisfit(&cursor, as: name(), expected: "a whole number")
      return nil
    }
    cursor = probe
    return whole
  }

  private mutating func number<Number>(
    _ cursor: inout JSONCursor, as name: @autoclosure () -> String,
    _ parse: (UnsafeRawBufferPointer) -> Number?
  ) -> Number? {
    guard cursor.kind == .number else {
      keepMisfit(&cursor, as: name(), expected: "a number")
      return nil
    }
    var probe = cursor
    guard let number = parse(probe.number()) else {
      keep(&cursor, as: name())
      return nil
    }
    cursor = probe
    return number
  }

  /// A list of `least` texts or more; nil, and kept, where the value is anything else.
  package mutating func texts(
    _ cursor: inout JSONCursor, as name: @autoclosure () -> String, atLeast least: Int = 0
  ) -> [String]? {
    guard cursor.kind == .array else {
      keepMisfit(&cursor, as: name(), expected: "a list of texts")
      return nil
    }
    var probe = cursor
    var texts: [String] = []
    if probe.enter() {
      repeat {
        guard probe.kind == .text else {
          keepMisfit(&cursor, as: name(), expected: "a list of texts")
          return nil
        }
        texts.append(probe.text().string)
      } while probe.next()
    }
    guard texts.count >= least else {
      keep(&cursor, as: name())
      return nil
    }
    cursor = probe
    return texts
  }
}
