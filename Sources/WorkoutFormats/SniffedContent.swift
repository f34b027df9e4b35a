/// What a sniffer may look at: the keys of a JSON object, the names over the columns of a table, the element at
/// the top of an XML text, the first lines of any other.
public struct SniffedContent {
  /// Bytes that are looked at first.
  static let prefixLength = 1 << 18
  private static let maximumKeys = 1_000
  /// Bytes in which the first lines and the element at the top are looked for.
  private static let textPrefixLength = 1 << 14

  /// The keys of the object at the top, as far as the prefix shows them; nil where there is none.
  private(set) var jsonKeys: [String]?
  /// The keys of objects in lists right below the top.
  private(set) var jsonElementKeys: Set<String> = []

  /// The names over the columns of a table; empty where there is none.
  let tableHead: [String]

  /// The name of the element at the top of an XML text; nil where the input is none.
  let xmlRoot: String?
  /// The first lines, in lower case; broken characters are U+FFFD.
  let firstLines: [Substring]

  init(_ input: InputBytes, prefixLength: Int = Self.prefixLength) {
    let prefix = UnsafeRawBufferPointer(rebasing: input.bytes.prefix(Self.textPrefixLength))
    let text = String(decoding: TextEncoding(prefix).utf8(prefix), as: UTF8.self)
    xmlRoot = XMLText.rootName(of: text)
    firstLines = text.lowercased().split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
    tableHead = CSVScanner.head(of: input) ?? []
    collectKeys(UnsafeRawBufferPointer(rebasing: input.bytes.prefix(prefixLength)))
  }

  /// Walks over a prefix that may be cut off or no JSON at all.
  private mutating func collectKeys(_ bytes: UnsafeRawBufferPointer) {
    var index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    while index < bytes.count, JSONBytes.isWhitespace(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "{") else { return }
    jsonKeys = []
    var isObject: [Bool] = []
    var isAtKey = false
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        isObject.append(bytes[index] == UInt8(ascii: "{"))
        isAtKey = bytes[index] == UInt8(ascii: "{")
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        isObject.removeLast()
        isAtKey = false
      case UInt8(ascii: ","): isAtKey = isObject.last ?? false
      case JSONBytes.quote:
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != JSONBytes.quote {
          index += bytes[index] == JSONBytes.backslash ? 2 : 1
        }
        if isAtKey, index < bytes.count, isObject.count <= 3 {
          note(String(decoding: bytes[start..<index], as: UTF8.self), depth: isObject.count)
        }
        isAtKey = false
      default: break
      }
      index += 1
    } while index < bytes.count && !isObject.isEmpty
  }

  private mutating func note(_ key: String, depth: Int) {
    if depth == 1, (jsonKeys?.count ?? 0) < Self.maximumKeys { jsonKeys?.append(key) }
    if depth == 3, jsonElementKeys.count < Self.maximumKeys { jsonElementKeys.insert(key) }
  }
}
