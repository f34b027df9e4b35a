import CommandLineTool
import Testing

@Suite struct HelpScreenTests {
  @Test func showsTheProgram() throws {
    try Golden.expect(TestFolder().run("--help").transcript, equals: "help")
  }

  @Test(arguments: TestFolder.tool.specification.commands.map(\.name))
  func showsACommand(name: String) throws {
    try Golden.expect(TestFolder().run(name, "--help").transcript, equals: "help-\(name)")
  }

  @Test(arguments: TestFolder.tool.specification.commands.map(\.name))
  func showsTheSameScreenByHelp(name: String) throws {
    let folder = try TestFolder()
    #expect(folder.run("help", name).transcript == folder.run(name, "-h").transcript)
  }

  @Test func showsTheVersion() throws {
    let inProcess = Environment(pictureProgram: nil)
    let lines = try TestFolder().run("--version", "--verbose", environment: inProcess).text.split(
      separator: "\n")
    #expect(lines.first.map { String($0) } == "btd \(CommandTable.version)")
    #expect(
      lines.dropFirst().map { $0.prefix { $0 != ":" } } == [
        "formats", "libraries", "readers of codes", "pictures", "pages of PDF", "films",
      ])
    #expect(lines.contains("pictures: decoded in this process"))
    let without = Environment(variables: ["PATH": "/no/folder"], pictureProgram: nil)
    #expect(
      try TestFolder().run("--version", "--verbose", environment: without).text
        .hasSuffix("pages of PDF: pdftoppm is missing\nfilms: ffmpeg is missing\n"))
    for library in [
      "SQLite 3.", "cairo 1.", "pango 1.", "gdk-pixbuf 2.", "libjpeg", "btd's own reader", "libzbar 0.",
    ] {
      #expect(lines.contains { $0.contains(library) }, "\(library)")
    }
    let missing = Environment(pictureProgram: "/nowhere/btd")
    #expect(
      try TestFolder().run("--version", "--verbose", environment: missing).transcript == """
        btd \(CommandTable.version)
        ! btd: pictures cannot be read: /nowhere/btd cannot be started: No such file or directory
        = 69

        """)
    #expect(try TestFolder().run("--version").transcript == "btd \(CommandTable.version)\n= 0\n")
  }

  @Test func hasNoMistakesInTheTable() {
    #expect(TestFolder.tool.specification.problems() == [])
  }

  @Test(arguments: TestFolder.tool.specification.commands)
  func showsExamplesThatCanBeTyped(command: CommandSpecification) throws {
    let parser = CommandLineParser(tool: TestFolder.tool.specification)
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
