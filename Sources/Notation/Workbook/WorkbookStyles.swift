internal import WorkoutModel

/// Which numbers of a workbook are days and times: it says so by how it shows them (ECMA-376, 18.8.30).
struct WorkbookStyles {
  /// What a number shows.
  struct Shown {
    var isDay = false
    var hasHours = false
    var hasSeconds = false
    /// The word behind a number, which is its unit: `kg`; empty for none.
    var unit = ""

    /// True for a number that is neither day nor time.
    var isNumber: Bool { !isDay && !hasHours && !hasSeconds }
  }

  /// The most styles that are taken.
  private static let maximumStyles = 65_536

  private var styles: [Shown] = []
  /// True where days are counted from 1904.
  var isFrom1904 = false

  init() {}

  /// Reads the part that lists the styles.
  init(_ scanner: MarkupScanner) throws(WorkoutError) {
    var scanner = scanner
    var codes: [Int: Shown] = [:]
    var isInCells = false
    while true {
      switch try scanner.next() {
      case .finish: return
      case .text: break
      case .end: if scanner.isNamed("cellXfs") { isInCells = false }
      case .begin:
        if scanner.isNamed("cellXfs") {
          isInCells = !scanner.isEmpty
        } else if scanner.isNamed("numFmt") {
          guard codes.count < Self.maximumStyles,
            let id = scanner.text(of: "numFmtId").flatMap({ Int($0) }),
            let code = scanner.text(of: "formatCode")
          else { break }
          codes[id] = Self.shown(by: code)
        } else if isInCells, scanner.isNamed("xf"), styles.count < Self.maximumStyles {
          let id = scanner.text(of: "numFmtId").flatMap { Int($0) } ?? 0
          styles.append(codes[id] ?? Self.builtIn(id))
        }
      }
    }
  }

  /// What a number of a style shows.
  func shown(_ style: Int) -> Shown { styles.indices.contains(style) ? styles[style] : Shown() }

  /// The formats that have a number alone.
  private static func builtIn(_ id: Int) -> Shown {
    switch id {
    case 14...17, 27...31, 36, 50...58: Shown(isDay: true)
    case 18, 20: Shown(hasHours: true)
    case 19, 21, 46: Shown(hasHours: true, hasSeconds: true)
    case 22: Shown(isDay: true, hasHours: true)
    case 32...35: Shown(hasHours: true)
    case 45, 47: Shown(hasSeconds: true)
    default: Shown()
    }
  }

  /// The words behind a number that say its unit; others, such as `0" plates"`, say nothing of the number.
  private static let units: Set<String> = ["kg", "kgs", "lb", "lbs", "km", "mi", "m", "s", "min"]

  /// What a format code shows: `dd.mm.yyyy`, `[h]:mm`, `0.0" kg"`.
  static func shown(by code: String) -> Shown {
    var shown = Shown()
    var isQuoted = false
    var isBracketed = false
    var isEscaped = false
    var isBehindDigits = code.lowercased().hasPrefix("general")
    for character in code.lowercased().unicodeScalars {
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        isQuoted.toggle()
      } else if isQuoted {
        if isBehindDigits { shown.unit.unicodeScalars.append(character) }
      } else if character == "\\" || character == "_" || character == "*" {
        isEscaped = true
      } else if character == "[" {
        isBracketed = true
      } else if character == "]" {
        isBracketed = false
      } else if character == ";" {
        break
      } else if character == "h" {
        // `[h]` counts hours beyond a day; other words in brackets are colours and languages.
        shown.hasHours = true
      } else if isBracketed {
        continue
      } else if character == "y" || character == "d" {
        shown.isDay = true
      } else if character == "s" {
        shown.hasSeconds = true
      } else if character == "0" || character == "#" || character == "?" {
        isBehindDigits = true
        shown.unit = ""
      }
    }
    shown.unit = String(shown.unit.trimming { $0.properties.isWhitespace })
    if !units.contains(shown.unit) { shown.unit = "" }
    if code.lowercased() == "general" { return Shown() }
    return shown
  }

  // MARK: Texts

  /// The text of a number as a person sees it: a day as `2024-03-04`, a time as `18:05`, any other as it is, with the
  /// unit that is shown.
  func text(of number: String, style: Int) -> String {
    let shown = shown(style)
    if shown.isNumber, !shown.unit.isEmpty { return Self.plain(number) + " " + shown.unit }
    guard !shown.isNumber, let value = Double(number), value >= 0, value < 2_958_466 else {
      return Self.plain(number)
    }
    let days = Int(value)
    let seconds = Int(((value - Double(days)) * 86_400).rounded())
    let (day, rest) = seconds == 86_400 ? (days + 1, 0) : (days, seconds)
    guard shown.isDay else {
      return Self.clock(
        (days * 86_400) + seconds, hasHours: shown.hasHours, hasSeconds: shown.hasSeconds || rest % 60 > 0)
    }
    // 1900 was no leap year, and the first spreadsheets thought so.
    let epoch = isFrom1904 ? -24_107 : day < 60 ? -25_568 : -25_569
    guard let date = CivilDate(daysSince1970: day + epoch),
      let moment = Moment(
        date: date, hour: rest / 3_600, minute: rest / 60 % 60, second: rest % 60,
        precision: rest == 0 && !shown.hasHours ? .day : rest % 60 == 0 ? .minute : .second)
    else { return Self.plain(number) }
    return moment.description
  }

  private static func clock(_ seconds: Int, hasHours: Bool, hasSeconds: Bool) -> String {
    func twoDigits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if !hasHours { return "\(hours * 60 + minutes):\(twoDigits(seconds % 60))" }
    return "\(hours):\(twoDigits(minutes))" + (hasSeconds ? ":\(twoDigits(seconds % 60))" : "")
  }

  /// A number without the noise of binary fractions: `82.549999999999997` is `82.55`.
  private static func plain(_ number: String) -> String {
    guard number.utf8.count > 15 || number.contains("E"), let value = Double(number), value.isFinite else {
      return number
    }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
