internal import CLibrary

/// What `pdfinfo` says of a PDF, in a process of its own.
enum PDFInfo {
  /// The most of its answer that is read.
  private static let maximumAnswer = 1 << 14

  /// How many pages there are; nil where that is not told.
  static func pageCount(of bytes: [UInt8], variables: [String: String]?) -> Int? {
    guard let answer = answer(["-"], of: bytes, variables: variables),
      answer.utf8.count < maximumAnswer
    else { return nil }
    // The title comes before, and may have a line that looks like this one.
    let line = answer.split(separator: "\n").last { $0.hasPrefix("Pages:") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// Its answer, as far as it is read; nil where it cannot be asked.
  static func answer(_ arguments: [String], of bytes: [UInt8], variables: [String: String]?) -> String? {
    guard let program = ForeignProgram("pdfinfo", arguments, variables: variables),
      let file = try? PictureProgram.temporaryFile(bytes, variables: variables)
    else { return nil }
    defer { close(file) }
    guard let child = try? program.start(readingFrom: file, time: 1, firstTime: 1).child else { return nil }
    defer { child.end() }
    var answer: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while answer.count < maximumAnswer {
      let count = part.withUnsafeMutableBytes { (try? child.read(into: $0, silence: 3_000)) ?? 0 }
      guard count > 0 else { break }
      answer += part[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }
}
