internal import QRCodes
package import WorkoutModel

/// A whole archive as symbols, with words that say how it is brought back.
package struct BackupSheet {
  /// The sides that a module can have, in points: seven to nine dots of a printer of 300 an inch.
  private static let modules = [1.75, 2, 2.25]
  private static let labelHeight = 15.0
  private static let rowGap = 4.0

  private let archive: WorkoutArchive
  private let codes: CodeSet

  /// Makes a sheet.
  package init(_ archive: WorkoutArchive, codes: CodeSet) {
    self.archive = archive
    self.codes = codes
  }

  /// What stands at its head.
  package var title: String {
    archive.profile.name.flatMap { $0.isEmpty ? nil : "Training log of \($0)" } ?? "Training log"
  }

  /// Lays the sheet out, its symbols as large as they can be without another page.
  package func pages(_ context: SheetContext) -> [SheetPage] {
    let layouts = Self.modules.map { pages(context, module: $0) }
    let fewest = layouts.map(\.count).min()
    return layouts.last { $0.count == fewest } ?? []
  }

  private func pages(_ context: SheetContext, module: Double) -> [SheetPage] {
    let head = HeadBlock(context)
    let set = codes.name.map { "  ·  set \($0)" } ?? ""
    var flow = PageFlow(context, title: "\(title)  ·  backup\(set)  ·  \(Self.command(for: archive))")
    let count = NumberWords.counted(codes.codes.count, "symbol")
    flow.add(
      Block(rows: head.rows("Backup  ·  \(count)\(set)", title) + head.totals(totals), spaceAfter: 10))
    flow.add(Block(rows: words(context), spaceAfter: 8))
    for row in rows(context, module: module) { flow.add(row) }
    return flow.finished()
  }

  /// What a person types to bring the archive back: in its own form, else in the one that holds everything.
  private static func command(for archive: WorkoutArchive) -> String {
    "btd scan *.jpg -o history.\(archive.source?.format == "btd" ? "btd" : "workouts.json")"
  }

  private var totals: [(number: String, label: String)] {
    func counted(_ count: Int, _ noun: String) -> (String, String)? {
      count == 0 ? nil : (NumberWords.grouped(Int64(count)), count == 1 ? noun : noun + "S")
    }
    var totals = [
      counted(archive.workouts.count, "WORKOUT"), counted(archive.templates.count, "TEMPLATE"),
      counted(archive.timedPlans.count, "RIDE"), counted(archive.exerciseTypes?.count ?? 0, "EXERCISE TYPE"),
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
  private func words(_ context: SheetContext) -> [Row] {
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
        : "Photograph or scan the symbols, flat and sharp: all in one picture or a few at a time, in any order, "
          + "some twice if need be.",
      "On a computer with the free program btd, in the folder of the pictures, type:  "
        + Self.command(for: archive),
      survival,
      "The symbols hold everything that is in the file, each value as it was written, and are not encrypted: "
        + "keep this \(isOne ? "page" : "paper") as you keep the file. Other programs can read them too: they are "
        + "QR codes of text that begins with BTD:, whose form is written down in the folder Schemas of btd.",
    ]
  }

  /// What may happen to the paper.
  private var survival: String {
    let (total, spare) = (codes.codes.count, codes.codes.count - codes.needed)
    guard total > 1 else { return "A stain or a tear of up to a seventh of the symbol does no harm." }
    guard spare > 0 else {
      return
        "All \(total) symbols are needed; print the backup twice to be safe. btd names those that are missing."
    }
    return
      "Any \(codes.needed) of the \(total) symbols are enough: \(spare == 1 ? "one" : "\(spare)") may be torn "
      + "off, stained or lost. If too few are read, btd names the others; with --keep parts.txt it remembers those "
      + "that it has read until next time."
  }

  /// The symbols side by side, their numbers above them.
  private func rows(_ context: SheetContext, module: Double) -> [Block] {
    let composer = Composer(measure: context.measure)
    let size = codes.codes.first?.symbol.size ?? 0
    let side = Double(size + 2 * QRSymbol.standardQuietZone) * module
    let quiet = Double(QRSymbol.standardQuietZone) * module
    let columns = max(1, Int(context.contentWidth / side))
    let gap = columns == 1 ? 0 : (context.contentWidth - Double(columns) * side) / Double(columns - 1)
    return stride(from: 0, to: codes.codes.count, by: columns).map { start in
      var row = Row(height: Self.labelHeight + side)
      for (column, code) in codes.codes[start...].prefix(columns).enumerated() {
        let x = Double(column) * (side + gap)
        let number = "\(start + column + 1) of \(codes.codes.count)"
        row.elements.append(.text(composer.text(number, .code, x: x + quiet, y: 0)))
        if let name = codes.name {
          row.elements.append(
            .text(composer.text(name, .head, .grey, x: x + side - quiet, y: 2, side: .right)))
        }
        let frame = PageRectangle(x: x, y: Self.labelHeight, width: side, height: side)
        row.elements.append(
          .code(PlacedCode(title: number, payload: code.payload, symbol: code.symbol, frame: frame)))
      }
      return Block(rows: [row], spaceAfter: Self.rowGap)
    }
  }
}
