internal import ExerciseCatalog
public import WorkoutModel

/// Gives exercises the names of a ``NameMap``, on the way into a sink.
public final class ExerciseRenamer: ArchiveSink {
  private let map: NameMap
  private let sink: any ArchiveSink
  private let findings: any FindingSink
  private var renamed: [ObjectIdentifier: ExerciseIdentity] = [:]
  /// The identities that were seen, so that their addresses stay theirs.
  private var seen: [ExerciseIdentity] = []
  private var changedNames: [ExerciseName: Int] = [:]
  private var unknownNames: [ExerciseName: Int] = [:]
  private var order: [ExerciseName] = []

  /// Renames what is pushed and pushes it on into `sink`.
  ///
  /// - Parameter findings: is told at the end which names were changed, and which the map does not know.
  public init(_ map: NameMap, into sink: any ArchiveSink, findings: any FindingSink) {
    self.map = map
    self.sink = sink
    self.findings = findings
  }

  /// The archive with its new names.
  public static func renamed(
    _ archive: WorkoutArchive, by map: NameMap, findings: any FindingSink
  ) throws -> WorkoutArchive {
    let collector = ArchiveCollector()
    try ExerciseRenamer(map, into: collector, findings: findings).take(archive)
    return collector.archive
  }

  /// Renames the exercises of templates, goals and lists.
  public func begin(_ archive: WorkoutArchive) throws {
    var archive = archive
    for index in archive.templates.indices { rename(&archive.templates[index].exercises) }
    for index in archive.goals.indices {
      archive.goals[index].identity = identity(archive.goals[index].identity)
    }
    archive.exerciseTypes = archive.exerciseTypes.map { $0.map(type) }
    if let days = archive.routine?.days {
      archive.routine?.days = days.map { $0.map { map[ExerciseName($0)]?.name ?? $0 } }
    }
    try sink.begin(archive)
  }

  /// Renames the exercises of a workout.
  public func add(_ workout: Workout) throws {
    var workout = workout
    rename(&workout.exercises)
    try sink.add(workout)
  }

  /// Tells what was renamed.
  public func finish() throws {
    for name in order {
      let text = [name.variation, name.name].compactMap { $0 }.joined(separator: " ")
      if let count = changedNames[name] {
        let target = map[name].map { [$0.variation, $0.name].compactMap { $0 }.joined(separator: " ") } ?? ""
        findings.report(
          Finding(
            .note, .converted, "name of an exercise changed as the map says", detail: "\(text) to \(target)",
            count: count))
      } else if let count = unknownNames[name] {
        findings.report(
          Finding(
            .note, .unsupported, "name of an exercise has no entry in the map, and stays", detail: text,
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
    if let known = renamed[ObjectIdentifier(identity)] { return known }
    var result = identity
    if let target = map[name] {
      result = ExerciseIdentity(
        name: target.name, variation: target.variation, category: identity.category, style: identity.style)
    }
    seen.append(identity)
    renamed[ObjectIdentifier(identity)] = result
    return result
  }

  private func count(_ name: ExerciseName) {
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
