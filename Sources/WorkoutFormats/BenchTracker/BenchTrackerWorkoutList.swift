internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The list of workouts of a `.btd` file: read one by one, or in parts that were found as the file was checked.
struct BenchTrackerWorkoutList {
  /// The key of the list.
  static let key: StaticString = "workouts"

  let document: JSONDocument
  let options: ReadOptions
  let massUnit: MassUnit?
  let rules: ConsistencyRules

  init(_ document: JSONDocument, _ options: ReadOptions, massUnit: MassUnit?, rules: ConsistencyRules) {
    self.document = document
    self.options = options
    self.massUnit = massUnit
    self.rules = rules
  }

  /// What reads the elements, and tells `reporter` what it finds.
  func elements(_ reporter: JSONReporter) -> BenchTrackerElementReader {
    BenchTrackerElementReader(self, reporter)
  }

  /// What reads workouts that are objects.
  func objectReader(_ reporter: JSONReporter, requiresStartEdited: Bool) -> BenchTrackerWorkoutReader {
    var reader = BenchTrackerWorkoutReader(
      keys: .file, reporter: reporter, massUnit: massUnit, rules: rules, requiresKeys: true)
    reader.requiresStartEdited = requiresStartEdited
    return reader
  }

  // MARK: Side by side

  /// Reads the parts of `list` side by side.
  func read(
    _ list: JSONListOutline, _ sideBySide: SideBySide, requiresStartEdited: Bool, into sink: any ArchiveSink,
    _ reporter: JSONReporter, _ findings: any FindingSink
  ) throws(WorkoutError) {
    let parts = list.parts
    func end(_ number: Int) -> Int { number + 1 < parts.count ? parts[number + 1].start : list.end }
    var apart = options
    apart.progress = nil
    apart.sideBySide = nil
    apart.stretches = nil
    // Nobody changes the bytes of the document, and without what is told the options are values alone.
    nonisolated(unsafe) let own = BenchTrackerWorkoutList(document, apart, massUnit: massUnit, rules: rules)
    let listEnd = list.end
    var seen = SeenIdentifiers()
    var seenInTexts = SeenIdentifiers()
    let workouts = PartedWorkouts(
      sink: sink, findings: findings, place: { reporter.complete(&$0) },
      identified: { workout in
        let isText = workout.shown != nil
        let isNew = isText ? seenInTexts.insert(workout.identifier) : seen.insert(workout.identifier)
        guard !isNew else { return }
        let shown =
          workout.shown
          ?? BenchTrackerWorkoutReader.shown(JSONText(quotedAt: workout.offset, base: document.base))
        reporter.reportRepeated(
          shown, at: workout.offset, path: workout.path, isText ? .compact : .file)
      },
      stretches: options.stretches)
    try workouts.read(
      parts.count, sideBySide,
      reading: { recorder in
        var reader = own.partReader(recorder, requiresStartEdited: requiresStartEdited)
        return { (number) throws(WorkoutError) in
          let end = number + 1 < parts.count ? parts[number + 1].start : listEnd
          try reader.read(parts[number], to: end)
        }
      },
      taken: { (number, stretch) in
        reporter.release(upTo: end(number), stretch)
        options.progress?(end(number), document.input.bytes.count)
      })
  }

  private func partReader(_ recorder: PartRecorder, requiresStartEdited: Bool) -> BenchTrackerPartReader {
    let reporter = JSONReporter(
      document, format: "btd", checks: options.checksConsistency, findings: recorder, leavesOutLines: true)
    return BenchTrackerPartReader(
      document, objectReader(reporter, requiresStartEdited: requiresStartEdited), elements(reporter), recorder
    )
  }
}
