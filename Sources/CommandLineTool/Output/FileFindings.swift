internal import WorkoutModel

/// Gives findings that name no file the one that they are about.
final class FileFindings: FindingSink {
  private let file: String
  private let findings: any FindingSink

  init(file: String, findings: any FindingSink) {
    self.file = file
    self.findings = findings
  }

  func report(_ finding: Finding) {
    var finding = finding
    if finding.place.file == nil { finding.place.file = file }
    findings.report(finding)
  }
}
