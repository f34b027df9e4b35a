/// Walks through checked JSON without checking it again.
///
/// Only bytes that ``JSONValidator`` has passed may be walked; ``InputBytes`` keeps them unchanged.
@usableFromInline package struct JSONCursor {
  @usableFromInline package enum Kind {
    case object
    case array
    case text
    case number
    case bool
    case null
  }

  @usableFromInline package let base: UnsafeRawPointer
  /// The offset of the next byte, which is never white space.
  @usableFromInline package private(set) var offset: Int

  /// Stands at the value at or behind `offset`.
  @inlinable @inline(__always)
  package init(base: UnsafeRawPointer, offset: Int) {
    self.base = base
    self.offset = JSONBytes.skipWhitespace(base, from: offset)
  }

  @inlinable @inline(__always)
  var byte: UInt8 { base.load(fromByteOffset: offset, as: UInt8.self) }

  /// What kind of value stands here.
  @inlinable @inline(__always)
  package var kind: Kind {
    switch byte {
    case UInt8(ascii: "{"): .object
    case UInt8(ascii: "["): .array
    case JSONBytes.quote: .text
    case UInt8(ascii: "t"), UInt8(ascii: "f"): .bool
    case UInt8(ascii: "n"): .null
    default: .number
    }
  }

  @inlinable @inline(__always)
  mutating func advance(to target: Int) { offset = JSONBytes.skipWhitespace(base, from: target) }

  /// Enters the array or object that stands here; false, and behind it, where it is empty.
  @inlinable @inline(__always)
  package mutating func enter() -> Bool {
    advance(to: offset &+ 1)
    let isEmpty = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    if isEmpty { advance(to: offset &+ 1) }
    return !isEmpty
  }

  /// Goes on to the next element or member; false at the end, with the cursor behind the array or object.
  @inlinable @inline(__always)
  package mutating func next() -> Bool {
    let hasMore = byte == UInt8(ascii: ",")
    advance(to: offset &+ 1)
    return hasMore
  }

  /// Reads the text that stands here.
  @inlinable @inline(__always)
  package mutating func text() -> JSONText {
    let text = JSONText(quotedAt: offset, base: base)
    advance(to: text.start &+ text.count &+ 1)
    return text
  }

  /// What stands in `range`, as it is written.
  package func written(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// Goes behind a value that was read by other means and ends before `end`.
  @inlinable @inline(__always)
  package mutating func moveBehind(_ end: Int) { advance(to: end) }

  /// Reads a key and its colon.
  @inlinable @inline(__always)
  package mutating func key() -> JSONText {
    let key = text()
    advance(to: offset &+ 1)
    return key
  }

  /// Reads the bool that stands here.
  @inlinable @inline(__always)
  package mutating func bool() -> Bool {
    let isTrue = byte == UInt8(ascii: "t")
    advance(to: offset &+ (isTrue ? 4 : 5))
    return isTrue
  }

  /// Reads the number that stands here, as it is written.
  @inlinable @inline(__always)
  package mutating func number() -> UnsafeRawBufferPointer {
    let start = offset
    let end = Self.endOfScalar(base, from: start)
    advance(to: end)
    return UnsafeRawBufferPointer(start: base + start, count: end &- start)
  }

  /// Passes over the value that stands here and returns where it stood.
  @usableFromInline package mutating func skip() -> Range<Int> {
    let start = offset
    var depth = 0
    var end = offset
    repeat {
      switch base.load(fromByteOffset: end, as: UInt8.self) {
      case JSONBytes.quote:
        let text = JSONText(quotedAt: end, base: base)
        end = text.start &+ text.count &+ 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth &+= 1
        end &+= 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth &-= 1
        end &+= 1
      case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x0a, 0x0d, 0x09:
        end &+= 1
      default: end = Self.endOfScalar(base, from: end)
      }
    } while depth > 0
    advance(to: end)
    return start..<end
  }

  /// The end of the number, bool or null that begins at `offset`.
  @inlinable @inline(__always)
  static func endOfScalar(_ base: UnsafeRawPointer, from offset: Int) -> Int {
    var end = offset &+ 1
    while true {
      switch base.load(fromByteOffset: end, as: UInt8.self) {
      case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x0a, 0x0d, 0x09, 0: return end
      default: end &+= 1
      }
    }
  }

  /// Passes over the value that stands here and returns it so that equal values have equal texts: without
  /// white space, keys in order, texts escaped as little as JSON allows, numbers as written.
  ///
  /// A value of more than ``CanonicalJSON/maximumByteCount`` bytes keeps its own order and escapes.
  package mutating func canonical() -> String {
    let range = skip()
    if range.count <= CanonicalJSON.maximumByteCount {
      return String(
        decoding: CanonicalJSON.bytes(JSONCursor(base: base, offset: range.lowerBound)), as: UTF8.self)
    }
    return String(
      decoding: Self.minify(written(range)), as: UTF8.self)
  }

  /// Checked JSON without the white space between its parts, all else byte for byte.
  package static func minify(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isInText = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isInText {
        result.append(byte)
        if byte == JSONBytes.backslash, index < bytes.count {
          result.append(bytes[index])
          index += 1
        } else if byte == JSONBytes.quote {
          isInText = false
        }
      } else if !JSONBytes.isWhitespace(byte) {
        result.append(byte)
        isInText = byte == JSONBytes.quote
      }
    }
    return result
  }
}

extension JSONCursor {
  /// The start of the value that stands here, for messages.
  package var excerpt: String {
    var probe = self
    let range = probe.skip()
    let bytes = UnsafeRawBufferPointer(start: base + range.lowerBound, count: min(range.count, 80))
    return PrintableText.of(String(decoding: bytes, as: UTF8.self), limit: 40)
  }
}

extension JSONCursor {
  /// Hands each member of the object that stands here to `body`, which must pass over the value.
  ///
  /// - Parameter hasDuplicates: true where a key may stand twice in its object; then the last one counts.
  @inlinable @inline(__always)
  package mutating func forEachMember<Failure: Error>(
    hasDuplicates: Bool, _ body: (_ key: JSONText, _ cursor: inout JSONCursor) throws(Failure) -> Void
  ) throws(Failure) {
    let superseded = hasDuplicates ? supersededKeys() : []
    guard enter() else { return }
    repeat {
      let start = offset
      let key = key()
      if !superseded.isEmpty, superseded.contains(start) {
        _ = skip()
      } else {
        try body(key, &self)
      }
    } while next()
  }

  /// The offsets of the keys of this object that come again later in it.
  @usableFromInline func supersededKeys() -> Set<Int> {
    var last: [[UInt8]: Int] = [:]
    var superseded: Set<Int> = []
    var probe = self
    guard probe.enter() else { return [] }
    repeat {
      let start = probe.offset
      if let earlier = last.updateValue(start, forKey: probe.key().unescaped) { superseded.insert(earlier) }
      _ = probe.skip()
    } while probe.next()
    return superseded
  }
}
