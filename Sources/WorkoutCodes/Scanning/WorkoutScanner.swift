public import FormatKit
package import LogForms
internal import Notation
internal import PackedForm
public import QRCodes
internal import SafeFiles
public import WorkoutFormats
public import WorkoutModel

/// Reads the workouts in pictures: finds symbols, reads what they hold, and puts sets of symbols together.
///
/// ```swift
/// var scanner = WorkoutScanner()
/// scanner.options.massUnit = .kilograms
/// let scan = scanner.scan([.file("page.jpg")], findings: log)
/// let archive = scan.archive(findings: log)
/// ```
public struct WorkoutScanner {
  /// How thoroughly pictures are searched.
  public var symbolScanner: SymbolScanner
  /// Where pictures are decoded, and up to which size: in this process, unless it has `DecodingProcesses`.
  public var pictureDecoder: PictureDecoder
  /// The formats that payloads may be of.
  public var registry: FormatRegistry
  /// What payloads do not say.
  public var options: ReadOptions
  /// What is said of the program that scans.
  public var words: ScanWords
  /// The day on which is scanned.
  ///
  /// No workout of a log sheet, which says day and month alone, is later. Nil leaves those workouts without a day.
  public var today: CivilDate?
  /// What a person says of sets on log sheets.
  package var logAnswers: [LogAnswer] = []
  /// Asks what a set was whose marks are not understood; nil, or nil from it, leaves the set out.
  package var askAboutLog: ((LogDoubt) -> LogAnswer?)?
  /// The environment of programs that help, nil for that of the process.
  public var variables: [String: String]?

  /// Makes a scanner; it keeps nothing from one picture to the next.
  public init(
    symbolScanner: SymbolScanner = SymbolScanner(), pictureDecoder: PictureDecoder = PictureDecoder(),
    registry: FormatRegistry = .builtIn, options: ReadOptions = ReadOptions(),
    words: ScanWords = ScanWords(), variables: [String: String]? = nil
  ) {
    self.symbolScanner = symbolScanner
    self.pictureDecoder = pictureDecoder
    self.registry = registry
    self.options = options
    self.words = words
    self.variables = variables
  }

  /// Scans pictures, several at a time; what cannot be read does not keep the others from being read.
  ///
  /// - Parameters:
  ///   - pictures: any number of them.
  ///   - known: the symbols of sets that earlier scans have read.
  ///   - keptIn: the file that remembers `known`; nil for none.
  ///   - findings: is told what was left out, repaired, guessed or looks wrong.
  ///   - refuse: is told at once of what cannot be read, which the scan lists too.
  ///   - progress: is told how many pictures have been scanned.
  public func scan(
    _ pictures: [PictureSource], known: CollectedSymbolSets = CollectedSymbolSets(), keptIn: String? = nil,
    findings: any FindingSink, refuse: (ScanFailure) -> Void = { _ in }, progress: (Int) -> Void = { _ in }
  ) -> WorkoutScan {
    var symbols: [PictureSymbol] = []
    var unread: [UnreadPictureSymbol] = []
    var failures: [ScanFailure] = []
    var films: [(name: String, reading: FilmReading)] = []
    let look = { @Sendable [symbolScanner, pictureDecoder, variables] picture in
      Result {
        try PictureScan(
          picture, scanner: symbolScanner, decoder: pictureDecoder, variables: variables, known: known)
      }
    }
    Parallel.inOrder(pictures, map: look) { number, picture, result in
      switch result {
      case .success(let scan):
        symbols += self.symbols(of: scan, in: picture.name, findings: findings)
        if let film = scan.film { films.append((picture.name, film)) }
        unread += UnreadPictureSymbol.all(of: scan, in: picture.name)
      case .failure(let error):
        failures.append(ScanFailure(name: picture.name, error: error))
        refuse(failures[failures.count - 1])
      }
      progress(number + 1)
    }
    let sets = ScannedSymbolSets(
      symbols, known: known, keptIn: keptIn, by: self, findings: findings, refuse: refuse)
    let appended = AppendedSymbols(symbols, by: self, findings: findings, refuse: refuse)
    let pages = symbols.compactMap { symbol in
      symbol.log?.reading.map { LogSheets.Page(name: symbol.file, reading: $0) }
    }
    let logs = LogSheets(
      pages, answers: logAnswers, ask: askAboutLog, today: today, settling: words.settling, findings: findings
    )
    let units = AssumedUnits(options: options)
    let logged = logs.workouts.map { sheet in
      (name: "log sheet \(sheet.name)", archive: units.filled(WorkoutArchive(workouts: [sheet.workout])))
    }
    return WorkoutScan(
      symbols: symbols, unread: unread, failures: failures, sets: sets, appended: appended,
      films: films, logs: logs, logged: logged)
  }

  /// Reads what the symbols of a picture hold, and says what was not searched.
  ///
  /// - Parameters:
  ///   - scan: the symbols.
  ///   - name: what findings call the picture.
  ///   - findings: is told what was left out, repaired, guessed or looks wrong.
  public func symbols(
    of scan: PictureScan, in name: String, findings: any FindingSink
  ) -> [PictureSymbol] {
    if scan.omittedCount > 0 {
      findings.report(
        Finding(
          .warning, .dropped, "pages or frames of a picture that are not scanned", of: .picture,
          detail: scan.omissionReason, place: Place(file: name), count: scan.omittedCount))
    }
    for (page, shortfall) in scan.shortfalls {
      let (what, advice) =
        switch shortfall {
        case .time: ("search stopped early", words.moreTime)
        case .zbarMissing: ("picture not searched a second time, as libzbar is missing", "install libzbar0")
        }
      findings.report(
        Finding(
          .warning, .dropped, "\(what): codes may be missing", of: .picture,
          detail: advice, place: Place(file: scan.pageCount > 1 ? "\(name), page \(page)" : name)))
    }
    if !scan.cutShort.isEmpty {
      findings.report(
        Finding(
          .warning, .dropped, "pages or frames of one file share the time limit: codes may be missing",
          of: .picture, detail: "\(NumberList.text(of: scan.cutShort)); \(words.moreTime)",
          place: Place(file: name), count: scan.cutShort.count))
    }
    if let first = scan.firstUnsearched {
      findings.report(
        Finding(
          .warning, .dropped,
          "pages or frames not searched, as those before them used up the time limit without a new code: codes may be missing",
          of: .picture, detail: "from \(first) on; \(words.moreTime)", place: Place(file: name)))
    }
    for code in UnreadPictureSymbol.all(of: scan, in: name) { findings.report(code.finding) }
    for (page, count) in scan.furtherUnread {
      findings.report(
        Finding(
          .warning, .dropped,
          "at least \(count) more QR \(count == 1 ? "code" : "codes") in the picture could not be read: photograph fewer at a time",
          of: .picture, place: Place(file: scan.pageCount > 1 ? "\(name), page \(page)" : name)))
    }
    scan.film?.report(in: name, words, to: findings)
    if scan.symbols.isEmpty, scan.unread.isEmpty {
      findings.report(
        Finding(
          .warning, .inconsistent,
          scan.film == nil ? "no QR code found in the picture" : "no QR code found in the film", of: .picture,
          place: Place(file: name)))
    }
    return scan.symbols.enumerated().map { number, found in
      PictureSymbol(found, in: name, number: number + 1, by: self, findings: findings)
    }
  }
}
