internal import WorkoutModel

/// What differs between two archives beside the workouts.
struct PartsComparison {
  private(set) var differences: [FieldDifference] = []
  private let mayLack: (first: Bool, second: Bool)

  init(
    _ first: WorkoutArchive, _ second: WorkoutArchive, keys: ExerciseKeys,
    mayLack: (first: Bool, second: Bool)
  ) {
    self.mayLack = mayLack
    compareTemplates(first, second, keys)
    compareLists(first.exerciseTypes ?? [], second.exerciseTypes ?? [], "exercise type") { type in
      [type.name, type.category, type.style?.rawValue, type.variations?.joined(separator: "/")]
        .compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    }
    compareLists(first.measurements, second.measurements, "measurement") { measurement in
      [
        measurement.moment?.description, measurement.kind, measurement.value.normalized.description,
        measurement.unit,
      ]
      .compactMap { $0 }.joined(separator: " ")
    }
    compareLists(first.rides, second.rides, "ride") { $0.title ?? "without a name" }
    compareLists(first.goals, second.goals, "goal") { ExerciseText.name(of: $0.identity) }
    compareLists(first.categoryColors ?? [], second.categoryColors ?? [], "category colour") {
      "\($0.category) \($0.color)"
    }
    var parts = PartsMerger(
      Versions(first: first, second: second, base: nil), keys: keys,
      fields: FieldMerger(preference: nil, mayLack: mayLack))
    parts.compare()
    differences += parts.fields.differences
  }

  private mutating func note(_ subject: String, _ first: String?, _ second: String?) {
    differences.append(FieldDifference(subject: subject, field: "", first: first, second: second))
  }

  /// Names what only one list has.
  private mutating func compareLists<Item: Hashable>(
    _ first: [Item], _ second: [Item], _ what: String, text: (Item) -> String
  ) {
    if (mayLack.first && first.isEmpty) || (mayLack.second && second.isEmpty) || first == second { return }
    for item in Self.without(second, first) { note(what, text(item), nil) }
    for item in Self.without(first, second) { note(what, nil, text(item)) }
  }

  /// The elements of `list` that are not in `others`, each as often as it is there more often.
  private static func without<Item: Hashable>(_ others: [Item], _ list: [Item]) -> [Item] {
    var counts: [Item: Int] = [:]
    for item in others { counts[item, default: 0] += 1 }
    return list.filter { item in
      guard let count = counts[item], count > 0 else { return true }
      counts[item] = count - 1
      return false
    }
  }

  /// Names the templates that only one side has, and those of one name that are not alike.
  private mutating func compareTemplates(
    _ first: WorkoutArchive, _ second: WorkoutArchive, _ keys: ExerciseKeys
  ) {
    let (left, right) = (first.templates, second.templates)
    if (mayLack.first && left.isEmpty) || (mayLack.second && right.isEmpty) || left == right { return }
    let others = Self.without(left, right)
    var queues: [String?: ArraySlice<Int>] = [:]
    for (index, other) in others.enumerated() { queues[other.title, default: []].append(index) }
    var isPaired = Array(repeating: false, count: others.count)
    for template in Self.without(right, left) {
      guard let index = queues[template.title]?.popFirst() else {
        note(Self.subject(template), ExerciseText.names(of: template.exercises), nil)
        continue
      }
      isPaired[index] = true
      var merger = WorkoutMerger(fields: FieldMerger(preference: nil, mayLack: mayLack), keys: keys)
      merger.compare(template, others[index])
      differences += merger.fields.differences
    }
    for (template, isPaired) in zip(others, isPaired) where !isPaired {
      note(Self.subject(template), nil, ExerciseText.names(of: template.exercises))
    }
  }

  private static func subject(_ template: WorkoutTemplate) -> String {
    "template \"\(template.title ?? "")\""
  }
}
