package import WorkoutModel

/// Gives the findings on what is in a file of its own the numbers that it has among all.
package final class NumberedFindings: FindingSink {
  private let list: ModelPath.Root
  private let numbers: [Int]
  private let findings: any FindingSink

  /// Starts with what has these `numbers` in `list`, in the order of the file.
  package init(list: ModelPath.Root, numbers: [Int], findings: any FindingSink) {
    self.list = list
    self.numbers = numbers
    self.findings = findings
  }

  /// Takes a finding, and hands it on with its place in the whole file.
  package func report(_ finding: Finding) {
    var finding = finding
    if let path = finding.place.path, path.root == list, numbers.indices.contains(path.index) {
      finding.place.path?.index = numbers[path.index]
    }
    findings.report(finding)
  }
}
