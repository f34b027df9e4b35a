internal import FormatKit
internal import Migration
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
internal import WorkoutModel

/// Finds what the word that is being typed can become.
struct WordCompletion {
  /// A word, and what a person is told of it.
  struct Candidate: Hashable {
    let word: String
    let explanation: String

    init(_ word: String, _ explanation: String = "") {
      self.word = word
      self.explanation = explanation
    }

    /// Any file, which the shell knows better.
    static let files = Candidate(":files")
  }

  /// The largest file whose workouts are told, which takes a moment to read: 32 MiB.
  static let maximumByteCount: Int64 = 32 << 20

  /// The most candidates of one word.
  static let maximumCount = 500

  /// What the help calls an argument that is the name of a command.
  private static let commandOperand = "COMMAND"

  let tool: ToolSpecification
  /// The variables of the shell that it hands to its programs: `HOME` is what `~` stands for.
  var variables: [String: String] = [:]

  /// What the last of `words`, which follow the program's name, can be.
  func candidates(for words: [String]) -> [Candidate] {
    // bash takes `--to=hevy` for three words, the other shells for one.
    var words = words.filter { $0 != "=" } + (words.last == "=" ? [""] : [])
    var prefix = ""
    if let last = words.last, last.hasPrefix("--"), let sign = last.firstIndex(of: "=") {
      prefix = String(last[...sign])
      words[words.count - 1] = String(last[..<sign])
      words.append(String(last[sign...].dropFirst()))
    }
    let typed = Self.unquoted(words.last ?? "")
    let start = typed.lowercased()
    return all(for: words.dropLast(), typed: typed)
      .filter { $0 == .files || $0.word.lowercased().hasPrefix(start) }
      .prefix(Self.maximumCount)
      .map { $0 == .files ? $0 : Candidate(prefix + $0.word, $0.explanation) }
  }

  private func all(for words: ArraySlice<String>, typed: String) -> [Candidate] {
    guard let first = words.first else {
      // A file alone is told what can be done with it.
      return commands
        + [Candidate("help", "Show the help of a command."), Candidate("--help"), Candidate("--version")]
        + (typed.isEmpty ? [] : [.files])
    }
    if first == "help" { return words.count > 1 ? [] : commands }
    guard let command = tool.command(named: first) else { return [] }
    if command.operands.placeholder.hasPrefix(Self.commandOperand) {
      if words.count == 1, !typed.hasPrefix("-") {
        return command.runsCommand ? Self.candidates(tool.commands.filter(\.takesFiles)) : commands
      }
      // What follows the name of a command is completed as that command's.
      if words.count > 1, tool.command(named: words[words.startIndex + 1]) != nil {
        if command.operands.placeholder == Self.commandOperand { return [] }
        let own = typed.hasPrefix("-") ? command.options.map { Candidate($0.longSpelling, $0.help) } : []
        return all(for: words.dropFirst(), typed: typed) + own
      }
    }
    let options = tool.options(of: command)
    if let option = words.dropFirst().last.flatMap({ option(called: $0, of: options) }), !option.isFlag {
      return values(of: option, typed: typed, words.dropFirst(), options)
    }
    if typed.hasPrefix("-") { return options.map { Candidate($0.longSpelling, $0.help) } }
    let choices = command.operands.placeholder.split(separator: "|")
    if choices.count > 1 { return choices.map { Candidate(String($0)) } }
    return command.operands.maximumCount == 0 ? [] : [.files]
  }

  private var commands: [Candidate] { Self.candidates(tool.commands) }

  private static func candidates(_ commands: [CommandSpecification]) -> [Candidate] {
    commands.map { Candidate($0.name, $0.abstract) }
  }

  private func option(called word: String, of options: [OptionSpecification]) -> OptionSpecification? {
    options.first { $0.longSpelling == word || $0.shortName.map { "-\($0)" } == word }
  }

  private func values(
    of option: OptionSpecification, typed: String, _ words: ArraySlice<String>,
    _ options: [OptionSpecification]
  ) -> [Candidate] {
    if !option.allowedValues.isEmpty {
      let before = option.acceptsList ? typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? "" : ""
      let known = before.split(separator: ",").map(String.init)
      return option.allowedValues.filter { !known.contains($0) }.map { Candidate(before + $0) }
    }
    switch option.longName {
    case "from": return Format.all.filter { $0.reader != nil }.map { Candidate($0.id, $0.name) }
    case "to": return Format.all.filter { $0.writer != nil }.map { Candidate($0.id, $0.name) }
    case "for": return WorkoutApp.all.map { Candidate($0.id, $0.name) }
    case "workout":
      let archive = archive(words, options)
      return [Candidate("last")] + workouts(archive)
        + Self.unique((archive?.workouts ?? []).reversed().map(\.title))
    case "category":
      return Self.unique(
        (archive(words, options)?.workouts ?? []).flatMap { $0.exercises.map(\.identity.category) })
    case "measurement":
      return Self.unique((archive(words, options)?.measurements ?? []).map(\.kind))
    case "template":
      guard let archive = archive(words, options) else { return [] }
      return Self.unique(archive.templates.map(\.title) + archive.rides.map(\.title))
    case "exercise":
      guard let archive = archive(words, options) else { return [] }
      let identities = archive.workouts.flatMap { $0.exercises.map(\.identity) }
      return Self.unique(
        identities.flatMap { [$0.name, ExerciseText.name(of: $0)] }.sorted { ($0 ?? "") < ($1 ?? "") })
    default: break
    }
    return ["FILE", "OUT", "DIR", "MAP.csv"].contains(option.placeholder) ? [.files] : []
  }

  // MARK: The file named before

  /// The first argument that is a file that can be read; nil for none.
  private func archive(_ words: ArraySlice<String>, _ options: [OptionSpecification]) -> WorkoutArchive? {
    var isValue = false
    for word in words.map({ path(Self.unquoted($0)) }) {
      if isValue || word.hasPrefix("-") {
        isValue = !isValue && option(called: word, of: options).map { !$0.isFlag } ?? false
        continue
      }
      guard let size = FileSystem.status(of: word)?.size, size <= Self.maximumByteCount else { continue }
      if let archive = try? Format.readArchive(path: word, findings: FindingLog()) { return archive }
    }
    return nil
  }

  /// A path as a shell understands it: `~/a.btd`, `$LOGS/a.btd` or `${LOGS}/a.btd`.
  private func path(_ word: String) -> String {
    let end = word.firstIndex(of: "/") ?? word.endIndex
    var name = word[..<end]
    if name == "~" {
      name = "HOME"
    } else if name.hasPrefix("${"), name.hasSuffix("}") {
      name = name.dropFirst(2).dropLast()
    } else if name.hasPrefix("$") {
      name = name.dropFirst()
    } else {
      return word
    }
    return variables[String(name)].map { $0 + word[end...] } ?? word
  }

  private func workouts(_ archive: WorkoutArchive?) -> [Candidate] {
    guard let archive else { return [] }
    return archive.workouts.enumerated().reversed().map { index, workout in
      Candidate(String(index + 1), "\(workout.start?.description ?? "no date") \(workout.title ?? "")")
    }
  }

  private static func unique(_ titles: [String?]) -> [Candidate] {
    var seen: Set<String> = []
    return titles.compactMap { $0 }.filter { !$0.isEmpty && seen.insert($0).inserted }.map { Candidate($0) }
  }

  /// A word as it is typed in a shell without its quotation marks and backslashes.
  private static func unquoted(_ word: String) -> String {
    guard let quote = word.first, quote == "\"" || quote == "'" else {
      return word.replacing("\\", by: "")
    }
    let text = word.dropFirst()
    return String(text.last == quote ? text.dropLast() : text)
  }
}
