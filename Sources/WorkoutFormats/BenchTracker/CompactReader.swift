internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Reads the JSON of a QR payload: one workout, or one template.
enum CompactReader {
  /// Reads `input`, a workout where `isWorkout`, else a template, into `sink`.
  static func read(
    _ input: InputBytes, isWorkout: Bool, options: ReadOptions, into sink: any ArchiveSink,
    findings: any FindingSink
  ) throws(WorkoutError) {
    let document = try JSONDocument(input, entries: .ofElement, findings: findings)
    guard document.outline.kind == .object, document.member("e") != nil else {
      throw .input(
        InputError(
          .malformed, place: Place(file: input.name, byte: 0, line: 1, column: 1, pointer: ""),
          what: document.outline.kind == .object
            ? "the key e is missing, expected the list of exercises"
            : "found no object at the top, expected a compact workout or template"))
    }
    let reporter = JSONReporter(
      document, format: "btd", checks: options.checksConsistency, findings: findings)
    var reader = BenchTrackerWorkoutReader(
      keys: .compact, reporter: reporter, massUnit: options.massUnit, rules: ConsistencyRules(),
      requiresKeys: false)
    var cursor = document.top
    var archive = WorkoutArchive()
    archive.preferences.massUnit = options.massUnit
    if isWorkout {
      archive.source = .init(format: "compact-workout")
      try sink.begin(archive)
      try sink.add(reader.workout(&cursor, at: ObjectPath()))
    } else {
      archive.source = .init(format: "compact-template")
      let template = reader.template(&cursor, at: ObjectPath(), isBuiltIn: false)
      if let ride = RideTemplate.ride(of: template, keys: .compact) {
        archive.rides = [ride.assuming(options.distanceUnit)]
      } else {
        archive.templates = [template]
      }
      try sink.begin(archive)
    }
    try sink.finish()
  }

  /// True where `content` is a workout: it has an identity, a date, a duration or sets of its own.
  static func isWorkout(_ content: SniffedContent) -> Bool {
    guard let keys = content.jsonKeys, isPayload(content) else { return false }
    return keys.contains { $0 == "u" || $0 == "d" || $0 == "t" } || content.jsonElementKeys.contains("x")
  }

  /// True where `content` is a template.
  static func isTemplate(_ content: SniffedContent) -> Bool {
    isPayload(content) && !isWorkout(content)
  }

  private static func isPayload(_ content: SniffedContent) -> Bool {
    content.jsonKeys?.contains("e") == true && !BenchTrackerReader.recognizes(content)
  }
}
