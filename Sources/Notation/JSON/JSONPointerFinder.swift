/// Finds the JSON pointers (RFC 6901) of offsets, in one walk through text that is JSON up to them.
package struct JSONPointerFinder {
  private struct Container {
    var isObject: Bool
    var index = 0
    /// The key as a part of a pointer.
    var key = ""
  }

  private let base: UnsafeRawPointer
  private let count: Int
  private let start: String
  private var offset: Int
  private var open: [Container] = []
  /// True where a key is to come, or is being read: the place then is in the object, not in the member before.
  private var isAtKey = false

  /// Stands at the start of `input`, or at the value at `offset` that `pointer` points to.
  package init(_ input: InputBytes, at offset: Int = 0, pointer: String = "") {
    base = input.start
    count = input.bytes.count
    start = pointer
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
        open.append(Container(isObject: byte == UInt8(ascii: "{")))
        isAtKey = byte == UInt8(ascii: "{")
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if start == target { return description }
        _ = open.popLast()
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

  private var description: String {
    let containers = open.dropLast(isAtKey ? 1 : 0)
    return start + containers.map { "/" + ($0.isObject ? $0.key : String($0.index)) }.joined()
  }

  /// A key as a part of a pointer, cut where it is so long that a pointer for every finding below it costs too much.
  private static func part(_ key: JSONText) -> String {
    guard key.count > longestKey else { return JSONPointer.escaped(key.string) }
    return JSONPointer.escaped(
      String(String.UnicodeScalarView(key.string.unicodeScalars.prefix(longestKey / 4)))) + "…"
  }

  /// More bytes than any sensible key has.
  private static let longestKey = 1_024
}
