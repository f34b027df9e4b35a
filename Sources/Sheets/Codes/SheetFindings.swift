package import WorkoutModel

/// Hands on what is found while sheets are made, and says in one line what their codes cannot hold.
package final class SheetFindings: FindingSink {
  /// The most fields that the line names.
  private static let maximumNames = 12

  private let findings: any FindingSink
  /// How many values of a field no code holds, by the field's name.
  private var lost: [String: Int] = [:]
  /// False while only such is lost as no person typed.
  private var isGrave = false

  /// Starts a print whose findings go to `findings`.
  package init(_ findings: any FindingSink) { self.findings = findings }

  /// Hands on a finding.
  package func report(_ finding: Finding) { findings.report(finding) }

  /// Takes what was found when the payload of a code was written, where it says what the code does not hold.
  ///
  /// - Returns: false for a finding that a person should see as it is.
  func takeLoss(_ finding: Finding) -> Bool {
    switch finding.kind {
    case .dropped, .rounded:
      // A unit that no code states is one fact, whatever the number of codes.
      if finding.subject == .settings {
        lost[finding.subjectOfLoss] = 1
      } else {
        lost[finding.subjectOfLoss, default: 0] += finding.count
      }
      if finding.severity != .note { isGrave = true }
    case .converted, .added: break
    default: return false
    }
    return true
  }

  /// Says what the codes do not hold of what is on the pages.
  func finish() {
    guard !lost.isEmpty else { return }
    let names = lost.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let words = names.prefix(Self.maximumNames).map { name, count in
      count == 1 ? name : "\(name) (\(NumberWords.grouped(Int64(count))))"
    }
    let rest = names.count - words.count
    report(
      Finding(
        isGrave ? .warning : .note, .dropped, "not in the codes", of: .code,
        detail: words.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""),
        place: Place(.output)))
    lost = [:]
  }
}

extension Finding {
  /// What the finding says is lost: the name of its field, or its whole sentence.
  fileprivate var subjectOfLoss: String {
    switch field {
    case .model(let field)?: field.name
    case .source(let format, let name)?: "\(format) field \"\(name)\""
    case nil: what
    }
  }
}
