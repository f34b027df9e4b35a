internal import Notation
internal import WorkoutFormats
package import WorkoutModel

/// The findings of one command: counted for the person, and written in full to `--report FILE`.
package final class Report {
  package let log: FindingLog
  private let file: Destination?
  private let output: ByteOutput?
  private let counts: SeverityCounts
  package let console: Console
  /// Writes a finding into the full report; nil without `--report`.
  private let write: ((Finding) -> Void)?

  private final class SeverityCounts {
    var values: [Finding.Severity: Int] = [:]
  }

  /// Starts a report.
  ///
  /// - Parameter path: where the full report goes; nil without `--report`.
  package init(path: String?, mayReplace: Bool, console: Console) throws(FileError) {
    let counts = SeverityCounts()
    self.counts = counts
    self.console = console
    guard let path else {
      write = nil
      file = nil
      output = nil
      log = FindingLog()
      return
    }
    let file = try Destination(path, mayReplace: mayReplace, console: console)
    let output = ByteOutput { bytes throws(WorkoutError) in
      try FileError.rising { () throws(FileError) in try file.write(bytes) }
    }
    let json = JSONOutput(output)
    json.raw("{\"findings\":[")
    let write = { (finding: Finding) in
      json.raw(counts.values.isEmpty ? "\n" : ",\n")
      counts.values[finding.severity, default: 0] += finding.count
      FindingNotation.write(finding, to: json)
    }
    self.write = write
    log = FindingLog(forward: write)
    self.file = file
    self.output = output
  }

  /// Tells of an input that cannot be read, at once to the person and in the full report.
  package func refuse(_ error: any Error, file: String) {
    console.complain(error)
    write?(FindingNotation.finding(of: error, file: file))
  }

  /// Puts a finding that the person has been told of already in the full report.
  package func record(_ finding: Finding) { write?(finding) }

  /// Puts the full report in its place, whatever became of the command.
  package func finish() throws {
    guard let file, let output else { return }
    let json = JSONOutput(output)
    json.raw("\n],\"counts\":{\"errors\":")
    json.number(counts.values[.error] ?? 0)
    json.raw(",\"warnings\":")
    json.number(counts.values[.warning] ?? 0)
    json.raw(",\"notes\":")
    json.number(counts.values[.note] ?? 0)
    json.raw("}}\n")
    try output.finish()
    try file.finish()
  }
}
