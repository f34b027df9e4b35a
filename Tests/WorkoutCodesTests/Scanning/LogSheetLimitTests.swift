import LogForms
import Testing
import WorkoutModel
import WorkoutQRCodes

@testable import QRCodes
@testable import WorkoutCodes

@Suite struct LogSheetLimitTests {
  private final class SeenFindings: FindingSink {
    private(set) var findings: [Finding] = []

    func report(_ finding: Finding) { findings.append(finding) }
  }

  /// A picture with a code for each payload, nine in three rows, 3 pixels a module.
  private func picture(of payloads: [[UInt8]]) throws -> GreyPicture {
    let symbols = try payloads.map { try QRSymbol(payload: $0) }
    let side = 3 * ((symbols.map(\.size).max() ?? 0) + 12)
    return try GreyPicture(
      width: 3 * side, height: 3 * side,
      luminance: (0..<9 * side * side).map { index in
        let (x, y) = (index % (3 * side), index / (3 * side))
        let symbol = symbols[y / side * 3 + x / side]
        return symbol.isDark(x: x % side / 3 - 6, y: y % side / 3 - 6) ? 0 : 255
      })
  }

  @Test func ofMoreThanEightLogSheetsInAPictureTheOthersAreNamed() throws {
    let plan = WorkoutTemplate(
      title: "Core",
      exercises: [
        Exercise(
          ExerciseIdentity(name: "Plank", style: .time),
          sets: [ExerciseSet(durationSeconds: ExactDecimal(60))])
      ])
    let payloads = try (0..<9).map { _ in
      try LogPages(of: plan, LogOptions(), findings: FindingLog()).forms[0].payload()
    }
    let sheets = try picture(of: payloads)
    let log = SeenFindings()
    let scan = WorkoutScanner(symbolScanner: SymbolScanner(isFast: true, budget: nil)).scan(
      try [.bytes(sheets.png(), name: "nine.png")], findings: log)
    #expect(scan.symbols.count == 9 && LogSight.maximumCount == 8)
    let details = log.findings.compactMap { $0.detail }
    let beyond = details.filter {
      $0.contains("the log sheet is in a film, or one of more than 8 in a picture")
    }
    let others = details.filter { $0.contains("too few of the black squares around the log sheet are seen") }
    #expect(beyond.count == 1 && others.count == 8, "\(details)")
  }
}
