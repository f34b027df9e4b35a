/// Finds the names that a misspelt one most likely means.
enum SpellingSuggestion {
  /// How many names are suggested at most.
  static let limit = 3

  /// The nearest names in the order given: equal but for case, then near or begun by the text.
  static func nearest(to typed: String, among names: [String]) -> [String] {
    let longest = names.map(\.utf8.count).max() ?? 0
    guard !typed.isEmpty, typed.utf8.count <= longest + 2 else { return [] }
    let wanted = lowercased(typed)
    var best = Int.max
    var found: [String] = []
    for name in names {
      guard let score = score(of: lowercased(name), against: wanted), score <= best else { continue }
      if score < best { found = [] }
      best = score
      if !found.contains(name) { found.append(name) }
    }
    return Array(found.prefix(limit))
  }

  /// The question to ask, or `nil` when nothing is near.
  static func question(for typed: String, among names: [String], prefix: String = "") -> String? {
    let found = nearest(to: typed, among: names)
    guard !found.isEmpty else { return nil }
    return "Did you mean \(EscapedText.alternatives(found.map { prefix + $0 }))?"
  }

  private static func score(of name: [UInt8], against typed: [UInt8]) -> Int? {
    let allowed = typed.count <= 3 ? 1 : 2
    let isNear = abs(name.count - typed.count) <= allowed
    let distance = isNear ? distance(from: typed, to: name) : Int.max
    let begins = name.starts(with: typed)
    if distance <= allowed, distance < min(name.count, typed.count) {
      return begins ? min(distance, 1) : distance
    }
    return begins ? 1 : nil
  }

  /// The Damerau–Levenshtein distance (optimal string alignment) of two short texts.
  static func distance(from first: [UInt8], to second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let isEqual = first[row] == second[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isEqual ? 0 : 1))
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }

  private static func lowercased(_ text: String) -> [UInt8] {
    text.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }
}
