import Testing
import WorkoutQRCodes

/// Pictures made into archives, by the one import of the product.
@Suite struct WorkoutScannerTests {
  private let log = FindingLog()

  /// A run and a squat without units.
  private func archive() throws -> WorkoutArchive {
    var details = SetDetails()
    details.distance = Distance(.tenths(50), unit: nil)
    var workout = Workout(title: "Legs", start: Moment(wallTime: "2026-01-31 18:05"))
    workout.exercises = [
      Exercise(
        ExerciseIdentity(name: "Squat"), sets: [ExerciseSet(reps: 5, load: Load(.tenths(1025), unit: nil))]),
      Exercise(ExerciseIdentity(name: "Running"), sets: [ExerciseSet(details: details)]),
    ]
    return WorkoutArchive(workouts: [workout])
  }

  private func packed() throws -> [UInt8] { try Format.packed.bytes(of: archive(), findings: log) }

  private func picture(_ payload: [UInt8], _ name: String = "picture") throws -> PictureSource {
    .bytes(try QRSymbol(payload: payload).png(), name: name)
  }

  /// The symbols of a set of three; all are needed.
  private func pictures() throws -> [PictureSource] {
    let payload = try packed()
    let version = try #require(
      (2...10).first { try SymbolGroup(payload, versionLimit: $0, parity: 0).codes.count <= 4 })
    let group = try SymbolGroup(payload, versionLimit: version, parity: 0)
    return try group.codes.enumerated().map { number, code in
      .bytes(try code.symbol.png(), name: "symbol \(number + 1)")
    }
  }

  private var sentences: [String] {
    log.groups.flatMap { group in
      group.examples.map { finding in
        [finding.place.file, finding.what, finding.detail].compactMap(\.self).joined(separator: " | ")
      }
    }
  }

  @Test func aPictureIsReadInTheUnitsThatTheOptionsName() throws {
    var options = ReadOptions()
    options.massUnit = .pounds
    options.distanceUnit = .miles
    let scan = WorkoutScanner(options: options).scan([try picture(packed())], findings: log)
    let workout = try #require(scan.archive(findings: log).workouts.first)
    #expect(workout.exercises.map { $0.sets[0].load?.unit } == [.pounds, nil])
    #expect(workout.exercises.map { $0.sets[0].details?.distance?.unit } == [nil, .miles])
    #expect(scan.isComplete && scan.symbols.map(\.format?.id) == ["packed"])
  }

  @Test func whatCannotBeReadDoesNotKeepTheRestFromBeingRead() throws {
    let pictures = [
      .bytes(Array("no picture".utf8), name: "a.png"), try picture(packed()), .file("/no/such/file"),
    ]
    var told: [String] = []
    var progress: [Int] = []
    let scan = WorkoutScanner().scan(
      pictures, findings: log, refuse: { told.append($0.name) }, progress: { progress.append($0) })
    #expect(scan.failures.map(\.name) == ["a.png", "/no/such/file"] && told == scan.failures.map(\.name))
    #expect(progress == [1, 2, 3] && !scan.isComplete)
    guard case PictureError.unknownKind = scan.failures[0].error,
      case WorkoutError.file(let error) = scan.failures[1].error
    else {
      Issue.record("found other errors: \(scan.failures)")
      return
    }
    #expect(error.path == "/no/such/file" && error.operation == .cannotOpen)
    #expect(try scan.archive(findings: log) == archive())
  }

  @Test func symbolsOfASetAreKeptAsTextUntilTheOthersAreScanned() throws {
    let (scanner, pictures) = (WorkoutScanner(), try pictures())
    let count = pictures.count
    let first = scanner.scan([pictures[0]], findings: log)
    let name = try #require(first.sets.incomplete.first?.label)
    #expect(first.sets.incomplete.map(\.set.lack) == [count - 1])
    #expect(!first.isComplete && !first.holdsWorkouts && first.archive(findings: log) == WorkoutArchive())
    var kept = CollectedSymbolSets()
    kept.remember(first.sets)
    let text = kept.text
    #expect(text.count { $0 == 0x0a } == 1)
    kept = try CollectedSymbolSets(text: text, name: "parts.txt")
    let rest = scanner.scan(
      Array(pictures.dropFirst()), known: kept, keptIn: "parts.txt", findings: log)
    #expect(rest.isComplete && rest.sets.readable.map(\.label) == [name])
    #expect(try rest.archive(findings: log) == archive())
    kept.remember(rest.sets)
    #expect(kept.text.count { $0 == 0x0a } == count)
    kept.remember(rest.sets, without: rest.sets.readable)
    #expect(kept.text.isEmpty && kept.sets.isEmpty)
    #expect(sentences == [])
  }

  @Test func aSetThatIsRememberedWholeIsTakenWhereThePicturesHoldNoWorkout() throws {
    let scanner = WorkoutScanner(words: ScanWords(memory: "Logbook"))
    let known = scanner.scan(try pictures(), findings: log).sets.collected
    let scan = scanner.scan(
      [try picture(Array("https://example.com".utf8))], known: known, keptIn: "parts.txt", findings: log)
    #expect(try scan.archive(findings: log) == archive())
    let name = try #require(scan.sets.whole.first?.label)
    #expect(
      sentences == [
        "parts.txt | set of codes taken as Logbook remembers it, since the pictures hold no workout | set \(name)",
        "picture | QR code of a web address, not of a workout | \"https://example.com\"",
      ])
  }

  @Test func aPayloadThatCannotBeReadIsNamed() throws {
    let cut = Array(#"{"u":"A","n":"Legs","e":["#.utf8)
    let scan = WorkoutScanner().scan([try picture(cut, "cut.png")], findings: log)
    #expect(scan.symbols.map(\.format?.id) == ["compact-workout"] && scan.symbols[0].archive == nil)
    guard case .input(let error) = scan.symbols[0].problem else {
      Issue.record("found another problem: \(scan.symbols)")
      return
    }
    let what = "found the end of the input, expected a JSON value"
    #expect(error.what == what && !scan.isComplete && !scan.holdsWorkouts)
    #expect(sentences == ["cut.png, code 1 | compact-workout in a code cannot be read | \(what)"])
  }

  @Test func aFormatOfTheProgramsOwnIsRecognised() throws {
    let format = Format(
      id: "own", name: "Own", extensions: ["own"], recognizes: { $0.firstLine == "own" },
      reader: { (_, _, sink, _) throws(WorkoutError) in
        try sink.take(WorkoutArchive(workouts: [Workout(title: "Own")]))
      })
    let registry = try FormatRegistry.builtIn.adding(format)
    let scan = WorkoutScanner(registry: registry).scan([try picture(Array("own\n1".utf8))], findings: log)
    #expect(scan.symbols.map(\.format?.id) == ["own"])
    #expect(scan.archive(findings: log).workouts.map(\.title) == ["Own"])
  }

  @Test func aPictureWithoutSymbolsAndOneThatIsNotSearchedToItsEndAreNamed() throws {
    let blank = PictureSource.bytes(bitmap(side: 64), name: "blank.bmp")
    _ = WorkoutScanner().scan([blank], findings: log)
    #expect(sentences == ["blank.bmp | no QR code found in the picture"])
    _ = WorkoutScanner(symbolScanner: SymbolScanner(budget: .zero)).scan([blank], findings: log)
    #expect(
      sentences.last == """
        blank.bmp | search stopped early: codes may be missing | \
        a larger budget gives it more time
        """)
  }

  /// A white picture as BMP.
  private func bitmap(side: Int) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(value >> (8 * $0) & 0xff) }
    }
    let (head, size) = (54, side * side * 3)
    return Array("BM".utf8) + number(head + size, 4) + number(0, 4) + number(head, 4) + number(40, 4)
      + number(side, 4) + number(side, 4) + number(1, 2) + number(24, 2) + number(0, 4) + number(size, 4)
      + number(0, 16) + [UInt8](repeating: 255, count: size)
  }

  @Test func aFileOfSomethingElseIsNoneOfKeptSymbols() throws {
    let problem = inputError {
      _ = try CollectedSymbolSets(text: Array("\nMonday: legs".utf8), name: "diary.txt")
    }
    #expect(
      problem.map { "\($0)" } == """
        diary.txt:2:1: found something other than a code of a set, expected a file that an earlier scan has written. \
        Name another file, or take the line out.
        """)
  }
}
