import ArchiveGenerator
import Foundation
import ReadingLaws
import Testing
import WorkoutFormats
import WorkoutModel

/// Nothing is lost without a word, held over seeded archives: for every format that is written and read, and for
/// every pair of them.
@Suite struct ConversionLawTests {
  /// Formats whose files hold what others hold too; a payload holds one workout.
  private static let formats = Format.all.filter { $0.writer != nil && $0.reader != nil }
    .filter { !$0.id.hasPrefix("compact-") && $0.documentName == nil }.map(\.id)

  /// How many archives go through each format: `BTD_LAW_ARCHIVES`, else enough for every run of the tests.
  private static let count = Int(ProcessInfo.processInfo.environment["BTD_LAW_ARCHIVES"] ?? "") ?? 40

  private static func archive(seed: Int) -> WorkoutArchive {
    var options = RichArchiveGenerator.Options()
    options.massUnits = [[.kilograms], [.pounds], [.kilograms, .pounds]][seed % 3]
    options.distanceUnits = [[.kilometers], [.miles], DistanceUnit.allCases][seed % 3]
    var generator = RichArchiveGenerator(seed: UInt64(seed), options: options)
    return generator.archive(workouts: 1 + seed % 4)
  }

  @Test(arguments: formats)
  func whatIsLostIsNamedAndWhatIsNamedIsLost(id: String) throws {
    for seed in 0..<Self.count {
      if let violation = ConversionLaw.violation(by: Self.archive(seed: seed), through: id) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }

  @Test(arguments: formats, formats)
  func theSameHoldsFromFormatToFormat(from: String, to: String) throws {
    for seed in 0..<6 {
      guard let held = ConversionLaw.held(Self.archive(seed: seed), by: from) else { continue }
      if let violation = ConversionLaw.violation(by: held, through: to) {
        Issue.record("seed \(seed): \(violation)")
        return
      }
    }
  }
}
