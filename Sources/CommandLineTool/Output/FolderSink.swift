internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// Writes each workout and each ride of an archive into a file of its own.
final class FolderSink: ArchiveSink {
  private let folder: OutputFolder
  private let format: Format
  private let options: WriteOptions
  private let findings: any FindingSink
  private var head = WorkoutArchive()
  private var count = 0
  private var needs: [Need] = []

  init(_ folder: OutputFolder, format: Format, options: WriteOptions, findings: any FindingSink) {
    self.folder = folder
    self.format = format
    self.options = options
    self.findings = findings
  }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    head.source = archive.source
    head.preferences.massUnit = archive.preferences.massUnit
    head.preferences.distanceUnit = archive.preferences.distanceUnit
    var rest = archive
    rest.rides = []
    for loss in rest.partsOutsideWorkouts {
      findings.report(
        Finding(
          .warning, .dropped, loss.field, .notStored(in: "\(format.id.uppercased()) files"),
          count: loss.count))
    }
    for (index, ride) in archive.rides.enumerated() {
      var single = head
      single.rides = [ride]
      try write(single, number: index, of: .rides)
    }
  }

  func add(_ workout: Workout) throws(WorkoutError) {
    var single = head
    single.workouts = [workout]
    try write(single, number: count, of: .workouts)
    count += 1
  }

  func finish() throws(WorkoutError) {
    guard needs.isEmpty else { throw .request(.missing(needs)) }
  }

  private func write(_ archive: WorkoutArchive, number: Int, of list: ModelPath.Root) throws(WorkoutError) {
    let numbered = NumberedFindings(list: list, number: number, findings: findings)
    let bytes: [UInt8]
    do throws(WorkoutError) {
      bytes = try format.bytes(of: archive, options: options, findings: numbered)
    } catch {
      guard case .request(.missing(let needs)) = error else { throw error }
      // The other files may lack something else.
      for var need in needs where !self.needs.contains(where: { $0.value == need.value }) {
        need.index = number
        self.needs.append(need)
      }
      return
    }
    let name = format.documentName?(archive) ?? "\(number + 1)"
    try FileError.rising { () throws(FileError) in
      try folder.write(name, format.extensions.first ?? format.id, bytes)
    }
  }
}
