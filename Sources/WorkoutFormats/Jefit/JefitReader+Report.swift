internal import FormatKit
internal import Notation
internal import WorkoutModel

extension JefitReader {
  /// Names what of the file has no place in the model, by section and column.
  func reportWhatIsLeft() {
    for (index, part) in table.parts.enumerated() {
      guard !part.rows.isEmpty else { continue }
      if used.contains(index) {
        reportColumns(of: part)
      } else {
        reportSection(part)
      }
    }
  }

  private func reportColumns(of part: SectionedTable.Part) {
    guard let carried = JefitSection.carried(part.section) else { return }
    for (column, name) in part.head.enumerated() where part.filled[column] > 0 {
      let key = name.lowercased()
      guard !carried.contains(key), !JefitSection.bookkeeping.contains(key) else { continue }
      findings.report(
        Finding(
          .note, .dropped, "\(part.section): column \(PrintableText.of(name, limit: 40)) not stored",
          field: .source(format: "jefit", name: "\(part.section).\(name)"), of: .section,
          place: part.place, count: part.filled[column]))
    }
  }

  private func reportSection(_ part: SectionedTable.Part) {
    let columns = part.head.map { PrintableText.of($0, limit: 40) }.prefix(40).joined(separator: ", ")
    let isDerived = part.section == JefitSection.records
    let reason = isDerived ? "it follows from the logs" : "not understood"
    findings.report(
      Finding(
        isDerived ? .note : .warning, .dropped,
        "section \(PrintableText.of(part.section, limit: 40)) is left out: \(reason)",
        field: .source(format: "jefit", name: part.section), of: .section, detail: columns,
        place: part.place, count: part.rows.count))
  }
}
