internal import WorkoutModel

/// Supersets as openweight has them: a number at each exercise, the same for all of one superset.
enum OpenWeightSupersets {
  private static let key = "supersetId"

  /// The groups in the order of their first exercises; numbers other than 1, 2, 3 … in that order are kept.
  static func groups(of entries: inout [OpenWeightExercise]) -> [[Int]]? {
    var groups: [[Int]] = []
    var places: [Int32: Int] = [:]
    for index in entries.indices {
      guard let id = entries[index].supersetID else { continue }
      let place = places[id] ?? groups.count
      if place == groups.count {
        places[id] = place
        groups.append([])
      }
      groups[place].append(index)
      if id != place + 1 { entries[index].keep(key, "\(id)") }
    }
    return groups.isEmpty ? nil : groups
  }

  /// The number of each exercise: the kept one where all of its group have it, else that of its group's place, else
  /// the least that is free.
  static func numbers(_ groups: [[Int]], of exercises: [Exercise]) -> [Int: Int32] {
    var ids = groups.map { group in
      let kept = Set(
        group.map { index in exercises.indices.contains(index) ? number(exercises[index]) : nil })
      return kept.count == 1 ? kept.first ?? nil : nil
    }
    var used: Set<Int32> = []
    for place in ids.indices {
      if let id = ids[place], !used.insert(id).inserted { ids[place] = nil }
    }
    for place in ids.indices where ids[place] == nil {
      let id = Int32(place) + 1
      if used.insert(id).inserted { ids[place] = id }
    }
    var numbers: [Int: Int32] = [:]
    var next: Int32 = 1
    for (place, group) in groups.enumerated() {
      while ids[place] == nil, used.contains(next) { next += 1 }
      let id = ids[place] ?? next
      used.insert(id)
      for index in group { numbers[index] = id }
    }
    return numbers
  }

  /// False for a number of a superset that the standard does not allow.
  static func isWritable(_ field: SourceFields.Field) -> Bool {
    field.name != key || Int32(field.text).map { $0 > 0 } ?? true
  }

  private static func number(_ exercise: Exercise) -> Int32? {
    let text = exercise.details?.sourceFields?.fields.first { $0.name == key }?.text
    return text.flatMap { Int32($0) }.flatMap { $0 > 0 ? $0 : nil }
  }
}
