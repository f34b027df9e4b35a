import ArchiveGenerator
import Sheets
import Testing
import WorkoutFormats
import WorkoutModel

@Suite struct BackupSheetTests {
  private func archive(_ count: Int) throws -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "btd", version: 6)
    archive.profile.name = "Maja Lindqvist"
    archive.workouts = try (0..<count).map { number in
      var workout = try SampleWorkouts.push()
      workout.title = "Push \(number)"
      var details = WorkoutDetails()
      details.notes = "The \(number * 7_919 % 1_000)th of them, \(number * number)."
      workout.details = details
      return workout
    }
    return archive
  }

  private func pages(_ archive: WorkoutArchive, versionLimit: Int, parity: Int? = nil) throws -> [SheetPage] {
    let payload = try PackedPayload.bytes(of: archive)
    let codes = try CodeSet(payload, versionLimit: versionLimit, parity: parity)
    return BackupSheet(archive, codes: codes).pages(SheetContext(measure: PlainMeasure()))
  }

  @Test func numbersItsSymbolsAndSaysHowToBringThemBack() throws {
    let archive = try archive(40)
    let pages = try pages(archive, versionLimit: 8)
    let texts = pages.flatMap(\.texts)
    let count = pages.flatMap(\.codes).count
    #expect(texts.contains("Training log of Maja Lindqvist") && texts.contains("How to bring it back"))
    #expect(texts.contains { $0.hasSuffix("type:  btd scan *.jpg -o history.btd") })
    let needed = (1...count).last { ($0 + 4) / 5 + $0 <= count } ?? 0
    #expect(texts.contains { $0.hasPrefix("Any \(needed) of the \(count) symbols are enough") })
    #expect(pages.flatMap(\.codes).map(\.title) == (1...count).map { "\($0) of \(count)" })
    #expect(texts.filter { $0.hasSuffix(" of \(count)") }.count >= count)
  }

  @Test func keepsWhatItPrintsOnThePageAndItsCodesApart() throws {
    for versionLimit in [2, 8, 15, 25, 40] {
      for page in try pages(archive(90), versionLimit: versionLimit) {
        let paper = PageRectangle(x: 0, y: 0, width: page.width, height: page.height)
        #expect(page.elements.allSatisfy { paper.contains($0.frame) })
        for (index, code) in page.codes.enumerated() {
          for other in page.codes[..<index] {
            #expect(
              code.frame.x >= other.frame.right - 0.3 || other.frame.x >= code.frame.right - 0.3
                || code.frame.y >= other.frame.bottom || other.frame.y >= code.frame.bottom)
          }
        }
      }
    }
  }

  @Test func saysWhereEverySymbolIsNeededAndWhereOneHoldsEverything() throws {
    let all = try pages(archive(40), versionLimit: 8, parity: 0)
    #expect(all.flatMap(\.texts).contains { $0.hasPrefix("All ") && $0.contains(" symbols are needed") })
    let one = try pages(archive(1), versionLimit: 15)
    #expect(one.flatMap(\.codes).map(\.title) == ["1 of 1"])
    #expect(one.flatMap(\.texts).contains { $0.hasPrefix("Photograph or scan this page") })
  }

  @Test func namesTheFormThatHoldsEverythingWhereTheSourceIsOfAnother() throws {
    var archive = try archive(1)
    archive.source = WorkoutArchive.Source(format: "hevy", version: nil)
    let texts = try pages(archive, versionLimit: 15).flatMap(\.texts)
    #expect(texts.contains { $0.hasSuffix("btd scan *.jpg -o history.workouts.json") })
  }
}
