internal import WorkoutModel

extension WorkoutMerger {
  /// Which exercise of a workout is meant: the second squat of the day is not the first.
  private struct Slot: Hashable {
    var key: UInt64
    var occurrence: Int
  }

  /// The exercises of a workout by slot.
  private struct Slots {
    var order: [Slot] = []
    var exercises: [Slot: Exercise] = [:]

    init(_ exercises: [Exercise], keys: ExerciseKeys) {
      var counts: [UInt64: Int] = [:]
      for exercise in exercises {
        let key = keys[exercise.identity]
        let slot = Slot(key: key, occurrence: counts[key, default: 0])
        counts[key] = slot.occurrence + 1
        order.append(slot)
        self.exercises[slot] = exercise
      }
    }
  }

  /// Merges the list of exercises, then each exercise, and the supersets along with the list.
  mutating func mergeExercises(_ versions: Versions<Workout>, into result: inout Workout) {
    let keys = keys
    let slots = versions.map { Slots($0.exercises, keys: keys) }
    if fields.rule == .comparing { return compareExercises(slots, versions) }
    let supersets = versions.map { $0.supersets.flatMap { $0.isEmpty ? nil : $0 } }
    let order =
      fields.settle(
        "exercises", slots.map { Optional($0.order) },
        text: { order in
          order.map { slot in
            let exercise =
              slots.first.exercises[slot] ?? slots.second.exercises[slot] ?? slots.base?.exercises[slot]
            return exercise.map { ExerciseText.name(of: $0.identity) } ?? ""
          }.joined(separator: ", ")
        }) ?? []
    result.exercises = order.compactMap { slot in
      merged(slots.map { $0.exercises[slot] })
    }
    if slots.first.order == slots.second.order {
      let groups = fields.settle("supersets", supersets, text: { WorkoutText.supersets($0) })
      result.supersets = groups ?? versions.first.supersets ?? versions.second.supersets
    } else {
      let isFirst = order == slots.first.order
      result.supersets = isFirst ? versions.first.supersets : versions.second.supersets
      let other = isFirst ? supersets.second : supersets.first
      if let other, supersets.base != .some(other), other != result.supersets {
        fields.choosesFirst(
          "supersets", WorkoutText.supersets(supersets.first), WorkoutText.supersets(supersets.second),
          nil)
      }
    }
    nameLostEdits(slots, order: Set(order))
  }

  /// Names the exercises that only one side has, then what differs in each that both have.
  private mutating func compareExercises(_ slots: Versions<Slots>, _ versions: Versions<Workout>) {
    let (first, second) = (slots.first, slots.second)
    for slot in first.order + second.order.filter({ first.exercises[$0] == nil }) {
      let exercises = (first.exercises[slot], second.exercises[slot])
      if let left = exercises.0, let right = exercises.1 {
        _ = merged(Versions(first: left, second: right, base: nil))
      } else if let exercise = exercises.0 ?? exercises.1 {
        // One without a set is no more than its name, for which many formats have no place.
        let sets = exercise.sets.isEmpty && fields.mayLack.first ? nil : WorkoutText.sets(exercise.sets)
        guard let sets else { continue }
        let name = ExerciseText.name(of: exercise.identity)
        fields.noteWhole(name, exercises.0 == nil ? nil : sets, exercises.1 == nil ? nil : sets)
      }
    }
    let shared = Versions(
      first: first.order.filter { second.exercises[$0] != nil },
      second: second.order.filter { first.exercises[$0] != nil }, base: nil)
    if shared.first != shared.second {
      func names(_ order: [Slot]) -> String {
        order.compactMap { first.exercises[$0].map { ExerciseText.name(of: $0.identity) } }
          .joined(separator: ", ")
      }
      fields.noteWhole("order", names(shared.first), names(shared.second))
    } else if first.order == second.order {
      _ = fields.settle(
        "supersets", versions.map { $0.supersets.flatMap { $0.isEmpty ? nil : $0 } },
        text: { WorkoutText.supersets($0) })
    }
  }

  /// Names exercises that one side took out while the other changed them.
  private mutating func nameLostEdits(_ slots: Versions<Slots>, order: Set<Slot>) {
    guard let base = slots.base else { return }
    for slot in base.order where !order.contains(slot) {
      let versions = [slots.first.exercises[slot], slots.second.exercises[slot]]
      guard let edited = versions.compactMap({ $0 }).first(where: { $0 != base.exercises[slot] }) else {
        continue
      }
      let text = WorkoutText.sets(edited.sets)
      let isFirst = versions[0] != nil
      fields.choosesFirst(
        ExerciseText.name(of: edited.identity), isFirst ? text : "removed",
        isFirst ? "removed" : text, base.exercises[slot].map { WorkoutText.sets($0.sets) })
    }
  }

  private mutating func merged(_ versions: Versions<Exercise?>) -> Exercise? {
    guard let first = versions.first, let second = versions.second else {
      return versions.first ?? versions.second.map { fitted($0) }
    }
    if first == second { return first }
    let base = versions.base ?? nil
    let both = Versions(first: first, second: second, base: base)
    let name = ExerciseText.name(of: first.identity)
    var result = first
    result.identity = mergedIdentity(both.map { $0.identity }, name)
    result.sets = mergedSets(both.map { $0.sets }, name)
    let details = both.map { $0.details ?? ExerciseDetails() }
    var merged = details.first
    let texts = FreeTexts(both.first.sets + both.second.sets)
    merged.notes = fields.settle(
      "\(name): notes", details.map { fields.rule == .strict ? $0.notes : texts.unlessTold($0.notes) })
    merged.equipment = fields.settle("\(name): equipment", details.map { $0.equipment })
    merged.muscles =
      fields.settle(
        "\(name): muscles", details.map { $0.muscles.isEmpty ? nil : $0.muscles },
        text: { $0.joined(separator: ", ") }) ?? []
    merged.isWithoutSets =
      result.sets.isEmpty && (details.first.isWithoutSets || details.second.isWithoutSets)
    merged.sourceFields = fields.settle(fields: details.map { $0.sourceFields }, of: "\(name): ")
    result.details = merged == ExerciseDetails() ? nil : merged
    return fitted(result, before: first)
  }

  /// The identity as the first spells it, with what only the other says.
  private mutating func mergedIdentity(
    _ versions: Versions<ExerciseIdentity>, _ name: String
  ) -> ExerciseIdentity {
    if versions.first == versions.second { return versions.first }
    if let base = versions.base, versions.first == base { return versions.second }
    if let base = versions.base, versions.second == base { return versions.first }
    // The name and the variation belong together, and mean the same in both: they stay as the first has them.
    return ExerciseIdentity(
      name: versions.first.name, variation: versions.first.variation,
      category: fields.settle("\(name): category", versions.map { $0.category }),
      style: fields.settle("\(name): style", versions.map { $0.style }, text: { $0.rawValue }))
  }
}
