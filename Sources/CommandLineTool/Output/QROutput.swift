internal import FormatKit
internal import Notation
internal import QRCodes
internal import Sheets
internal import WorkoutFormats

/// Where codes go: the terminal, a picture, a folder of pictures or an animation.
struct QROutput {
  private static let pictures = ["png", "svg", "pdf", "txt"]
  private static let animation = "gif"
  private let command: ParsedCommand
  private let console: Console
  private let path: String?
  /// What a picture, or each of a folder, is.
  private let kind: String
  private let scale: Int

  /// Takes `-o`, `--to` and `--scale`.
  init(_ command: ParsedCommand, _ console: Console) throws(UsageError) {
    self.command = command
    self.console = console
    path = command.value("output")
    scale = try command.integer("scale", in: 1...1_000) ?? 8
    let asked = command.value("to")
    guard let path, !path.hasSuffix("/") else {
      kind = asked ?? "png"
      guard path != nil || asked == nil else {
        throw command.usageError("--to says what a folder is filled with: -o codes/")
      }
      return
    }
    kind = Format.fileExtension(of: path).lowercased()
    guard Self.pictures.contains(kind) || kind == Self.animation else {
      throw command.usageError(
        "-o must end in .png, .svg, .pdf, .txt, .gif or /, found \(EscapedText.shown(path))")
    }
    guard asked == nil || asked == kind else {
      throw command.usageError("--to and the name of OUT do not agree: \(EscapedText.shown(path))")
    }
  }

  /// Whether it takes any number of codes.
  var holdsSet: Bool { Self.holdsSet(command) }

  /// Whether the output of `command` takes any number of codes.
  static func holdsSet(_ command: ParsedCommand) -> Bool {
    guard let path = command.value("output") else { return false }
    return path.hasSuffix("/") || Format.fileExtension(of: path).lowercased() == animation
  }

  /// Writes one code.
  func write(_ symbol: QRSymbol) throws {
    guard let path else { return try console.output(symbol.text(style: terminalStyle)) }
    try write(bytes(symbol), to: path)
  }

  /// Writes all codes of a set.
  func write(_ codes: SymbolGroup) throws {
    guard let path else { return }
    let symbols = codes.codes.map(\.symbol)
    guard path.hasSuffix("/") else {
      try refuseUnreadable(symbols, path)
      return try write(QRSymbol.gif(symbols, modulePixels: scale), to: path)
    }
    let pictures = try symbols.map(bytes)
    if try isDryRun(pictures.reduce(0) { $0 + $1.count }, path) { return }
    let folder = try OutputFolder(path: path)
    let digits = "\(symbols.count)".count
    for (index, picture) in pictures.enumerated() {
      let number = "\(index + 1)"
      let place = String(repeating: "0", count: digits - number.count) + number
      try folder.write(codes.name.map { "\($0) \(place) of \(symbols.count)" } ?? "code", kind, picture)
    }
    try folder.finish()
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    if try isDryRun(bytes.count, path) { return }
    try Destination.write(bytes, to: path, mayReplace: command.flag("force"), console: console)
  }

  /// Refuses an animation that `scan` would not read to its end.
  private func refuseUnreadable(_ symbols: [QRSymbol], _ path: String) throws(RequestError) {
    let side = ((symbols.first?.size ?? 0) + 2 * QRSymbol.standardQuietZone) * scale
    let limit = min(
      PictureDecoder.defaultMaximumFrames, PictureDecoder.defaultMaximumPixels / max(1, side * side))
    guard symbols.count > limit else { return }
    throw RequestError(
      "\(path): \(symbols.count) symbols are more than an animation of \(side) × \(side) pixels is read to hold, "
        + "\(limit). Name a folder: -o codes/, or make the symbols smaller: --scale 2")
  }

  /// Whether nothing is to be written, which is then said; what the run itself would refuse is refused.
  private func isDryRun(_ byteCount: Int, _ path: String) throws -> Bool {
    guard command.flag("dry-run") else { return false }
    try DryRun.refuse(path, mayReplace: command.flag("force"))
    console.error("dry run: \(byteCount) bytes for \(PrintableText.of(path)), nothing written\n")
    return true
  }

  private func bytes(_ symbol: QRSymbol) throws -> [UInt8] {
    switch kind {
    case "png": try symbol.png(modulePixels: scale)
    case "svg": Array(try symbol.svg(modulePixels: scale).utf8)
    case "pdf": try symbol.pdf()
    default: Array(try symbol.text(style: .ink).utf8)
    }
  }

  private var terminalStyle: TextStyle {
    guard console.outputIsTerminal else { return .ink }
    return console.allowsColor ? .ansi : .light
  }
}
