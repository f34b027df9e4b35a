/// Where in a folder what comes of many files goes.
struct EachOutputs {
  /// The folder, which ends in a slash.
  let folder: String
  /// The extension of what is written; nil to keep that of the input.
  let fileExtension: String?

  /// A place for each file; nil for one whose place a file before it has.
  ///
  /// Each has the path and the whole name of its input within the folder, `a/push.csv.btd`, so that its place does not
  /// depend on the other files: a run that goes on finds what it wrote.
  func places(of names: [String]) -> [String?] {
    var taken: Set<String> = []
    return names.map { name in
      let place = place(of: name)
      return taken.insert(place).inserted ? place : nil
    }
  }

  private func place(of name: String) -> String {
    var parts: [Substring] = []
    for part in name.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    let place = folder + parts.joined(separator: "/")
    guard let fileExtension, !place.lowercased().hasSuffix(".\(fileExtension)") else { return place }
    return parts.isEmpty ? "\(place)-.\(fileExtension)" : "\(place).\(fileExtension)"
  }
}
