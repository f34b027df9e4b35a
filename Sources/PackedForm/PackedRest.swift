internal import ArchiveForm
internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The parts of an archive that have no dense form: rides, goals and the routine, as the JSON of `archive`.
enum PackedRest {
  /// The JSON of those parts; nil if nothing is left.
  static func text(of archive: WorkoutArchive) throws(PackedProblem) -> String? {
    var rest = WorkoutArchive()
    rest.rides = archive.rides
    rest.goals = archive.goals
    rest.routine = archive.routine
    guard rest != WorkoutArchive() else { return nil }
    do {
      return String(decoding: try Format.archive.bytes(of: rest, findings: FindingLog()), as: UTF8.self)
    } catch {
      throw .misfit
    }
  }

  /// Puts the parts that `text` holds into `archive`.
  static func read(_ text: String?, into archive: inout WorkoutArchive) throws(PackedProblem) {
    guard let text else { return }
    let findings = FindingLog()
    var options = ReadOptions()
    options.checksConsistency = false
    var rest: WorkoutArchive
    do {
      rest = try Format.archive.archive(
        in: InputBytes(text.utf8, name: "rest"), options: options, findings: findings)
    } catch {
      throw .misfit
    }
    rest.source = nil
    var known = WorkoutArchive()
    (known.rides, known.goals, known.routine) = (rest.rides, rest.goals, rest.routine)
    // What else stands there would be lost without a word.
    guard rest == known, findings.groups.isEmpty else { throw .misfit }
    archive.rides = rest.rides
    archive.goals = rest.goals
    archive.routine = rest.routine
  }
}
