internal import FormatKit
internal import WorkoutModel

extension JefitReader {
  /// The most sets of an exercise of a routine.
  private static let maximumSets: Int64 = 1_000

  /// An exercise of a routine's day.
  private struct Item {
    var id: Int64?
    var order: Int64
    var superset: Int64
    var exercise: Exercise
  }

  /// The templates: one for each day of each routine.
  mutating func templates() throws(WorkoutError) -> [WorkoutTemplate] {
    var routines: [(id: Int64?, name: String?, notes: String?)] = []
    let plain = table.tables(JefitSection.routines, with: "name").filter { !table.parts[$0].has("package") }
    if let part = plain.first {
      markUsed(part)
      for row in table.parts[part].rows.indices {
        try table.read(row, of: part)
        routines.append((table.integer("_id"), table.text("name"), table.text("description")))
      }
    }
    var items = try items()
    var templates: [WorkoutTemplate] = []
    var places: [Int64: Int] = [:]
    for (place, routine) in routines.enumerated() { if let id = routine.id { places[id] = place } }
    var withDays: Set<Int> = []
    try forEachRow(of: JefitSection.routines, with: "package") { reader, _ in
      let place = reader.table.integer("package").flatMap { places[$0] }
      if let place { withDays.insert(place) }
      let routine = place.map { routines[$0] }
      let title = [routine?.name, reader.table.text("name")].compactMap { $0 }.joined(separator: ": ")
      var template = WorkoutTemplate(title: title.isEmpty ? nil : title, notes: routine?.notes)
      if let id = reader.table.integer("_id") {
        reader.templateNames[id] = title
        let own = (items.removeValue(forKey: id) ?? []).sorted { $0.order < $1.order }
        template.exercises = own.map { $0.exercise }
        template.supersets = Self.supersets(own)
      }
      templates.append(template)
    }
    for (place, routine) in routines.enumerated() where !withDays.contains(place) {
      guard routine.name != nil || routine.notes != nil else { continue }
      templates.append(WorkoutTemplate(title: routine.name, notes: routine.notes))
    }
    let lost = items.values.reduce(0) { $0 + $1.count }
    if lost > 0 {
      findings.report(
        Finding(
          .warning, .dropped, "\(JefitSection.routines): exercises of a day that is not in the file",
          of: .exercise, place: table.inputPlace, count: lost))
    }
    return templates
  }

  private mutating func items() throws(WorkoutError) -> [Int64: [Item]] {
    var items: [Int64: [Item]] = [:]
    try forEachRow(of: JefitSection.routines, with: "exercisename") { reader, _ in
      let table = reader.table
      let name = table.text("exercisename")
      if let name, let number = table.integer("exercise_id"), reader.names[number] == nil {
        reader.names[number] = name
      }
      var details = SetDetails()
      details.restSeconds = table.nonZero("timer")
      let target = table.nonZero("targetrep")
      let reps = target?.normalized.fractionDigits == 0 ? target?.wholePart.asReps : nil
      let set = ExerciseSet(reps: reps, details: details == SetDetails() ? nil : details)
      let stated = max(table.integer("setcount") ?? 0, 0)
      let count = min(stated, Self.maximumSets)
      if stated > count {
        reader.findings.report(
          Finding(
            .warning, .dropped, "sets of an exercise of a routine beyond the first \(Self.maximumSets)",
            of: .set, place: table.place, count: Int(clamping: stated - count)))
      }
      var exercise = Exercise(reader.identity(name), sets: Array(repeating: set, count: Int(count)))
      var fields: [SourceFields.Field] = []
      if let target, reps == nil || count == 0 { fields.append(.init(name: "targetrep", text: "\(target)")) }
      if count == 0, let rest = details.restSeconds { fields.append(.init(name: "timer", text: "\(rest)")) }
      if let logs = table.text("logs") { fields.append(.init(name: "logs", text: logs)) }
      if !fields.isEmpty {
        var own = ExerciseDetails()
        own.sourceFields = SourceFields(format: "jefit", fields: fields)
        exercise.details = own
      }
      items[table.integer("belongplan") ?? 0, default: []].append(
        Item(
          id: table.integer("_id"), order: table.integer("mysort") ?? 0,
          superset: table.integer("superset") ?? 0, exercise: exercise))
    }
    return items
  }

  /// Exercises done in turn: one names another by its key, or all of a group have one number.
  private static func supersets(_ items: [Item]) -> [[Int]]? {
    var places: [Int64: Int] = [:]
    for (index, item) in items.enumerated() {
      if let id = item.id, places[id] == nil { places[id] = index }
    }
    var roots = Array(items.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while roots[index] != index {
        roots[index] = roots[roots[index]]
        index = roots[index]
      }
      return index
    }
    var firsts: [Int64: Int] = [:]
    for (index, item) in items.enumerated() where item.superset != 0 {
      let partner = places[item.superset] ?? firsts[item.superset] ?? index
      firsts[item.superset] = firsts[item.superset] ?? index
      let (left, right) = (root(partner), root(index))
      roots[max(left, right)] = min(left, right)
    }
    let groups = Dictionary(grouping: items.indices, by: root).values.filter { $0.count > 1 }
    return groups.isEmpty ? nil : groups.sorted { $0[0] < $1[0] }
  }
}

extension Int64 {
  fileprivate var asReps: Int32? { Int32(exactly: self) }
}
