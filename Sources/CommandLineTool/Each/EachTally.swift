internal import Notation

/// How many files there were, and what became of them.
struct EachTally {
  private var count = 0
  private var skipped = 0
  private var failures: [ExitCode: Int] = [:]
  /// The gravest of all codes.
  private(set) var gravest = ExitCode.success

  mutating func add(_ result: EachResult) {
    count += 1
    if result.isSkipped { skipped += 1 }
    if result.exitCode != .success { failures[result.exitCode, default: 0] += 1 }
    gravest = max(gravest, result.exitCode)
  }

  /// `1,000 files: 997 done, 3 failed (2 with exit code 65, 1 with 66)`.
  var summary: String {
    let failed = failures.values.reduce(0, +)
    var parts = ["\(count - failed - skipped) done"]
    if skipped > 0 { parts.append("\(skipped) done before") }
    if failed > 0 {
      let codes = failures.sorted { $0.key < $1.key }.map { "\($0.value) with exit code \($0.key.rawValue)" }
      parts.append("\(failed) failed (\(codes.joined(separator: ", ")))")
    }
    return "\(Counted.of(count, "file")): \(parts.joined(separator: ", "))"
  }
}
