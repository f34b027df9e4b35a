internal import Notation
package import WorkoutModel

/// Names what a format has no room for, in one wording for all formats.
package final class LossReporter {
  package let target: String
  package let findings: any FindingSink
  /// What the output must state and nobody has said.
  package let needs: NeedLog
  private let notStored: Finding.Reason
  private let counted: CountedLosses

  /// How many sorts there are of which enough is known, so that more of them are only counted.
  var sortCount: Int { counted.sorts.count }
  /// These sorts.
  var sorts: CountedLosses.Sorts {
    get { counted.sorts }
    set { counted.sorts = newValue }
  }

  /// - Parameter target: how findings speak of what is written: `Hevy`.
  package init(target: String, findings: any FindingSink) {
    self.target = target
    self.findings = findings
    needs = NeedLog(target: target)
    notStored = .notStored(in: target)
    counted = CountedLosses(usualReason: notStored)
  }

  /// Reports that `field` is not written.
  ///
  /// - Returns: the tally that counts further losses like it; nil while they still have to be reported.
  @discardableResult
  package func dropped(
    _ field: ModelField, at path: ModelPath? = nil, detail: @autoclosure () -> String? = nil, count: Int = 1
  ) -> Int? {
    counted.report(
      field.isMinor ? .note : .warning, .dropped, field, nil, detail: detail, at: path, count: count,
      to: findings)
  }

  /// Takes out a value that is there, and names it.
  package func drop<Value>(_ field: ModelField, _ value: inout Value?, at path: ModelPath) {
    if value != nil { dropped(field, at: path) }
    value = nil
  }

  /// Takes out a text that is there, and names it; an empty one says no more than an absent one.
  package func drop(_ field: ModelField, _ text: inout String?, at path: ModelPath) {
    if text?.isEmpty == false { dropped(field, at: path) }
    text = nil
  }

  /// Whole seconds or minutes, as many as a clock shows.
  package func clockTime(
    _ seconds: ExactDecimal, _ field: ModelField, step: Int64 = 1, at path: ModelPath
  ) -> ExactDecimal? {
    let whole = seconds.wholePart
    let cut = whole - whole % step
    if seconds.fractionDigits == 0, cut == whole, (0...DurationText.maximumSeconds).contains(whole) {
      return seconds
    }
    guard seconds.coefficient >= 0, whole <= DurationText.maximumSeconds,
      let time = ExactDecimal(coefficient: cut)
    else {
      dropped(field, at: path, detail: "\(seconds) s")
      return nil
    }
    if time == seconds.normalized {
      converted(field, "a whole number, written without digits after the point", at: path)
    } else {
      rounded(field, .cut(to: step == 60 ? .minute : .second), at: path, detail: "\(seconds) s")
    }
    return time
  }

  /// Reports that `count` values of `field` are not written, where there are any.
  package func droppedIfAny(_ field: ModelField, _ count: Int) {
    if count > 0 { dropped(field, count: count) }
  }

  /// Reports that `field` is written in another form.
  ///
  /// - Returns: the tally that counts further losses like it; nil while they still have to be reported.
  @discardableResult
  package func converted(
    _ field: ModelField, _ how: Finding.Reason, at path: ModelPath?, detail: @autoclosure () -> String? = nil
  ) -> Int? {
    report(.converted, field, how, at: path, detail: detail())
  }

  /// Reports that `field` lost digits.
  package func rounded(
    _ field: ModelField, _ how: Finding.Reason, at path: ModelPath?, detail: @autoclosure () -> String? = nil
  ) {
    report(.rounded, field, how, at: path, detail: detail())
  }

  /// Reports that `field` holds what the source did not say.
  ///
  /// - Returns: the tally that counts further losses like it; nil while they still have to be reported.
  @discardableResult
  package func added(
    _ field: ModelField, _ what: Finding.Reason, at path: ModelPath?, detail: @autoclosure () -> String? = nil
  ) -> Int? {
    report(.added, field, what, at: path, detail: detail())
  }

  /// Reports fields that only another format knows.
  package func foreign(
    _ fields: SourceFields?, at path: ModelPath? = nil, of subject: Finding.Subject = .archive
  ) {
    guard let fields else { return }
    for field in fields.fields {
      findings.report(
        Finding(
          .warning, .dropped, .source(format: fields.format, name: field.name), notStored,
          of: path == nil ? subject : nil, place: Place(path)))
    }
  }

  /// Takes out the fields whose texts would not stand for themselves where they are written, and names them.
  package func keepWritable(
    _ fields: inout SourceFields, _ scope: FormatScope, at path: ModelPath?,
    of subject: Finding.Subject = .archive
  ) {
    guard let isWritable = scope.isWritable else { return }
    let format = fields.format
    fields.fields.removeAll { field in
      if isWritable(field, path) { return false }
      findings.report(
        Finding(
          .warning, .dropped, .source(format: format, name: field.name),
          "text that \(target) cannot store unchanged", of: path == nil ? subject : nil,
          detail: PrintableText.of(field.text, limit: 60), place: Place(path)))
      return true
    }
  }

  /// Reports what became of `field`, as grave as its kind.
  ///
  /// - Returns: the tally that counts further losses like it; nil while they still have to be reported.
  @discardableResult
  package func report(
    _ kind: Finding.Kind, _ field: ModelField, _ how: Finding.Reason, at path: ModelPath?,
    detail: @autoclosure () -> String? = nil, count: Int = 1
  ) -> Int? {
    counted.report(
      kind.isRefusedByStrict ? .warning : .note, kind, field, how, detail: detail, at: path, count: count,
      to: findings)
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
