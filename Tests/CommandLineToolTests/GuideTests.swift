import Foundation
import Testing

@testable import CommandLineTool

/// A file without a command, as a person types it who has just got the program.
@Suite struct GuideTests {
  @Test func aFileAloneIsToldWithTheCommandsForIt() throws {
    let folder = try TestFolder("v1.btd")
    let run = folder.run("DIR/v1.btd", isTerminal: true)
    #expect(run.code == 0)
    let lines = run.text.split(separator: "\n").map { String($0) }
    #expect(lines[0] == "DIR/v1.btd: Bench Tracker / Weightlifting App data (btd), version 1")
    let commands = lines.drop { $0 != "What to do with it:" }.dropFirst()
    let file = "DIR/v1.btd"
    #expect(
      commands.map { $0.split(separator: "  ")[0].trimmingCharacters(in: .whitespaces) } == [
        "btd list \(file)", "btd show \(file) --workout last", "btd stats \(file)",
        "btd convert \(file) -o moved.csv --for hevy", "btd merge \(file) other.csv -o both.btd",
        "btd qr \(file) --workout last",
        "btd sheet \(file) --workout last -o page.pdf",
      ])
  }

  @Test func aPictureAloneIsScanned() throws {
    let folder = try TestFolder("workout-qr.png")
    #expect(
      folder.run("DIR/workout-qr.png", isTerminal: true).text == """
        DIR/workout-qr.png: a picture, document or film, which may show QR codes

        What to do with it:
          btd scan DIR/workout-qr.png                                           say what the codes in it hold
          btd show DIR/workout-qr.png                                           the workout in them
          btd convert DIR/workout-qr.png -o workouts.btd --source-unit kg       save the workouts in them; or lb
          btd merge history.btd DIR/workout-qr.png --source-unit kg --in-place  add them to your own history.btd

        """)
  }

  @Test func aZipFileOfSeveralLogsIsToldWithWhatTakesThemAll() throws {
    let folder = try TestFolder("v6.wld", "v1.btd")
    let members = try ["v6.wld", "v1.btd"].map { ($0, try folder.bytes(of: $0)) }
    try folder.write(PackedFile.zip(members, method: 8), to: "export.zip")
    let run = folder.run("DIR/export.zip", isTerminal: true)
    let info = folder.run("info", "DIR/export.zip")
    #expect(
      run.transcript == info.text.split(separator: "\n").map { "\($0)\n" }.joined() + """

        What to do with it:
          btd list DIR/export.zip                    its workouts, one per line
          btd stats DIR/export.zip                   volume, streaks, best lifts and records
          btd convert DIR/export.zip -o history.btd  all of its files as one
        = 0

        """)
    #expect(folder.run("list", "DIR/export.zip").code == 0)
    #expect(folder.run("convert", "DIR/export.zip", "-o", "DIR/history.btd").code == 0)
  }

  @Test func aRideAloneIsNotOfferedWhatNeedsAWorkout() throws {
    let folder = try TestFolder("intervals.zwo")
    #expect(
      folder.run("DIR/intervals.zwo", isTerminal: true).text == """
        DIR/intervals.zwo: Zwift workout (zwo)
          1 structured ride

        What to do with it:
          btd list DIR/intervals.zwo --templates     its templates and rides
          btd convert DIR/intervals.zwo -o copy.btd  keep it in the format of Bench Tracker
          btd qr DIR/intervals.zwo                   its code, for the app to scan
          btd sheet DIR/intervals.zwo -o page.pdf    a page to print

        """)
  }

  @Test func inAScriptAFileAloneIsAMistakeThatNamesACommand() throws {
    let folder = try TestFolder("v1.btd")
    #expect(
      folder.run("DIR/v1.btd").transcript == """
        ! btd: expected a command first, found the file DIR/v1.btd. btd info DIR/v1.btd says what it is.
        ! btd --help for more.
        = 64

        """)
  }

  @Test func everyCommandThatIsOfferedRuns() throws {
    let folder = try TestFolder("workout-qr.png", "template.json")
    for file in ["DIR/workout-qr.png", "DIR/template.json"] {
      let offered = folder.run(file, isTerminal: true).text.split(separator: "\n").filter {
        $0.hasPrefix("  btd ")
      }
      for line in offered where !line.contains("history.btd") {
        let command = line.dropFirst(6).split(separator: "  ")[0].split(separator: " ").map { word in
          word.hasPrefix("--") || word.hasPrefix("DIR/") || !word.contains(".") ? String(word) : "DIR/\(word)"
        }
        let run = folder.run(command)
        #expect(run.code == 0, "\(command): \(run.errors)")
      }
    }
  }

  @Test func aFileThatIsNotThereIsNamed() throws {
    #expect(
      try TestFolder().run("DIR/none.csv", isTerminal: true).transcript == """
        ! btd: there is no file DIR/none.csv
        ! btd --help for more.
        = 64

        """)
  }

  @Test func anUnknownCommandIsToldTheWayToTheOthersOnce() throws {
    #expect(
      try TestFolder().run("frobnicate").transcript == """
        ! btd: unknown command frobnicate. btd --help lists the commands.
        = 64

        """)
  }
}
