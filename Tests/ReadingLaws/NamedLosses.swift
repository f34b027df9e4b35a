internal import WorkoutFormats
internal import WorkoutModel

/// What the findings of a writer account for.
struct NamedLosses {
  /// Every difference that some finding explains.
  private(set) var explained: Set<Difference> = []
  /// The differences that findings claim as dropped or rounded: each must be there.
  private(set) var claimed: Set<Difference> = []
  /// Workouts and exercises that are gone as a whole.
  private(set) var gone: Set<Difference> = []
  /// Fields that a finding on the whole archive accounts for, wherever they stand.
  private var everywhere: Set<String> = []
  /// Where all sets of an exercise are accounted for.
  private var setless: [String] = []
  private let order: [Int]
  private let ownTemplates: Int

  init(_ findings: [Finding], of archive: WorkoutArchive) {
    order = ArchiveDifferences.templateOrder(archive)
    ownTemplates = archive.templates.filter { !$0.isBuiltIn }.count
    for finding in findings { take(finding) }
  }

  func explains(_ difference: Difference) -> Bool {
    explained.contains(difference) || everywhere.contains(difference.field)
      || setless.contains { difference.pointer.hasPrefix($0) }
  }

  private mutating func take(_ finding: Finding) {
    var pointer = finding.place.pointer ?? ""
    let name = Self.field(of: finding.what)
    // A writer of JSON points at the key itself: its owner is one step up.
    if let slash = pointer.lastIndex(of: "/"), Int(pointer[pointer.index(after: slash)...]) == nil {
      pointer = String(pointer[..<slash])
    }
    if pointer.hasPrefix("/typeList") {
      everywhere.insert(ModelField.exerciseTypes.name)
      return
    }
    pointer = modelPointer(pointer)
    if name == "target sets of a template" { return setless.append("\(pointer)/sets/") }
    if name == "numbers of a free-text set" {
      for field in [ModelField.reps, .load, .setDuration] { explained.insert(Difference(pointer, field)) }
      return
    }
    let difference = Difference(pointer, name)
    for field in Self.fields(explainedBy: name) { explained.insert(Difference(pointer, field)) }
    if pointer.isEmpty { everywhere.insert(name) }
    let parent = Self.parent(pointer)
    switch ModelField.allCases.first(where: { $0.name == name }) {
    case .setNote, .freeText: explained.insert(Difference(parent, .exerciseNotes))
    case .exerciseNotes: explained.insert(Difference("\(pointer)/sets/0", .setNote))
    case .equalNeighbors:
      gone.insert(difference)
      let number = Int(pointer.split(separator: "/").last ?? "") ?? 0
      for earlier in 0..<number {
        explained.insert(Difference("\(parent)/\(earlier)", .exerciseNotes))
        explained.insert(Difference("\(parent)/\(earlier)/sets/0", .setNote))
      }
    case .emptyExercise where finding.kind != .added, .unknownExercise, .workouts, .templates:
      gone.insert(difference)
    case .measurements where finding.kind == .dropped && !pointer.isEmpty: gone.insert(difference)
    default: break
    }
    // What a template has as performed may be written as asked for.
    if finding.kind == .converted, pointer.hasPrefix("/templates/") {
      explained.insert(Difference(pointer, .target))
    }
    if finding.kind == .dropped || finding.kind == .rounded { claimed.insert(difference) }
  }

  /// A pointer into the templates of a `.btd` file as one into the archive's.
  private func modelPointer(_ pointer: String) -> String {
    var steps = pointer.split(separator: "/").map(String.init)
    if steps.first == "user" || steps.first == "settings" { return "" }
    guard steps.count >= 3, steps[0] == "templateList", let number = Int(steps[2]) else { return pointer }
    let place = steps[1] == "userWorkouts" ? number : ownTemplates + number
    guard order.indices.contains(place) else { return pointer }
    steps.replaceSubrange(0...2, with: ["templates", "\(order[place])"])
    return "/" + steps.joined(separator: "/")
  }

  private static func parent(_ pointer: String) -> String {
    let steps = pointer.split(separator: "/")
    let isSet = steps.count >= 2 && steps[steps.count - 2] == "sets"
    return "/" + steps.dropLast(isSet ? 2 : 1).joined(separator: "/")
  }

  /// The field that a finding's sentence begins with.
  private static func field(of what: String) -> String {
    let name = what.firstIndex(of: ":").map { String(what[..<$0]) } ?? what
    let known: [String: ModelField] = [
      "workout uuid": .workoutID, "workout name": .title, "workout date": .start,
      "workout duration": .duration,
      "workout supersets": .supersets, "workout dateModified": .isStartEdited, "exercise name": .exerciseName,
      "exercise category": .category, "exercise style": .style, "template uuid": .templateID,
      "template name": .templateTitle, "weight below zero": .load,
      "template supersets": .supersets, "repetitions of a timed set": .reps,
      "time of day 00": .start, "0 repetitions for a set that counts none": .reps,
    ]
    return known[name]?.name ?? name
  }

  private static func fields(explainedBy name: String) -> [String] {
    let fields: [ModelField] =
      switch ModelField.allCases.first(where: { $0.name == name }) {
      case .variation: [.variation, .exerciseName]
      case .freeText: [.freeText, .setNote, .reps, .load, .setDuration, .distance]
      case .repsInReserve: [.repsInReserve, .ratingOfPerceivedExertion]
      case .start, .offset: [.start, .offset]
      case .measurements: [.measurements, .offset]
      default: []
      }
    return fields.isEmpty ? [name] : fields.map(\.name)
  }
}
