import CommandLineTool
import Testing

@Suite struct HelpScreenTests {
  @Test func showsTheProgram() throws {
    try Golden.expect(TestFolder().run("--help").transcript, equals: "help")
  }

  @Test(arguments: CommandTable.tool.commands.map(\.name))
  func showsACommand(name: String) throws {
    try Golden.expect(TestFolder().run(name, "--help").transcript, equals: "help-\(name)")
  }

  @Test(arguments: CommandTable.tool.commands.map(\.name))
  func showsTheSameScreenByHelp(name: String) throws {
    let folder = try TestFolder()
    #expect(folder.run("help", name).transcript == folder.run(name, "-h").transcript)
  }

  @Test func showsTheVersion() throws {
    #expect(try TestFolder().run("--version").transcript == "btd \(CommandTable.version)\n= 0\n")
  }

  @Test func hasNoMistakesInTheTable() {
    #expect(CommandTable.tool.problems() == [])
  }
}
