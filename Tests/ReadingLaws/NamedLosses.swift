internal import FormatKit
internal import WorkoutFormats
internal import WorkoutModel

/// What the findings of a writer account for.
struct NamedLosses {
  /// The differences that findings claim: each must be there.
  private(set) var claimed: Set<Difference> = []
  /// Workouts, exercises and measurements that are gone as a whole, or read as part of the one before.
  private(set) var gone: Set<Difference> = []
  /// Findings that name no field.
  private(set) var nameless: [String] = []
  /// Every difference that some finding explains.
  private var explained: Set<Difference> = []
  /// Workouts whose exercises a reader has to make out by the order of the sets, and so makes others.
  private(set) var regrouped: [String] = []
  private let order: [Int]
  private let ownTemplates: Int

  init(_ findings: [Finding], of archive: WorkoutArchive) {
    order = ArchiveDifferences.templateOrder(archive)
    ownTemplates = archive.templates.filter { !$0.isBuiltIn }.count
    for finding in findings { take(finding) }
  }

  /// True for a finding of a writer that speaks of the model, and not of the form that it is written in.
  static func saysSomething(_ finding: Finding) -> Bool {
    finding.kind != .inconsistent && !saysNothing.contains(finding.what)
  }

  func explains(_ difference: Difference) -> Bool {
    if explained.contains(difference) || isRegrouped(difference) || isCutElsewhere(difference) { return true }
    if difference.pointer.isEmpty, difference.field.contains(" field ") {
      return Self.partsWithFields.contains { explained.contains(Difference("", $0)) }
    }
    // A unit that no number of the file states is named once.
    let isUnit = [ModelField.loadUnit.name, ModelField.distanceUnit.name].contains(difference.field)
    return isUnit && explained.contains(Difference("", difference.field))
  }

  /// True within a workout whose sets are in other exercises than before.
  private func isRegrouped(_ difference: Difference) -> Bool {
    regrouped.contains { difference.pointer.hasPrefix($0 + "/exercises/") }
  }

  /// True for a text that was written into another field, and cut with that.
  private func isCutElsewhere(_ difference: Difference) -> Bool {
    guard difference.isOfText else { return false }
    let pointers = [difference.pointer, Self.exercise(of: difference.pointer)]
    return pointers.contains { pointer in
      [ModelField.setNote, .exerciseNotes, .exerciseName].contains {
        explained.contains(Difference(pointer, $0).ofText)
      }
    }
  }

  private mutating func take(_ finding: Finding) {
    switch finding.kind {
    case .dropped, .rounded, .converted, .added: break
    case .guessed where finding.what.contains(":"): break
    default: return
    }
    var pointer = finding.place.pointer ?? ""
    // A writer of JSON points at the key itself: its owner is one step up.
    if let slash = pointer.lastIndex(of: "/"), Int(pointer[pointer.index(after: slash)...]) == nil {
      pointer = String(pointer[..<slash])
    }
    pointer = modelPointer(pointer)
    let name = finding.what.firstIndex(of: ":").map { String(finding.what[..<$0]) } ?? finding.what
    if Self.saysNothing.contains(name) { return }
    if Self.partsWithFields.contains(name) { explained.insert(Difference(pointer, name)) }
    if Self.partsWithFields.contains(name), name != ModelField.profile.name { return }
    let isOfProfile = finding.place.pointer?.hasPrefix("/user/") ?? false
    guard let field = isOfProfile && !name.contains(".") ? ModelField.profile.name : Self.field(called: name)
    else {
      nameless.append(finding.what)
      return
    }
    if pointer.hasPrefix("/timedPlans"), field == ModelField.templateTitle.name {
      return claimed.formUnion([Difference(pointer, RideField.title.rawValue)])
    }
    if field == Self.segments { pointer = Self.ride(of: pointer) }
    let difference = Difference(pointer, field)
    if finding.what.hasSuffix("told by the order of the sets") {
      regrouped.append(pointer)
      explained.insert(Difference(pointer, .supersets))
      return
    }
    claimed.insert(difference)
    explained.insert(difference)
    if finding.kind == .dropped { explained.insert(difference.ofText) }
    explainMore(difference)
    // What a template has as performed may be written as asked for.
    if finding.kind == .converted, pointer.hasPrefix("/templates/") {
      explained.insert(Difference(pointer, .target))
    }
    switch ModelField.allCases.first(where: { $0.name == field }) {
    case .emptyExercise where finding.kind == .added: break
    case .equalNeighbors, .emptyExercise, .unknownExercise, .workouts, .templates:
      var whole = difference
      whole.isJoin = finding.kind == .converted
      // What joins another and is dropped with it is gone.
      if whole.isJoin { gone.insert(whole) } else { gone.update(with: whole) }
    case .measurements where finding.kind == .dropped, .exerciseTypes where finding.kind == .dropped:
      gone.insert(difference)
    default: if field == Self.targetSets { gone.insert(difference) }
    }
  }

  /// What else differs where one value is written elsewhere or in another form.
  private mutating func explainMore(_ difference: Difference) {
    let pointer = difference.pointer
    switch ModelField.allCases.first(where: { $0.name == difference.field }) {
    case .start: explained.insert(Difference(pointer, .offset))
    case .variation: explained.insert(Difference(pointer, .exerciseName))
    case .repsInReserve: explained.insert(Difference(pointer, .ratingOfPerceivedExertion))
    case .exerciseNotes: explained.insert(Difference("\(pointer)/sets/0", .setNote))
    case .setNote: explained.insert(Difference(Self.exercise(of: pointer), .exerciseNotes))
    case .freeText:
      for field in [ModelField.setNote, .reps, .load, .setDuration, .distance] {
        explained.insert(Difference(pointer, field))
      }
      explained.insert(Difference(Self.exercise(of: pointer), .exerciseNotes))
    default: break
    }
  }

  /// `/workouts/0/exercises/1` of `/workouts/0/exercises/1/sets/2`.
  private static func exercise(of pointer: String) -> String {
    "/" + pointer.split(separator: "/").dropLast(2).joined(separator: "/")
  }

  /// `/timedPlans/0` of `/timedPlans/0/segments/2`.
  private static func ride(of pointer: String) -> String {
    "/" + pointer.split(separator: "/").prefix(2).joined(separator: "/")
  }

  /// A pointer into the parts of a `.btd` file as one into the model's.
  private func modelPointer(_ pointer: String) -> String {
    var steps = pointer.split(separator: "/").map(String.init)
    if let first = steps.first, ["user", "settings", "typeList"].contains(first) { return "" }
    guard steps.count >= 3, steps[0] == "templateList", let number = Int(steps[2]) else {
      return steps.first == "templateList" ? "" : pointer
    }
    // Rides stand behind the templates of the user.
    if steps[1] == "userWorkouts", number >= ownTemplates { return "/timedPlans/\(number - ownTemplates)" }
    let place = steps[1] == "userWorkouts" ? number : ownTemplates + number
    guard order.indices.contains(place) else { return pointer }
    steps.replaceSubrange(0...2, with: ["templates", "\(order[place])"])
    return "/" + steps.joined(separator: "/")
  }

  // MARK: Names

  /// What a `.btd` file has no room for in a template.
  static let targetSets = "target sets of a template"
  /// What a `.btd` file requires, were it empty.
  static let exerciseSets = "exercise sets"
  /// The segments of a ride, however they are written.
  static let segments = "segments of a ride"
  /// What of a ride is no segment.
  private static let rideHeads: Set<RideField> = [.title, .author, .summary, .sport, .tag]
  /// What a writer adds for the form's sake.
  private static let saysNothing: Set<String> = [
    "templateList", "structured ride", "identifiers of sets and exercises, derived from the content",
    "identifiers of entries, derived from their dates",
  ]
  /// Parts of the archive that are named in place of each field in them.
  private static let partsWithFields: Set<String> = ["user", "settings", "fields that only the source knows"]

  /// The field that a finding's sentence begins with; nil where it is none.
  private static func field(called name: String) -> String? {
    if let known = known[name] { return known.name }
    if let ride = RideField(rawValue: name) { return rideHeads.contains(ride) ? name : segments }
    if name.hasPrefix("segment of a ride") { return segments }
    if name == targetSets || name == exerciseSets { return name }
    if ModelField.allCases.contains(where: { $0.name == name }) || name.contains(" field ") { return name }
    for (prefix, field) in [("exercise type", ModelField.exerciseTypes), ("typeList.", .exerciseTypes)]
    where name.hasPrefix(prefix) {
      return field.name
    }
    for prefix in ["settings.", "user.", "template "] where name.hasPrefix(prefix) {
      return "btd field \(name.dropFirst(prefix.count))"
    }
    return nil
  }

  private static let known: [String: ModelField] = [
    "workout uuid": .workoutID, "workout name": .title, "workout date": .start,
    "workout duration": .duration, "workout supersets": .supersets, "workout dateModified": .isStartEdited,
    "exercise name": .exerciseName, "exercise category": .category, "exercise style": .style,
    "template name": .templateTitle, "weight below zero": .load, "template supersets": .supersets,
    "repetitions of a timed set": .reps, "time of day 00": .start,
    "0 repetitions for a set that counts none": .reps, "typeList.colors": .categoryColors,
    "settings.weightInLbs": .loadUnit, "settings.startWeekOnMonday": .weekStart,
    "user.dateCreated": .profile, "user.name": .profile, "user.imageData": .profile,
    "user.weight": .profile, "user.totalDuration": .profile, "user.totalVolume": .profile,
    "user.totalWorkouts": .profile, "user.totalSets": .profile, "user.totalExercises": .profile,
  ]
}
