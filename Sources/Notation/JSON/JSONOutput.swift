public import WorkoutModel

/// Writes JSON: the caller gives the structure, this the notation.
@usableFromInline package struct JSONOutput {
  @usableFromInline let output: ByteOutput

  package init(_ output: ByteOutput) { self.output = output }

  /// Writes notation as it stands: braces, commas, keys with their quotes and colon.
  @inlinable @inline(__always)
  package func raw(_ text: StaticString) { output.append(text) }

  /// Writes JSON text as it stands.
  ///
  /// Disfavored, so that no literal is made a text first.
  @_disfavoredOverload
  package func raw(_ text: String) { output.append(text) }

  /// Writes a whole number.
  package func number(_ value: Int) { output.append(String(value)) }

  /// Writes a number as it was written.
  @inlinable @inline(__always)
  package func number(_ value: ExactDecimal) {
    output.commit(value.write(to: output.reserve(ExactDecimal.maximumTextLength)))
  }

  /// Writes true or false.
  package func bool(_ value: Bool) { value ? output.append("true") : output.append("false") }

  /// Writes a text in quotes, escaped as little as JSON allows.
  @inlinable @inline(__always)
  package func text(_ text: String) {
    output.append(JSONBytes.quote)
    escaped(text)
    output.append(JSONBytes.quote)
  }

  /// Writes a text or null.
  package func text(orNull text: String?) { if let text { self.text(text) } else { raw("null") } }

  /// Writes a whole number or null.
  package func number(orNull value: Int?) { if let value { number(value) } else { raw("null") } }

  /// Writes a text without quotes around it.
  @inlinable @inline(__always)
  package func escaped(_ text: String) {
    text.withBytes { escaped($0) }
  }

  @usableFromInline func escaped(_ bytes: UnsafeRawBufferPointer) {
    var (start, index) = (0, 0)
    while index < bytes.count {
      // Eight bytes at a time, where all of them are plain.
      if index &+ 8 <= bytes.count,
        JSONBytes.textStops(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) == 0
      {
        index &+= 8
        continue
      }
      let byte = bytes[index]
      index &+= 1
      guard byte < 0x20 || byte == JSONBytes.quote || byte == JSONBytes.backslash else { continue }
      output.append(UnsafeRawBufferPointer(rebasing: bytes[start..<index - 1]))
      start = index
      escape(byte)
    }
    output.append(UnsafeRawBufferPointer(rebasing: bytes[start...]))
  }

  private func escape(_ byte: UInt8) {
    switch byte {
    case JSONBytes.quote: output.append("\\\"")
    case JSONBytes.backslash: output.append("\\\\")
    case 0x0a: output.append("\\n")
    case 0x0d: output.append("\\r")
    case 0x09: output.append("\\t")
    default:
      let digits = String(byte, radix: 16)
      output.append("\\u00" + (digits.count < 2 ? "0" : "") + digits)
    }
  }

  /// The JSON that `write` makes, as text.
  package static func text(_ write: (JSONOutput) -> Void) -> String {
    String(decoding: ByteOutput.bytes(capacity: 1 << 12) { write(JSONOutput($0)) }, as: UTF8.self)
  }

  /// A text in quotes.
  package static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      $0 >= 0x20 && $0 != JSONBytes.quote && $0 != JSONBytes.backslash
    }
    return isPlain ? "\"" + text + "\"" : self.text { $0.text(text) }
  }
}
