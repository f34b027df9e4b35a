internal import WorkoutModel

/// Gives the findings on the only workout of a file the number that it has among all.
final class NumberedFindings: FindingSink {
  private let prefix: String
  private let replacement: String
  private let findings: any FindingSink

  init(list: String, number: Int, findings: any FindingSink) {
    prefix = "/\(list)/0"
    replacement = "/\(list)/\(number)"
    self.findings = findings
  }

  func report(_ finding: Finding) {
    var finding = finding
    if let pointer = finding.place.pointer, pointer == prefix || pointer.hasPrefix(prefix + "/") {
      finding.place.pointer = replacement + pointer.dropFirst(prefix.count)
    }
    findings.report(finding)
  }
}
