internal import CommandLineTool
internal import FormatKit
internal import Notation
internal import QRCodes
internal import Sheets
internal import WorkoutFormats
internal import WorkoutModel

/// Where codes go: the terminal, a picture, a folder of pictures or an animation.
struct QROutput {
  /// What a picture is, by the extension of its name.
  enum Kind: String, CaseIterable {
    case png
    case svg
    case pdf
    case txt
  }

  private enum Place {
    case terminal
    case picture(String, Kind)
    case folder(String, Kind)
    case animation(String)
  }

  private let place: Place
  /// Pixels a module in pictures.
  let scale: Int
  private let isDryRun: Bool
  private let mayReplace: Bool

  /// Takes the values of options.
  ///
  /// - Parameters:
  ///   - path: what `-o` names.
  ///   - kind: what `--to` names.
  ///   - scale: pixels a module.
  init(
    path: String?, kind: Kind?, scale: Int, isDryRun: Bool, mayReplace: Bool
  ) throws(UsageError) {
    place = try Self.place(path, kind)
    self.scale = scale
    self.isDryRun = isDryRun
    self.mayReplace = mayReplace
  }

  private static func place(_ path: String?, _ asked: Kind?) throws(UsageError) -> Place {
    guard let path else {
      guard asked == nil else {
        throw UsageError(message: "--to says what a folder is filled with: -o codes/")
      }
      return .terminal
    }
    if path.hasSuffix("/") { return .folder(path, asked ?? .png) }
    let name = Format.fileExtension(of: path).lowercased()
    let kind = Kind(rawValue: name)
    guard kind != nil || name == "gif" else {
      throw UsageError(
        message: "-o must end in .png, .svg, .pdf, .txt, .gif or /, found \(EscapedText.shown(path))")
    }
    guard asked == nil || asked == kind else {
      throw UsageError(message: "--to and the name of OUT do not agree: \(EscapedText.shown(path))")
    }
    return kind.map { .picture(path, $0) } ?? .animation(path)
  }

  /// Whether it takes any number of codes.
  var holdsSet: Bool {
    switch place {
    case .terminal, .picture: false
    case .folder, .animation: true
    }
  }

  /// Writes all codes of a set, as pictures in a folder or as one animation; one code wherever it goes.
  ///
  /// - Parameter log: what was found on the way; what did not come through is in the line that tells of the codes.
  func write(
    _ symbols: [QRSymbol], name: String? = nil, _ console: Console, _ log: FindingLog, isPacked: Bool = true
  ) throws {
    switch place {
    case .terminal:
      for symbol in symbols { try refuseWrapped(symbol, console, isPacked: isPacked) }
      for symbol in symbols { try console.output(symbol.text(style: Self.style(of: console))) }
    case .picture(let path, let kind):
      for symbol in symbols { try write(bytes(of: symbol, kind), to: path, console) }
      tell(of: 1, path, log, console)
    case .animation(let path):
      try refuseUnreadable(symbols, path)
      try write(QRSymbol.gif(symbols, modulePixels: scale), to: path, console)
      tell(of: symbols.count, path, log, console)
    case .folder(let path, let kind):
      let pictures = try symbols.map { try bytes(of: $0, kind) }
      if try isDry(pictures.reduce(0) { $0 + $1.count }, path, console) { return }
      let folder = try OutputFolder(path: path)
      let digits = "\(symbols.count)".count
      for (index, picture) in pictures.enumerated() {
        let number = "\(index + 1)"
        let place = String(repeating: "0", count: digits - number.count) + number
        try folder.write(name.map { "\($0) \(place) of \(symbols.count)" } ?? "code", kind.rawValue, picture)
      }
      try folder.finish()
      tell(of: symbols.count, path, log, console)
    }
  }

  /// Says what was written, and what did not come through.
  private func tell(of count: Int, _ path: String, _ log: FindingLog, _ console: Console) {
    guard !isDryRun, path != "-" else { return }
    let losses = LossSummary.text(of: log.groups).map { "; \($0)" } ?? ""
    console.tell("\(PrintableText.of(path)): \(Counted.of(count, "code")) written\(losses)\n")
  }

  /// Refuses a code whose lines the terminal would wrap: no camera reads that.
  private func refuseWrapped(_ symbol: QRSymbol, _ console: Console, isPacked: Bool) throws(CommandError) {
    let width = symbol.size + 2 * QRSymbol.standardQuietZone
    guard console.outputIsTerminal, let columns = console.environment.terminalColumns, columns < width
    else { return }
    throw CommandError(
      "the code is \(width) columns wide, and the terminal \(columns). Write it to a file, -o code.png"
        + (isPacked ? "." : ", or make it smaller for btd scan, --encoding packed."))
  }

  private func write(_ bytes: [UInt8], to path: String, _ console: Console) throws {
    if try isDry(bytes.count, path, console) { return }
    try Destination.write(bytes, to: path, mayReplace: mayReplace, console: console)
  }

  /// Refuses an animation that `scan` would not read to its end.
  private func refuseUnreadable(_ symbols: [QRSymbol], _ path: String) throws(CommandError) {
    let side = ((symbols.first?.size ?? 0) + 2 * QRSymbol.standardQuietZone) * scale
    let limit = min(
      PictureDecoder.defaultMaximumFrames, PictureDecoder.defaultMaximumPixels / max(1, side * side))
    guard symbols.count > limit else { return }
    throw CommandError(
      "\(path): \(symbols.count) codes are more than btd scan reads of an animation of \(side) × \(side) pixels, "
        + "\(limit). Name a folder: -o codes/, or make the codes smaller: --scale 2")
  }

  /// Whether nothing is to be written, which is then said; what the run itself would refuse is refused.
  private func isDry(_ byteCount: Int, _ path: String, _ console: Console) throws -> Bool {
    guard isDryRun else { return false }
    try Destination.refuse(path, mayReplace: mayReplace)
    console.tell("dry run: \(byteCount) bytes for \(PrintableText.of(path)), nothing written\n")
    return true
  }

  private func bytes(of symbol: QRSymbol, _ kind: Kind) throws -> [UInt8] {
    switch kind {
    case .png: try symbol.png(modulePixels: scale)
    case .svg: Array(try symbol.svg(modulePixels: scale).utf8)
    case .pdf: try symbol.pdf()
    case .txt: Array(try symbol.text(style: .ink).utf8)
    }
  }

  private static func style(of console: Console) -> TextStyle {
    guard console.outputIsTerminal else { return .ink }
    return console.allowsColor ? .ansi : .light
  }
}
