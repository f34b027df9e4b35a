import Testing

/// What the README and the articles tell a person to type runs as it stands, on `Samples/`.
@Suite(.enabled(if: BuiltTool.path != nil, BuiltTool.isMissing))
struct DocumentedCommandTests {
  private static let articles = "Sources/CommandLineTool/CommandLineTool.docc"

  /// The README and every article on the command line.
  private static let pages =
    ["README.md"] + ((try? Repository.names(in: articles)) ?? []).map { "\(articles)/\($0)" }

  /// How the program is built and found, which the tests do in their own way.
  private static let setUp = [
    "Samples/round-trip", ".ci/test", ".ci/page", "export PATH=$PWD/.build/release:$PATH", "sudo apt install",
    "scp btd-core",
    "ssh nas",
  ]

  /// The program by its name; a scan has all the time it needs, whatever the speed of the machine.
  private static let program =
    #"btd() { if [ "$1" = scan ]; then "$btd" "$@" --budget 3600; else "$btd" "$@"; fi; }"#

  private static func commands(of page: String) throws -> [DocumentedCommands.Command] {
    DocumentedCommands(page: try Repository.text(page)).commands.filter { command in
      !setUp.contains { command.line.hasPrefix($0) }
    }
  }

  @Test(arguments: pages) func everyCommandRunsAndShowsWhatThePageShows(page: String) throws {
    let folder = try TestFolder()
    for name in try Repository.names(in: "Samples") where name.contains(".") {
      try folder.write(Repository.bytes("Samples/\(name)"), to: "Samples/\(name)")
    }
    for command in try Self.commands(of: page) {
      let run = try BuiltTool.shell(
        "exec 2>&1; \(Self.program); \(command.line)", in: folder, environment: ["TZ": "UTC"])
      #expect(run.code == 0, "\(command.line)\n\(run.text)")
      guard let output = command.output else { continue }
      let lines = run.text.split(separator: "\n")
      #expect(DocumentedCommands.matches(lines[...], output[...]), "\(command.line)\n\(run.text)")
    }
  }

  @Test func thereAreCommandsToRun() throws {
    let counts = try Self.pages.map { try Self.commands(of: $0).count }
    #expect(Self.pages.count >= 6)
    #expect(counts[0] >= 8 && counts.reduce(0, +) >= 30, "\(counts)")
  }
}
