internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the archive form: the version first, then everything but the workouts, then the workouts one by one.
enum ArchiveReader {
  /// What the key `format` says.
  static let formatName: StaticString = "btd-archive"
  /// The version that is written.
  static let newestVersion = 1

  /// Bytes of workouts after which their memory is given back and progress is told.
  private static let releaseInterval = 8 << 20

  /// True where `content` says that it is an archive, whatever else it has.
  static func recognizes(_ content: SniffedContent) -> Bool {
    content.jsonTexts["format"] == "\(formatName)"
  }

  /// Reads `document` into `sink`.
  ///
  /// - Throws: ``InputError`` for another format, a newer version, or a value that is not what its key asks for.
  static func read(
    _ document: JSONDocument, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    let input = ArchiveInput(document, options: options, findings: findings)
    try check(input)
    var archive = WorkoutArchive()
    var workouts: JSONCursor?
    for member in document.members {
      let key = JSONText(quotedAt: member.key.lowerBound, base: document.base)
      var cursor = document.cursor(at: member.value)
      input.begin("/" + key.name, at: cursor.offset)
      if key.equals("workouts") {
        workouts = cursor
      } else if let part = WorkoutArchive.members.first(where: { key.equals($0.key) }) {
        try part.read(&archive, &cursor, input)
      } else if !key.equals("format"), !key.equals("version") {
        input.reportUnknown(key, &cursor)
      }
    }
    try sink.begin(archive)
    if var workouts {
      input.begin("/workouts", at: workouts.offset)
      try read(&workouts, input, options, into: sink)
    }
    options.progress?(document.input.bytes.count, document.input.bytes.count)
    try sink.finish()
  }

  private static func check(_ input: ArchiveInput) throws(WorkoutError) {
    let document = input.document
    let gate = VersionGate(
      file: "a btd archive", newest: newestVersion, missingAdvice: nil,
      newerAdvice: "Update btd, or write it again with an older one.")
    try gate.checkObject(document)
    let expected = "expected \"\(formatName)\""
    guard let member = document.member("format") else {
      throw input.failure(
        at: document.cursor(at: 0..<1).offset, "the key format is missing, \(expected)")
    }
    let cursor = document.cursor(at: member.value)
    input.begin("/format", at: cursor.offset)
    var probe = cursor
    guard cursor.kind == .text, probe.text().equals(formatName) else {
      throw input.failure(at: cursor.offset, "found \(cursor.excerpt), \(expected)")
    }
    _ = try gate.version(of: document)
    guard !document.outline.hasTooManyMembers else {
      input.begin("", at: 0)
      throw input.failure(
        at: 0,
        "the object at the top has more than \(JSONOutline.maximumMembers) keys, expected those of a btd archive"
      )
    }
  }

  private static func read(
    _ cursor: inout JSONCursor, _ input: ArchiveInput, _ options: ReadOptions, into sink: any ArchiveSink
  ) throws(WorkoutError) {
    try input.expect(.array, "a list", cursor)
    guard cursor.enter() else { return }
    var index = 0
    var released = cursor.offset
    repeat {
      input.begin("/workouts", index: index, at: cursor.offset)
      try sink.add(try Workout.read(&cursor, input))
      index += 1
      if cursor.offset - released > releaseInterval {
        released = cursor.offset
        input.release(upTo: released)
        options.progress?(released, input.document.input.bytes.count)
      }
    } while cursor.next()
  }
}
