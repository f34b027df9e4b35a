import CommandLineTool
import Testing

@Suite struct HelpScreenTests {
  @Test func showsTheProgram() throws {
    try Golden.expect(TestFolder().run("--help").transcript, equals: "help")
  }

  @Test(arguments: CommandLineTool.specification.commands.map(\.name))
  func showsACommand(name: String) throws {
    try Golden.expect(TestFolder().run(name, "--help").transcript, equals: "help-\(name)")
  }

  @Test(arguments: CommandLineTool.specification.commands.map(\.name))
  func showsTheSameScreenByHelp(name: String) throws {
    let folder = try TestFolder()
    #expect(folder.run("help", name).transcript == folder.run(name, "-h").transcript)
  }

  @Test func showsTheVersion() throws {
    let inProcess = Environment(pictureProgram: nil)
    #expect(
      try TestFolder().run("--version", "--verbose", environment: inProcess).transcript
        == "btd \(CommandLineTool.version)\npictures: decoded in this process\n= 0\n")
    let missing = Environment(pictureProgram: "/nowhere/btd")
    #expect(
      try TestFolder().run("--version", "--verbose", environment: missing).transcript == """
        btd \(CommandLineTool.version)
        ! btd: pictures cannot be read: /nowhere/btd cannot be started: No such file or directory
        = 69

        """)
    #expect(try TestFolder().run("--version").transcript == "btd \(CommandLineTool.version)\n= 0\n")
  }

  @Test func hasNoMistakesInTheTable() {
    #expect(CommandLineTool.specification.problems() == [])
  }

  @Test(arguments: CommandLineTool.specification.commands)
  func showsExamplesThatCanBeTyped(command: CommandSpecification) throws {
    let parser = CommandLineParser(tool: CommandLineTool.specification)
    for example in command.examples {
      var words: [String] = []
      // Where the output goes is said to the shell.
      let typed = example.commandLine.split(separator: " > ")[0]
      for (number, part) in typed.split(separator: "\"").enumerated() {
        // Every other part stands in quotation marks.
        words += number % 2 == 1 ? [String(part)] : part.split(separator: " ").map { String($0) }
      }
      guard words.first == "btd", case .run = try parser.parse(Array(words.dropFirst())) else {
        Issue.record("no command in \(example.commandLine)")
        continue
      }
    }
  }
}
