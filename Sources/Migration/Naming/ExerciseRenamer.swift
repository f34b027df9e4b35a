internal import ExerciseCatalog
public import WorkoutModel

/// Gives exercises the names of a ``NameMap``, on the way into a sink.
public final class ExerciseRenamer: ArchiveSink {
  private let map: NameMap
  private let sink: any ArchiveSink
  private let findings: any FindingSink
  private var renamed = IdentityMap<ExerciseIdentity>()
  private var changedNames: [ExerciseName: Int] = [:]
  private var unknownNames: [ExerciseName: Int] = [:]
  private var order: [ExerciseName] = []
  /// The names of the map that came up, so far.
  public private(set) var used: Set<ExerciseName> = []

  /// Renames what is pushed and pushes it on into `sink`.
  ///
  /// - Parameters:
  ///   - map: the names from now on.
  ///   - sink: takes what is renamed.
  ///   - findings: is told at the end which names were changed, and which the map does not know.
  public init(_ map: NameMap, into sink: any ArchiveSink, findings: any FindingSink) {
    self.map = map
    self.sink = sink
    self.findings = findings
  }

  /// The archive with its new names.
  ///
  /// - Parameters:
  ///   - archive: what is renamed.
  ///   - map: the names from now on.
  ///   - used: is given the names of the map that came up.
  ///   - findings: is told which names were changed, and which the map does not know.
  public static func renamed(
    _ archive: WorkoutArchive, by map: NameMap, used: inout Set<ExerciseName>, findings: any FindingSink
  ) throws(WorkoutError) -> WorkoutArchive {
    let collector = ArchiveCollector()
    let held = HeldFindings()
    let renamer = ExerciseRenamer(map, into: collector, findings: held)
    try renamer.take(archive)
    used.formUnion(renamer.used)
    // Of an archive that the map is not about, its names have no entry as a matter of course.
    if !renamer.used.isEmpty { held.all.forEach(findings.report) }
    return collector.archive
  }

  private final class HeldFindings: FindingSink {
    private(set) var all: [Finding] = []

    func report(_ finding: Finding) { all.append(finding) }
  }

  /// Tells of the entries of `map` that name no exercise of what was renamed: a slip of the pen, perhaps.
  public static func reportUnused(
    of map: NameMap, used: Set<ExerciseName>, findings: any FindingSink
  ) {
    for name in map.changed where !used.contains(name) {
      let text = [name.variation, name.name].compactMap { $0 }.joined(separator: " ")
      findings.report(
        Finding(
          .note, .unsupported, "entry of the map names an exercise that is not in the file", of: .exercise,
          detail: text
        ))
    }
  }

  /// Renames the exercises of templates, goals and lists.
  public func begin(_ archive: WorkoutArchive) throws(WorkoutError) {
    var archive = archive
    for index in archive.templates.indices { rename(&archive.templates[index].exercises) }
    for index in archive.goals.indices {
      archive.goals[index].identity = identity(archive.goals[index].identity)
    }
    archive.exerciseTypes = archive.exerciseTypes.map { $0.map(type) }
    if let days = archive.routine?.days {
      for day in days {
        for name in day where map.knows(ExerciseName(name)) { used.insert(ExerciseName(name)) }
      }
      archive.routine?.days = days.map { $0.map { map[ExerciseName($0)]?.name ?? $0 } }
    }
    try sink.begin(archive)
  }

  /// Renames the exercises of a workout.
  public func add(_ workout: Workout) throws(WorkoutError) {
    var workout = workout
    rename(&workout.exercises)
    try sink.add(workout)
  }

  /// Tells what was renamed.
  public func finish() throws(WorkoutError) {
    for name in order {
      let text = [name.variation, name.name].compactMap { $0 }.joined(separator: " ")
      if let count = changedNames[name] {
        let target = map[name].map { [$0.variation, $0.name].compactMap { $0 }.joined(separator: " ") } ?? ""
        findings.report(
          Finding(
            .note, .converted, "name of an exercise changed as the map says",
            field: .model(.exerciseName), detail: "\(text) to \(target)",
            count: count))
      } else if let count = unknownNames[name] {
        findings.report(
          Finding(
            .note, .unsupported, "exercise not in the map; name unchanged",
            field: .model(.exerciseName), detail: text,
            count: count))
      }
    }
    try sink.finish()
  }

  private func rename(_ exercises: inout [Exercise]) {
    for index in exercises.indices { exercises[index].identity = identity(exercises[index].identity) }
  }

  private func identity(_ identity: ExerciseIdentity) -> ExerciseIdentity {
    let name = ExerciseName(identity.name ?? "", variation: identity.variation)
    count(name)
    if let known = renamed[identity] { return known }
    var result = identity
    if let target = map[name] {
      result = ExerciseIdentity(
        name: target.name, variation: target.variation, category: identity.category, style: identity.style)
    }
    renamed.insert(result, for: identity)
    return result
  }

  private func count(_ name: ExerciseName) {
    if map.knows(name) { used.insert(name) }
    if map[name] != nil {
      if changedNames.updateValue(changedNames[name, default: 0] + 1, forKey: name) == nil {
        order.append(name)
      }
    } else if !map.knows(name) {
      if unknownNames.updateValue(unknownNames[name, default: 0] + 1, forKey: name) == nil {
        order.append(name)
      }
    }
  }

  /// A type follows its bare name, and its variations follow theirs where they stay under it.
  private func type(_ type: ExerciseType) -> ExerciseType {
    guard let name = type.name else { return type }
    var type = type
    let variations = type.variations ?? []
    for known in [ExerciseName(name)] + variations.map({ ExerciseName(name, variation: $0) })
    where map.knows(known) {
      used.insert(known)
    }
    let targets = variations.map { map[ExerciseName(name, variation: $0)] }
    let newName =
      map[ExerciseName(name)]?.name ?? (Set(targets.map { $0?.name }).count == 1 ? targets.first??.name : nil)
    type.name = newName ?? name
    type.variations = type.variations.map { variations in
      zip(variations, targets).map { variation, target in
        target?.name == type.name ? target?.variation ?? variation : variation
      }
    }
    return type
  }
}
