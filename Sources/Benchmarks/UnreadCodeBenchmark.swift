internal import Foundation
internal import PhotographSimulator
internal import QRCodes

/// Scans generated pages with a spoiled code and pictures without a code, drawn and photographed, and prints how many
/// codes are named and how many false alarms there are.
struct UnreadCodeBenchmark {
  let scanner: SymbolScanner
  /// How many pictures of each kind, drawn and as many photographed.
  let count: Int
  let seed: UInt64
  /// A folder of sets of real pictures with the corners of their codes; nil for none.
  let folder: String?

  /// What is right to say of a code.
  private static let reasons: [SpoiledPage.Spoiling: Set<UnreadSymbol.Reason>] = [
    .softened: [.blurred], .blurred: [.blurred], .smeared: [.blurred], .eyeCovered: [.covered],
    .twoEyesCovered: [.covered], .cutOff: [.cutOff], .stripBlanked: [.covered], .glare: [.covered, .damaged],
  ]

  func run() throws {
    show("spoiled codes       of read named silent misread right reason elsewhere     ms")
    for isPhotographed in [false, true] {
      for kind in SpoiledPage.Spoiling.allCases { try measure(kind, isPhotographed: isPhotographed) }
    }
    show("\nwithout a code      of alarms     ms")
    var (alarms, all) = (0, 0)
    for isPhotographed in [false, true] {
      for kind in CodelessPicture.Kind.allCases {
        alarms += try measure(kind, isPhotographed: isPhotographed)
        all += count
      }
    }
    show(
      String(format: "%d of %d pictures: %.2f in 1,000", alarms, all, 1_000 * Double(alarms) / Double(all)))
    if let folder { try measureReal(in: folder) }
  }

  /// Prints a line at once, wherever it goes: all take long.
  private func show(_ line: String) {
    print(line)
    fflush(nil)
  }

  private static func name(_ kind: String, _ isPhotographed: Bool) -> String {
    (kind + (isPhotographed ? ", photo" : "")).padding(toLength: 21, withPad: " ", startingAt: 0)
  }

  private func scanned(_ picture: GreyPicture) -> (scan: ScannedPicture, time: Double) {
    let start = ContinuousClock.now
    let scan = scanner.scan(picture)
    return (scan, (ContinuousClock.now - start) / .milliseconds(1))
  }

  private func measure(_ kind: SpoiledPage.Spoiling, isPhotographed: Bool) throws {
    var (read, named, misread, right, elsewhere, time) = (0, 0, 0, 0, 0, 0.0)
    for number in 0..<count {
      let page = try SpoiledPage(kind, seed: seed &+ UInt64(number), isPhotographed: isPhotographed)
      let result = scanned(page.picture)
      time += result.time
      let others = result.scan.unread.filter { !page.isSpoiled(at: Self.middle($0.corners)) }
      elsewhere += others.count
      misread += result.scan.symbols.count { ![page.payload, page.spoiledPayload].contains($0.payload) }
      if result.scan.symbols.contains(where: { page.isSpoiled(at: Self.middle($0.corners)) }) {
        read += 1
      } else if let found = result.scan.unread.first(where: { page.isSpoiled(at: Self.middle($0.corners)) }) {
        named += 1
        if Self.reasons[kind]?.contains(found.reason) == true { right += 1 }
      }
    }
    show(
      Self.name(kind.rawValue, isPhotographed)
        + String(
          format: "%d %4d %5d %6d %7d %12d %9d", count, read, named, count - read - named, misread, right,
          elsewhere)
        + String(format: "%7.0f", time / Double(count)))
  }

  private func measure(_ kind: CodelessPicture.Kind, isPhotographed: Bool) throws -> Int {
    var (alarms, time) = (0, 0.0)
    var seeds: [UInt64] = []
    for number in 0..<count {
      let seed = seed &+ UInt64(number)
      let result = scanned(try CodelessPicture(kind, seed: seed, isPhotographed: isPhotographed).picture)
      time += result.time
      guard !result.scan.unread.isEmpty else { continue }
      alarms += 1
      seeds.append(seed)
    }
    show(
      Self.name(kind.rawValue, isPhotographed)
        + String(format: "%d %6d %6.0f", count, alarms, time / Double(count))
        + (seeds.isEmpty ? "" : "  seeds \(seeds)"))
    return alarms
  }

  private static func middle(_ corners: [PicturePoint]) -> (x: Double, y: Double) {
    let count = Double(max(1, corners.count))
    return (corners.reduce(0) { $0 + Double($1.x) } / count, corners.reduce(0) { $0 + Double($1.y) } / count)
  }

  /// Prints how many codes of real pictures are read or named, and how many are named where none is.
  private func measureReal(in folder: String) throws {
    show("\nreal pictures         codes read named silent elsewhere")
    for set in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = "\(folder)/\(set)"
      var (codes, read, named, elsewhere) = (0, 0, 0, 0)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] {
        let picture = URL(fileURLWithPath: "\(path)/\(name)")
        guard picture.pathExtension != "txt", case .corners(let places) = PictureTruth(beside: picture),
          let data = try? Data(contentsOf: picture),
          let frame = try? PictureDecoder().decode(Array(data)).frames.first
        else { continue }
        let scan = scanner.scan(frame)
        func code(_ corners: [PicturePoint]) -> Int? {
          let middle = Self.middle(corners.map(frame.stored))
          return places.firstIndex { PictureTruth.contains($0, middle) }
        }
        let readCodes = Set(scan.symbols.compactMap { code($0.corners) })
        let namedCodes = scan.unread.map { code($0.corners) }
        codes += places.count
        read += readCodes.count
        named += Set(namedCodes.compactMap { $0 }).subtracting(readCodes).count
        elsewhere += namedCodes.count { $0.map(readCodes.contains) ?? true }
      }
      guard codes > 0 else { continue }
      show(
        set.padding(toLength: 22, withPad: " ", startingAt: 0)
          + String(format: "%5d %4d %5d %6d %9d", codes, read, named, codes - read - named, elsewhere))
    }
  }
}
