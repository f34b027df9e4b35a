import Foundation
import Testing

@testable import CommandLineTool

@Suite struct ConfigCommandTests {
  private func environment(_ folder: TestFolder, _ text: String?) throws -> Environment {
    var environment = TestFolder.environment
    environment.variables["XDG_CONFIG_HOME"] = folder.path
    if let text { try folder.write(text, to: "btd/config") }
    return environment
  }

  @Test func aSettledUnitShowsWeightsAndChangesNoFile() throws {
    let folder = try TestFolder("history.btd")
    let settled = try environment(folder, "unit = lb\n")
    #expect(
      folder.run("list", "DIR/history.btd", "--count", "1", environment: settled).text.contains("16,016 lb"))
    #expect(
      folder.run("stats", "DIR/history.btd", environment: settled).text.contains("379 lb  5 × 325.18 lb"))
    let run = folder.run("convert", "DIR/history.btd", "-o", "DIR/copy.btd", environment: settled)
    #expect(run.code == 0)
    #expect(try folder.bytes(of: "copy.btd") == folder.bytes(of: "history.btd"))
  }

  @Test func showsWhatIsSettled() throws {
    let folder = try TestFolder()
    let run = folder.run(
      "config",
      environment: try environment(folder, "# mine\n\nunit = lb # pounds\n  time-zone=Europe/Berlin\n"))
    #expect(run.transcript == "unit = lb\ntime-zone = Europe/Berlin\n! DIR/btd/config\n= 0\n")
  }

  @Test func saysThatNothingIsSettled() throws {
    let folder = try TestFolder()
    #expect(
      folder.run("config", environment: try environment(folder, nil)).transcript
        == "! DIR/btd/config: nothing is set\n= 0\n")
    #expect(
      folder.run("config").transcript == "! no file: neither XDG_CONFIG_HOME nor HOME names a folder\n= 0\n")
  }

  @Test(arguments: [
    ("unit = stone", "DIR/btd/config, line 1: unit must be kg or lb, found stone"),
    ("paper = a3", "DIR/btd/config, line 1: paper must be letter or a4, found a3"),
    ("unit = kg\ncolor = red", "DIR/btd/config, line 2: color must be auto or never, found red"),
    (
      "time-zone = Mars",
      "DIR/btd/config, line 1: \"Mars\" is not a time zone. Write a name like Europe/Berlin"
    ),
  ])
  func saysWhichSettingNoCommandWouldTake(text: String, message: String) throws {
    let folder = try TestFolder()
    let run = folder.run("config", environment: try environment(folder, text))
    #expect(run.code == 64 && run.text == text + "\n")
    #expect(run.errors.replacing("\n", with: " ").contains(message), "\(run.errors)")
  }

  @Test func whatIsSettledCountsUnlessItIsGiven() throws {
    let folder = try TestFolder("workout.json")
    let settled = try environment(folder, "source-unit = Pounds\n")
    func converted(_ options: String..., in environment: Environment) throws -> String {
      let run = folder.run(
        ["convert", "DIR/workout.json", "-o", "-", "--to", "hevy"] + options, environment: environment)
      #expect(run.code == 0, "\(run.errors)")
      return run.text
    }
    #expect(
      try converted(in: settled) == converted("--source-unit", "lb", in: TestFolder.environment))
    #expect(
      try converted("--source-unit", "kg", in: settled)
        == converted("--source-unit", "kg", in: TestFolder.environment))
  }

  @Test func whatIsSettledForOutputsIsNoReasonToAskForOne() throws {
    let folder = try TestFolder("workout-qr.png")
    let run = folder.run("scan", "DIR/workout-qr.png", environment: try environment(folder, "unit = kg\n"))
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let folder = try TestFolder()
    let environment = try environment(folder, nil)
    try folder.write("", to: "btd/other")
    #expect(mkfifo("\(folder.path)/btd/config", 0o600) == 0)
    let run = folder.run("config", environment: environment)
    #expect(run.code == 64 && run.errors.contains("DIR/btd/config is not a file"), "\(run.errors)")
  }

  @Test func aMarkOfTheBytesOrderAndTheCaseOfALetterDoNotCount() throws {
    let folder = try TestFolder()
    let run = folder.run(
      "config", environment: try environment(folder, "\u{feff}UNIT = lb\r\nColour = never\r\n"))
    #expect(run.transcript == "unit = lb\ncolor = never\n! DIR/btd/config\n= 0\n")
  }

  @Test func coloursAreTurnedOff() throws {
    let folder = try TestFolder("strong.csv")
    func errors(_ text: String, _ options: String...) throws -> String {
      folder.run(
        ["convert", "DIR/strong.csv", "-o", "DIR/x.csv", "--to", "hevy", "--force"] + options,
        isTerminal: true,
        allowsColor: true, environment: try environment(folder, text)
      ).errors
    }
    #expect(try errors("color = auto").contains("\u{1b}[31m"))
    #expect(try !errors("color = never").contains("\u{1b}[3"))
    #expect(try errors("color = never", "--color", "auto").contains("\u{1b}[31m"))
    #expect(try !errors("color = auto", "--color", "never").contains("\u{1b}[3"))
  }

  @Test(arguments: [
    (
      "units = kg",
      "line 1: found \"units = kg\". Expected OPTION = VALUE, with OPTION one of source-unit, unit, paper, time-zone, color."
    ),
    ("\nunit", "line 2: found unit. Expected"),
    ("unit = kg\nunit = lb", "line 2: unit appears twice"),
    ("unit = stone", "line 1: unit must be kg or lb, found stone"),
    ("color = red", "line 1: color must be auto or never, found red"),
    ("zone = Mars", "btd config: DIR/btd/config, line 1: \"Mars\" is not a time zone."),
  ])
  func refusesWhatItDoesNotUnderstand(text: String, message: String) throws {
    let folder = try TestFolder("v6.wld")
    let run = folder.run(
      "convert", "DIR/v6.wld", "-o", "DIR/x.csv", "--to", "hevy", environment: try environment(folder, text))
    #expect(run.code == 64)
    #expect(run.errors.replacing("\n", with: " ").contains(message), "\(run.errors)")
  }
}
