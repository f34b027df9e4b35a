package import WorkoutModel

/// Names what a format has no room for, in one wording for all formats.
package struct LossReporter {
  package let target: String
  package let findings: any FindingSink
  /// What the output must state and nobody has said.
  package let needs: NeedLog

  package init(target: String, findings: any FindingSink) {
    self.target = target
    self.findings = findings
    needs = NeedLog(target: target)
  }

  /// Reports that `field` is not written.
  package func dropped(_ field: ModelField, at path: ModelPath? = nil, detail: String? = nil, count: Int = 1)
  {
    report(
      field.isMinor ? .note : .warning, .dropped, "\(field.name): \(target) has no place for it", at: path,
      detail: detail, count: count)
  }

  /// Reports that `count` values of `field` are not written, where there are any.
  func droppedIfAny(_ field: ModelField, _ count: Int) {
    if count > 0 { dropped(field, count: count) }
  }

  /// Reports that `field` is written in another form.
  package func converted(_ field: ModelField, _ how: String, at path: ModelPath?, detail: String? = nil) {
    report(.note, .converted, "\(field.name): \(how)", at: path, detail: detail)
  }

  /// Reports that `field` lost digits.
  package func rounded(_ field: ModelField, _ how: String, at path: ModelPath?, detail: String? = nil) {
    report(.warning, .rounded, "\(field.name): \(how)", at: path, detail: detail)
  }

  /// Reports that `field` holds what the source did not say.
  package func added(_ field: ModelField, _ what: String, at path: ModelPath?, detail: String? = nil) {
    report(.note, .added, "\(field.name): \(what)", at: path, detail: detail)
  }

  /// Reports that `field` of a ride is not written.
  package func dropped(_ field: RideField, at path: ModelPath, detail: String? = nil, count: Int = 1) {
    report(
      .warning, .dropped, "\(field.rawValue): \(target) has no place for it", at: path, detail: detail,
      count: count)
  }

  /// Reports something else that became of `field` of a ride.
  package func changed(
    _ field: RideField, _ kind: Finding.Kind, _ how: String, at path: ModelPath, detail: String? = nil
  ) {
    report(
      kind.isRefusedByStrict ? .warning : .note, kind, "\(field.rawValue): \(how)", at: path, detail: detail)
  }

  /// Reports fields that only another format knows.
  package func foreign(_ fields: SourceFields?, at path: ModelPath? = nil) {
    guard let fields else { return }
    for field in fields.fields {
      report(
        .warning, .dropped, "\(fields.format) field \(field.name): \(target) has no place for it", at: path)
    }
  }

  /// Reports what became of `field`, as grave as its kind.
  package func report(
    _ kind: Finding.Kind, _ field: ModelField, _ how: String, at path: ModelPath?, detail: String? = nil
  ) {
    report(
      kind.isRefusedByStrict ? .warning : .note, kind, "\(field.name): \(how)", at: path, detail: detail)
  }

  private func report(
    _ severity: Finding.Severity, _ kind: Finding.Kind, _ what: String, at path: ModelPath?,
    detail: String? = nil, count: Int = 1
  ) {
    findings.report(
      Finding(severity, kind, what, detail: detail, place: Place(pointer: path?.pointer), count: count))
  }
}

extension ModelField {
  /// True for what no person typed.
  fileprivate var isMinor: Bool {
    switch self {
    case .workoutID, .templateID, .loadUnit, .distanceUnit, .weekStart, .isStartEdited, .style,
      .categoryColors, .builtInTemplates:
      true
    default: false
    }
  }
}
