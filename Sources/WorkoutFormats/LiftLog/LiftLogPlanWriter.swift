internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes templates as the sessions of a plan of LiftLog.
final class LiftLogPlanWriter: ArchiveSink {
  private let output: ByteOutput

  init(_ output: ByteOutput) { self.output = output }

  func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    output.append(Self.text(of: archive.templates, archive.sourceFields))
    output.append("\n")
  }

  func add(_ workout: Workout) throws(WorkoutError) {}

  /// The JSON of a plan; `fields` may hold its name and its day.
  static func text(of templates: [WorkoutTemplate], _ fields: SourceFields?) -> String {
    JSONOutput.text { json in
      var object = JSONObjectOutput(json)
      object.key("version")
      json.number(LiftLogOutput.planVersion)
      object.key("name")
      json.raw(fields?["name"] ?? JSONOutput.quoted(LiftLogPlanReader.noName))
      object.list("sessions", templates) { write($0, to: json) }
      object.key("lastEdited")
      json.raw(fields?["lastEdited"] ?? JSONOutput.quoted(LiftLogPlanReader.noDay))
      object.end()
    }
  }

  private static func write(_ template: WorkoutTemplate, to json: JSONOutput) {
    var object = JSONObjectOutput(json)
    object.key("version")
    json.number(LiftLogOutput.planSessionVersion)
    object.text("name", template.title ?? "")
    object.list("exercises", Array(template.exercises.enumerated())) { number, exercise in
      if LiftLogPlanFitter.isCardio(exercise.sets) {
        writeCardio(exercise, to: json)
      } else {
        writeWeighted(
          exercise, isWithNext: LiftLogOutput.isWithNext(number, template.supersets), to: json)
      }
    }
    object.text("notes", template.notes ?? "")
    object.end()
  }

  private static func writeWeighted(_ exercise: Exercise, isWithNext: Bool, to json: JSONOutput) {
    let kept = exercise.details?.sourceFields?.fields ?? []
    var object = JSONObjectOutput(json)
    object.text("type", "WeightedExerciseBlueprint")
    object.text("name", exercise.identity.name ?? "")
    object.list("plannedSets", exercise.sets) { set in
      let target = set.details?.target
      let least = target?.reps ?? set.reps ?? 0
      LiftLogOutput.plannedSet(least, target?.maximumReps ?? least, to: json)
    }
    object.key("restBetweenSets")
    json.raw(
      kept.text(of: "restBetweenSets") ?? LiftLogRest.text(exercise.sets.first?.details?.restSeconds))
    object.bool("supersetWithNext", isWithNext)
    object.text("notes", exercise.details?.notes ?? "")
    object.key("link")
    json.raw(kept.text(of: "link") ?? "\"\"")
    object.key("resistance")
    json.raw(kept.text(of: "resistance") ?? "\"external\"")
    object.key("progression")
    json.raw(kept.text(of: "progression") ?? "[]")
    object.kept(kept)
    object.end()
  }

  private static func writeCardio(_ exercise: Exercise, to json: JSONOutput) {
    let kept = exercise.details?.sourceFields?.fields ?? []
    var object = JSONObjectOutput(json)
    object.text("type", "CardioExerciseBlueprint")
    object.text("name", exercise.identity.name ?? "")
    object.list("sets", exercise.sets) { set in
      let kept = set.details?.sourceFields?.fields ?? []
      var object = JSONObjectOutput(json)
      object.key("target")
      let distance = set.details?.distance
      LiftLogOutput.cardioTarget(set.durationSeconds, distance, to: json)
      for flag in LiftLogPlan.flags(isDistance: distance != nil) {
        object.key(flag.key.description)
        json.raw(kept.text(of: flag.key.description) ?? (flag.value ? "true" : "false"))
      }
      if let text = kept.text(of: "restBetweenSets") {
        object.key("restBetweenSets")
        json.raw(text)
      } else if let rest = set.details?.restSeconds {
        object.key("restBetweenSets")
        json.raw(LiftLogRest.text(rest))
      }
      object.kept(kept)
      object.end()
    }
    object.text("notes", exercise.details?.notes ?? "")
    object.key("link")
    json.raw(kept.text(of: "link") ?? "\"\"")
    object.kept(kept)
    object.end()
  }
}
