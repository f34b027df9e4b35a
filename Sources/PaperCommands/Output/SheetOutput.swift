internal import CommandLineTool
internal import FormatKit
internal import Notation
internal import Sheets
internal import WorkoutFormats

/// Where pages go: a PDF, one picture, or a folder of pictures.
final class SheetOutput {
  private enum Place {
    case file(Destination)
    case folder(OutputFolder)
    /// A dry run.
    case nowhere
  }

  /// What the pages are in, by the extension of its name.
  enum Kind: String, CaseIterable {
    case pdf
    case png
    case svg
  }

  private let path: String
  private let kind: Kind
  private let place: Place
  private let console: Console
  private var pageCount = 0

  /// Opens what `-o` and `--to` name.
  init(
    path: String, kind asked: Kind?, isDryRun isDry: Bool, mayReplace: Bool, _ console: Console
  ) throws {
    self.path = path
    self.console = console
    if path.hasSuffix("/") {
      guard let asked else {
        throw UsageError(
          message: "OUT names a folder, and what it is to be filled with is not said",
          hint: "Name it with --to, png or svg; a .pdf file holds all pages.")
      }
      kind = asked
      if isDry { try Destination.refuse(path, mayReplace: false) }
      place = isDry ? .nowhere : .folder(try OutputFolder(path: path))
      return
    }
    guard
      let kind = Kind(rawValue: Format.fileExtension(of: path).lowercased())
        ?? (path == "-" ? asked ?? .pdf : nil)
    else {
      throw UsageError(message: "-o must end in .pdf, .png, .svg or /, found \(EscapedText.shown(path))")
    }
    guard asked == nil || asked == kind else {
      throw UsageError(message: "--to and the name of OUT do not agree: \(EscapedText.shown(path))")
    }
    self.kind = kind
    if isDry {
      try Destination.refuse(path, mayReplace: mayReplace)
      place = .nowhere
    } else {
      place = .file(try Destination(path, mayReplace: mayReplace, console: console))
    }
  }

  /// What a printer hands its pages to.
  func target() -> SheetTarget {
    switch kind {
    case .pdf: .pdf { try self.write($0) }
    case .png: .png { try self.take($0, $1) }
    case .svg: .svg { try self.take($0, $1) }
    }
  }

  /// Puts everything in its place; says how many pages there would be in a dry run.
  func finish(pages: Int) throws {
    switch place {
    case .nowhere:
      console.tell("after: \(PrintableText.of(path)): \(Counted.of(pages, "page"))\n")
      console.tell("dry run: nothing written\n")
    case .file(let destination): try destination.finish()
    case .folder(let folder): try folder.finish()
    }
  }

  /// Says what was written.
  func tell(pages: Int) {
    if case .nowhere = place { return }
    guard path != "-" else { return }
    console.tell("\(PrintableText.of(path)): \(Counted.of(pages, "page")) written\n")
  }

  private func write(_ bytes: UnsafeRawBufferPointer) throws {
    if case .file(let destination) = place { try destination.write(bytes) }
  }

  private func take(_ name: String, _ bytes: [UInt8]) throws {
    pageCount += 1
    switch place {
    case .folder(let folder):
      try folder.write("\(Self.number(pageCount)) \(name)", kind.rawValue, bytes)
    case .file, .nowhere:
      guard pageCount == 1 || path.hasSuffix("/") else {
        throw CommandError(
          "\(path): there are several pages, and a .\(kind.rawValue) file holds one. Name a .pdf file, or a "
            + "folder: -o pages/ --to \(kind.rawValue).")
      }
      try bytes.withUnsafeBytes { try write($0) }
    }
  }

  /// At least three digits, so that names are in the order of the pages.
  private static func number(_ count: Int) -> String {
    String(repeating: "0", count: max(0, 3 - "\(count)".count)) + "\(count)"
  }
}
