internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What a line of a training log in text is.
enum TextLine {
  case blank
  /// `# Push Day`: a workout without a date.
  case heading(String?)
  /// `Template: Push Day`.
  case template(String?)
  case date(TextDate)
  /// Seconds.
  case duration(ExactDecimal)
  case note(String)
  case variation(String)
  case category(String)
  /// `Warm-up:` above sets.
  case kind(SetKind)
  case sets(TextSets)
  case noSets
  /// What can only be the name of an exercise, and the sets behind it.
  case exercise(TextExerciseName, TextSets?)
  case broken(TextExerciseName?, TextSetProblem)
  /// `## Bench Press`: a name, or the title of a workout.
  case subheading(String)
  /// A title, a name or a note, as the lines around it tell.
  case text(String)

  /// The longest line in which a name is looked for before sets.
  private static let maximumLength = 1_000
  /// How many of its numbers may begin the sets.
  private static let maximumBeginnings = 8
  private static let noSetsWords = "no sets"

  /// Finds out what `line` is, which has no spaces around it.
  init(_ line: String, _ habits: inout TextHabits) {
    if line.isEmpty {
      self = .blank
    } else if line == "#" || line.hasPrefix("# ") {
      self = .heading(Self.unquoted(line.dropFirst(2)))
    } else if let heading = Self.subheading(line) {
      let inner = TextLine(heading, &habits)
      if case .text(let name) = inner { self = .subheading(name) } else { self = inner }
    } else if let field = Self.field(line) {
      self = field
    } else if let date = TextDate(line, order: habits.dayOrder) {
      self = .date(date)
    } else if let kind = TextSetStart.kind(ofLine: line) {
      self = .kind(kind)
    } else if line.lowercased() == Self.noSetsWords {
      self = .noSets
    } else if let name = TextExerciseName(line) {
      self = name.isQuoted ? .exercise(name, nil) : Self.labelled(name, in: line, &habits)
    } else {
      self = Self.sets(line, &habits)
    }
  }

  var isSet: Bool {
    switch self {
    case .sets, .noSets, .broken(nil, _): true
    default: false
    }
  }

  /// True for what stands between the name of an exercise and its sets, or between a title and its date.
  var isBeside: Bool {
    switch self {
    case .blank, .note, .variation, .category, .kind: true
    default: false
    }
  }

  /// A text in quotation marks without them, and any other as it is; nil for none.
  private static func unquoted(_ text: Substring) -> String? {
    let text = String(String(text).trimming { $0.properties.isWhitespace })
    var walker = TextWalker(text)
    if let quoted = walker.quotedText(), walker.next == nil { return quoted }
    return text.isEmpty ? nil : text
  }

  /// What stands behind two number signs or more.
  private static func subheading(_ line: String) -> String? {
    let text = line.drop { $0 == "#" }
    guard line.hasPrefix("##"), text.first == " " else { return nil }
    return String(String(text).trimming { $0.properties.isWhitespace || $0 == "#" })
  }

  private static func field(_ line: String) -> TextLine? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let value = unquoted(line[line.index(after: colon)...])
    switch line[..<colon].lowercased() {
    case "note", "notes", "workout notes": return .note(value ?? "")
    case "template": return .template(value)
    case "variation": return .variation(value ?? "")
    case "category": return .category(value ?? "")
    case "duration": return value.flatMap(seconds).map { .duration($0) }
    default: return nil
    }
  }

  /// The seconds of `1 h 5 min` or `3900.5 s`.
  private static func seconds(_ text: String) -> ExactDecimal? {
    if let seconds = DurationText.seconds(text) { return ExactDecimal(coefficient: seconds) }
    var walker = TextWalker(text)
    guard let value = walker.number() else { return nil }
    walker.skipSpaces()
    return walker.takeWord("s") && walker.next == nil ? value : nil
  }

  // MARK: Sets

  private static func sets(_ line: String, _ habits: inout TextHabits) -> TextLine {
    let start = TextSetStart(line)
    guard start.walker.next != "\"" else { return .text(line) }
    let problem: TextSetProblem
    do throws(TextSetProblem) {
      var sets = try TextSets(start.walker, &habits)
      sets.setKind(start.kind ?? .working)
      return .sets(sets)
    } catch {
      problem = error
    }
    if problem.isAmbiguous { return .broken(nil, problem) }
    if start.kind == nil, let named = named(line, from: start.walker.index, &habits) { return named }
    return TextName.isName(start.walker.rest) ? .text(line) : .broken(nil, problem)
  }

  /// A name with sets behind it, or between the numbers of one: `Squat 5x5@100kg`, `3x12 lateral raises @ 10 kg`.
  ///
  /// - Parameter start: the character at which it may begin.
  private static func named(_ line: String, from start: Int, _ habits: inout TextHabits) -> TextLine? {
    let scalars = Array(line.unicodeScalars)
    guard start < scalars.count, scalars.count <= maximumLength else { return nil }
    if TextName.isDigit(scalars[start]) { return nameWithin(scalars, from: start, &habits) }
    var first: TextLine?
    var walker = TextWalker(line)
    for index in beginnings(scalars, from: start).prefix(maximumBeginnings) {
      let name = TextName.trimmed(scalars[start..<index])
      guard TextName.isName(name, isBeforeSets: true) else { continue }
      while walker.index < index { walker.skip() }
      do throws(TextSetProblem) {
        return .exercise(TextExerciseName(name: name), try TextSets(walker, &habits))
      } catch {
        let broken = TextLine.broken(TextExerciseName(name: name), error)
        if error.isAmbiguous { return broken }
        first = first ?? broken
      }
    }
    return TextName.isName(line) ? nil : first
  }

  /// Where sets may begin behind a name: at a number, with a sign or an `x` before it, and at `bw`.
  private static func beginnings(_ scalars: [Unicode.Scalar], from start: Int) -> [Int] {
    let last = scalars.lastIndex(where: TextName.isDigit) ?? 0
    return scalars.indices.filter { index in
      guard index > start, index <= last, " :".unicodeScalars.contains(scalars[index - 1]) else {
        return false
      }
      if TextName.isDigit(scalars[index]) { return true }
      if "+-−xX".unicodeScalars.contains(scalars[index]) {
        return TextName.isDigit(scalars[index + 1 < scalars.count ? index + 1 : index])
      }
      guard scalars[index] == "b" || scalars[index] == "B" else { return false }
      var walker = TextWalker(String(String.UnicodeScalarView(scalars[index...].prefix(12))))
      return ["bw", "bodyweight"].contains(walker.unitWord().lowercased())
    }
  }

  /// `3x10 bench press @ 135lbs`: the name behind the repetitions.
  private static func nameWithin(
    _ scalars: [Unicode.Scalar], from first: Int, _ habits: inout TextHabits
  ) -> TextLine? {
    var walker = TextWalker(String(String.UnicodeScalarView(scalars)))
    while walker.index < first { walker.skip() }
    guard walker.digits() != nil else { return nil }
    walker.skipSpaces()
    guard walker.take("×") || walker.take("*") || walker.takeTimesSign() else { return nil }
    walker.skipSpaces()
    guard walker.digits() != nil, walker.next == " " else { return nil }
    let start = walker.index
    let end =
      scalars[start...].firstIndex { TextName.isDigit($0) || "@([+".unicodeScalars.contains($0) }
      ?? scalars.count
    let name = TextName.trimmed(scalars[start..<end])
    let word = name.unicodeScalars.prefix { $0 != " " }
    guard name.unicodeScalars.count > 2, TextName.isName(name, isBeforeSets: true),
      !TextSetScanner.isWord(String(String.UnicodeScalarView(word)))
    else { return nil }
    let rest = scalars[first..<start] + [" "] + scalars[end...]
    do throws(TextSetProblem) {
      let sets = try TextSets(TextWalker(String(String.UnicodeScalarView(rest))), &habits)
      return .exercise(TextExerciseName(name: name), sets)
    } catch {
      // Where it stands in the whole line.
      let column = first + error.column
      return .broken(
        TextExerciseName(name: name),
        TextSetProblem(
          column: column <= start ? column : column + end - start - 1, what: error.what,
          isAmbiguous: error.isAmbiguous))
    }
  }

  /// The name and the sets behind `A1.` or `+`.
  private static func labelled(
    _ label: TextExerciseName, in line: String, _ habits: inout TextHabits
  ) -> TextLine {
    var label = label
    let column = line.unicodeScalars.count - label.name.unicodeScalars.count
    switch sets(label.name, &habits) {
    case .exercise(let name, let sets):
      label.name = name.name
      return .exercise(label, sets)
    case .broken(let name, var problem):
      problem.column += column
      guard let name else { return .broken(nil, problem) }
      label.name = name.name
      return .broken(label, problem)
    case .sets: return .broken(nil, TextSetProblem(column: column, what: "sets without a name before them"))
    default: return .exercise(label, nil)
    }
  }
}
