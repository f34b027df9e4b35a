internal import FormatKit
internal import Foundation
internal import PackedForm
internal import PhotographSimulator
internal import QRCodes
internal import Sheets
internal import WorkoutCodes
internal import WorkoutFormats
internal import WorkoutModel

/// Prints a backup, takes simulated photographs of its pages and brings the archive back from them.
struct BackupBenchmark {
  private static let dotsPerInch = 300

  let path: String
  let scanner: SymbolScanner
  /// How many times the backup is photographed at each size.
  let count: Int
  let seed: UInt64

  func run() throws {
    let archive = try Format.readArchive(path: path, findings: FindingLog())
    let pages = try pages(of: archive)
    let symbols = pages.flatMap { scanner.scan($0).symbols.map(\.corners) }
    let code = try SymbolGroup(PackedPayload.bytes(of: archive)).codes.first
    guard let corners = symbols.first, let modules = code.map({ Double($0.symbol.size) }) else {
      return print("no symbol on the pages")
    }
    let printPixels =
      hypot(Double(corners[1].x - corners[0].x), Double(corners[1].y - corners[0].y)) / modules
    print("\(pages.count) pages, \(symbols.count) symbols")
    print("pixels a module  megapixels a page  symbols read  restored of \(count)  wrong  median ms a page")
    for modulePixels in [2.5, 3.0, 4, 6] {
      var (read, restored, wrong, megapixels) = (0, 0, 0, 0.0)
      var times: [Double] = []
      for number in 0..<count {
        var sets = CollectedSymbolSets()
        for (place, page) in pages.enumerated() {
          var simulator = PhotographSimulator(seed: seed + UInt64(number * pages.count + place))
          guard let file = simulator.jpeg(of: page, printPixels: printPixels, modulePixels: modulePixels),
            let picture = try PictureDecoder().decode(file).frames.first?.picture
          else { continue }
          megapixels = Double(picture.width * picture.height) / 1e6
          let start = ContinuousClock.now
          let found = scanner.scan(picture).symbols
          times.append((ContinuousClock.now - start) / .milliseconds(1))
          read += found.count
          for symbol in found {
            if let part = try SymbolSetPart(payload: symbol.payload, name: path) { sets.add(part) }
          }
        }
        guard let payload = try? sets.sets.first?.solved().payload else { continue }
        let back = try PackedPayload.archive(in: payload, name: path)
        if back == archive { restored += 1 } else { wrong += 1 }
      }
      print(
        String(
          format: "%15.1f %18.1f %12.1f%% %15d %10d %12.1f", modulePixels, megapixels,
          100 * Double(read) / Double(symbols.count * count), restored, wrong, times.sorted()[times.count / 2]
        ))
    }
  }

  private func pages(of archive: WorkoutArchive) throws -> [GreyPicture] {
    var options = SheetOptions()
    options.dotsPerInch = Self.dotsPerInch
    var pages: [GreyPicture] = []
    let target = SheetTarget.png { _, bytes in
      pages += try PictureDecoder().decode(bytes).frames.map(\.picture)
    }
    try SheetPrinter(target, options: options, findings: FindingLog())
      .printBackup(of: archive, words: PaperBackupWords())
    return pages
  }
}
