internal import Foundation
internal import PhotographSimulator
internal import QRCodes

/// Scans simulated photographs of each kind of difficulty, and prints how many of their codes are read, named or missed.
struct KindBenchmark {
  let scanner: SymbolScanner
  /// How many photographs of each kind.
  let count: Int
  let seed: UInt64
  /// The only kind that is looked at; nil for all.
  let only: String?
  /// Where the photographs go; nil for nowhere.
  let folder: String?
  /// Prints each photograph of which not all was read.
  let isVerbose: Bool

  func run() throws {
    print("kind         codes    read        named  silent  misread  median ms")
    for kind in CodePhotograph.Kind.allCases where only.map({ $0 == kind.rawValue }) ?? true {
      var (codes, read, named, misread) = (0, 0, 0, 0)
      var times: [Double] = []
      for number in 0..<count {
        let photograph = try CodePhotograph(kind, seed: seed &* 1_000_003 &+ UInt64(number))
        if let folder {
          try Data(photograph.file).write(
            to: URL(fileURLWithPath: "\(folder)/\(kind.rawValue)-\(number).jpg"))
        }
        let start = ContinuousClock.now
        let scan = scanner.scan(photograph.picture)
        times.append((ContinuousClock.now - start) / .milliseconds(1))
        let found = Set(scan.symbols.map(\.payload))
        let hits = photograph.payloads.count { found.contains($0) }
        codes += photograph.payloads.count
        read += hits
        named += min(photograph.payloads.count - hits, scan.unread.count + scan.furtherUnreadCount)
        misread += found.count - hits
        if isVerbose, hits < photograph.payloads.count {
          print(
            "\(kind.rawValue) \(number): \(hits) of \(photograph.payloads.count), named \(scan.unread.map(\.reason.rawValue))"
          )
        }
      }
      print(
        kind.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0)
          + String(
            format: "%6d %6d (%4.1f %%) %6d %7d %8d %10.1f", codes, read,
            100 * Double(read) / Double(max(1, codes)), named, codes - read - named, misread,
            times.sorted()[times.count / 2]))
    }
  }
}
