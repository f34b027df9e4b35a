import Foundation

/// The constants of the sources that are named as limits: maximum…, most…, largest…, longest…, limit….
enum LimitConstants {
  /// A file of Swift.
  struct File {
    let name: String
    let path: String
    let text: String
  }

  /// Why constants are no limits of inputs; a name that ends in a slash stands for a folder of `Sources`.
  static let reasons: [(why: String, names: [String])] = [
    (
      "how a page or a chart is laid out, and how much of a history it shows",
      [
        "Reports/", "Statistics/Charts/", "LiftChart.maximumRows", "RideProfile.maximumBars",
        "CategoryCount.maximumCount", "ProgressSheet.maximumLifts", "ChartDrawing.maximumDots",
        "RideLayout.maximumTicks", "RideLayout.maximumPowers",
        "RoutineSheet.maximumBoxes", "ExerciseBlock.mostInLine",
        "CodeBlock.largestSide", "EmojiPicture.maximumWidth", "SheetFindings.maximumNames",
        "EntryBoxes.maximumCount",
      ]
    ),
    (
      "how much of it a terminal is shown",
      [
        "ChoiceList.maximumLines", "HistoryProgressText.maximumRows", "DiffText.maximumLength",
        "StatisticsText.maximumRecords", "ArchiveWords.maximumNamed", "SpellingSuggestion.limit",
        "RemainingFacts.maximumNames", "NumberList.maximumRuns", "UnreadSymbol.maximumCount",
        "DecodingMessage.maximumText", "ValidateCommand.maximumCarets", "FITRecords.maximumNamed",
      ]
    ),
    (
      "how hard a search looks for symbols, which the budget of time bounds",
      [
        "QRSymbols/Grid/", "GreyPicture+Preparation.mostReach", "ZBarReader.largestSide",
        "AnchorSearch.maximumSide", "FilmScan.maximumLongLooks",
        "FilmScan.maximumStillness", "PageBudget.maximumGifts", "LogSight.maximumCrop",
        "QRSymbol+Check.largestCheckedModule",
      ]
    ),
    (
      "how many candidates are compared",
      [
        "Deflate.maximumTries", "SequenceAlignment.maximumComparisons", "ClockEstimate.maximumCandidates",
        "ClockEstimate.maximumOffsets", "NearMatcher.maximumCandidates", "WorkoutMatching.maximumCandidates",
        "TextLine.maximumLength", "TextLine.maximumBeginnings", "TextDate.maximumLength",
        "TextDate.maximumWords", "TextName.maximumWordLength",
        "TextSetStart.maximumLabelLength", "TextNotationReader.maximumLinesBetween",
        "RoundOrder.maximumCircuit",
      ]
    ),
    (
      "what is plausible, by which something is guessed or pointed out",
      [
        "LoadGrid.limit", "ClockEstimate.maximumMinutes", "WorkoutSpan.longestSeconds",
        "BenchTrackerFamily.longestPlausibleDurationSeconds", "BoostcampReader.longestHours",
        "JefitReader+Workouts.maximumReps", "JefitReader+Unit.maximumDifference",
        "TypedLoad.maximumDifference", "TypedDistance.maximumDifference", "StrongBodyWeight.largestGain",
        "CourseReader.largestFraction", "ColumnHead.maximumSet", "ShareTextSet.maximumLabelLength",
        "RideFigures.maximumSeconds", "RideProfile.maximumParts",
      ]
    ),
    (
      "how much is remembered or looked at to be quick: the result is the same",
      [
        "RawInterner.maximumKeyLength", "RawInterner.maximumEntries", "RawInterner.maximumTotalLength",
        "RawInterner.maximumProbes",
        "ExerciseFrames.longestPiece", "ExerciseFrames.maximumPieceCount", "ExerciseFrames.maximumProbes",
        "ExerciseFrames.longestLead",
        "CanonicalJSON.maximumByteCount", "JSONPointerFinder.longestKey", "JSONPointerFinder.longestPath",
        "KnownCategories.maximumCount",
        "WorkoutAssembler.maximumRemembered", "ExerciseIdentities.maximumIdentities",
        "TableRows+Parts.maximumGuessedTexts",
        "SniffedContent.maximumKeys", "SniffedDatabase.longestName", "SniffedDatabase.maximumTables",
        "TableSurvey.maximumRows", "TableInput.maximumLines", "HealthClock.maximumZones",
        "StrongBodyWeight.maximumKnown", "FITExercise.longestName", "RepsExercise.longestName",
        "FittingSink.maximumWaiting", "WriterCrew.maximumWeight", "StretchWriter.maximumWeight",
        "DecodingProcesses.maximumPictures",
        "DecodingProcesses.maximumDamagedPixels", "NameWords.longestName",
        "XMLReferences.longest", "HevyTime.maximumLength", "PDFInfo.maximumAnswer",
        "JSONListParts.maximumGuesses",
        "JSONListParts.maximumMark", "PartedTable.maximumReach",
        "PartRecorder.maximumEvents", "EachPlan.mostTogether", "EachPlan.mostOpen",
      ]
    ),
    (
      "what a format or a code has by its definition",
      [
        "ExactDecimal.maximumFractionDigits", "ExactDecimal+Text.maximumTextLength",
        "CellReference.maximumColumns", "CellReference.maximumRows", "HuffmanTable.longest",
        "Inflate.longestCopy", "GIFPacker.maximumCodes", "ZoneTimeline.maximumOffsetSeconds",
        "JefitReader+Clock.maximumSeconds", "StrongLiftsColumn.repetitionMaximum",
        "OpenWeightLimits.limits", "OpenWeightScope.longestNote", "SupersetNotation.maximumDigits",
        "PackedLogistic.trialLimit", "PackedLogistic.limit", "PackedTextList.maximumCount",
        "PackedCoder.maximumTotal", "PackedLoad.maximumQuarters", "PackedLoad.maximumDigits",
        "RangeDecoder.maximumPadding", "PackedExercises.maximumBase", "PackedExercises.maximumExercises",
        "QRSymbol.maximumVersion",
      ]
    ),
    (
      "what an option takes or what is written, which its message says",
      [
        "Parallel.maximumWidth", "ScanCommand.largestBudget", "LogOptions.maximumStepDigits",
        "SheetOptions.versionLimits", "QRSymbol.maximumQuietZone", "QRSymbol.maximumPictureSidePixels",
        "QRSymbol+PDF.maximumPageSideMillimetres", "OutputFolder.maximumNameLength",
        "DocumentName.maximumByteCount", "Database.maximumByteCount", "WordCompletion.maximumCount",
      ]
    ),
  ]

  /// True where a reason stands for the constant.
  static func isNoLimitOfInputs(_ name: String) -> Bool {
    reasons.contains { $0.names.contains { matches(name, $0) } }
  }

  /// True where the constant `name` is `listed`, or lies in that folder.
  static func matches(_ name: String, _ listed: String) -> Bool {
    listed.hasSuffix("/") ? paths[name]?.contains("/\(listed)") == true : name == listed
  }

  /// Where each constant stands.
  private static let paths = ((try? all()) ?? [:]).mapValues(\.path)

  /// Every static constant that is named as a limit: the file and the name, `PictureHeader+TIFF.maximumPages`.
  static func all() throws -> [String: File] {
    let named =
      /static (?:let|var) `?((?:maximum|most|largest|longest|deepest|limit)(?:[A-Z]\w*|s)?|[a-z]\w*(?:Maximum|Most|Largest|Longest|Deepest|Limit)(?:[A-Z]\w*|s)?)\b/
    var found: [String: File] = [:]
    for file in try files() {
      for match in file.text.matches(of: named) {
        found["\(file.name.dropLast(6)).\(match.1)"] = file
      }
    }
    return found
  }

  /// The files of Swift in a folder of the repository.
  static func files(in folder: String = "Sources") throws -> [File] {
    let root = "\(Repository.path)/\(folder)"
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      File(
        name: String(path.split(separator: "/").last ?? ""), path: "/\(path)",
        text: try Repository.text("\(folder)/\(path)"))
    }
  }

  /// The text of each file of the sources by its name without the extension.
  static func source() throws -> [String: String] {
    Dictionary(try files().map { (String($0.name.dropLast(6)), $0.text) }) { first, _ in first }
  }

  /// The value of the constant `File.name`; nil if it does not exist, or is made of more than numbers.
  static func value(of constant: String, in source: [String: String]) -> Double? {
    guard let dot = constant.lastIndex(of: "."), let text = source[String(constant[..<dot])] else {
      return nil
    }
    let name = constant[constant.index(after: dot)...]
    let declaration = "static (?:let|var) \(name)(?:: \\w+)? *[={] *([^\\n]+)"
    guard let pattern = try? Regex<(Substring, Substring)>(declaration),
      let match = text.firstMatch(of: pattern)
    else { return nil }
    var expression = String(match.1).trimmingCharacters(in: CharacterSet(charactersIn: " }"))
    if expression.wholeMatch(of: /[A-Z]\w*\.\w+/) != nil { return value(of: expression, in: source) }
    // Of a choice by the machine, the larger one.
    if let choice = expression.firstMatch(of: #/\? (.+) : /#) { expression = String(choice.1) }
    return number(expression.replacing(/[A-Za-z]\w*:?|[()_]/, with: ""))
  }

  /// What `8192 * 4608` or `64 << 20` comes to.
  private static func number(_ expression: String) -> Double? {
    let words = expression.split(separator: " ").map(String.init)
    guard var value = words.first.flatMap(Double.init) else { return nil }
    for place in stride(from: 1, to: words.count - 1, by: 2) {
      guard let right = Double(words[place + 1]) else { return nil }
      switch words[place] {
      case "*": value *= right
      case "<<": value *= pow(2, right)
      default: return nil
      }
    }
    return value
  }
}
