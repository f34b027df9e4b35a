/// Finds the JSON pointers (RFC 6901) of offsets, in one walk through text that is JSON up to them.
package struct JSONPointerFinder {
  private struct Container {
    var isObject: Bool
    var index = 0
    /// The key as a part of a pointer.
    var key = ""
    /// How long ``path`` is without what stands around this.
    let outerLength: Int

    var part: String { "/" + (isObject ? key : String(index)) }
  }

  private let base: UnsafeRawPointer
  private let count: Int
  private var offset: Int
  /// The pointer of the innermost of the containers that are open.
  private var path: [UInt8]
  private var open: [Container] = []
  /// True where a key is to come, or is being read: the place then is in the object, not in the member before.
  private var isAtKey = false

  /// Stands at the start of `input`, or at the value at `offset` that `pointer` points to.
  package init(_ input: InputBytes, at offset: Int = 0, pointer: String = "") {
    base = input.start
    count = input.bytes.count
    path = Array(pointer.utf8)
    self.offset = offset
  }

  /// The pointer of the value or member in which `target` lies; `target` may not go back.
  package mutating func pointer(of target: Int) -> String {
    while offset <= target {
      let start = offset
      let byte = base.load(fromByteOffset: offset, as: UInt8.self)
      switch byte {
      case JSONBytes.quote:
        guard let text = text(before: target) else { return description }
        if isAtKey {
          open[open.count - 1].key = Self.part(text)
          isAtKey = false
        }
        if text.start - 1 == target || offset > target { return description }
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if start == target { return description }
        enter(isObject: byte == UInt8(ascii: "{"))
        isAtKey = byte == UInt8(ascii: "{")
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if start == target { return description }
        if let outerLength = open.popLast()?.outerLength { path.removeSubrange(outerLength...) }
        isAtKey = false
        offset += 1
      case UInt8(ascii: ","):
        if start == target { return description }
        if let last = open.last {
          open[open.count - 1].index += 1
          isAtKey = last.isObject
        }
        offset += 1
      default: offset += 1
      }
    }
    return description
  }

  /// Reads a text, unless `target` lies within it or it does not end at all.
  private mutating func text(before target: Int) -> JSONText? {
    let target = offset == target ? count : target
    var end = offset + 1
    var hasEscapes = false
    while true {
      let byte = base.load(fromByteOffset: end, as: UInt8.self)
      if byte == JSONBytes.quote { break }
      if end >= target { return nil }
      if byte == JSONBytes.backslash {
        hasEscapes = true
        end += 1
        if end >= target { return nil }
      }
      end += 1
    }
    let text = JSONText(base: base, start: offset + 1, count: end - offset - 1, hasEscapes: hasEscapes)
    offset = end + 1
    return text
  }

  private mutating func enter(isObject: Bool) {
    let container = Container(isObject: isObject, outerLength: path.count)
    if let around = open.last, path.count < Self.longestPath {
      path += around.part.utf8
      if path.count >= Self.longestPath { path += "/…".utf8 }
    }
    open.append(container)
  }

  private var description: String {
    let pointer = String(decoding: path, as: UTF8.self)
    guard !isAtKey, let innermost = open.last, path.count < Self.longestPath else { return pointer }
    return pointer + innermost.part
  }

  /// A key as a part of a pointer, cut where it is so long that a pointer for every finding below it costs too much.
  private static func part(_ key: JSONText) -> String {
    guard key.count > longestKey else { return JSONPointer.escaped(key.string) }
    return JSONPointer.escaped(
      String(String.UnicodeScalarView(key.string.unicodeScalars.prefix(longestKey / 4)))) + "…"
  }

  /// More bytes than any sensible key has.
  private static let longestKey = 1_024
  /// More bytes than the places of any sensible file have: what stands deeper is not told apart.
  private static let longestPath = 4_096
}
