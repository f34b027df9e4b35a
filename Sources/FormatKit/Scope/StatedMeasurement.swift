internal import Notation
internal import WorkoutModel

/// What the head of a table of one kind says of all its rows: `Date`, `Weight (kg)`.
package struct StatedMeasurement {
  /// The kind, as it is written.
  package let kind: String
  /// The unit; nil where the head states none.
  package let unit: String?

  /// Takes the head of a table of two columns, dates and numbers; nil for any other table.
  package init?(head: [String]) {
    guard head.count == 2, Self.dates.contains(head[0].lowercased()) else { return nil }
    let name = head[1].trimming { $0 == " " }
    let open = name.lastIndex(of: "(")
    let kind = String(open.map { name[..<$0] } ?? name).trimming { $0 == " " }
    let unit = open.map { name[$0...].dropFirst().prefix { $0 != ")" } }
      .flatMap { $0.isEmpty ? nil : String($0) }
    let known = MeasurementKind(String(kind))
    let isUnit = unit.map { MeasurementUnit($0) != nil || Self.otherUnits.contains($0.lowercased()) } ?? false
    guard !kind.isEmpty, known != nil || isUnit else { return nil }
    self.kind = String(kind)
    self.unit = unit ?? (known?.quantity == .share ? "%" : nil)
  }

  /// The second name of a head: `Weight (kg)`; a share of fat is in percent without saying so.
  package static func head(kind: String, unit: String?) -> String {
    guard let unit, unit != "%" || MeasurementKind(kind)?.quantity != .share else { return kind }
    return "\(kind) (\(unit))"
  }

  /// What apps call the dates, in the languages that they export in.
  private static let dates: Set<String> = ["date", "datum", "fecha", "data"]
  private static let otherUnits: Set<String> = ["%", "kcal", "cal", "kj"]
}
