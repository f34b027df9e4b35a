internal import Notation
internal import WorkoutModel

/// The members of one object of OpenBody, each a path and its JSON text, in the order in which they are written.
struct OpenBodyMembers {
  /// Names in a path that become objects within objects; what lies deeper is a part of the last name.
  private static let levels = 6

  private var fields: [SourceFields.Field] = []
  private var names: Set<String> = []
  /// The paths of the objects within the object.
  private var branches: Set<String> = []

  var isEmpty: Bool { fields.isEmpty }

  /// True for a member of this path, and for an object there.
  func has(_ path: String) -> Bool { names.contains(path) || branches.contains(path) }

  /// Adds a JSON text, where there is one.
  mutating func json(_ path: String, _ text: String?) {
    guard let text, names.insert(path).inserted else { return }
    for branch in Self.branches(of: path) { branches.insert(branch) }
    fields.append(.init(name: path, text: text))
  }

  /// Adds a text.
  mutating func text(_ path: String, _ value: String?) { json(path, value.map(JSONOutput.quoted)) }

  /// Adds a number.
  mutating func number(_ path: String, _ value: ExactDecimal?) { json(path, value?.description) }

  /// Adds what was kept, but for what stands there already or is in `skipped`.
  mutating func fill(_ kept: [SourceFields.Field], skipping skipped: Set<String> = []) {
    for field in kept where !has(field.name) && !skipped.contains(field.name) {
      if Self.branches(of: field.name).contains(where: names.contains) { continue }
      json(field.name, field.text)
    }
  }

  /// Adds all members of `others` that are not there yet.
  mutating func join(_ others: OpenBodyMembers) { fill(others.fields) }

  /// The object as JSON text.
  var object: String { Self.object(fields.map { ($0.name[...], $0.text) }, depth: 0) }

  private static func branches(of path: String) -> [String] {
    path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.prefix(levels).map {
      String(path[..<$0])
    }
  }

  private static func object(_ fields: [(path: Substring, text: String)], depth: Int) -> String {
    var order: [Substring] = []
    var texts: [Substring: String] = [:]
    var inner: [Substring: [(path: Substring, text: String)]] = [:]
    for field in fields {
      let slash = depth < levels ? field.path.utf8.firstIndex(of: UInt8(ascii: "/")) : nil
      let name = slash.map { field.path[..<$0] } ?? field.path
      if texts[name] == nil, inner[name] == nil { order.append(name) }
      if let slash {
        inner[name, default: []].append((field.path[field.path.utf8.index(after: slash)...], field.text))
      } else {
        texts[name] = field.text
      }
    }
    var text = "{"
    for (number, name) in order.enumerated() {
      if number > 0 { text += "," }
      text += JSONOutput.quoted(JSONPointer.unescaped(String(name)))
      text += ":"
      text += inner[name].map { object($0, depth: depth + 1) } ?? texts[name] ?? "null"
    }
    return text + "}"
  }
}
