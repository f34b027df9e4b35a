internal import Notation
package import Statistics
internal import WorkoutFormats
package import WorkoutModel

/// Prints findings for a person: one line a sort with its count and first place, the gravest last.
package struct FindingPrinter {
  private let console: Console
  private let names: PlaceNames
  /// The line that a finding speaks of, with a caret below; nil where no lines are shown.
  private let excerpt: ((Finding) -> String?)?

  /// So many sorts of values that the target needs and the source lacks are told in a line each; more in one line.
  private static let fewAdded = 2

  /// So many sorts of values that the target has no place for are told in a line each; more in one line.
  private static let fewNotStored = 3

  /// How many letters of a detail are printed; a report has all of it.
  private static let shownDetail = 400

  /// - Parameters:
  ///   - names: what people call places in workouts.
  ///   - excerpt: the line that a finding speaks of, for a text that a person wrote.
  package init(console: Console, names: PlaceNames? = nil, excerpt: ((Finding) -> String?)? = nil) {
    self.console = console
    self.excerpt = excerpt
    self.names = names ?? PlaceNames()
  }

  /// Prints the groups of `log`, the gravest last, where a terminal shows them.
  package func print(_ log: FindingLog, withNotes: Bool = true) {
    var groups = log.groups.filter { withNotes || $0.first.severity != .note }
    if let record = console.record { return record.add(groups) }
    if console.verbosity == .quiet { groups = groups.filter { $0.first.severity == .error } }
    let added = groups.filter { $0.first.severity == .note && $0.first.kind == .added }
    if console.verbosity == .usual, added.count > Self.fewAdded {
      groups.removeAll { $0.first.severity == .note && $0.first.kind == .added }
      printTogether(added)
    }
    let together = console.verbosity == .usual ? Self.notStored(in: groups) : []
    for list in together {
      groups.removeAll { Self.isNotStored($0) && $0.first.reason == list[0].first.reason }
    }
    for severity in [Finding.Severity.note, .warning, .error] {
      if severity == .warning { together.forEach(printNotStored) }
      for group in groups where group.first.severity == severity { print(group) }
    }
  }

  /// What each target has no place for, where that is much.
  private static func notStored(in groups: [FindingLog.Group]) -> [[FindingLog.Group]] {
    var lists: [[FindingLog.Group]] = []
    for group in groups where isNotStored(group) {
      if let index = lists.firstIndex(where: { $0[0].first.reason == group.first.reason }) {
        lists[index].append(group)
      } else {
        lists.append([group])
      }
    }
    return lists.filter { $0.count > fewNotStored }
  }

  private static func isNotStored(_ group: FindingLog.Group) -> Bool {
    group.first.reason.words == Finding.Reason.notStored(in: "").words && group.first.severity != .error
  }

  /// A line for all that a format has no place for: `not stored in Hevy: templates (3), profile`.
  private func printNotStored(_ groups: [FindingLog.Group]) {
    var (names, counts) = ([String](), [String: Int]())
    var foreign = 0
    let warnings = groups.filter { $0.first.severity == .warning }
    for group in warnings + groups.filter({ $0.first.severity == .note }) {
      guard case .model(let field)? = group.first.field else {
        foreign += group.count
        continue
      }
      if counts[field.name] == nil { names.append(field.name) }
      counts[field.name, default: 0] += group.count
    }
    var parts = names.map { name in counts[name] == 1 ? name : "\(name) (\(counts[name] ?? 0))" }
    if foreign > 0 { parts.append(Counted.of(foreign, "app-specific field")) }
    let severity: Finding.Severity = warnings.isEmpty ? .note : .warning
    let target = groups[0].first.reason.values.first ?? ""
    console.error(
      "\(colored(severity)): not stored in \(target): \(parts.joined(separator: ", ")) [dropped]; --verbose lists each\n"
    )
  }

  /// One line for what a format demands and its source does not say.
  private func printTogether(_ added: [FindingLog.Group]) {
    let count = added.reduce(0) { $0 + $1.count }
    let kinds = added.count < count ? " (\(added.count) kinds)" : ""
    console.error(
      "\(colored(Finding.Severity.note)): \(count) missing values filled in\(kinds) [added]; --verbose lists them\n"
    )
  }

  private func print(_ group: FindingLog.Group) {
    let what = PrintableText.of(group.first.what) + advice(on: group.first)
    let count = group.count == 1 ? "" : "\(group.count) × "
    let line = "\(colored(group.first.severity)): \(count)\(what) [\(group.first.kind.rawValue)]"
    let isList =
      console.verbosity == .verbose || group.first.severity == .error
      || excerpt != nil && group.first.severity == .warning
    guard isList, group.examples.count > 1 else {
      let shown = group.first.count
      let rest = group.count > shown ? ", and \(group.count - shown) more" : ""
      let tail = particulars(of: group.first).map { ": \($0)" }.joined()
      console.error("\(line)\(tail)\(tail.isEmpty ? "" : rest)\n")
      return printExcerpt(of: group.first)
    }
    console.error("\(line)\n")
    // An example that repeats the line above is left out.
    guard group.examples.contains(where: { !particulars(of: $0).isEmpty }) else { return }
    for example in group.examples {
      // The numbers of the examples and of the rest add up to that of the line above.
      let count = example.count == 1 ? "" : "\(example.count) × "
      console.error("  \(count)\(particulars(of: example).joined(separator: ": "))\n")
      printExcerpt(of: example)
    }
    let shown = group.examples.reduce(0) { $0 + $1.count }
    if group.count > shown { console.error("  … and \(group.count - shown) more\n") }
  }

  /// Prints the line that an error or a warning speaks of.
  private func printExcerpt(of finding: Finding) {
    guard finding.severity != .note, let lines = excerpt?(finding) else { return }
    console.error("\(lines)\n")
  }

  /// Where a finding is, as people know the place and for `--verbose` as programs do, and its detail.
  private func particulars(of finding: Finding) -> [String] {
    let place = finding.place.description
    let name = finding.place.file == nil ? finding.place.path.map(names.name) : nil
    let spot = name.map { console.verbosity == .verbose ? "\($0) (\(place))" : $0 } ?? place
    let detail = PrintableText.of(finding.detail ?? "", limit: Self.shownDetail)
    return [PrintableText.of(spot), detail].filter { !$0.isEmpty }
  }

  /// The option that makes it another finding, where there is one.
  private func advice(on finding: Finding) -> String {
    if finding.reason.words == Finding.Reason.bodyWeightSeemsIncluded.words {
      return "; --body-weight-included says whether they do"
    }
    if finding.reason.words == Finding.Reason.twoMeanings.words {
      return "; --weight-first or --reps-first settles pairs of numbers"
    }
    return switch finding.reason.zoneSource {
    case .system: "; change it with --time-zone"
    case .absent: "; set one with --time-zone"
    case .named, nil: ""
    }
  }

  private func colored(_ severity: Finding.Severity) -> String {
    guard console.colorsErrors else { return severity.rawValue }
    let code =
      switch severity {
      case .note: "36"
      case .warning: "33"
      case .error: "31"
      }
    return "\u{1b}[\(code)m\(severity.rawValue)\u{1b}[0m"
  }
}
