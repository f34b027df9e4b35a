/// Where in a folder what comes of many files goes.
struct EachOutputs {
  /// The folder, which ends in a slash.
  let folder: String
  /// The extension of what is written; nil to keep that of the input.
  let fileExtension: String?

  /// A place for each file, no two of them the same.
  ///
  /// Each has the path of its input within the folder. Those that would differ in their extension alone keep that of
  /// the input before their own: `push.csv.btd`, `push.json.btd`.
  func places(of names: [String]) -> [String] {
    let short = names.map { place(of: $0, keepsExtension: false) }
    var counts: [String: Int] = [:]
    for place in short { counts[place, default: 0] += 1 }
    guard counts.count < names.count else { return short }
    var taken = Set(counts.filter { $0.value == 1 }.keys)
    var numbers: [String: Int] = [:]
    return zip(names, short).map { name, place in
      guard counts[place, default: 0] > 1 else { return place }
      let whole = self.place(of: name, keepsExtension: true)
      var free = whole
      while !taken.insert(free).inserted {
        let number = numbers[whole, default: 1] + 1
        numbers[whole] = number
        free = Self.numbered(whole, number)
      }
      return free
    }
  }

  /// The place of one file.
  private func place(of name: String, keepsExtension: Bool) -> String {
    var parts: [Substring] = []
    for part in name.split(separator: "/") where part != "." {
      if part == ".." { parts = [] } else { parts.append(part) }
    }
    guard let fileExtension else { return folder + parts.joined(separator: "/") }
    let last = parts.popLast() ?? "-"
    let stem = keepsExtension ? last : Self.stem(of: last)
    return folder + (parts + ["\(stem).\(fileExtension)"]).joined(separator: "/")
  }

  private static func stem(of name: Substring) -> Substring {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return name[..<dot]
  }

  /// `push.csv.btd` as `push.csv-2.btd`.
  private static func numbered(_ place: String, _ number: Int) -> String {
    guard let dot = place.lastIndex(of: ".") else { return "\(place)-\(number)" }
    return "\(place[..<dot])-\(number)\(place[dot...])"
  }
}
