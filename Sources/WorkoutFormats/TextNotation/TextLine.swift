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
  case date(Moment)
  /// Seconds.
  case duration(ExactDecimal)
  case note(String)
  case variation(String)
  case category(String)
  case sets(TextSets)
  case noSets
  /// What can only be the name of an exercise, and the sets behind it.
  case exercise(TextExerciseName, TextSets?)
  case broken(String?, TextSetProblem)
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
    } else if let field = Self.field(line) {
      self = field
    } else if let date = DateText.moment(besideWeekday: line) {
      self = .date(date)
    } else if line.lowercased() == Self.noSetsWords {
      self = .noSets
    } else if let name = TextExerciseName(line) {
      self = .exercise(name, nil)
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
    case .blank, .note, .variation, .category: true
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
    let walker = bare(line)
    var problem: TextSetProblem
    do throws(TextSetProblem) {
      guard walker.next != "\"" else { return .text(line) }
      return .sets(try TextSets(walker, &habits))
    } catch {
      problem = error
    }
    if problem.isAmbiguous { return .broken(nil, problem) }
    if let named = named(line, &habits) { return named }
    return TextSets.isMeant(walker) ? .broken(nil, problem) : .text(line)
  }

  /// The line behind what lists begin with: `- `, `* `, `1. `, `2) `, `Set 3:`.
  private static func bare(_ line: String) -> TextWalker {
    let whole = TextWalker(line)
    var walker = whole
    if walker.take("-") || walker.take("*") || walker.take("•") || walker.take("–") {
      guard walker.next == " " else { return whole }
    } else {
      let hasWord = walker.takeWord("set")
      walker.skipSpaces()
      guard walker.digits() != nil else { return whole }
      guard hasWord ? walker.take(":") : (walker.take(".") || walker.take(")")) && walker.next == " " else {
        return whole
      }
    }
    walker.skipSpaces()
    return walker
  }

  /// A name with sets behind it, or between the numbers of one: `Squat 5x5@100kg`, `3x12 lateral raises @ 10 kg`.
  private static func named(_ line: String, _ habits: inout TextHabits) -> TextLine? {
    guard line.unicodeScalars.count <= maximumLength else { return nil }
    let scalars = Array(line.unicodeScalars)
    func isDigit(_ index: Int) -> Bool { index < scalars.count && ("0"..."9").contains(scalars[index]) }
    var beginnings = 0
    for index in scalars.indices.dropFirst()
    where isDigit(index) || "+-−xX".unicodeScalars.contains(scalars[index]) {
      guard isDigit(index) || isDigit(index + 1), " :".unicodeScalars.contains(scalars[index - 1]) else {
        continue
      }
      let name = String(String.UnicodeScalarView(scalars[..<index])).trimming {
        " :-–,".unicodeScalars.contains($0)
      }
      guard name.contains(where: { $0.isLetter }), !isDigit(0) else { continue }
      beginnings += 1
      guard beginnings <= maximumBeginnings else { return nil }
      var walker = TextWalker(line)
      while walker.index < index { walker.skip() }
      do throws(TextSetProblem) {
        return .exercise(TextExerciseName(name: String(name)), try TextSets(walker, &habits))
      } catch {
        if error.isAmbiguous { return .broken(String(name), error) }
      }
    }
    return isDigit(0) ? nameWithin(scalars, &habits) : nil
  }

  /// `3x10 bench press @ 135lbs`: the name behind the repetitions.
  private static func nameWithin(_ scalars: [Unicode.Scalar], _ habits: inout TextHabits) -> TextLine? {
    var walker = TextWalker(String(String.UnicodeScalarView(scalars)))
    guard walker.digits() != nil else { return nil }
    walker.skipSpaces()
    guard walker.take("×") || walker.take("*") || walker.takeTimesSign() else { return nil }
    walker.skipSpaces()
    guard walker.digits() != nil, walker.next == " " else { return nil }
    let start = walker.index
    let end =
      scalars[start...].firstIndex { ("0"..."9").contains($0) || "@([+".unicodeScalars.contains($0) }
      ?? scalars.count
    let name = String(String.UnicodeScalarView(scalars[start..<end])).trimming {
      " :-–,".unicodeScalars.contains($0)
    }
    let first = name.unicodeScalars.prefix { $0 != " " }
    guard name.unicodeScalars.count > 2, name.contains(where: { $0.isLetter }),
      !TextSetScanner.isWord(String(String.UnicodeScalarView(first)))
    else { return nil }
    let rest = scalars[..<start] + [" "] + scalars[end...]
    do throws(TextSetProblem) {
      let sets = try TextSets(TextWalker(String(String.UnicodeScalarView(rest))), &habits)
      return .exercise(TextExerciseName(name: String(name)), sets)
    } catch {
      // Where it stands in the whole line.
      let column = error.column <= start ? error.column : error.column + end - start - 1
      return .broken(
        String(name), TextSetProblem(column: column, what: error.what, isAmbiguous: error.isAmbiguous))
    }
  }
}
