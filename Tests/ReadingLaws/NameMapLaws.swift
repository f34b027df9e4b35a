internal import CommandLineTool
internal import FormatKit
internal import Migration
internal import Notation
internal import WorkoutModel

/// What must hold for any bytes that are taken for a map of names: a map or a sentence comes of them.
enum NameMapLaws {
  /// The law that `bytes` break, in words; nil where they break none.
  static func violation(by bytes: [UInt8]) -> String? {
    do {
      let map = try NameMapFile.read(InputBytes(bytes, name: "map"))
      return violation(byUsing: map)
    } catch { return FuzzInput.flaw(in: error) }
  }

  /// What comes of proposals that are written and read again is what they say; nil where it is.
  static func violation(byWriting proposals: [NameProposal]) -> String? {
    guard let input = try? InputBytes(NameMapFile.bytes(of: proposals), name: "written"),
      let map = try? NameMapFile.read(input)
    else { return "a map cannot be read that was written" }
    let other = proposals.first { $0.target != nil && $0.target != $0.source && map[$0.source] != $0.target }
    return other.map { "a map is read as another than was written: \($0)" }
  }

  /// An exercise of each name that the map changes gets the new one.
  private static func violation(byUsing map: NameMap) -> String? {
    var archive = WorkoutArchive()
    let exercises = map.changed.map { Exercise(ExerciseIdentity(name: $0.name, variation: $0.variation)) }
    archive.workouts = [Workout(exercises: exercises)]
    var used: Set<ExerciseName> = []
    guard let renamed = try? ExerciseRenamer.renamed(archive, by: map, used: &used, findings: FindingLog())
    else { return "an archive cannot be renamed" }
    let names = renamed.workouts[0].exercises.map {
      ExerciseName($0.identity.name ?? "", variation: $0.identity.variation)
    }
    return names == map.changed.map { map[$0] ?? $0 } ? nil : "exercises are called \(names) by a map"
  }
}
