internal import FormatKit
internal import PackedForm
internal import WorkoutFormats
package import WorkoutModel

/// What the codes of a sheet hold: the payloads that the app scans, as `btd qr` makes them.
package enum CodePayload {
  /// The app's own code holds no more: version 40 at level M.
  package static let maximumByteCount = 2_331

  /// What a packed code may have, all of it letters: version 40 at level M.
  package static let maximumPackedCount = 3_391

  /// The payload of a workout.
  package static func copy(
    of workout: Workout, in archive: WorkoutArchive, isPacked: Bool = false, findings: any FindingSink
  ) throws -> [UInt8] {
    var single = WorkoutArchive()
    single.source = archive.source
    single.preferences.massUnit = archive.preferences.massUnit
    single.workouts = [workout]
    if isPacked { return try packed(single) }
    return try Format.compactWorkout.bytes(of: single, findings: findings)
  }

  /// The payload of a template.
  package static func template(
    _ template: WorkoutTemplate, in archive: WorkoutArchive, isPacked: Bool = false, findings: any FindingSink
  ) throws -> [UInt8] {
    var single = WorkoutArchive()
    single.source = archive.source
    single.templates = [template]
    if isPacked { return try packed(single) }
    return try Format.compactTemplate.bytes(of: single, findings: findings)
  }

  private static func packed(_ archive: WorkoutArchive) throws -> [UInt8] {
    Array(PackedText.text(of: try PackedPayload.bytes(of: archive)).utf8)
  }
}
