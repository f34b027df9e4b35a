internal import Notation
internal import SQLite
internal import WorkoutModel

/// Reports what is found in a backup, each finding with its table and row.
final class FitNotesBackupReporter {
  let file: String
  private let findings: any FindingSink
  private var counts: [(finding: Finding, count: Int)] = []

  init(file: String, findings: any FindingSink) {
    self.file = file
    self.findings = findings
  }

  /// Reports something found in a row of a table, or in a table.
  func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, column: String? = nil,
    detail: String? = nil, table: String, row: ColumnValue? = nil, count: Int = 1
  ) {
    let pointer = table.isEmpty ? nil : "/\(table)" + (row.map { "/\($0.text)" } ?? "")
    findings.report(
      Finding(
        severity, kind, what,
        field: column.map { .source(format: "fitnotes-backup", name: "\(table).\($0)") },
        of: row == nil ? .section : .row, detail: detail.map { PrintableText.of($0, limit: 80) },
        place: Place(file: file, pointer: pointer), count: count))
  }

  /// Counts what is true of most rows, to be reported once.
  func count(_ severity: Finding.Severity, _ kind: Finding.Kind, _ what: Finding.Reason, table: String) {
    let finding = Finding(severity, kind, what, of: .row, place: Place(file: file, pointer: "/\(table)"))
    if let index = counts.firstIndex(where: { $0.finding == finding }) {
      counts[index].count += 1
    } else {
      counts.append((finding, 1))
    }
  }

  /// Reports what was counted.
  func finish() {
    for entry in counts {
      var finding = entry.finding
      finding.count = entry.count
      findings.report(finding)
    }
    counts = []
  }
}
