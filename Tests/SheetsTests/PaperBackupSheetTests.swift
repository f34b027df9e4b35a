import ArchiveGenerator
import Foundation
import Sheets
import Testing
import WorkoutCodes
import WorkoutFormats
import WorkoutModel

@testable import FormatKit
@testable import PackedForm

@Suite struct PaperBackupSheetTests {
  /// What a program of another name says of itself.
  private static let words = PaperBackupWords(
    command: "open history.{extension}", step: "Give the pictures to Logbook:  {command}",
    oneMissing: "Logbook asks for the other.", tooFewRead: "Logbook lists what is missing.",
    withoutProgram: "Without Logbook: {codes} of text.")

  private func archive(_ count: Int, hasNotes: Bool = false) throws -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = WorkoutArchive.Source(format: "btd", version: 6)
    archive.profile.name = "Maja Lindqvist"
    archive.workouts = try (0..<count).map { number in
      var workout = try SampleWorkouts.push()
      workout.title = "Push \(number)"
      // The form of the app knows no kinds of set.
      for index in workout.exercises[0].sets.indices { workout.exercises[0].sets[index].kind = .working }
      workout.start = Moment(wallTime: "2\(100 + number * 7_919 % 900)-01-03 18:05")
      if hasNotes {
        var details = WorkoutDetails()
        details.notes = "The \(number * number)th of them."
        workout.details = details
      }
      return workout
    }
    return archive
  }

  private func pages(
    _ archive: WorkoutArchive, versionLimit: Int, parity: Int? = nil, paper: Paper = .letter,
    words: PaperBackupWords = words, sharedCopy: SharedCopy? = nil
  ) throws -> [SheetPage] {
    let payload = try PackedPayload.bytes(of: archive)
    let codes = try SymbolGroup(payload, versionLimit: versionLimit, parity: parity)
    return try PaperBackupSheet(archive, codes: codes, words: words, sharedCopy: sharedCopy)
      .pages(SheetContext(paper: paper, measure: PlainMeasure()))
  }

  @Test func numbersItsSymbolsAndSaysHowToBringThemBack() throws {
    let archive = try archive(40)
    let pages = try pages(archive, versionLimit: 8)
    let texts = pages.flatMap(\.texts)
    let count = pages.flatMap(\.codes).count
    #expect(texts.contains("Training log of Maja Lindqvist") && texts.contains("How to bring it back"))
    #expect(texts.contains { $0 == "Give the pictures to Logbook:  open history.btd" })
    let needed = (1...count).last { ($0 + 4) / 5 + $0 <= count } ?? 0
    #expect(texts.contains { $0.hasPrefix("Any \(needed) of the \(count) codes are enough") })
    #expect(pages.flatMap(\.codes).map(\.title) == (1...count).map { "\($0) of \(count)" })
    #expect(texts.filter { $0.hasSuffix(" of \(count)") }.count >= count)
  }

  @Test(arguments: Paper.allCases)
  func keepsWhatItPrintsOnThePageAndApart(paper: Paper) throws {
    let archive = try archive(90)
    for versionLimit in [2, 3, 5, 8, 15, 25, 40] {
      for page in try pages(archive, versionLimit: versionLimit, parity: 20, paper: paper) {
        let whole = PageRectangle(x: 0, y: 0, width: page.width, height: page.height)
        #expect(page.elements.allSatisfy { whole.contains($0.frame) })
        let frames = page.elements.map(\.frame).filter { $0.height > 0 }
        for (index, frame) in frames.enumerated() {
          for other in frames[..<index] {
            #expect(
              frame.x >= other.right - 0.3 || other.x >= frame.right - 0.3 || frame.y >= other.bottom - 0.3
                || other.y >= frame.bottom - 0.3, "version \(versionLimit)")
          }
        }
      }
    }
  }

  @Test func saysHowManySymbolsAreNeeded() throws {
    func survival(_ count: Int, _ versionLimit: Int, _ parity: Int?) throws -> String {
      let texts = try pages(archive(count), versionLimit: versionLimit, parity: parity).flatMap(\.texts)
      return try #require(texts.firstIndex { $0.hasPrefix("Give the pictures") }.map { texts[$0 + 2] })
    }
    let memory = " Logbook lists what is missing."
    #expect(
      try survival(1, 15, nil) == "Without this code everything is lost: print the page twice to be safe.")
    #expect(
      try survival(1, 15, 20) == "Either code is enough: the other may be torn off, stained or lost.")
    #expect(
      try survival(1, 15, 200)
        == "Any one of the 3 codes is enough: the others may be torn off, stained or lost.")
    #expect(
      try survival(6, 8, 0)
        == "Both codes are needed: print the backup twice to be safe. Logbook asks for the other.")
    #expect(
      try survival(6, 8, 20)
        == "Any 2 of the 3 codes are enough: one may be torn off, stained or lost." + memory)
    #expect(
      try survival(6, 5, 0) == "All 4 codes are needed: print the backup twice to be safe." + memory)
  }

  @Test func speaksOfOneSymbolAsOne() throws {
    let one = try pages(archive(1), versionLimit: 15)
    #expect(one.flatMap(\.codes).map(\.title) == ["1 of 1"])
    let texts = one.flatMap(\.texts)
    #expect(texts.contains("Photograph or scan this page, flat and sharp."))
    #expect(texts.contains { $0.hasPrefix("The code holds everything that is in the file, each value") })
    #expect(texts.contains("Without Logbook: it is a QR code of text."))
    let several = try pages(archive(6), versionLimit: 8).flatMap(\.texts)
    #expect(several.contains("Without Logbook: they are QR codes of text."))
  }

  @Test func saysNothingOfAProgramThatSaysNothingOfItself() throws {
    let pages = try pages(archive(160), versionLimit: 5, words: PaperBackupWords())
    let texts = pages.flatMap(\.texts)
    let start = try #require(texts.firstIndex(of: "How to bring it back"))
    #expect(texts[start + 1] == "1" && texts[start + 2].hasPrefix("Photograph or scan the codes"))
    #expect(texts[start + 3] == "2" && texts[start + 4].hasSuffix("may be torn off, stained or lost."))
    #expect(texts[start + 5] == "3" && texts[start + 6].hasPrefix("The codes hold everything"))
    #expect(!texts.contains("4") && texts.allSatisfy { !$0.contains("btd") && !$0.contains("{") })
    #expect(try #require(pages.last).texts[0].hasSuffix("  ·  Training log of Maja Lindqvist"))
  }

  @Test func aCopyForSharingSaysWhatItLacksAndThatItIsNoBackup() throws {
    func texts(_ count: Int, _ copy: SharedCopy?, parity: Int? = nil) throws -> [String] {
      try pages(archive(count), versionLimit: 8, parity: parity, sharedCopy: copy).flatMap(\.texts)
    }
    let rest = " The rest is as it was written and not encrypted: whoever has this paper can read it."
    let moved = try texts(40, SharedCopy(leftOut: ["names", "notes"], movesDates: true))
    #expect(
      moved.contains(
        "The codes hold a copy for sharing, which is no backup. Left out or replaced: names, notes. All dates are "
          + "moved, by the same number of weeks." + rest))
    #expect(moved.contains { $0.hasPrefix("Copy for sharing  ·  ") })
    #expect(moved.allSatisfy { !$0.contains("Backup") && !$0.contains("everything that is in the file") })
    let bare = try texts(6, SharedCopy(leftOut: [], movesDates: false), parity: 0)
    #expect(bare.contains("The codes hold a copy for sharing, which is no backup." + rest))
    #expect(bare.contains { $0.hasPrefix("Both codes are needed: print the copy twice to be safe.") })
    #expect(try texts(6, nil).allSatisfy { !$0.contains("sharing") })
  }

  @Test func namesTheFormThatHoldsEverything() throws {
    func command(_ archive: WorkoutArchive) throws -> String {
      let texts = try pages(archive, versionLimit: 15).flatMap(\.texts)
      let text = try #require(texts.first { $0.contains("Logbook:  ") })
      return String(text[try #require(text.range(of: "open")).lowerBound...])
    }
    var archive = try archive(2)
    #expect(try command(archive) == "open history.btd")
    archive.source = WorkoutArchive.Source(format: "hevy", version: nil)
    #expect(try command(archive) == "open history.workouts.json")
    // A .btd archive that took in what its own form has no room for.
    #expect(try command(self.archive(2, hasNotes: true)) == "open history.workouts.json")
  }

  @Test func aLongNameIsCutOffRatherThanTheCommand() throws {
    var archive = try archive(60)
    archive.profile.name = String(repeating: "Maja ", count: 60)
    let pages = try pages(archive, versionLimit: 5)
    #expect(pages.count > 1)
    for page in pages.dropFirst() {
      #expect(page.texts[0].hasPrefix("Backup  ·  set "))
      #expect(page.texts[0].contains("  ·  open history.btd  ·  Training log of Maja"))
    }
  }

  @Test func refusesABackupThatWouldBeCutOff() throws {
    var generator = SeededGenerator(seed: 1)
    let payload = (0..<1_450_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let codes = try SymbolGroup(payload, versionLimit: 31, parity: 0)
    #expect(throws: SheetError.tooManyPages(symbols: codes.codes.count, limit: 500, version: 31)) {
      try PaperBackupSheet(archive(1), codes: codes, words: Self.words).pages(
        SheetContext(measure: PlainMeasure()))
    }
  }
}
