import ArchiveGenerator
import Clocks
import FormatKit
import Migration
import Notation
import Testing
import WorkoutFormats
import WorkoutModel

/// What a format wrote of an archive is known when it comes back: no writer rounds more than merging allows.
@Suite struct WritingLawTests {
  /// A format that is written and read, and the unit of weights that is asked of it.
  struct Target: Sendable, CustomStringConvertible {
    let format: Format
    let variant: String?
    let unit: MassUnit?

    var description: String {
      "\(format.id) \(variant ?? "") \(unit?.rawValue ?? "")"
    }
  }

  /// Reps holds nothing but its own progressions, and FIT whole sixteenths of a kilogram.
  private static let withoutWorkouts = [
    "zwo", "erg", "mrc", "compact-template", "liftlog-plan", "strong-measurements", "hevy-measurements",
    "fitnotes-body",
    "reps", "fit", "fit-workout",
  ]

  /// All that hold workouts, in all their variants and units.
  static let targets = Format.all.filter {
    $0.writer != nil && $0.reader != nil && !withoutWorkouts.contains($0.id)
  }.flatMap { format in
    ([nil] + format.variants.dropFirst().map { Optional($0) }).flatMap { variant in
      [nil, MassUnit.kilograms, .pounds].map { Target(format: format, variant: variant, unit: $0) }
    }
  }

  /// A log of numbers as apps export them: loads that were typed in pounds and kept as kilograms, fractions of
  /// seconds, runs.
  private static func archive(seed: UInt64) -> WorkoutArchive {
    var generator = ArchiveGenerator(seed: seed)
    var random = SeededGenerator(seed: seed)
    var archive = generator.archive(workouts: 12)
    archive.templates = []
    for index in archive.workouts.indices {
      archive.workouts[index].id = nil
      // FitNotes makes one workout of a day.
      archive.workouts[index].start = archive.workouts[index].start?.shifted(
        bySeconds: Int64(index) * 86_400, offsetMinutes: nil)
      // Some formats join what is done of one exercise, and say so.
      var done: Set<ExerciseIdentity> = []
      archive.workouts[index].exercises.removeAll {
        $0.identity.style == .custom || !done.insert($0.identity).inserted
      }
      archive.workouts[index].supersets = []
      for (place, exercise) in archive.workouts[index].exercises.enumerated() {
        for number in exercise.sets.indices {
          change(&archive.workouts[index].exercises[place].sets[number], &random)
        }
      }
    }
    return archive
  }

  private static func change(_ set: inout ExerciseSet, _ random: inout SeededGenerator) {
    if let load = set.load {
      let milligrams = Int64(load.value.doubleValue * 1_000_000)
      let noise = Int64.random(in: -100_000...100_000, using: &random)
      let digits = ExactDecimal(coefficient: milligrams + noise, fractionDigits: 6)
      set.load = digits.map { Load($0, unit: random.next() % 4 == 0 ? .pounds : .kilograms) }
    }
    if let seconds = set.durationSeconds, random.next() % 2 == 0 {
      let tenths = seconds.wholePart * 10 + Int64.random(in: 0...9, using: &random)
      set.durationSeconds = ExactDecimal(coefficient: tenths, fractionDigits: 1)
    }
    if set.load == nil, random.next() % 8 == 0 {
      let meters = ExactDecimal(coefficient: Int64.random(in: 1...99_999, using: &random), fractionDigits: 1)
      var details = SetDetails()
      details.distance = meters.map { Distance($0, unit: .meters) }
      set.details = details
    }
  }

  /// Leaves what is done by repetitions with a weight, which is all that LiftLog and StrongLifts hold.
  private static func removeTimes(_ workouts: inout [Workout]) {
    for index in workouts.indices {
      workouts[index].exercises.removeAll { $0.identity.style != .repsWeight }
    }
  }

  private static func held(_ archive: WorkoutArchive, by target: Target) throws -> WorkoutArchive? {
    var options = WriteOptions()
    options.zone = .utc
    options.variant = target.variant
    options.massUnit = target.unit
    do {
      let bytes = try target.format.bytes(of: archive, options: options, findings: FindingLog())
      return try Format.readArchive(
        InputBytes(bytes, name: target.format.id), as: target.format, findings: FindingLog())
    } catch WorkoutError.request(.unitOfWeightsFixed) {
      return nil
    }
  }

  @Test(arguments: targets)
  func whatWasWrittenAddsNothing(by target: Target) throws {
    for seed in UInt64(1)...12 {
      var archive = Self.archive(seed: seed)
      if target.format.id == "compact-workout" { archive.workouts = [archive.workouts[0]] }
      if ["liftlog", "stronglifts"].contains(target.format.id) { Self.removeTimes(&archive.workouts) }
      // Its titles stand between quotation marks.
      if target.format.id == "liftohistory" {
        for index in archive.workouts.indices { archive.workouts[index].title = "Grind" }
      }
      guard let held = try Self.held(archive, by: target) else { return }
      #expect(!held.workouts.isEmpty)
      for (first, second) in [(archive, held), (held, archive)] {
        let result = ArchiveMerge().merge(first, second, findings: FindingLog())
        #expect(result.counts.added == 0, "seed \(seed): \(result.nearMatches.map(\.reason))")
        #expect(result.clockOffsets == [])
        let comparison = ArchiveComparison(first, second)
        #expect(comparison.changed.map(\.differences) == [], "seed \(seed)")
      }
    }
  }
}
