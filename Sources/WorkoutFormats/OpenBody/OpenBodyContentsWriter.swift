internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Writes the exercises of a session: in the blocks that they were read from, where these still hold them all.
struct OpenBodyContentsWriter {
  private let exercises: [Exercise]
  private let isPlan: Bool
  private let disciplines: [String]
  private let layout: OpenBodyLayout
  /// True where no set tells by itself whether it was planned or done.
  private let needsMark: Bool

  init(
    _ exercises: [Exercise], _ supersets: [[Int]]?, _ kept: [SourceFields.Field], isPlan: Bool,
    disciplines: [String]
  ) {
    self.exercises = exercises
    self.isPlan = isPlan
    self.disciplines = disciplines
    layout = OpenBodyLayout(of: exercises, supersets, kept)
    let sets = exercises.lazy.flatMap { $0.sets }
    needsMark =
      isPlan
      ? !sets.contains { Self.has("prescription", $0, isPlan: true) }
      : sets.contains { Self.has("prescription", $0, isPlan: false) }
        && !sets.contains { Self.has("performance", $0, isPlan: false) }
        && !layout.hasResult && kept.text(of: "outcome") == nil
  }

  private static func has(_ part: String, _ set: ExerciseSet, isPlan: Bool) -> Bool {
    // Most sets need no closer look: nothing was asked of them.
    if !isPlan, part == "prescription", !mayHavePrescription(set) { return false }
    return writes(part, set, isPlan: isPlan)
  }

  private static func mayHavePrescription(_ set: ExerciseSet) -> Bool {
    guard set.hasDetails, let details = set.details else { return false }
    return details.target != nil
      || OpenBodyNotation.own(details.sourceFields).contains { $0.name.hasPrefix("prescription") }
  }

  private static func writes(_ part: String, _ set: ExerciseSet, isPlan: Bool) -> Bool {
    OpenBodySetNotation.members(
      of: set, isPlan: isPlan, copies: 1, isMarked: false, after: OpenBodyMembers()
    ).has(part)
  }

  /// The key of the list that holds the exercises, and the list; nil for none.
  var container: (key: String, text: String)? {
    guard !layout.entries.isEmpty else { return nil }
    return (layout.key, Self.list(layout.entries.map { text(of: $0, OpenBodyMembers()) }))
  }

  /// What the session holds as a record of `type` by itself, behind `head`; nil where it holds another thing.
  func alone(as type: String, _ head: OpenBodyMembers) -> String? {
    guard layout.entries.count == 1, let entry = layout.entries.first else { return nil }
    var members = OpenBodyMembers()
    members.text(OpenBodyNotation.typeKey, type)
    members.join(head)
    switch (type, entry) {
    case ("Exercise", .exercise(let index)): return text(ofExercise: index, members)
    case ("WorkUnit", .sets(let index)):
      let texts = texts(ofSets: index, members)
      return texts.count == 1 ? texts.first : nil
    case ("Block", .block): return text(of: entry, members)
    default: return nil
    }
  }

  private static func list(_ texts: [String]) -> String { "[" + texts.joined(separator: ",") + "]" }

  // MARK: Entries

  private func text(of entry: OpenBodyLayout.Entry, _ head: OpenBodyMembers) -> String {
    switch entry {
    case .exercise(let index): return text(ofExercise: index, head)
    case .sets(let index): return texts(ofSets: index, head).joined(separator: ",")
    case .block(let fields, let entries):
      var members = head
      members.fill(fields.filter { $0.name == OpenBodyNotation.typeKey })
      members.text(OpenBodyNotation.typeKey, "Block")
      members.fill(fields)
      members.json("children", Self.list(entries.map { text(of: $0, OpenBodyMembers()) }))
      return members.object
    }
  }

  private func text(ofExercise index: Int, _ head: OpenBodyMembers) -> String {
    let exercise = exercises[index]
    let kept = OpenBodyNotation.own(exercise.details?.sourceFields)
    var members = head
    Self.fill(&members, kept, type: "Exercise")
    OpenBodyReference.write(exercise, disciplines: disciplines, to: &members)
    members.text("notes", exercise.details?.notes)
    if !exercise.sets.isEmpty || exercise.details?.isWithoutSets != true {
      let texts = texts(of: exercise, isFirst: index == 0) { _ in OpenBodyMembers() }
      members.json("workUnits", Self.list(texts))
    }
    members.fill(kept.filter { !OpenBodyReference.owns($0) })
    return members.object
  }

  /// Adds what a record is and which it is: `type`, where the source did not call it by a name of its own.
  private static func fill(_ members: inout OpenBodyMembers, _ kept: [SourceFields.Field], type: String) {
    members.fill(kept.filter { $0.name == OpenBodyNotation.typeKey })
    members.text(OpenBodyNotation.typeKey, type)
    members.fill(kept.filter { $0.name == "id" })
  }

  /// The sets of an exercise that stand by themselves, each with what refers to the exercise.
  private func texts(ofSets index: Int, _ head: OpenBodyMembers) -> [String] {
    let exercise = exercises[index]
    return texts(of: exercise, isFirst: index == 0) { set in
      var members = head
      Self.fill(&members, OpenBodyNotation.own(set.details?.sourceFields), type: "WorkUnit")
      OpenBodyReference.write(exercise, disciplines: disciplines, to: &members)
      return members
    }
  }

  private func texts(
    of exercise: Exercise, isFirst: Bool, head: (ExerciseSet) -> OpenBodyMembers
  ) -> [String] {
    var texts: [String] = []
    var index = 0
    while index < exercise.sets.count {
      let set = exercise.sets[index]
      let copies = copies(of: exercise.sets[index...])
      var members = head(set)
      Self.fill(&members, OpenBodyNotation.own(set.details?.sourceFields), type: "WorkUnit")
      texts.append(
        OpenBodySetNotation.members(
          of: set, isPlan: isPlan, copies: copies, isMarked: needsMark && isFirst && index == 0,
          after: members
        ).object)
      index += copies
    }
    return texts
  }

  /// How many of `sets`, from the first, stood in the source as one work unit.
  private func copies(of sets: ArraySlice<ExerciseSet>) -> Int {
    guard var first = sets.first,
      let count = OpenBodyNotation.own(first.details?.sourceFields).text(of: OpenBodySetNotation.setsKey)
        .flatMap({ Int($0) }),
      count > 1, count <= OpenBodySetReader.maximumSets, count <= sets.count
    else { return 1 }
    first.details?.sourceFields?.fields.removeAll {
      $0.name == "id" || $0.name == OpenBodySetNotation.setsKey
    }
    if first.details?.sourceFields?.fields.isEmpty == true { first.details?.sourceFields = nil }
    if first.details == SetDetails() { first.details = nil }
    return sets.prefix(count).dropFirst().allSatisfy { $0 == first } ? count : 1
  }
}
