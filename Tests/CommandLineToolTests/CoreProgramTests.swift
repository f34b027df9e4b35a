import CommandLineTool
import Testing

/// The program without pictures and pages, as `btd-core` is.
@Suite struct CoreProgramTests {
  private static let core = CommandLineTool()

  @Test func itsHelpListsNoCommandOfPicturesAndPages() throws {
    let names = Self.core.specification.commands.map(\.name)
    let all = TestFolder.tool.specification.commands.map(\.name)
    #expect(all.filter { !names.contains($0) } == ["qr", "sheet", "scan"])
    #expect(names == all.filter { names.contains($0) })
    #expect(Self.core.specification.problems() == [])
    let help = try TestFolder().run("--help", tool: Self.core).text
    #expect(help.contains("Read, check and convert workout data, offline.\n"))
    #expect(!help.contains("\n  scan "))
  }

  @Test(arguments: ["qr", "sheet", "scan"])
  func aCommandThatItLacksIsSaidToBeInTheFullPackage(name: String) throws {
    let folder = try TestFolder("v6.wld")
    let answer = """
      ! btd \(name) is in the full package: this is btd-core, which has no pictures and no pages. \
      On Debian, install the package btd.
      = 69

      """
    #expect(folder.run(name, "DIR/v6.wld", "-o", "DIR/x.pdf", tool: Self.core).transcript == answer)
    #expect(folder.run(name, "--help", tool: Self.core).transcript == answer)
    #expect(folder.run("help", name, tool: Self.core).transcript == answer)
    #expect(folder.run("manual", name, tool: Self.core).transcript == answer)
    #expect(folder.names == ["v6.wld"])
  }

  @Test func aPictureAloneIsToldToBelongToTheFullPackage() throws {
    let run = try TestFolder("workout-qr.png").run("DIR/workout-qr.png", isTerminal: true, tool: Self.core)
    #expect(
      run.transcript == """
        DIR/workout-qr.png: a picture, document or film, which may show QR codes
        btd scan is in the full package: this is btd-core, which has no pictures and no pages. \
        On Debian, install the package btd.
        = 0

        """)
  }

  @Test func aFileAloneIsToldWithTheCommandsThatThereAre() throws {
    let run = try TestFolder("v6.wld").run("DIR/v6.wld", isTerminal: true, tool: Self.core)
    #expect(run.code == 0)
    #expect(run.text.contains("  btd list DIR/v6.wld "))
    #expect(!run.text.contains("btd qr") && !run.text.contains("btd sheet"))
  }

  @Test func itConvertsAsTheWholeProgramDoes() throws {
    let folder = try TestFolder("strong.csv")
    for (name, tool) in [("core", Self.core), ("whole", TestFolder.tool)] {
      #expect(
        folder.run("convert", "DIR/strong.csv", "-o", "DIR/\(name).csv", "--to", "hevy", tool: tool).code == 0
      )
    }
    #expect(try folder.bytes(of: "core.csv") == folder.bytes(of: "whole.csv"))
  }

  @Test func itsVersionSaysWhatItLacks() throws {
    let text = try TestFolder().run("--version", "--verbose", tool: Self.core).text
    #expect(text.hasPrefix("btd ") && text.hasSuffix("\nin the full package: qr, sheet, scan\n"))
  }
}
