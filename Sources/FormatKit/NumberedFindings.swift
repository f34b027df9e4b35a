package import WorkoutModel

/// Gives the findings on the only workout of a file the number that it has among all.
package final class NumberedFindings: FindingSink {
  private let prefix: String
  private let replacement: String
  private let findings: any FindingSink

  /// Starts with the workout or template `number` of `list`.
  package init(list: String, number: Int, findings: any FindingSink) {
    prefix = "/\(list)/0"
    replacement = "/\(list)/\(number)"
    self.findings = findings
  }

  /// Takes a finding, and hands it on with its place in the whole file.
  package func report(_ finding: Finding) {
    var finding = finding
    if let pointer = finding.place.pointer, pointer == prefix || pointer.hasPrefix(prefix + "/") {
      finding.place.pointer = replacement + pointer.dropFirst(prefix.count)
    }
    findings.report(finding)
  }
}
