/// Numbers for people to read.
package enum NumberList {
  /// The most numbers or runs of them that are named.
  private static let maximumRuns = 40

  /// `3, 8, 10–14`, of numbers that rise; the end of a long list is counted.
  package static func text(of numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let rest = runs.dropFirst(maximumRuns).reduce(0) { $0 + $1.count }
    let named = runs.prefix(maximumRuns).map { run in
      switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound), \(run.upperBound)"
      default: "\(run.lowerBound)–\(run.upperBound)"
      }
    }.joined(separator: ", ")
    return rest == 0 ? named : "\(named) and \(rest) more"
  }
}
