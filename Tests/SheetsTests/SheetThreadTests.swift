import Testing
import WorkoutFormats
import WorkoutModel

@testable import Sheets

@Suite struct SheetThreadTests {
  private struct Drawn: Equatable, Sendable {
    var pdf: [UInt8] = []
    var svg: [[UInt8]] = []
    var png: [[UInt8]] = []

    /// More faces than cairo keeps open.
    private static let names = [
      "Squat 🦵", "筋トレ", "스쿼트", "תרגול בוקר", "تمرين", "กล้าม", "व्यायाम", "ব্যায়াম", "ვარჯიში", "վարժություն",
      "உடற்பயிற்சி", "వ్యాయామం", "ವ್ಯಾಯಾಮ", "വ്യായാമം", "ආයාසය", "ລາວ", "ကိုယ်လက်", "ធម៌", "ᐃᓄᒃ", "ᏣᎳᎩ", "ስፖርት",
    ]

    init() throws {
      var archive = WorkoutArchive()
      archive.preferences.massUnit = .kilograms
      archive.workouts = [
        SampleWorkouts.workout(exercises: Self.names.map { SampleWorkouts.exercise($0) })
      ]
      var options = SheetOptions()
      options.dotsPerInch = 72
      options.checksCodes = false
      var (pdf, svg, png): ([UInt8], [[UInt8]], [[UInt8]]) = ([], [], [])
      func print(_ target: SheetTarget) throws {
        try SheetPrinter(target, options: options, findings: FindingLog()).take(archive)
      }
      try print(.pdf { pdf += $0 })
      try print(.svg { svg.append($1) })
      try print(.png { png.append($1) })
      (self.pdf, self.svg, self.png) = (pdf, svg, png)
    }
  }

  /// The faces of fonts are shared among all threads.
  @Test func sheetsDrawnOnManyThreadsAreThoseDrawnOnOne() async throws {
    let expected = try Drawn()
    try await withThrowingTaskGroup(of: Drawn.self) { group in
      for _ in 0..<16 {
        group.addTask {
          for _ in 0..<2 where try Drawn() != expected { return try Drawn() }
          return expected
        }
      }
      for try await drawn in group { #expect(drawn == expected) }
    }
  }
}
