internal import Statistics
package import WorkoutModel

/// The sheet of a workout that was done.
package struct WorkoutSheet {
  /// The workout.
  package var workout: Workout
  /// Its codes, and why one is missing.
  package var codes: [SheetCode]
  /// What stands below the codes.
  package var remark: String?
  /// How the workout compares with the last time; nil where that is not asked.
  package var marks: WorkoutMarks?

  /// Makes a sheet.
  package init(_ workout: Workout, codes: [SheetCode] = [], remark: String? = nil) {
    self.workout = workout
    self.codes = codes
    self.remark = remark
  }

  /// The name of the workout, or what stands for it.
  package static func title(_ workout: Workout) -> String {
    workout.title.flatMap { $0.isEmpty ? nil : $0 } ?? "Workout"
  }

  /// Lays the sheet out.
  package func pages(_ context: SheetContext) -> [SheetPage] { context.fewestPages(columns: 2, lay) }

  private func lay(_ context: SheetContext) -> [SheetPage] {
    let title = Self.title(workout)
    var flow = PageFlow(context, title: title)
    let head = HeadBlock(context)
    let composer = Composer(measure: context.measure)
    var rows = head.rows(workout.start.map(DateWords.long) ?? "", title, athlete: context.athlete)
    rows += head.categories(CategoryCount.counts(of: workout.exercises), context.palette)
    rows += head.totals(totals(context))
    if let marks {
      rows.append(Row(height: 4))
      rows += MarkDrawing(composer, width: context.contentWidth).legend(marks)
    }
    if let notes = workout.details?.notes, !notes.isEmpty {
      rows.append(Row(height: 4))
      rows.append(composer.row(notes, .note, .grey, width: context.contentWidth, after: 2))
    }
    flow.add(Block(rows: rows, spaceAfter: 14))
    let supersets = SupersetMark.marks(count: workout.exercises.count, supersets: workout.supersets)
    let exercises = ExerciseBlock(context)
    let known = marks?.exercises ?? []
    let blocks = zip(workout.exercises, supersets).enumerated().map { index, pair in
      exercises.done(
        pair.0, pair.1, marks: known.indices.contains(index) ? known[index] : nil, unit: marks?.unit)
    }
    flow.add(blocks)
    if !codes.isEmpty || remark != nil { flow.addFoot(CodeBlock(context).block(codes, remark: remark)) }
    return flow.finished()
  }

  private func totals(_ context: SheetContext) -> [(number: String, label: String)] {
    let sum = SheetTotals(workout, context.kinds)
    let unit = sum.unit.map { " \($0.rawValue)" } ?? ""
    var totals = [
      (NumberWords.grouped(Int64(sum.exercises)), sum.exercises == 1 ? "EXERCISE" : "EXERCISES"),
      (NumberWords.grouped(Int64(sum.sets)), sum.sets == 1 ? "SET" : "SETS"),
    ]
    if let volume = sum.volume { totals.append((NumberWords.grouped(volume) + unit, "VOLUME")) }
    if let seconds = sum.durationSeconds { totals.append((NumberWords.duration(seconds), "DURATION")) }
    if let best = sum.best {
      let formula = best.formula.map { " BY \($0.uppercased())" } ?? ""
      totals.append((NumberWords.grouped(best.oneRepMax) + unit, "BEST 1RM\(formula) · \(best.exercise)"))
    }
    return totals
  }
}
