#if SQLite
  internal import DatabaseFormats
  internal import FormatKit
  internal import Notation
  internal import WorkoutModel

  /// Writes LiftLog's backup: a row for each workout, and one for each program that templates belong to.
  final class LiftLogBackupWriter: ArchiveSink {
    private let output: ByteOutput
    private let losses: LossReporter
    private let tables: LiftLogBackupTables
    private var weights: WorkoutBodyWeights
    private var count = 0

    init(_ output: ByteOutput, _ losses: LossReporter) throws(WorkoutError) {
      self.output = output
      self.losses = losses
      tables = try LiftLogBackupTables()
      weights = WorkoutBodyWeights([], losses, namesPlaces: true)
    }

    func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
      weights = WorkoutBodyWeights(archive.measurements, losses, namesPlaces: true)
      try writePrograms(archive.templates)
    }

    func add(_ workout: Workout) throws(WorkoutError) {
      defer { count += 1 }
      let text = LiftLogSession.text(of: workout, bodyWeight: weights.take(at: workout.start))
      let isWritten = try tables.addSession(workout.id?.description ?? "", text)
      if !isWritten {
        losses.dropped(.workouts, at: ModelPath(index: count), detail: "larger than a row can be")
      }
    }

    func finish() throws(WorkoutError) {
      weights.finish()
      let bytes = try tables.finish()
      bytes.withUnsafeBytes { output.append($0) }
      try output.finish()
    }

    // MARK: Programs

    /// Templates that follow one another and name the same program are one.
    private func writePrograms(_ templates: [WorkoutTemplate]) throws(WorkoutError) {
      var hasActive = false
      var number = 0
      var start = 0
      while start < templates.count {
        let fields = Self.fields(of: templates[start])
        var end = start + 1
        while end < templates.count, Self.fields(of: templates[end]) == fields { end += 1 }
        let isActive = fields.text(of: LiftLogKept.active) == "true"
        if isActive, hasActive { reportActive(start..<end) }
        try write(
          Array(templates[start..<end]), fields, number: number, isActive: isActive && !hasActive, from: start
        )
        hasActive = hasActive || isActive
        number += 1
        start = end
      }
    }

    private static func fields(of template: WorkoutTemplate) -> [SourceFields.Field] {
      template.sourceFields?.fields.filter { LiftLogBackup.programFields.contains($0.name) } ?? []
    }

    private func write(
      _ templates: [WorkoutTemplate], _ fields: [SourceFields.Field], number: Int, isActive: Bool,
      from start: Int
    ) throws(WorkoutError) {
      var named = SourceFields(format: LiftLogTableReader.formatID)
      if let name = fields.text(of: LiftLogKept.program) {
        named.fields.append(.init(name: "name", text: name))
      }
      if let day = fields.text(of: "lastEdited") { named.fields.append(.init(name: "lastEdited", text: day)) }
      let text = LiftLogPlanWriter.text(of: templates, named)
      let id = WorkoutIdentifier(derivedFrom: text, "\(number)").description.lowercased()
      if try tables.addProgram(id, text, isActive: isActive) { return }
      for index in templates.indices {
        losses.dropped(
          .templates, at: ModelPath(root: .templates, index: start + index),
          detail: "larger than a row can be")
      }
    }

    /// The app has one program in use.
    private func reportActive(_ templates: Range<Int>) {
      for index in templates {
        losses.foreign(
          SourceFields(
            format: LiftLogTableReader.formatID, fields: [.init(name: LiftLogKept.active, text: "true")]),
          at: ModelPath(root: .templates, index: index))
      }
    }
  }
#endif
