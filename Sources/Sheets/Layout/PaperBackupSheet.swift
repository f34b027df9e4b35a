internal import FormatKit
internal import Notation
internal import QRCodes
internal import Statistics
package import WorkoutCodes
internal import WorkoutFormats
package import WorkoutModel

/// A whole archive as symbols, with words that say how it is brought back.
package struct PaperBackupSheet {
  /// The sides that a module can have, in points: seven to nine dots of a printer of 300 an inch.
  private static let modules = [1.75, 2, 2.25]
  private static let rowGap = 4.0

  private let archive: WorkoutArchive
  private let codes: SymbolGroup
  private let sharedCopy: SharedCopy?
  private var words: PaperBackupWords

  /// Makes a sheet.
  ///
  /// - Parameters:
  ///   - words: what it says of the program that brings the archive back.
  ///   - sharedCopy: what the archive lacks, where it is a copy for sharing.
  package init(
    _ archive: WorkoutArchive, codes: SymbolGroup, words: PaperBackupWords, sharedCopy: SharedCopy? = nil
  ) {
    self.archive = archive
    self.codes = codes
    self.sharedCopy = sharedCopy
    self.words = words
    self.words.command = words.command.replacing("{extension}", by: Self.fileExtension(for: archive))
  }

  /// That of the archive's own form where it has room for everything, else that of the form which always has.
  private static func fileExtension(for archive: WorkoutArchive) -> String {
    let whole = "workouts.json"
    guard archive.source?.format == Format.benchTracker.id else { return whole }
    let log = FindingLog()
    guard (try? Format.benchTracker.bytes(of: archive, findings: log)) != nil else { return whole }
    let changes = log.groups.contains { $0.first.kind.isRefusedByStrict || $0.first.kind == .converted }
    return changes ? whole : "btd"
  }

  /// What stands at its head.
  package var title: String {
    archive.profile.name.flatMap { $0.isEmpty ? nil : "Training log of \($0)" } ?? "Training log"
  }

  /// Lays the sheet out, its symbols as large as they can be without another page.
  ///
  /// - Throws: ``SheetError`` where it would be cut off.
  package func pages(_ context: SheetContext) throws(SheetError) -> [SheetPage] {
    let layouts = Self.modules.map { pages(context, module: $0) }
    let fewest = layouts.map(\.count).min() ?? 0
    guard fewest < PageFlow.maximumPages else {
      throw .tooManyPages(
        symbols: codes.codes.count, limit: PageFlow.maximumPages,
        version: codes.codes.first?.symbol.version ?? 0)
    }
    return layouts.last { $0.count == fewest } ?? []
  }

  private func pages(_ context: SheetContext, module: Double) -> [SheetPage] {
    let head = HeadBlock(context)
    let set = codes.name.map { "  ·  set \($0)" } ?? ""
    // A long name at the end is cut off, not what is needed to bring the archive back.
    let kind = sharedCopy == nil ? "Backup" : "Copy for sharing"
    let parts = [kind + set, words.command, title]
    var flow = PageFlow(context, title: parts.filter { !$0.isEmpty }.joined(separator: "  ·  "))
    let count = NumberWords.counted(codes.codes.count, "code")
    flow.add(
      Block(rows: head.rows("\(kind)  ·  \(count)\(set)", title) + head.totals(totals), spaceAfter: 10))
    flow.add(Block(rows: rows(of: steps, context), spaceAfter: 8))
    for row in rows(context, module: module) { flow.add(row) }
    return flow.finished()
  }

  private var totals: [(number: String, label: String)] {
    func counted(_ count: Int, _ noun: String) -> (String, String)? {
      count == 0 ? nil : (NumberWords.grouped(Int64(count)), count == 1 ? noun : noun + "S")
    }
    var totals = [
      counted(archive.workouts.count, "WORKOUT"), counted(archive.templates.count, "TEMPLATE"),
      counted(archive.rides.count, "RIDE"), counted(archive.exerciseTypes?.count ?? 0, "EXERCISE TYPE"),
      counted(archive.measurements.count, "MEASUREMENT"),
    ].compactMap(\.self)
    let starts = archive.workouts.compactMap(\.start)
    if let first = starts.min(), let last = starts.max() {
      totals.append(
        ("\(DateWords.shortMonth(first)) – \(DateWords.shortMonth(last))", "FIRST AND LAST WORKOUT"))
    }
    return totals
  }

  /// How to bring it back, in steps.
  private func rows(of steps: [String], _ context: SheetContext) -> [Row] {
    let composer = Composer(measure: context.measure)
    let indent = 14.0
    let heading = composer.row("How to bring it back", .section, width: context.contentWidth, after: 3)
    let steps = steps.enumerated().map { number, text in
      let number = composer.text("\(number + 1)", .entry, .grey, x: 0, y: 0)
      let text = composer.text(text, .step, x: indent, y: 0, width: context.contentWidth - indent)
      return Row(height: text.extent.height + 2.5, elements: [.text(number), .text(text)])
    }
    return [heading] + steps
  }

  private var steps: [String] {
    let isOne = codes.codes.count == 1
    return [
      isOne
        ? "Photograph or scan this page, flat and sharp."
        : "Photograph or scan the codes, flat and sharp: all in one picture or a few at a time, in any order; "
          + "repeats do no harm.",
      words.step.replacing("{command}", by: words.command),
      survival,
      content,
      words.withoutProgram.replacing("{codes}", by: isOne ? "it is a QR code" : "they are QR codes"),
    ].filter { !$0.isEmpty }
  }

  /// What the symbols hold, and what that means for the paper.
  private var content: String {
    let isOne = codes.codes.count == 1
    let (hold, are) = (isOne ? "The code holds" : "The codes hold", isOne ? "is" : "are")
    guard let sharedCopy else {
      return
        "\(hold) everything that is in the file, each value as it was written, and \(are) not encrypted: keep "
        + "this paper as you keep the file."
    }
    let lacks =
      sharedCopy.leftOut.isEmpty
      ? "" : " Left out or replaced: \(sharedCopy.leftOut.joined(separator: ", "))."
    let dates = sharedCopy.movesDates ? " All dates are moved, by the same number of weeks." : ""
    return
      "\(hold) a copy for sharing, which is no backup.\(lacks)\(dates) The rest is as it was written and not "
      + "encrypted: whoever has this paper can read it."
  }

  /// What may happen to the paper.
  private var survival: String {
    let (total, needed, spare) = (codes.codes.count, codes.needed, codes.spare)
    let noun = sharedCopy == nil ? "backup" : "copy"
    func with(_ help: String, _ sentence: String) -> String {
      help.isEmpty ? sentence : "\(sentence) \(help)"
    }
    return switch (total, needed, spare) {
    case (1, _, _): "Without this code everything is lost: print the page twice to be safe."
    case (2, 2, _): with(words.oneMissing, "Both codes are needed: print the \(noun) twice to be safe.")
    case (_, _, 0):
      with(words.tooFewRead, "All \(total) codes are needed: print the \(noun) twice to be safe.")
    case (2, 1, _): "Either code is enough: the other may be torn off, stained or lost."
    case (_, 1, _): "Any one of the \(total) codes is enough: the others may be torn off, stained or lost."
    default:
      with(
        words.tooFewRead,
        "Any \(needed) of the \(total) codes are enough: \(spare == 1 ? "one" : "\(spare)") may be torn off, "
          + "stained or lost.")
    }
  }

  /// The symbols side by side, their numbers above them.
  private func rows(_ context: SheetContext, module: Double) -> [Block] {
    let composer = Composer(measure: context.measure)
    let size = codes.codes.first?.symbol.size ?? 0
    let side = Double(size + 2 * QRSymbol.standardQuietZone) * module
    let quiet = Double(QRSymbol.standardQuietZone) * module
    let columns = max(1, Int(context.contentWidth / side))
    let gap = columns == 1 ? 0 : (context.contentWidth - Double(columns) * side) / Double(columns - 1)
    let labels = SymbolLabels(composer, count: codes.codes.count, name: codes.name, side: side, quiet: quiet)
    return stride(from: 0, to: codes.codes.count, by: columns).map { start in
      var row = Row(height: labels.height + side)
      for (column, code) in codes.codes[start...].prefix(columns).enumerated() {
        let x = Double(column) * (side + gap)
        let (title, elements) = labels.elements(start + column + 1, x: x)
        let frame = PageRectangle(x: x, y: labels.height, width: side, height: side)
        row.elements += elements
        row.elements.append(
          .code(PlacedCode(title: title, payload: code.payload, symbol: code.symbol, frame: frame)))
      }
      return Block(rows: [row], spaceAfter: Self.rowGap)
    }
  }
}
