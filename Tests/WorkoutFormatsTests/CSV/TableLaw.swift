import ArchiveGenerator
import Testing
import WorkoutModel

@testable import Clocks
@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What a table must do with any archive: what its scope lets through comes back as it was.
enum TableLaw {
  /// The archives of a seed, as the writer of `scope` is given them, and as they are read back from `format`.
  static func roundTrip(seed: UInt64, _ format: Format, _ scope: FormatScope) throws -> (
    fitted: WorkoutArchive, back: WorkoutArchive, findings: [String]
  ) {
    var made = RichArchiveGenerator.Options()
    made.massUnits = [[.kilograms], [.pounds], [.kilograms, .pounds]][Int(seed % 3)]
    made.distanceUnits = DistanceUnit.allCases
    made.isExtreme = seed % 2 == 1
    if scope.loadUnits == .besideOrUnstated {
      made.massUnits.append(nil)
      made.distanceUnits.append(nil)
    }
    var generator = RichArchiveGenerator(seed: seed, options: made)
    let archive = generator.archive(workouts: Int(seed % 5)).ofOneFile(of: format)
    var options = WriteOptions()
    options.date = Moment(wallTime: "2026-01-31 18:05")
    options.zone = .utc
    let collector = ArchiveCollector()
    try FittingSink(scope, options: options, findings: FindingList(), into: collector).take(archive)
    let bytes = try format.bytes(of: archive, options: options, findings: FindingList())
    let findings = FindingList()
    let back = try Format.readArchive(InputBytes(bytes, name: "t"), as: format, findings: findings)
    return (plain(collector.archive), plain(back), findings.lines)
  }

  /// `archive` without what makes no difference: empty texts, empty lists, and where it came from.
  private static func plain(_ archive: WorkoutArchive) -> WorkoutArchive {
    var plain = WorkoutArchive()
    plain.workouts = archive.workouts.map(Self.plain)
    plain.measurements = archive.measurements.map { measurement in
      var plain = measurement
      if plain.unit == "" { plain.unit = nil }
      if plain.note == "" { plain.note = nil }
      plain.moment = plain.moment.map(Self.plain)
      return plain
    }
    return plain
  }

  /// A minute is the second that it begins with.
  private static func plain(_ moment: Moment) -> Moment {
    moment.precision == .minute ? moment.cut(to: .second) : moment
  }

  private static func plain(_ workout: Workout) -> Workout {
    var plain = workout
    plain.title = text(plain.title)
    if plain.id?.description == "" { plain.id = nil }
    plain.supersets = plain.supersets ?? []
    if var details = plain.details {
      details.notes = text(details.notes)
      details.templateReference = text(details.templateReference)
      plain.details = details == WorkoutDetails() ? nil : details
    }
    plain.exercises = plain.exercises.map { exercise in
      let identity = exercise.identity
      var plain = Exercise(
        ExerciseIdentity(
          name: text(identity.name), variation: text(identity.variation), category: text(identity.category),
          style: text(identity.style?.rawValue).map { SetStyle(rawValue: $0) }))
      if var details = exercise.details {
        details.notes = text(details.notes)
        details.isWithoutSets = false
        plain.details = details == ExerciseDetails() ? nil : details
      }
      plain.sets = exercise.sets.map { set in
        guard var details = set.details else { return set }
        var plain = set
        details.note = text(details.note)
        details.freeText = text(details.freeText)
        if details.target == SetTarget() { details.target = nil }
        plain.details = details == SetDetails() ? nil : details
        return plain
      }
      return plain
    }
    return plain
  }

  private static func text(_ text: String?) -> String? { text == "" ? nil : text }
}

extension WorkoutArchive {
  /// The archive with what one file of `format` holds, where that is the measurements of one kind.
  func ofOneFile(of format: Format) -> WorkoutArchive {
    guard let first = format.measurementFiles?(measurements).first else { return self }
    var archive = self
    archive.measurements = first.map { measurements[$0] }
    return archive
  }
}
