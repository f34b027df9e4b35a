internal import PackedForm
package import WorkoutModel

/// The pages of a form, and what of the plan has no place on them.
package struct LogPages {
  /// The most pages of a form.
  package static let maximumPages = 64

  /// The pages, from the first.
  package let forms: [LogForm]

  /// Spreads a plan over as few pages as hold it; an exercise is never divided.
  ///
  /// - Parameter findings: is told what has no place.
  /// - Throws: `RequestError` for a plan that no payload holds.
  package init(
    of plan: WorkoutTemplate, _ options: LogOptions, at path: ModelPath? = nil, findings: any FindingSink
  ) throws(WorkoutError) {
    var plan = plan
    Self.cutSets(of: &plan, at: path, findings)
    Self.reportUnplanned(plan, at: path, findings)
    var archive = WorkoutArchive()
    archive.templates = [plan]
    let unit = plan.exercises.lazy.flatMap { $0.sets }.compactMap { $0.load?.unit }.first
    let first = LogForm(
      paper: options.paper, hasEffort: options.hasEffort, page: 1, pageCount: 1, firstExercise: 0,
      identifier: 0, step: (options.step ?? Self.usualStep(unit)).normalized, plan: plan)
    var bytes = try PackedPayload.bytes(of: archive)
    bytes += [options.paper.rawValue, options.hasEffort ? 1 : 0] + Array(first.step.description.utf8)
    let identifier = PackedChecksum.crc32(bytes)
    var forms: [LogForm] = []
    for range in Self.ranges(of: plan.exercises, first) {
      var form = first
      form.page = forms.count + 1
      form.firstExercise = range.lowerBound
      form.identifier = identifier
      form.plan.exercises = Array(plan.exercises[range])
      form.plan.supersets = plan.supersets?.compactMap { group in
        let members = group.filter { range.contains($0) }
        return members.count > 1 ? members.map { $0 - range.lowerBound } : nil
      }
      if form.plan.supersets?.isEmpty == true { form.plan.supersets = nil }
      forms.append(form)
    }
    let count = min(forms.count, Self.maximumPages)
    if forms.count > count {
      findings.report(
        Finding(
          .warning, .dropped, "exercises beyond the \(Self.maximumPages) pages of a log sheet", of: .exercise,
          place: Place(path), count: forms[count...].reduce(0) { $0 + $1.plan.exercises.count }))
    }
    self.forms = forms.prefix(count).map {
      var form = $0
      form.pageCount = count
      return form
    }
  }

  /// The least change of a load where none was named.
  private static func usualStep(_ unit: MassUnit?) -> ExactDecimal {
    unit == .pounds ? ExactDecimal(5) : ExactDecimal(coefficient: 25, fractionDigits: 1) ?? ExactDecimal(1)
  }

  /// Names the exercises that have a set whose circles cannot record what was done.
  private static func reportUnplanned(
    _ plan: WorkoutTemplate, at path: ModelPath?, _ findings: any FindingSink
  ) {
    for (index, exercise) in plan.exercises.enumerated() where !exercise.sets.allSatisfy(\.saysWork) {
      findings.report(
        Finding(
          .warning, .inconsistent,
          "exercise without planned sets: write its sets by hand", of: .exercise,
          detail: exercise.name, place: Place(path?.exercise(index))))
    }
  }

  private static func cutSets(
    of plan: inout WorkoutTemplate, at path: ModelPath?, _ findings: any FindingSink
  ) {
    for index in plan.exercises.indices {
      let extra = plan.exercises[index].sets.count - LogLayout.maximumSets
      guard extra > 0 else { continue }
      plan.exercises[index].sets.removeLast(extra)
      findings.report(
        Finding(
          .warning, .dropped, "sets of an exercise beyond \(LogLayout.maximumSets) on a log sheet", of: .set,
          detail: plan.exercises[index].name, place: Place(path?.exercise(index)), count: extra))
    }
  }

  /// Which exercises stand on which page.
  private static func ranges(of exercises: [Exercise], _ form: LogForm) -> [Range<Int>] {
    let room = form.paper.height - LogLayout.bottomMargin - LogLayout.bodyTop
    var ranges: [Range<Int>] = []
    var start = 0
    var height = 0.0
    for (index, exercise) in exercises.enumerated() {
      let own = LogLayout.height(of: exercise, form)
      if index > start, height + own > room || index - start == LogLayout.maximumExercises {
        ranges.append(start..<index)
        (start, height) = (index, 0)
      }
      height += own + LogLayout.exerciseGap
    }
    return ranges + [start..<exercises.count]
  }
}
