import ArchiveGenerator
import Foundation
import ReadingLaws
import Testing
import WorkoutFormats
import WorkoutModel

@testable import FormatKit

/// Nothing is lost without a word, held over seeded archives: for every format that is written and read, and for
/// every pair of them.
@Suite struct ConversionLawTests {
  /// All formats that are written and read, in all their variants.
  private static let targets = Format.all.filter { $0.writer != nil && $0.reader != nil }.flatMap { format in
    [ConversionLaw.Target(format.id)]
      + format.variants.dropFirst().map { ConversionLaw.Target(format.id, variant: $0) }
  }

  /// How much a file holds.
  private enum Contents {
    case all, oneWorkout, oneRide, oneKind

    init(of target: ConversionLaw.Target) {
      switch target.id {
      case "zwo", "erg", "mrc": self = .oneRide
      case "compact-workout", "compact-template": self = .oneWorkout
      case "strong-measurements": self = .oneKind
      default: self = .all
      }
    }
  }

  /// What the archives hold.
  enum Values: Int, CaseIterable {
    /// What a training log holds, every number with its unit.
    case usual
    /// The same, but for numbers whose unit nobody knows.
    case unitless
    /// What no log holds, but the model can.
    case extreme
    /// Fields that only the target knows, wherever the model has room for them; of the formats that keep any member.
    case own
  }

  /// How many archives go through each format: `BTD_LAW_ARCHIVES`, else enough for every run of the tests.
  private static let count = Int(ProcessInfo.processInfo.environment["BTD_LAW_ARCHIVES"] ?? "") ?? 12
  /// How many archives go from each format to each.
  private static let pairCount = max(1, count / 50)

  /// The archive of a seed, with one workout or template where a file of the target holds no more.
  private static func archive(
    seed: Int, for target: ConversionLaw.Target, _ values: Values = .usual
  ) -> WorkoutArchive {
    var options = RichArchiveGenerator.Options()
    if values != .unitless {
      options.massUnits = [[.kilograms], [.pounds], [.kilograms, .pounds]][seed % 3]
      options.distanceUnits = [[.kilometers], [.miles], DistanceUnit.allCases][seed % 3]
    }
    if values == .unitless, seed % 2 == 0 {
      options.massUnits = [nil]
      options.distanceUnits = [nil]
    }
    options.isExtreme = values == .extreme
    if values == .own,
      ["btd", "compact-workout", "compact-template", "openweight", "openbody", "summaries", "reps"].contains(
        target.id)
    {
      options.sourceFormats = [target.id.hasPrefix("compact") ? "compact" : target.id]
      options.sourceFields = ["zz", "yy"]
    }
    var generator = RichArchiveGenerator(seed: UInt64(seed), options: options)
    var archive = generator.archive(workouts: 1 + seed % 4)
    if seed % 5 == 1 { makeNeighborsAlike(&archive.workouts) }
    switch Contents(of: target) {
    case .all: break
    case .oneWorkout:
      archive.workouts = [generator.workout()]
      archive.templates = [WorkoutTemplate(of: generator.workout())]
      // Which a payload would hold as another template.
      archive.rides = []
    case .oneRide:
      archive.workouts = []
      archive.templates = []
      while archive.rides.isEmpty {
        archive.rides = Array(generator.emptyArchive().rides.prefix(1))
      }
      archive.rides = Array(archive.rides.prefix(1))
    case .oneKind: archive = archive.ofOneFile(of: .strongMeasurements)
    }
    return archive
  }

  /// Makes workouts of one start, which not every format tells apart.
  private static func makeNeighborsAlike(_ workouts: inout [Workout]) {
    for index in workouts.indices.dropFirst() where index % 3 > 0 {
      workouts[index].start = workouts[index - 1].start
      workouts[index].title = workouts[index - 1].title
      if index % 3 == 1 { workouts[index].durationSeconds = workouts[index - 1].durationSeconds }
    }
  }

  @Test(arguments: targets, Values.allCases)
  func whatIsLostIsNamedAndWhatIsNamedIsLost(through target: ConversionLaw.Target, values: Values) throws {
    for seed in 0..<Self.count {
      let archive = Self.archive(seed: seed, for: target, values)
      if let violation = ConversionLaw.violation(
        by: archive, through: target, statesUnits: values != .unitless, namesZone: seed % 2 == 0)
      {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }

  @Test(arguments: targets, targets)
  func theSameHoldsFromFormatToFormat(from: ConversionLaw.Target, to: ConversionLaw.Target) throws {
    for seed in 0..<Self.pairCount {
      guard let held = ConversionLaw.held(Self.archive(seed: seed, for: to), by: from),
        to.id != "compact-workout" || !held.workouts.isEmpty,
        to.id != "compact-template" || held.templates.count + held.rides.count == 1,
        Contents(of: to) != .oneRide || held.rides.count == 1,
        Contents(of: to) != .oneKind || MeasurementGroup.all(in: held.measurements).count < 2
      else { continue }
      if let violation = ConversionLaw.violation(by: held, through: to, statesUnits: false) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }
}
