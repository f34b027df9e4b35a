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

  func run() async throws {
    print("set                      pictures  codes   read   share  misread  median ms  mean ms  decoding")
    var shares: [Double] = []
    var payloads = (read: 0, codes: 0)
    var misread = 0
    var passes: [ScanPass: Int] = [:]
    for set in try names(in: folder) where filter.map({ set.contains($0) }) ?? true {
      let results = try await results(of: "\(folder)/\(set)")
      guard !results.isEmpty else { continue }
      let (read, codes) = (results.reduce(0) { $0 + $1.read }, results.reduce(0) { $0 + $1.codes })
      let strays = results.reduce(0) { $0 + $1.misread }
      misread += strays
      if set.hasPrefix("boofcv") {
        shares.append(Double(read) / Double(codes))
      } else {
        payloads = (payloads.read + read, payloads.codes + codes)
      }
      for pass in results.flatMap(\.passes) { passes[pass, default: 0] += 1 }
      let times = results.map(\.scanning).sorted()
      print(
        set.padding(toLength: 24, withPad: " ", startingAt: 0)
          + String(
            format: "%9d %6d %6d %7.3f %8d %10.1f %8.1f %9.1f", results.count, codes, read,
            Double(read) / Double(codes), strays, times[times.count / 2],
            times.reduce(0, +) / Double(times.count),
            results.reduce(0) { $0 + $1.decoding } / Double(results.count)))
      if listsMissed {
        for result in results where result.read < result.codes || result.misread > 0 {
          print(
            "  \(result.name): \(result.read) of \(result.codes), \(result.misread) misread, \(result.passes.map(\.rawValue)), \(result.texts)"
          )
        }
      }
    }
    print(
      String(
        format: "BoofCV, mean over %d sets: %.3f", shares.count,
        shares.reduce(0, +) / Double(max(1, shares.count))),
      "payloads: \(payloads.read) of \(payloads.codes)", "misread: \(misread)", separator: "; ")
    let counts = ScanPass.allCases.map { "\($0.rawValue) \(passes[$0] ?? 0)" }
    print("symbols by the pass that read them: \(counts.joined(separator: ", "))")
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
    let scanner = scanner
    return await withTaskGroup(of: (Int, PictureResult?).self) { group in
      var results: [PictureResult?] = Array(repeating: nil, count: pictures.count)
      for (number, picture) in pictures.enumerated() {
        if number >= jobs, let (done, result) = await group.next() { results[done] = result }
        group.addTask { (number, PictureResult(picture, scanner: scanner)) }
      }
      for await (done, result) in group { results[done] = result }
      return results.compactMap(\.self)
    }
  }
}
