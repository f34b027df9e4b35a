package import WorkoutModel

/// A JSON input that has been checked, and where its parts stand.
package struct JSONDocument {
  package let input: InputBytes
  package let base: UnsafeRawPointer
  package let outline: JSONOutline

  /// Checks `input`; reports a byte-order mark and keys that stand twice.
  ///
  /// - Parameters:
  ///   - list: a list of it whose elements are read one by one.
  ///   - entries: how many entries its lists may have; nil for as many as a log has.
  /// - Throws: ``InputError`` with byte, line, column and pointer where it is not JSON.
  package init(
    _ input: InputBytes, list: JSONListCheck? = nil, entries: ListEntries? = nil, findings: any FindingSink
  ) throws(WorkoutError) {
    self.input = input
    base = input.start
    let entries = entries ?? (list == nil ? .held(bytes: input.bytes.count) : .ofElementAndRest)
    do throws(JSONSyntaxError) {
      outline = try JSONValidator.check(input.bytes, list: list, entries: entries)
    } catch {
      throw Self.inputError(error, in: input)
    }
    reportPeculiarities(to: findings)
  }

  /// What is reported of a key that stands in its object already.
  package static let duplicateKey: Finding.Reason = "key appears twice in its object; the last value counts"

  /// A cursor at the value at the top, behind a byte-order mark.
  package var top: JSONCursor { JSONCursor(base: base, offset: outline.hasByteOrderMark ? 3 : 0) }

  /// A cursor at the value that stands in `range`.
  package func cursor(at range: Range<Int>) -> JSONCursor { JSONCursor(base: base, offset: range.lowerBound) }

  private func reportPeculiarities(to findings: any FindingSink) {
    if outline.hasByteOrderMark {
      findings.report(
        Finding(
          .note, .repaired, "byte-order mark at the start skipped",
          place: Place(file: input.name, byte: 0, line: 1, column: 1, pointer: "")))
    }
    guard !outline.duplicateKeys.isEmpty else { return }
    var lines = LineCounter(input.bytes)
    var pointers = JSONPointerFinder(input)
    for offset in outline.duplicateKeys {
      let (line, column) = lines.place(of: offset)
      findings.report(
        Finding(
          .warning, .dropped, Self.duplicateKey, of: .value,
          detail: "\"\(JSONText(quotedAt: offset, base: base).string)\"",
          place: Place(
            file: input.name, byte: offset, line: line, column: column, pointer: pointers.pointer(of: offset))
        ))
    }
  }

  private static func inputError(_ error: JSONSyntaxError, in input: InputBytes) -> WorkoutError {
    var lines = LineCounter(input.bytes)
    let (line, column) = lines.place(of: error.offset)
    var finder = JSONPointerFinder(input)
    let pointer = finder.pointer(of: error.offset)
    return .input(
      InputError(
        .malformed,
        place: Place(file: input.name, byte: error.offset, line: line, column: column, pointer: pointer),
        what: error.reason.sentence(found: found(at: error.offset, in: input.bytes)),
        advice: error.reason.advice, excerpt: Excerpt.of(input.bytes, around: error.offset)))
  }

  private static func found(at offset: Int, in bytes: UnsafeRawBufferPointer) -> String {
    guard offset < bytes.count else { return "the end of the input" }
    let byte = bytes[offset]
    switch byte {
    case 0x21...0x7e: return String(UnicodeScalar(byte))
    case 0x20: return "a space"
    case 0x0a, 0x0d: return "the end of the line"
    default: return "byte 0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }
}

extension JSONDocument {
  /// The members of the object at the top; of a key that stands twice the last one.
  package var members: [JSONOutline.Member] {
    guard !outline.duplicateKeys.isEmpty else { return outline.members }
    var last: [[UInt8]: Int] = [:]
    func key(_ member: JSONOutline.Member) -> [UInt8] {
      JSONText(quotedAt: member.key.lowerBound, base: base).unescaped
    }
    for (index, member) in outline.members.enumerated() { last[key(member)] = index }
    return outline.members.enumerated().filter { last[key($0.element)] == $0.offset }.map { $0.element }
  }

  /// The member of the object at the top that is called `name`; the last one counts.
  package func member(_ name: StaticString) -> JSONOutline.Member? {
    outline.members.last { JSONText(quotedAt: $0.key.lowerBound, base: base).equals(name) }
  }

  /// The text of the value that stands in `range`, as it is written.
  package func text(in range: Range<Int>) -> String {
    String(
      decoding: UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count), as: UTF8.self)
  }
}
