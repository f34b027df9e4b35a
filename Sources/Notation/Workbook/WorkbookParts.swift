internal import SafeFiles
internal import WorkoutModel

/// The parts of a workbook that say what is where.
struct WorkbookParts {
  private static let book = "xl/workbook.xml"
  private static let relations = "xl/_rels/workbook.xml.rels"

  private let zip: ZipBytes
  private let file: String

  init(_ zip: ZipBytes, file: String) {
    self.zip = zip
    self.file = file
  }

  /// The bytes of a part; nil where it is not there.
  func bytes(of part: String) throws(WorkoutError) -> [UInt8]? {
    do throws(FileError) { return try zip.bytes(of: part, limit: Workbook.partLength) } catch {
      throw .file(error)
    }
  }

  /// Hands a scanner of a part to `read`.
  static func scan<Value>(
    _ bytes: [UInt8], _ part: String, _ file: String,
    _ read: (MarkupScanner) throws(WorkoutError) -> Value
  ) throws(WorkoutError) -> Value {
    var result: Result<Value, WorkoutError>?
    bytes.withUnsafeBytes { raw in
      do throws(WorkoutError) {
        result = .success(try read(MarkupScanner(raw, part: part, file: file)))
      } catch { result = .failure(error) }
    }
    guard let result else { throw .stopped("") }
    return try result.get()
  }

  private func error(_ what: String) -> WorkoutError {
    .input(InputError(.malformed, place: Place(file: file), what: what, advice: "Save its table as CSV."))
  }

  /// The names of the sheets and the parts that hold them; sheets of charts have none.
  func sheets(limit: Int) throws(WorkoutError) -> [(name: String, part: String)] {
    guard let bytes = try bytes(of: Self.book) else {
      throw error("the file is a document of an office program, expected a workbook (.xlsx)")
    }
    guard let relations = try relations(Self.relations) else {
      throw error("the workbook does not say where its sheets are")
    }
    var targets: [String: String] = [:]
    for relation in relations { targets[relation.id] = relation.target }
    let named = try Self.scan(bytes, Self.book, file) { (scanner) throws(WorkoutError) in
      var scanner = scanner
      var sheets: [(name: String, id: String)] = []
      while true {
        let token = try scanner.next()
        if token == .finish { return sheets }
        guard token == .begin, scanner.isNamed("sheet"), let name = scanner.text(of: "name"),
          let id = scanner.text(of: "id")
        else { continue }
        guard sheets.count < limit else { throw scanner.error("it has more than \(limit) sheets") }
        sheets.append((name, id))
      }
    }
    return named.compactMap { sheet in
      // Sheets of charts stand in another folder.
      guard let target = targets[sheet.id], target.split(separator: "/").dropLast().contains("worksheets")
      else { return nil }
      return (sheet.name, target.hasPrefix("/") ? String(target.dropFirst()) : "xl/\(target)")
    }
  }

  /// A part that another refers to.
  private struct Relation {
    let id: String
    let type: String
    let target: String
  }

  /// The references that the part called `name` lists; nil where the workbook has no such part.
  private func relations(_ name: String) throws(WorkoutError) -> [Relation]? {
    guard let bytes = try bytes(of: name) else { return nil }
    return try Self.scan(bytes, name, file) { (scanner) throws(WorkoutError) in
      var scanner = scanner
      var relations: [Relation] = []
      while true {
        let token = try scanner.next()
        if token == .finish { return relations }
        guard token == .begin, scanner.isNamed("Relationship"), let id = scanner.text(of: "Id"),
          let target = scanner.text(of: "Target"), relations.count < 10_000
        else { continue }
        relations.append(Relation(id: id, type: scanner.text(of: "Type") ?? "", target: target))
      }
    }
  }

  /// How many comments of a workbook are named one by one, and how many bytes of the words of each are looked at.
  private static let commentsNamed = 10_000
  private static let commentLength = 256

  /// What people wrote on the cells of the sheet in `part`, unless another sheet of `seen` has the same comments.
  func comments(on part: String, seen: inout Set<String>) -> [Workbook.Unread] {
    var folders = part.split(separator: "/")
    let name = folders.popLast() ?? ""
    var comments: [Workbook.Unread] = []
    do throws(WorkoutError) {
      let relations = try relations("\(folders.joined(separator: "/"))/_rels/\(name).rels") ?? []
      // A sheet has one part of them.
      guard let relation = relations.first(where: { $0.type.hasSuffix("/comments") }) else { return [] }
      let part = Self.path(relation.target, from: folders)
      guard seen.insert(part).inserted else { return [] }
      guard let bytes = try bytes(of: part) else { throw error("the workbook does not hold \(part)") }
      try Self.scan(bytes, part, file) { (scanner) throws(WorkoutError) in
        try Self.read(scanner, into: &comments)
      }
    } catch {
      // The sheet can be read without them.
      comments.append(Workbook.Unread(content: .brokenComments, cell: "A1"))
    }
    return comments
  }

  private static func read(_ scanner: MarkupScanner, into comments: inout [Workbook.Unread])
    throws(WorkoutError)
  {
    var scanner = scanner
    var isText = false
    while true {
      switch try scanner.next() {
      case .finish: return
      case .text:
        if isText, let last = comments.indices.last, comments[last].text.utf8.count < commentLength {
          comments[last].text += scanner.text
        }
      case .begin:
        if scanner.isNamed("comment"), comments.count == commentsNamed {
          comments[commentsNamed - 1].count += 1
        } else if scanner.isNamed("comment") {
          comments.append(Workbook.Unread(content: .comment, cell: scanner.text(of: "ref") ?? "A1"))
        }
        if scanner.isNamed("t"), !scanner.isEmpty { isText = true }
      case .end: if scanner.isNamed("t") { isText = false }
      }
    }
  }

  /// The part that `target` names in a part of a folder: `../comments1.xml`.
  private static func path(_ target: String, from folders: [Substring]) -> String {
    var path = target.hasPrefix("/") ? [] : folders
    for step in target.split(separator: "/") {
      if step == ".." { _ = path.popLast() } else if step != "." { path.append(step) }
    }
    return path.joined(separator: "/")
  }

  /// How numbers are shown.
  func styles() throws(WorkoutError) -> WorkbookStyles {
    var styles = WorkbookStyles()
    if let bytes = try bytes(of: "xl/styles.xml") {
      styles = try Self.scan(bytes, "xl/styles.xml", file) { (scanner) throws(WorkoutError) in
        try WorkbookStyles(scanner)
      }
    }
    styles.isFrom1904 = try isFrom1904()
    return styles
  }

  private func isFrom1904() throws(WorkoutError) -> Bool {
    guard let bytes = try bytes(of: Self.book) else { return false }
    return try Self.scan(bytes, Self.book, file) { (scanner) throws(WorkoutError) in
      var scanner = scanner
      while true {
        let token = try scanner.next()
        if token == .finish { return false }
        guard token == .begin, scanner.isNamed("workbookPr") else { continue }
        let value = scanner.text(of: "date1904") ?? "0"
        return value == "1" || value == "true"
      }
    }
  }

  /// The texts that cells share.
  func strings(limit: Int) throws(WorkoutError) -> [String] {
    guard let bytes = try bytes(of: "xl/sharedStrings.xml") else { return [] }
    return try Self.scan(bytes, "xl/sharedStrings.xml", file) { (scanner) throws(WorkoutError) in
      var scanner = scanner
      var strings: [String] = []
      var text = ""
      var isText = false
      var isPhonetic = false
      while true {
        switch try scanner.next() {
        case .finish: return strings
        case .text: if isText, !isPhonetic { text += scanner.text }
        case .begin:
          if scanner.isNamed("si") {
            text = ""
            guard strings.count < limit else { throw scanner.error("it has more than \(limit) texts") }
            if scanner.isEmpty { strings.append("") }
          }
          if scanner.isEmpty { break }
          if scanner.isNamed("t") { isText = true }
          if scanner.isNamed("rPh") { isPhonetic = true }
        case .end:
          if scanner.isNamed("si") { strings.append(text) }
          if scanner.isNamed("t") { isText = false }
          if scanner.isNamed("rPh") { isPhonetic = false }
        }
      }
    }
  }
}
