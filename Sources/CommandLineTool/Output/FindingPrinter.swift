internal import Notation
internal import WorkoutFormats
internal import WorkoutModel

/// Prints findings for a person: one line a sort with its count, then the first places.
struct FindingPrinter {
  let console: Console

  /// Prints all groups of `log`, the gravest last, where a terminal shows them.
  func print(_ log: FindingLog) {
    let order: [Finding.Severity] = [.note, .warning, .error]
    for severity in order {
      for group in log.groups where group.first.severity == severity { print(group) }
    }
  }

  private func print(_ group: FindingLog.Group) {
    let label = colored(group.first.severity.rawValue, severity: group.first.severity)
    let what = PrintableText.of(group.first.what) + advice(on: group.first)
    let count = group.count == 1 ? "" : "\(group.count) × "
    if group.examples.count == 1 {
      let parts = [group.first.place.description, group.first.detail ?? ""].filter { !$0.isEmpty }
      let tail = parts.map { ": \(PrintableText.of($0))" }.joined()
      return console.error("\(label): \(count)\(what) [\(group.first.kind.rawValue)]\(tail)\n")
    }
    console.error("\(label): \(count)\(what) [\(group.first.kind.rawValue)]\n")
    // An example that repeats the line above is left out.
    guard group.examples.contains(where: { !$0.place.description.isEmpty || $0.detail != nil }) else {
      return
    }
    for example in group.examples {
      let parts = [example.place.description, example.detail ?? ""].filter { !$0.isEmpty }
      // The numbers of the examples and of the rest add up to that of the line above.
      let count = example.count == 1 ? "" : "\(example.count) × "
      console.error("  \(count)\(parts.map { PrintableText.of($0) }.joined(separator: ": "))\n")
    }
    let shown = group.examples.reduce(0) { $0 + $1.count }
    if group.count > shown { console.error("  … and \(group.count - shown) more\n") }
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
    case .system: "; --time-zone names another"
    case .absent: "; --time-zone names one"
    case .named, nil: ""
    }
  }

  private func colored(_ label: String, severity: Finding.Severity) -> String {
    guard console.colorsErrors else { return label }
    let code =
      switch severity {
      case .note: "36"
      case .warning: "33"
      case .error: "31"
      }
    return "\u{1b}[\(code)m\(label)\u{1b}[0m"
  }
}
