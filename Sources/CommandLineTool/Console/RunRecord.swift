internal import WorkoutModel

/// What one of many runs came to, for a program: nothing of it is told to a person.
final class RunRecord {
  /// How much was written of what.
  struct Counts {
    var workouts: Int
    var exercises: Int
    var sets: Int
    var templates: Int
    var rides: Int
    var measurements: Int

    init(workouts: Int, exercises: Int, sets: Int, templates: Int, rides: Int, measurements: Int) {
      (self.workouts, self.exercises, self.sets) = (workouts, exercises, sets)
      (self.templates, self.rides, self.measurements) = (templates, rides, measurements)
    }

    init(_ counter: ArchiveCounter) {
      self.init(
        workouts: counter.workouts, exercises: counter.exercises, sets: counter.sets,
        templates: counter.templates, rides: counter.rides, measurements: counter.measurements)
    }
  }

  /// The file that the run is about.
  private let file: String
  /// What was found and what went wrong, one of each sort with its count.
  private(set) var findings: [Finding] = []
  /// What was written; nil where nothing was.
  var counts: Counts?
  /// Takes files that are whole and wait for their names; nil where each gets its own at once.
  let batch: OutputBatch?

  init(file: String, batch: OutputBatch? = nil) {
    self.file = file
    self.batch = batch
  }

  /// Remembers the findings of a log, one of each sort.
  func add(_ groups: [FindingLog.Group]) {
    for group in groups {
      var finding = group.first
      finding.count = group.count
      findings.append(finding)
    }
  }

  /// Remembers an error.
  func add(_ error: any Error) { findings.append(FindingNotation.finding(of: error, file: file)) }

  /// Remembers a message.
  func add(_ text: String) {
    findings.append(Finding(.error, .unsupported, .init(verbatim: text), place: Place(file: file)))
  }
}
