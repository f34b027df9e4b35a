internal import WorkoutModel

extension FieldMerger {
  /// Decides on a thing that one side took out while the other changed it.
  ///
  /// - Returns: true where it stays.
  mutating func keepsEdited(isFirst: Bool) -> Bool {
    choosesFirst("as a whole", isFirst ? "changed" : "removed", isFirst ? "removed" : "changed", nil)
      == isFirst
  }

  /// Merges versions of an exercise type: its variations are a set, from which each side may take away.
  mutating func merge(_ versions: Versions<ExerciseType>) -> ExerciseType {
    subject = "exercise type \"\(versions.first.name ?? "")\""
    var type = versions.first
    type.category = settle("category", versions.map { $0.category })
    type.style = settle("style", versions.map { $0.style }, text: { $0.rawValue })
    if let first = versions.first.variations, let second = versions.second.variations {
      type.variations = ListMerger<String, String>(
        keepsEdited: { _, _ in true }, key: { $0 }, merge: { $0.first }
      ).merged(
        Versions(first: first, second: second, base: versions.base.flatMap { $0.variations }),
        mayLack: (false, false))
    } else {
      type.variations = versions.first.variations ?? versions.second.variations
    }
    type.sourceFields = settle(fields: versions.map { $0.sourceFields }, of: "")
    return type
  }
}

extension WorkoutMerger {
  /// Names all that differs between two versions of a template.
  mutating func compare(_ first: WorkoutTemplate, _ second: WorkoutTemplate) {
    fields.rule = .comparing
    _ = merge(Versions(first: first, second: second, base: nil))
  }

  /// Merges versions of a template.
  mutating func merge(_ versions: Versions<WorkoutTemplate>) -> WorkoutTemplate {
    fields.subject = "template \"\(versions.first.title ?? "")\""
    var template = versions.first
    template.title = fields.settle("name", versions.map { $0.title })
    template.notes = fields.settle("notes", versions.map { $0.notes })
    template.sourceFields = fields.settle(fields: versions.map { $0.sourceFields }, of: "")
    var workout = Workout()
    mergeExercises(
      versions.map { Workout(exercises: $0.exercises, supersets: $0.supersets) }, into: &workout)
    template.exercises = workout.exercises
    template.supersets = workout.supersets
    return template
  }
}
