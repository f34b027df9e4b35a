internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// Writes each workout and each ride of an archive into a file of its own, or the measurements of each kind.
final class FolderSink: ArchiveSink {
  /// Where the files go; nil where nothing is written.
  private let folder: OutputFolder?
  private let format: Format
  private let options: WriteOptions
  private let findings: any FindingSink
  /// Names what no file of the folder holds.
  private let losses: LossReporter
  /// Is told of what has a file.
  var witness: ArchiveCounter?
  private var head = WorkoutArchive()
  private var count = 0
  private var needs: [Need] = []

  init(_ folder: OutputFolder?, format: Format, options: WriteOptions, findings: any FindingSink) {
    self.folder = folder
    self.format = format
    self.options = options
    self.findings = findings
    let target = format.measurementFiles == nil ? format.id.uppercased() : format.name
    losses = LossReporter(target: "\(target) files", findings: findings)
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    head.source = archive.source
    var rest = archive
    var written = WorkoutArchive()
    if let files = format.measurementFiles {
      losses.droppedIfAny(.loadUnit, archive.preferences.massUnit == nil ? 0 : 1)
      losses.droppedIfAny(.distanceUnit, archive.preferences.distanceUnit == nil ? 0 : 1)
      rest.measurements = []
      written.measurements = archive.measurements
      for numbers in files(archive.measurements) {
        var single = head
        single.measurements = numbers.map { archive.measurements[$0] }
        try write(single, numbers: numbers, of: .measurements)
      }
    } else {
      head.preferences.massUnit = archive.preferences.massUnit
      head.preferences.distanceUnit = archive.preferences.distanceUnit
      rest.rides = []
      written.rides = archive.rides
      for (index, ride) in archive.rides.enumerated() {
        var single = head
        single.rides = [ride]
        try write(single, numbers: [index], of: .rides)
      }
    }
    losses.droppedIfAny(.weekStart, archive.preferences.startsWeekOnMonday == nil ? 0 : 1)
    for loss in rest.partsOutsideWorkouts { losses.dropped(loss.field, count: loss.count) }
    witness?.begin(written)
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    defer { count += 1 }
    guard format.measurementFiles == nil else { return }
    var single = head
    single.workouts = [workout]
    try write(single, numbers: [count], of: .workouts)
    witness?.add(workout)
  }

  func finish() throws(WorkoutError) {
    guard needs.isEmpty else { throw .request(.missing(needs)) }
    if format.measurementFiles != nil { losses.droppedIfAny(.workouts, count) }
  }

  private func write(
    _ archive: WorkoutArchive, numbers: [Int], of list: ModelPath.Root
  ) throws(WorkoutError) {
    let numbered = NumberedFindings(list: list, numbers: numbers, findings: findings)
    let bytes: [UInt8]
    do throws(WorkoutError) {
      bytes = try format.bytes(of: archive, options: options, findings: numbered)
    } catch {
      guard case .request(.missing(let needs)) = error else { throw error }
      // The other files may lack something else.
      for var need in needs where !self.needs.contains(where: { $0.value == need.value }) {
        if numbers.indices.contains(need.index) { need.index = numbers[need.index] }
        self.needs.append(need)
      }
      return
    }
    guard let folder else { return }
    let name = format.documentName?(archive) ?? "\((numbers.first ?? 0) + 1)"
    try FileError.rising { () throws(FileError) in
      try folder.write(name, format.extensions.first ?? format.id, bytes)
    }
  }
}
