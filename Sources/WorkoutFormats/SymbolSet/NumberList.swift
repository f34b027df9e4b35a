/// Numbers for people to read.
enum NumberList {
  /// `3, 8, 10–14`, of numbers that rise.
  static func text(of numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { run in
      switch run.count {
      case 1: "\(run.lowerBound)"
      case 2: "\(run.lowerBound), \(run.upperBound)"
      default: "\(run.lowerBound)–\(run.upperBound)"
      }
    }.joined(separator: ", ")
  }
}
