import ArchiveGenerator
import Foundation
import ReadingLaws
import Testing
import WorkoutFormats
import WorkoutModel

/// Nothing is lost without a word, held over seeded archives: for every format that is written and read, and for
/// every pair of them.
@Suite struct ConversionLawTests {
  /// All formats that are written and read, in all their variants.
  private static let targets = Format.all.filter { $0.writer != nil && $0.reader != nil }.flatMap { format in
    [ConversionLaw.Target(format.id)]
      + format.variants.dropFirst().map { ConversionLaw.Target(format.id, variant: $0) }
  }

  /// What the archives hold.
  enum Values: Int, CaseIterable {
    /// What a training log holds, every number with its unit.
    case usual
    /// The same, but for numbers of which nobody knows the unit.
    case unitless
    /// What no log holds, but the model can.
    case extreme
  }

  /// How many archives go through each format: `BTD_LAW_ARCHIVES`, else enough for every run of the tests.
  private static let count = Int(ProcessInfo.processInfo.environment["BTD_LAW_ARCHIVES"] ?? "") ?? 40

  /// The archive of a seed, with one workout or template where a file of the target holds no more.
  private static func archive(
    seed: Int, for target: ConversionLaw.Target, _ values: Values = .usual
  ) -> WorkoutArchive {
    var options = RichArchiveGenerator.Options()
    if values != .unitless {
      options.massUnits = [[.kilograms], [.pounds], [.kilograms, .pounds]][seed % 3]
      options.distanceUnits = [[.kilometers], [.miles], DistanceUnit.allCases][seed % 3]
    }
    options.isExtreme = values == .extreme
    var generator = RichArchiveGenerator(seed: UInt64(seed), options: options)
    let holdsOne = Format.named(target.id).map { $0.documentName != nil || $0.isSingle } ?? false
    var archive = generator.archive(workouts: holdsOne ? 1 : 1 + seed % 4)
    if holdsOne { archive.templates = [WorkoutTemplate(of: generator.workout())] }
    return archive
  }

  @Test(arguments: targets, Values.allCases)
  func whatIsLostIsNamedAndWhatIsNamedIsLost(through target: ConversionLaw.Target, values: Values) throws {
    var left = 4
    for seed in 0..<Self.count {
      let archive = Self.archive(seed: seed, for: target, values)
      if let violation = ConversionLaw.violation(
        by: archive, through: target, statesUnits: values != .unitless, namesZone: seed % 2 == 0)
      {
        Issue.record("seed \(seed): \(violation)")
        left -= 1
        if left == 0 { return }
      }
    }
  }

  @Test(arguments: targets, targets)
  func theSameHoldsFromFormatToFormat(from: ConversionLaw.Target, to: ConversionLaw.Target) throws {
    for seed in 0..<6 {
      guard let held = ConversionLaw.held(Self.archive(seed: seed, for: to), by: from),
        to.id != "compact-workout" || !held.workouts.isEmpty,
        to.id != "compact-template" || !held.templates.isEmpty
      else { continue }
      if let violation = ConversionLaw.violation(by: held, through: to, statesUnits: false) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }
}

extension Format {
  /// True for a payload of a QR code, which holds one workout or template.
  fileprivate var isSingle: Bool { id.hasPrefix("compact-") }
}
