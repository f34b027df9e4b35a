internal import Foundation
internal import QRCodes

/// Scans a folder of picture sets and prints how much of each is read, and the processor time it takes.
///
/// Each folder in it is a set. Beside a picture lies either a list of the corners of its codes or the payload.
struct PictureBenchmark {
  let folder: String
  let scanner: SymbolScanner
  /// How many pictures are scanned at the same time; times are those of one thread even so.
  let jobs: Int
  /// Whether pictures that are not read in full are named.
  let listsMissed: Bool
  /// Only sets whose name contains this, if it is there.
  let filter: String?

  private static let extensions: Set = ["png", "jpg", "jpeg", "webp", "gif", "bmp", "tiff", "heic"]

  /// Each reader for itself, and both as `btd scan` uses them.
  private static let choices: [(name: String, readers: Set<SymbolReaderName>)] = [
    ("grid", [.grid]), ("zbar", [.zbar]), ("both", [.grid, .zbar]),
  ]

  func run() async throws {
    print("                                       share of codes read          misread         ms a picture")
    print(
      "set                   pictures codes   grid  zbar union  both  grid zbar both   grid   zbar   both")
    var shares: [[Double]] = []
    var payloads = [Int](repeating: 0, count: 5)
    var misread = [0, 0, 0]
    var passes: [ScanPass: Int] = [:]
    for set in try names(in: folder) where filter.map({ set.contains($0) }) ?? true {
      let results = try await results(of: "\(folder)/\(set)")
      guard !results.isEmpty else { continue }
      let codes = results.reduce(0) { $0 + $1.codes }
      let read = Self.read(results)
      if set.hasPrefix("boofcv") {
        shares.append(read.map { Double($0) / Double(codes) })
      } else {
        payloads = zip(payloads, read + [codes]).map(+)
      }
      let strays = Self.choices.indices.map { choice in
        results.reduce(0) { $0 + $1.readings[choice].misread }
      }
      misread = zip(misread, strays).map(+)
      for symbol in results.flatMap({ $0.readings[2].symbols }) { passes[symbol.pass, default: 0] += 1 }
      let times = Self.choices.indices.map { choice in
        results.reduce(0) { $0 + $1.readings[choice].time } / Double(results.count)
      }
      print(
        set.padding(toLength: 22, withPad: " ", startingAt: 0)
          + String(format: "%8d %5d ", results.count, codes)
          + read.map { String(format: " %.3f", Double($0) / Double(codes)) }.joined() + " "
          + strays.map { String(format: "%5d", $0) }.joined()
          + times.map { String(format: "%7.0f", $0) }.joined())
      if listsMissed { listMissed(results) }
    }
    let means = (0..<4).map { column in
      shares.reduce(0) { $0 + $1[column] } / Double(max(1, shares.count))
    }
    let names = ["grid", "zbar", "union", "both"]
    func list(_ values: [String]) -> String {
      zip(names, values).map { "\($0) \($1)" }.joined(separator: ", ")
    }
    print("BoofCV, mean over \(shares.count) sets: \(list(means.map { String(format: "%.3f", $0) }))")
    print("payloads, of \(payloads[4]): \(list(payloads.prefix(4).map { "\($0)" }))")
    print("misread: grid \(misread[0]), zbar \(misread[1]), both \(misread[2])")
    let counts = ScanPass.allCases.map { "\($0.rawValue) \(passes[$0] ?? 0)" }
    print("symbols by the pass that read them, of both: \(counts.joined(separator: ", "))")
  }

  /// How many codes are read by the grid reader, by libzbar, by either of them, and by both together.
  private static func read(_ results: [PictureResult]) -> [Int] {
    results.reduce([0, 0, 0, 0]) { sums, result in
      let read = result.readings.map(\.read)
      return zip(sums, [read[0].count, read[1].count, read[0].union(read[1]).count, read[2].count]).map(+)
    }
  }

  private func listMissed(_ results: [PictureResult]) {
    for result in results {
      for (choice, reading) in zip(Self.choices, result.readings)
      where reading.read.count < result.codes || reading.misread > 0 {
        let symbols = reading.symbols.map { symbol in
          "\(symbol.pass.rawValue) \(String(decoding: symbol.payload.prefix(60), as: UTF8.self))"
        }
        print(
          "  \(result.name), \(choice.name): \(reading.read.count) of \(result.codes), "
            + "\(reading.misread) misread, \(symbols)")
      }
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func results(of set: String) async throws -> [PictureResult] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: set, isDirectory: &isFolder), isFolder.boolValue else {
      return []
    }
    let pictures = try names(in: set).map { URL(fileURLWithPath: set).appendingPathComponent($0) }
      .filter { Self.extensions.contains($0.pathExtension.lowercased()) }
    let scanners = Self.choices.map { choice in
      SymbolScanner(isFast: scanner.isFast, budget: scanner.budget, readers: choice.readers)
    }
    return await withTaskGroup(of: (Int, PictureResult?).self) { group in
      var results: [PictureResult?] = Array(repeating: nil, count: pictures.count)
      for (number, picture) in pictures.enumerated() {
        if number >= jobs, let (done, result) = await group.next() { results[done] = result }
        group.addTask { (number, PictureResult(picture, scanners: scanners)) }
      }
      for await (done, result) in group { results[done] = result }
      return results.compactMap(\.self)
    }
  }
}
