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
        "btd convert \(file) -o NAME --to ID", "btd qr \(file) --workout last",
        "btd sheet \(file) --workout last -o page.pdf",
      ])
  }

  @Test func aPictureAloneIsScanned() throws {
    let folder = try TestFolder("workout-qr.png")
    #expect(
      folder.run("DIR/workout-qr.png", isTerminal: true).text == """
        DIR/workout-qr.png: a picture, document or film, which may show QR codes

        What to do with it:
          btd scan DIR/workout-qr.png                  say what the codes in it hold
          btd scan DIR/workout-qr.png -o workouts.btd  keep the workouts in them

        """)
  }

  @Test func inAScriptAFileAloneIsAMistake() throws {
    let folder = try TestFolder("v1.btd")
    #expect(folder.run("DIR/v1.btd").code == 64)
  }
}
