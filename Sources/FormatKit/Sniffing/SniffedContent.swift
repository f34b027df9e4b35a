package import Notation

/// What a sniffer may look at: the keys of the JSON object, or list of objects, at the top of an input; the names
/// over the columns of a table; a database's tables; the element at the top of an XML text; the first lines.
public struct SniffedContent {
  /// Bytes that are looked at first.
  package static let prefixLength = 1 << 18
  private static let maximumKeys = 1_000
  /// Bytes in which the first lines and the element at the top are looked for.
  private static let textPrefixLength = 1 << 14

  /// The keys of the object at the top, as far as the prefix shows them; nil if the top is not an object.
  public private(set) var jsonKeys: [String]?
  /// The texts of the object at the top, by their keys.
  public private(set) var jsonTexts: [String: String] = [:]
  /// The keys of the objects in the list at the top; nil where there is no list.
  public private(set) var jsonListKeys: Set<String>?
  /// The keys of objects in lists right below the object at the top, or below the objects of the list there.
  public private(set) var jsonElementKeys: Set<String> = []

  /// The names over the columns of a table; empty if the input is not a table.
  public let tableHead: [String]
  /// True where the top looks like JSON.
  public var isJSON: Bool { jsonKeys != nil || jsonListKeys != nil }

  /// The names of a SQLite database's tables in small letters, as far as the prefix shows them; nil for no database.
  public private(set) var sqliteTables: Set<String>?
  /// The number by which a SQLite database says what it is; nil for no database.
  public private(set) var sqliteApplicationID: UInt32?

  /// The name of the element at the top of an XML text; nil if the input is not XML.
  public let xmlRoot: String?
  /// The first lines that are not blank, without the spaces around them; broken characters are U+FFFD.
  public let firstLines: [String]
  /// The first of them.
  public var firstLine: String { firstLines.first ?? "" }

  /// The first bytes; all of them where the input is small.
  package let prefix: UnsafeRawBufferPointer
  /// Keeps the bytes alive.
  private let input: InputBytes

  package init(_ input: InputBytes, prefixLength: Int = Self.prefixLength) {
    let prefix = UnsafeRawBufferPointer(rebasing: input.bytes.prefix(prefixLength))
    let database = SniffedDatabase(prefix)
    let start = UnsafeRawBufferPointer(rebasing: prefix.prefix(Self.textPrefixLength))
    let encoding = TextEncoding(start)
    let text = database == nil ? String(decoding: encoding.utf8(start), as: UTF8.self) : ""
    self.input = input
    self.prefix = prefix
    xmlRoot = XMLText.rootName(of: text)
    firstLines = Self.lines(of: text)
    if let database {
      tableHead = []
      sqliteTables = database.tables
      sqliteApplicationID = database.applicationID
    } else {
      // A table of an app that a spreadsheet saved as UTF-16 is still the app's, whose reader says what to do.
      let table = encoding.isUTF16 ? (try? InputBytes(text.utf8, name: input.name)) ?? input : input
      tableHead = CSVScanner.head(of: table) ?? []
      collectKeys(prefix)
    }
  }

  /// The lines that are not blank, found by bytes: by characters that would take most of the time of telling a format.
  private static func lines(of text: String) -> [String] {
    var text = text
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var (start, index) = (0, 0)
      while index < bytes.count {
        let length = newlineLength(in: bytes, at: index)
        if length > 0 {
          if let line = trimmed(bytes[start..<index]) { lines.append(line) }
          start = index + length
        }
        index += max(length, 1)
      }
      if let line = trimmed(bytes[start...]) { lines.append(line) }
      return lines
    }
  }

  /// The bytes of what ends a line in Unicode, as for `Character.isNewline`; 0 for anything else.
  @inline(__always)
  private static func newlineLength(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x0a...0x0d: 1
    // U+0085, U+2028 and U+2029.
    case 0xc2: bytes[(index + 1)...].first == 0x85 ? 2 : 0
    case 0xe2:
      bytes[(index + 1)...].starts(with: [0x80, 0xa8]) || bytes[(index + 1)...].starts(with: [0x80, 0xa9])
        ? 3 : 0
    default: 0
    }
  }

  /// A line without the spaces around it; nil for a blank one.
  private static func trimmed(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0d).contains(byte) }
    guard let first = line.firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else { return nil }
    let text = String(decoding: line[first...last], as: UTF8.self)
    guard line[first] > 0x7f || line[last] > 0x7f else { return text }
    // Spaces may be of other alphabets.
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return nil }
    return String(scalars[first...last])
  }

  /// True where more of the input may tell more.
  package var mayGrow: Bool { isJSON || sqliteTables != nil }

  /// Walks over a prefix that may be cut off or no JSON at all.
  private mutating func collectKeys(_ bytes: UnsafeRawBufferPointer) {
    var index = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    while index < bytes.count, JSONBytes.isWhitespace(bytes[index]) { index += 1 }
    guard index < bytes.count else { return }
    switch bytes[index] {
    case UInt8(ascii: "{"): jsonKeys = []
    case UInt8(ascii: "["): jsonListKeys = []
    default: return
    }
    var isObject: [Bool] = []
    var isAtKey = false
    var key = ""
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
        if index < bytes.count, isObject.count <= 4, isObject.last == true {
          let text = String(decoding: bytes[start..<index], as: UTF8.self)
          if isAtKey {
            key = text
            note(key, depth: isObject.count)
          } else if isObject.count == 1, jsonTexts.count < Self.maximumKeys {
            jsonTexts[key] = text
          }
        }
        isAtKey = false
      default: break
      }
      index += 1
    } while index < bytes.count && !isObject.isEmpty
  }

  private mutating func note(_ key: String, depth: Int) {
    let elementDepth = jsonKeys == nil ? 4 : 3
    if depth == 1, (jsonKeys?.count ?? 0) < Self.maximumKeys { jsonKeys?.append(key) }
    if depth == 2, (jsonListKeys?.count ?? 0) < Self.maximumKeys { jsonListKeys?.insert(key) }
    if depth == elementDepth, jsonElementKeys.count < Self.maximumKeys { jsonElementKeys.insert(key) }
  }
}
