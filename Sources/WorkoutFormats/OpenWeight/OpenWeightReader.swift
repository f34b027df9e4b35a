internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads openweight: a workout log, template, program or lifter profile, or a list of them.
struct OpenWeightReader {
  /// The id of the format.
  static let formatID = "openweight"

  /// Bytes of logs after which their memory is given back and progress is told.
  private static let releaseInterval = 8 << 20

  private let reporter: JSONReporter
  private let options: ReadOptions
  private let workouts: OpenWeightWorkoutReader
  private var document: JSONDocument { reporter.document }

  init(_ document: JSONDocument, options: ReadOptions, findings: any FindingSink) {
    reporter = JSONReporter(
      document, format: "openweight", checks: options.checksConsistency, findings: findings)
    self.options = options
    workouts = OpenWeightWorkoutReader(reporter: reporter, options: options)
  }

  /// Reads all into `sink`: first all but the logs, then the logs one by one.
  ///
  /// - Throws: ``InputError`` if an object is not one of the four.
  func read(into sink: any ArchiveSink) throws(WorkoutError) {
    var archive = WorkoutArchive()
    archive.source = .init(format: Self.formatID)
    var hasProfile = false
    try forEachObject { (cursor, kind, pointer) throws(WorkoutError) in
      if reporter.checks {
        var checker = JSONShapeChecker(reporter)
        checker.check(cursor, kind.shape, at: pointer)
      }
      switch kind {
      case .log: break
      case .template: archive.templates.append(workouts.template(&cursor, at: pointer))
      case .program:
        archive.templates += OpenWeightProgramReader(workouts).templates(&cursor, at: pointer)
      case .profile:
        if hasProfile {
          reporter.drop(
            &cursor, "a second lifter profile: an archive has one", of: .profile, pointer: pointer)
        } else {
          OpenWeightProfileReader(reporter: reporter).read(&cursor, at: pointer, into: &archive)
        }
        hasProfile = true
      }
    }
    try sink.begin(archive)
    var released = 0
    try forEachObject { (cursor, kind, pointer) throws(WorkoutError) in
      guard kind == .log else { return }
      try sink.add(workouts.workout(&cursor, at: pointer))
      guard cursor.offset - released > Self.releaseInterval else { return }
      released = cursor.offset
      reporter.release(upTo: released)
      options.progress?(released, document.input.bytes.count)
    }
    options.progress?(document.input.bytes.count, document.input.bytes.count)
    try sink.finish()
  }

  /// Hands the object at the top, or each of the list there, to `body`.
  private func forEachObject(
    _ body: (_ cursor: inout JSONCursor, _ kind: OpenWeightKind, _ pointer: String) throws(WorkoutError) ->
      Void
  ) throws(WorkoutError) {
    var cursor = document.top
    guard document.outline.kind == .array else { return try hand(&cursor, "", body) }
    guard cursor.enter() else { return }
    var index = 0
    repeat {
      var element = cursor
      _ = cursor.skip()
      try hand(&element, "/\(index)", body)
      index += 1
    } while cursor.next()
  }

  private func hand(
    _ cursor: inout JSONCursor, _ pointer: String,
    _ body: (_ cursor: inout JSONCursor, _ kind: OpenWeightKind, _ pointer: String) throws(WorkoutError) ->
      Void
  ) throws(WorkoutError) {
    guard cursor.kind == .object, let kind = OpenWeightKind(cursor) else {
      throw .input(
        InputError(
          .malformed, place: reporter.place(of: cursor.offset, pointer: pointer),
          what: "found \(cursor.excerpt), expected a workout log, template, program or lifter profile",
          advice:
            "A log has date and exercises, a template name and exercises, a program weeks, a profile exportedAt.",
          excerpt: Excerpt.of(document.input.bytes, around: cursor.offset)))
    }
    try body(&cursor, kind, pointer)
  }
}
