package import Notation

/// What a sniffer may look at: the keys of the JSON object, or list of objects, at the top of an input; the names
/// over the columns of a table; a database's tables; the element at the top of an XML text; the first lines.
public struct SniffedContent {
  /// Bytes that are looked at first.
  package static let prefixLength = 1 << 18
  private static let maximumKeys = 1_000

  /// The keys of the object at the top, as far as the prefix shows them; nil if the top is not an object.
  public private(set) var jsonKeys: [String]?
  /// The texts of the object at the top, by their keys.
  public private(set) var jsonTexts: [String: String] = [:]
  /// The keys of the objects in the list at the top; nil where there is no list.
  public private(set) var jsonListKeys: Set<String>?
  /// The keys of objects in lists right below the object at the top, or below the objects of the list there.
  public private(set) var jsonElementKeys: Set<String> = []

  /// The names over the columns of a table; empty if the input is not a table, and for JSON objects.
  public private(set) var tableHead: [String] = []
  /// True where the top looks like JSON.
  public var isJSON: Bool { jsonKeys != nil || jsonListKeys != nil }

  /// The names of a SQLite database's tables in small letters, as far as the prefix shows them; nil for no database.
  public private(set) var sqliteTables: Set<String>?
  /// The number by which a SQLite database says what it is; nil for no database.
  public private(set) var sqliteApplicationID: UInt32?

  /// The name of the element at the top of an XML text; nil if the input is not XML.
  public var xmlRoot: String? { isJSON ? nil : text.xmlRoot }
  /// The first lines that are not blank, without the spaces around them; broken characters are U+FFFD.
  public var firstLines: [String] { text.lines }
  /// The first of them.
  public var firstLine: String { firstLines.first ?? "" }

  /// The first bytes; all of them where the input is small.
  package let prefix: UnsafeRawBufferPointer
  /// Keeps the bytes alive.
  private let input: InputBytes
  private let text: SniffedText

  package init(_ input: InputBytes, prefixLength: Int = Self.prefixLength) {
    self.input = input
    prefix = UnsafeRawBufferPointer(rebasing: input.bytes.prefix(prefixLength))
    if let database = SniffedDatabase(prefix) {
      text = SniffedText(UnsafeRawBufferPointer(rebasing: prefix.prefix(0)))
      sqliteTables = database.tables
      sqliteApplicationID = database.applicationID
    } else {
      text = SniffedText(prefix)
      collectKeys(prefix)
      guard !isObjects else { return }
      // A table of an app that a spreadsheet saved as UTF-16 is still the app's, whose reader says what to do.
      let table = text.isUTF16 ? (try? InputBytes(text.text.utf8, name: input.name)) ?? input : input
      tableHead = CSVScanner.head(of: table) ?? []
    }
  }

  /// True where more of the input may tell more.
  package var mayGrow: Bool { isJSON || sqliteTables != nil }

  /// True for JSON objects with nothing behind them on their line: not a table, so no head is looked for.
  private var isObjects = false

  /// The depth of objects in lists right below the objects at the top.
  private var elementDepth: Int { jsonKeys == nil ? 4 : 3 }

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
    var hasMember = false
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
        index = JSONBytes.endOfText(bytes, from: start)
        if index < bytes.count, isObject.last == true {
          if isAtKey, !hasMember { hasMember = Self.isColon(in: bytes, behind: index) }
          let depth = isObject.count
          // Deeper keys tell nothing, so no text is made of them.
          if isAtKey, depth <= 2 || depth == elementDepth {
            key = String(decoding: bytes[start..<index], as: UTF8.self)
            note(key, depth: depth)
          } else if !isAtKey, depth == 1, jsonTexts.count < Self.maximumKeys {
            jsonTexts[key] = String(decoding: bytes[start..<index], as: UTF8.self)
          }
        }
        isAtKey = false
      default: break
      }
      index += 1
    } while index < bytes.count && !isObject.isEmpty
    // A table may have anything in its first cell.
    isObjects = hasMember && (index >= bytes.count || [0x0a, 0x0d, 0x20].contains(bytes[index]))
  }

  /// True if a colon follows the text that ends at `end`.
  private static func isColon(in bytes: UnsafeRawBufferPointer, behind end: Int) -> Bool {
    bytes[(end + 1)...].first { !JSONBytes.isWhitespace($0) } == UInt8(ascii: ":")
  }

  private mutating func note(_ key: String, depth: Int) {
    if depth == 1, (jsonKeys?.count ?? 0) < Self.maximumKeys { jsonKeys?.append(key) }
    if depth == 2, (jsonListKeys?.count ?? 0) < Self.maximumKeys { jsonListKeys?.insert(key) }
    if depth == elementDepth, jsonElementKeys.count < Self.maximumKeys { jsonElementKeys.insert(key) }
  }
}
