package import WorkoutModel

/// Gives the findings on the only workout of a file the number that it has among all.
package final class NumberedFindings: FindingSink {
  private let list: ModelPath.Root
  private let number: Int
  private let findings: any FindingSink

  /// Starts with the workout or ride `number` of `list`.
  package init(list: ModelPath.Root, number: Int, findings: any FindingSink) {
    self.list = list
    self.number = number
    self.findings = findings
  }

  /// Takes a finding, and hands it on with its place in the whole file.
  package func report(_ finding: Finding) {
    var finding = finding
    if finding.place.path?.root == list, finding.place.path?.index == 0 {
      finding.place.path?.index = number
    }
    findings.report(finding)
  }
}
