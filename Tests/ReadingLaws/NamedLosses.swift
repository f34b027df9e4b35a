internal import WorkoutModel

/// What the findings of a writer account for.
struct NamedLosses {
  /// The differences that findings claim: each must be there.
  private(set) var claimed: Set<Difference> = []
  /// Workouts, exercises and measurements that are gone as a whole, or read as part of the one before.
  private(set) var gone: Set<Difference> = []
  /// What the findings say of numbers that have become others: `100 to 220.46`, one behind the other.
  private var values: [Difference: [ExactDecimal]] = [:]
  /// Findings that name no field.
  private(set) var nameless: [String] = []
  /// Findings that say the same of the same place again.
  private(set) var repeated: [String] = []
  private var said: [String: Int] = [:]
  /// Every difference that some finding explains.
  private var explained: Set<Difference> = []

  init(_ findings: [Finding]) {
    for finding in findings { take(finding) }
  }

  /// True for a finding of a writer that speaks of the model, and not of the form that it is written in.
  static func saysSomething(_ finding: Finding) -> Bool {
    // What is only warned of comes through.
    finding.kind != .inconsistent && finding.kind != .unsupported && !isOfForm(finding)
  }

  /// True for what a writer adds or changes for the form's sake.
  private static func isOfForm(_ finding: Finding) -> Bool {
    switch finding.field {
    case .source("btd", "templateList"), .source("summaries", "id"), .source("reps", "id"),
      .source("openbody", "id"), .source("openbody", "subject"):
      finding.kind == .added
    case .model(.rides): finding.kind == .converted
    default: false
    }
  }

  /// True where the finding that names a number says another than what came back.
  func misstates(_ difference: Difference) -> Bool {
    guard !difference.values.isEmpty, let said = values[difference] else { return false }
    return said.first != difference.values.first || said.last != difference.values.last
  }

  func explains(_ difference: Difference) -> Bool {
    if explained.contains(difference) || isCutElsewhere(difference) { return true }
    if difference.pointer.isEmpty, case .source = difference.field {
      return Self.partsWithFields.contains { explained.contains(Difference("", $0)) }
    }
    // A unit that no number of the file states is named once.
    let isUnit = [.model(.loadUnit), .model(.distanceUnit)].contains(difference.field)
    return isUnit && explained.contains(Difference("", difference.field))
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

  /// Notices a finding that was there before; a source may have two fields of one name, and a list two such texts.
  private mutating func takeWords(of finding: Finding) {
    guard case .model(let field) = finding.field, finding.place.path != nil,
      field != .rideTag, field != .muscles
    else { return }
    let words = "\(finding.place) \(finding.kind) \(finding.what) \(finding.detail ?? "")"
    // A segment of a ride has two ends or two parts, which may be alike.
    let most = [.power, .powerRange, .segmentDistance].contains(field) ? 2 : 1
    said[words, default: 0] += 1
    if said[words, default: 0] > most { repeated.append(words) }
  }

  private mutating func take(_ finding: Finding) {
    switch finding.kind {
    case .dropped, .rounded, .converted, .added: break
    case .guessed where finding.field != nil: break
    default: return
    }
    if Self.isOfForm(finding) { return }
    takeWords(of: finding)
    guard let named = finding.field else {
      nameless.append(finding.what)
      return
    }
    var pointer = Self.pointer(of: finding.place)
    if case .model(let field) = named, Self.partsWithFields.contains(field) {
      explained.insert(Difference(pointer, field))
      if field != .profile { return }
    }
    let field = Self.compared(named)
    if pointer.hasPrefix("/timedPlans"), field == .model(.templateTitle) {
      claimed.insert(Difference(pointer, .rideTitle))
      return
    }
    if field == .model(.segments) { pointer = Self.ride(of: pointer) }
    let difference = Difference(pointer, field)
    claimed.insert(difference)
    explained.insert(difference)
    if [.model(.load), .model(.distance)].contains(field), let detail = finding.detail {
      let numbers = detail.split(separator: " ").compactMap { ExactDecimal(String($0))?.normalized }
      if numbers.count == 2 { values[difference, default: []] += numbers }
    }
    if finding.kind == .dropped || Self.movesNotes(finding) { explained.insert(difference.ofText) }
    guard case .model(let field) = field else { return }
    explainMore(field, at: pointer)
    // What a template has as performed may be written as asked for.
    if finding.kind == .converted, pointer.hasPrefix("/templates/") {
      explained.insert(Difference(pointer, .target))
    }
    takeWhole(field, finding, difference)
  }

  /// True for notes of a workout that stand on its exercises, or the other way round.
  private static func movesNotes(_ finding: Finding) -> Bool {
    guard finding.kind == .converted else { return false }
    if finding.field == .model(.workoutNotes) { return true }
    let areOfAll = finding.reason == "the same for all exercises: moved to the workout notes"
    return finding.field == .model(.exerciseNotes) && areOfAll
  }

  /// Remembers what is gone as a whole, or is read as part of the one before.
  private mutating func takeWhole(_ field: ModelField, _ finding: Finding, _ difference: Difference) {
    let kind = finding.kind
    switch field {
    case .emptyExercise where kind == .added: break
    case .equalNeighbors, .emptyExercise, .unknownExercise, .workouts, .templates:
      var whole = difference
      whole.isJoin = [.joins, .joinsWorkout, .joinsDay].contains(finding.reason)
      // What joins another and is dropped with it is gone.
      if whole.isJoin { gone.insert(whole) } else { gone.update(with: whole) }
    case .measurements where kind == .dropped, .exerciseTypes where kind == .dropped: gone.insert(difference)
    case .templateSets: gone.insert(difference)
    default: break
    }
  }

  /// What else differs where one value is written elsewhere or in another form.
  private mutating func explainMore(_ field: ModelField, at pointer: String) {
    switch field {
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

  /// Where in the model a finding is; what is in a document alone, or in a type list, is of the archive.
  private static func pointer(of place: Place) -> String {
    guard let path = place.path, path.root != .exerciseTypes else { return "" }
    return path.pointer
  }

  /// Parts of the archive that are named in place of each field in them.
  private static let partsWithFields: [ModelField] = [.profile, .settings, .sourceFields]

  /// The field that is compared where `field` differs.
  private static func compared(_ field: Finding.Field) -> Finding.Field {
    guard case .model(let field) = field else { return field }
    switch field.subject {
    case .segment, .cue: return .model(.segments)
    case .profile where field != .achievements: return .model(.profile)
    default: return .model(field == .negativeLoad ? .load : field)
    }
  }
}
