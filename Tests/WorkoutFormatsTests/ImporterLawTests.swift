import ArchiveGenerator
import Clocks
import ReadingLaws
import Testing
import WorkoutModel

@testable import FormatKit
@testable import Notation
@testable import WorkoutFormats

/// What importers of other apps ask of a row, and that everything that is written has it.
@Suite struct ImporterLawTests {
  /// The rules of a target: what is wrong with a row, its cells by the names over them; nil for nothing.
  private struct Importer {
    var format: Format
    var variant: String?
    /// The columns whose cells the rows of one workout share.
    var workout: [String]
    var fault: @Sendable (_ cells: [String: String]) -> String?
  }

  private static func lacks(_ columns: String..., in cells: [String: String]) -> String? {
    columns.first { cells[$0]?.allSatisfy { $0 == " " } ?? true }.map { "\($0) is blank" }
  }

  private static let importers = [
    // LiftLog passes over a row of FitNotes whose weight or repetitions are blank.
    Importer(format: .fitNotes, workout: ["Date"]) { cells in
      lacks("Date", "Exercise", "Category", in: cells)
        ?? (cells["Reps"] == "" ? nil : lacks("Weight", "Weight Unit", in: cells))
    },
    Importer(format: .strong, variant: "android", workout: ["Workout #"]) { cells in
      let order = cells["Set Order"] ?? ""
      return lacks("Date", "Workout Name", "Duration (sec)", "Exercise Name", "Set Order", in: cells)
        ?? (Int(order) != nil || ["W", "D", "F", "Rest Timer"].contains(order) ? nil : "set order \(order)")
    },
    Importer(format: .strong, variant: "ios", workout: ["Date", "Workout Name"]) { cells in
      lacks("Date", "Workout Name", "Duration", "Exercise Name", "Set Order", "Weight", "Reps", in: cells)
    },
    Importer(format: .hevy, workout: ["title", "start_time", "end_time"]) { cells in
      let ratings = ["", "6", "7", "7.5", "8", "8.5", "9", "9.5", "10"]
      let rating = ExactDecimal(lenient: cells["rpe"] ?? "")?.normalized.description ?? ""
      return lacks("title", "start_time", "end_time", "exercise_title", "set_index", "set_type", in: cells)
        ?? (ratings.contains(rating) ? nil : "rpe \(rating)")
    },
    Importer(format: .fitbod, workout: ["Date"]) { cells in
      lacks("Date", "Exercise", "Reps", "Weight(kg)", "Duration(s)", "isWarmup", in: cells)
        ?? (cells["Date"]?.hasSuffix(" +0000") == true ? nil : "date \(cells["Date"] ?? "")")
    },
  ]

  @Test(arguments: importers.indices) func everyRowIsAccepted(index: Int) throws {
    let importer = Self.importers[index]
    var count = 0
    for seed in 0..<200 as Range<UInt64> {
      var made = RichArchiveGenerator.Options()
      made.massUnits = [.kilograms, .pounds]
      made.distanceUnits = [.kilometers, .miles, .meters]
      made.isExtreme = seed % 4 == 3
      var generator = RichArchiveGenerator(seed: seed, options: made)
      let archive = generator.archive(workouts: Int(seed % 4) + 1)
      var options = WriteOptions()
      options.date = Moment(wallTime: "2026-01-31 18:05")
      options.zone = .utc
      options.variant = importer.variant
      guard let bytes = try? importer.format.bytes(of: archive, options: options, findings: FindingList())
      else { continue }
      let rows = try CSVRows.read(InputBytes(bytes, name: "t"))
      let head = try #require(rows.first?.cells)
      var sets = 0
      var workouts = 0
      var last: [String?]?
      for row in rows.dropFirst() {
        count += 1
        let cells = Dictionary(firstOf: zip(head, row.cells).map { ($0, $1) })
        if let fault = importer.fault(cells) {
          _ = Issue.record("seed \(seed): \(fault): \(row.cells)")
          return
        }
        // A rest and a note have rows of their own.
        if !["Rest Timer", "Note"].contains(cells["Set Order"]) { sets += 1 }
        let workout = importer.workout.map { cells[$0] }
        if workout != last { workouts += 1 }
        last = workout
      }
      let target = ConversionLaw.Target(importer.format.id, variant: importer.variant)
      guard let held = ConversionLaw.held(archive, by: target) else { continue }
      let written = held.workouts.reduce(0) { $0 + $1.exercises.reduce(0) { $0 + $1.sets.count } }
      #expect([workouts, sets] == [held.workouts.count, written], "seed \(seed)")
    }
    #expect(count > 400)
  }
}
