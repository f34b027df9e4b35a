internal import WorkoutModel

extension RichArchiveGenerator {
  /// Texts that trip up careless writers; none of them is longer than a line or two.
  public static let texts = [
    "Push Day", "Leg Day 🦵", "筋トレ", "תרגול בוקר", "تمرين", "Full Body 🏋️‍♂️", "Öffnungstag", "e\u{301}te\u{301}",
    "\u{E9}t\u{E9}",
    "\"Grind\"", "a \"quoted\", b", ",", ";", "a;b,c\td", "two\nlines", "three\r\nof\nthem\n", "\n",
    " leading",
    "trailing ", "  ", "", "'", "\\", "\\n", "C:\\gym\\log", "=1+1", "-5", "0", "1e5", "null", "N/A",
    "### DAY ###",
    "<b>&amp;</b>", "{\"a\":1}", "[0]", "%@ %d", "50 %", "line\u{2028}separator", "no\u{A0}break", "\t", "~",
  ]

  /// Names of exercises; some trip up careless writers, some are nearly equal, some are a format's own words.
  public static let exerciseNames = [
    "Bench Press", "Back Squat", "Deadlift", "Farmer's Walk", "Overhead Press (Each Side, Dumbbells)",
    "Lat Pulldown (Cable)", "\"T\"-Bar Row", "Curl; Hammer", "Kniebeuge 🏋️", "腕立て伏せ", "שכיבות סמיכה",
    "Pull-up", "21s", "Press  Incline", "Übung #5 / B", "Pull-up ", "pull-up", "Pull-Up", " Deadlift",
    "E\u{301}carte\u{301}", "\u{C9}cart\u{E9}", "Rest Timer", "Ruhezeit", "Note", "Exercise",
  ]

  /// Numbers of kilograms and pounds as logs write them.
  static let loads = [
    "0", "20", "50.0", "52.5", "100", "2.5", "102.50", "36.29", "7.937875915123695", "2.2679618500000003",
    "1000", "0.5", "45", "225", "-20",
  ]

  /// Numbers that no log holds, but the model can.
  static let extremes = [
    "144115188075855871", "-144115188075855872",
    "0.00000000000000000000000000000000000000000000000000000000000001",
    "0.00", "-0.5", "12345678.123456789", "99999999999999999",
  ]

  // MARK: Chance

  mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  mutating func whole(_ range: ClosedRange<Int32>) -> Int32 { Int32.random(in: range, using: &random) }

  mutating func maybe<Value>(_ make: (inout RichArchiveGenerator) -> Value?) -> Value? {
    one(in: 2) ? make(&self) : nil
  }

  /// One of `choices`, which must not be empty.
  mutating func pick<Value>(_ choices: [Value]) -> Value {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }

  mutating func list<Value>(
    _ count: ClosedRange<Int32>, _ make: (inout RichArchiveGenerator) -> Value
  ) -> [Value] {
    (0..<whole(count)).map { _ in make(&self) }
  }

  // MARK: Values

  mutating func text() -> String {
    guard options.isExtreme, one(in: 6) else { return pick(options.texts) }
    return pick([
      String(repeating: "long text, \u{1F3CB}\n", count: 500), "\u{0}", "\u{1}\u{1F}\u{7F}", "\u{FEFF}bom",
      "\u{202E}reversed", "\u{10FFFF}", "\r", "\u{85}",
    ])
  }

  /// A number as logs write them, whole or with one or two digits after the point.
  mutating func number(_ range: ClosedRange<Int32>) -> ExactDecimal {
    if options.isExtreme, one(in: 4), let extreme = ExactDecimal(pick(Self.extremes)) { return extreme }
    let whole = whole(range)
    guard one(in: 4) else { return ExactDecimal(whole) }
    let digits = Int(self.whole(1...2))
    let factor: Int64 = digits == 1 ? 10 : 100
    return ExactDecimal(
      coefficient: Int64(whole) * factor + Int64.random(in: 0..<factor, using: &random),
      fractionDigits: digits)
      ?? ExactDecimal(whole)
  }

  mutating func load() -> Load {
    let text = pick(options.isExtreme && one(in: 4) ? Self.extremes : Self.loads)
    return Load(ExactDecimal(text) ?? ExactDecimal(0), unit: pick(options.massUnits))
  }

  mutating func distance() -> Distance {
    let unit = pick(options.distanceUnits)
    let isLong = unit == .kilometers || unit == .miles
    return Distance(isLong ? number(0...42) : number(10...5_000), unit: unit)
  }

  mutating func identifier() -> WorkoutIdentifier {
    let id = WorkoutIdentifier(high: random.next(), low: random.next())
    switch whole(0...3) {
    case 0: return WorkoutIdentifier(id.description.lowercased())
    case 1: return options.isExtreme ? WorkoutIdentifier(text()) : id
    default: return id
    }
  }

  /// A time between 1970 and 2100.
  mutating func moment(onDayOfItsOwn: Bool = false) -> Moment? {
    var day = Int(options.isExtreme && one(in: 4) ? whole(-719_162...2_932_896) : whole(0...47_481))
    while onDayOfItsOwn, days.contains(day) { day += 1 }
    if onDayOfItsOwn { days.insert(day) }
    var offset = pick(options.offsets)
    if options.isExtreme, one(in: 4) { offset = pick([1_439, -1_439, -1]) }
    return CivilDate(daysSince1970: day).flatMap {
      Moment(
        date: $0, hour: Int(whole(0...23)), minute: Int(whole(0...59)), second: Int(whole(0...59)),
        millisecond: Int(whole(0...999)), offsetMinutes: offset, precision: pick(options.precisions))
    }
  }

  /// Fields of one of the formats; their texts are JSON.
  mutating func sourceFields() -> SourceFields? {
    guard !options.sourceFormats.isEmpty, one(in: 5) else { return nil }
    let names = options.sourceFields
    var fields = SourceFields(format: pick(options.sourceFormats))
    fields.fields = list(1...3) { made in
      .init(
        name: made.pick(names), text: made.pick(["1", "null", "\"text\"", "{\"a\":[1,2]}", "true", "50.0"]))
    }
    var seen: Set<String> = []
    fields.fields.removeAll { !seen.insert($0.name).inserted }
    if options.isExtreme, one(in: 4) { fields.fields = [] }
    return fields
  }
}
