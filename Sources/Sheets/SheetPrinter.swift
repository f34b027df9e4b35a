internal import PackedForm
internal import WorkoutCodes
internal import WorkoutFormats
public import WorkoutModel

/// A sink that prints what it is given, a sheet each: the workouts, then the templates, rides and routine.
///
/// Several archives go into one document through a ``SheetPart`` each.
///
/// A page is drawn, read back and handed over before the next workout is asked for.
///
/// ```swift
/// let printer = try SheetPrinter(.pdf { output.append(contentsOf: $0) }, findings: log)
/// try printer.take(archive)
/// ```
public final class SheetPrinter: ArchiveSink {
  /// What the pages of the next archive look like.
  public var options: SheetOptions
  private let target: SheetTarget
  private let contents: SheetContents?
  private let findings: SheetFindings
  private let typesetter: Typesetter
  private var document: PDFDocumentWriter?
  private var maker: SheetMaker?
  private var rest = WorkoutArchive()
  private var workoutCount = 0
  private var hasContents = false
  private var cutTexts = 0

  /// The payload that a file of one workout or template already is; its code says the same bytes.
  ///
  /// Nil to write payloads again.
  public var sourcePayload: [UInt8]?

  /// How many pages have been handed over.
  public private(set) var pageCount = 0

  /// Why the print stopped, where it threw `WorkoutError.stopped`: a ``SheetError``, or what the target threw.
  public private(set) var failure: (any Error)?

  /// Starts a print.
  ///
  /// - Parameters:
  ///   - target: where the pages go.
  ///   - options: what the pages look like.
  ///   - contents: what is on which page, to be printed first; nil for no contents.
  ///   - findings: is told what has no place on the pages.
  /// - Throws: ``SheetError``
  public init(
    _ target: SheetTarget, options: SheetOptions = SheetOptions(), contents: SheetContents? = nil,
    findings: any FindingSink
  ) throws {
    self.target = target
    self.options = options
    self.contents = contents
    self.findings = SheetFindings(findings)
    typesetter = try Typesetter()
  }

  /// Takes everything but the workouts, and prints the contents.
  public func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    try WorkoutError.keeping(&failure) {
      rest = archive
      var maker = SheetMaker(archive, options: options, measure: typesetter)
      maker.sourcePayload = options.packsCodes ? nil : sourcePayload
      workoutCount = 0
      // One sheet needs no list of sheets.
      if let contents, contents.entries.count > 1, !hasContents {
        hasContents = true
        let sheet = ContentsSheet(contents.entries, owner: contents.owner)
        try print(sheet.pages(maker.context), title: sheet.title)
      }
      if hasContents { maker.context.pageNumber = pageCount + 1 }
      self.maker = maker
    }
  }

  /// Prints a workout.
  public func add(_ workout: Workout) throws(WorkoutError) {
    try WorkoutError.keeping(&failure) {
      guard let maker else { return }
      try print(
        maker.pages(of: workout, number: workoutCount, findings), title: WorkoutSheet.title(workout),
        day: workout.start.map { "\($0.cut(to: .day).withOffset(nil))" })
      workoutCount += 1
    }
  }

  /// Prints the rest and ends the document.
  public func finish() throws(WorkoutError) {
    try finishArchive()
    try finishDocument()
  }

  /// Ends the document after archives that came through ``SheetPart``.
  public func finishDocument() throws(WorkoutError) {
    try WorkoutError.keeping(&failure) {
      try document?.finish()
      reportLosses()
    }
  }

  /// Prints the rest of an archive; another may begin.
  func finishArchive() throws(WorkoutError) {
    try WorkoutError.keeping(&failure) {
      for (number, template) in rest.templates.enumerated() {
        guard let maker else { return }
        try print(
          maker.pages(of: template, number: number, findings), title: TemplateSheet.title(template))
      }
      for ride in rest.rides {
        guard let maker else { return }
        try print(maker.pages(of: ride), title: RideSheet.title(ride))
      }
      if let routine = rest.routine, let maker {
        try print(maker.pages(of: routine), title: RoutineSheet.title)
      }
    }
  }

  /// Prints a whole archive as symbols that bring it back, and ends the document; instead of pushing it.
  ///
  /// - Parameters:
  ///   - archive: what is printed.
  ///   - options: how many symbols there are and how large.
  ///   - words: what the pages say of the program that brings it back.
  /// - Throws: ``SheetError``, or `RequestError` for an archive that no set of symbols holds.
  public func printBackup(
    of archive: WorkoutArchive, options: PaperBackupOptions = PaperBackupOptions(), words: PaperBackupWords
  ) throws {
    let payload = try PackedPayload.bytes(of: archive)
    guard try PackedPayload.archive(in: payload, name: "backup") == archive else {
      throw SheetError.unreadableBackup
    }
    let codes = try SymbolGroup(
      payload, versionLimit: options.versionLimit,
      parity: options.parityPercent ?? SymbolSet.usualParity)
    let sheet = PaperBackupSheet(archive, codes: codes, words: words, sharedCopy: options.sharedCopy)
    let pages = try sheet.pages(SheetContext(paper: self.options.paper, measure: typesetter))
    codes.reportLargeVersion(to: findings, advice: words.smallerSymbols)
    try print(pages, title: sheet.title)
    try document?.finish()
    reportLosses()
  }

  /// Prints the charts of a history, and ends the document; instead of pushing it.
  ///
  /// - Throws: ``SheetError``
  public func printProgress(of archive: WorkoutArchive) throws {
    var context = SheetContext(paper: options.paper, measure: typesetter)
    context.athlete = options.athlete
    context.take(archive)
    let sheet = ProgressSheet(archive)
    try print(sheet.pages(context), title: sheet.title)
    try document?.finish()
    reportLosses()
  }

  private func print(_ pages: [SheetPage], title: String, day: String? = nil) throws {
    if options.checksCodes {
      try SheetCheck(dotsPerInch: options.dotsPerInch, typesetter: typesetter).check(pages, of: title)
    }
    if pages.count >= PageFlow.maximumPages {
      findings.report(
        Finding(
          .warning, .dropped, "end of a sheet of more than \(PageFlow.maximumPages) pages", of: .page,
          detail: title,
          place: Place(.output)))
    }
    cutTexts += pages.reduce(0) { $0 + $1.cutTextCount }
    let name = (day.map { "\($0) " } ?? "") + title
    let picture = PagePicture(typesetter: typesetter)
    switch target {
    case .pdf(let write):
      let document = try document ?? PDFDocumentWriter(typesetter, title: title, write: write)
      self.document = document
      try document.add(pages, title: title)
      pageCount += pages.count
    case .png(let take):
      for page in pages {
        pageCount += 1
        try take(name, picture.png(page, dotsPerInch: options.dotsPerInch))
      }
    case .svg(let take):
      for page in pages {
        pageCount += 1
        try take(name, picture.svg(page))
      }
    }
    if maker?.context.pageNumber != nil { maker?.context.pageNumber = pageCount + 1 }
  }

  /// Says what codes and paper could not take.
  private func reportLosses() {
    findings.finish()
    if cutTexts > 0 {
      findings.report(
        Finding(
          .note, .dropped, "end of a text that is longer than its place on the page", of: .page,
          place: Place(.output),
          count: cutTexts))
    }
    for text in typesetter.unknownTexts.sorted() {
      findings.report(
        Finding(
          .warning, .dropped, "text with a character that no installed font has", of: .page,
          detail: "\(text); fonts-noto-core, fonts-noto-cjk and fonts-noto-color-emoji have most",
          place: Place(.output)))
    }
  }
}

/// What pages are handed over as.
public enum SheetTarget {
  /// One PDF document, whose bytes are written as they come.
  case pdf(write: (UnsafeRawBufferPointer) throws -> Void)
  /// A PNG picture for each page; its name has no extension.
  case png(take: (_ name: String, _ bytes: [UInt8]) throws -> Void)
  /// An SVG picture for each page; its name has no extension.
  case svg(take: (_ name: String, _ bytes: [UInt8]) throws -> Void)
}
