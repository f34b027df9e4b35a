internal import Foundation
internal import PhotographSimulator
internal import QRCodes

/// Scans simulated photographs of printed symbols and prints how many of a hundred are read.
struct PhotographBenchmark {
  let scanner: SymbolScanner
  /// How many photographs of each kind.
  let count: Int
  let seed: UInt64

  func run() throws {
    print("                           read of \(count)      misread            median ms")
    print("pixels a module  versions  grid zbar both  grid zbar both   grid   zbar   both")
    let choices: [Set<SymbolReaderName>] = [[.grid], [.zbar], [.grid, .zbar]]
    for modulePixels in [3.0, 4, 6] {
      for versions in [1...5, 6...10, 11...15, 16...18, 19...24] {
        var (read, misread) = ([0, 0, 0], [0, 0, 0])
        var times: [[Double]] = [[], [], []]
        for number in 0..<count {
          let version = versions.lowerBound + number % versions.count
          let capacity = ErrorCorrectionLevel.medium.byteCapacity(version: version) ?? 1
          let payload = (0..<capacity).map { UInt8(truncatingIfNeeded: $0 * 7 + number) }
          let symbol = try QRSymbol(payload: payload, minimumVersion: version)
          var simulator = PhotographSimulator(seed: seed + UInt64(number))
          guard let file = simulator.jpeg(of: symbol, modulePixels: modulePixels),
            let picture = try PictureDecoder().decode(file).frames.first
          else { continue }
          for (choice, readers) in choices.enumerated() {
            var scanner = scanner
            scanner.readers = readers
            let start = ContinuousClock.now
            let payloads = scanner.scan(picture).symbols.map(\.payload)
            times[choice].append((ContinuousClock.now - start) / .milliseconds(1))
            if payloads.contains(payload) { read[choice] += 1 }
            misread[choice] += payloads.count { $0 != payload }
          }
        }
        func columns(_ values: [Int]) -> String { values.map { String(format: "%5d", $0) }.joined() }
        print(
          String(format: "%15.0f %3d–%-3d  ", modulePixels, versions.lowerBound, versions.upperBound)
            + columns(read) + " " + columns(misread)
            + times.map { String(format: "%7.1f", $0.sorted()[count / 2]) }.joined())
      }
    }
  }
}
