import Testing

@testable import CommandLineTool

/// A command with an option of every kind.
private struct SampleCommand: Command {
  static let name = "draw"
  static let abstract = "Draw workouts."

  enum Level: String, CaseIterable {
    case low = "L"
    case quartile = "Q"
  }

  let files: [String]
  let output: String
  let isForced: Bool
  let scale: Int?
  let count: Int?
  let level: Level?
  let names: [String]
  let levels: [Level]
  let given: [String]

  init(_ arguments: ArgumentReader) throws(UsageError) {
    files = arguments.operands("FILE…", help: "The files.", atLeast: 2, atMost: 3)
    output = arguments.requiredOption("output", short: "o", "OUT", help: "Where to write.")
    isForced = arguments.flag("force", help: "Replace it.")
    scale = try arguments.option("scale", .integer("N", in: 1...9), help: "Pixels a module.")
    count = try arguments.option("count", .integer("N", in: 1...Int.max), help: "How many.")
    level = try arguments.option("level", .choice(), help: "How safe.")
    names = try arguments.repeatedOption("name", .text("NAME"), help: "Of this name.")
    levels = try arguments.list("levels", .choice("LIST", of: [.quartile]), help: "How safe.")
    given = arguments.given
    if isForced, level == .low { throw UsageError(message: "--force and --level L cannot be used together") }
  }

  func run(_ console: Console) throws -> ExitCode { .success }
}

@Suite struct ArgumentReaderTests {
  private let parser = CommandLineParser(
    tool: ToolSpecification(
      name: "btd", version: "1", summary: [], commands: [SampleCommand.specification]))

  private func read(_ arguments: String...) throws -> SampleCommand {
    guard case .run(let parsed) = try parser.parse(["draw", "a", "b", "-o", "c"] + arguments) else {
      throw UsageError(message: "no command")
    }
    return try SampleCommand(ArgumentReader(parsed))
  }

  private func message(_ arguments: String...) -> String? {
    do {
      _ = try read(arguments.first ?? "", arguments.last ?? "")
      return nil
    } catch { return "\(error)" }
  }

  @Test func learnsTheArgumentsFromACommandThatReadsThem() {
    #expect(
      SampleCommand.specification
        == CommandSpecification(
          name: "draw", abstract: "Draw workouts.",
          operands: OperandSpecification(
            "FILE…", help: "The files.", minimumCount: 2, maximumCount: 3),
          options: [
            .option("output", short: "o", placeholder: "OUT", help: "Where to write.", isRequired: true),
            .flag("force", help: "Replace it."),
            .option("scale", placeholder: "N", help: "Pixels a module."),
            .option("count", placeholder: "N", help: "How many."),
            .option("level", help: "How safe.", allowedValues: ["L", "Q"]),
            .option("name", placeholder: "NAME", help: "Of this name.", isRepeatable: true),
            .option(
              "levels", placeholder: "LIST", help: "How safe.", allowedValues: ["Q"], acceptsList: true),
          ]))
  }

  @Test func readsTypedValues() throws {
    let command = try read(
      "--level=Q", "--scale", "9", "--name", "x", "--name=y", "--levels", "Q,Q", "--force")
    #expect(command.files == ["a", "b"])
    #expect(command.output == "c")
    #expect(command.isForced)
    #expect(command.scale == 9)
    #expect(command.count == nil)
    #expect(command.level == .quartile)
    #expect(command.names == ["x", "y"])
    #expect(command.levels == [.quartile, .quartile])
    #expect(command.given == ["--output", "--force", "--scale", "--level", "--name", "--levels"])
  }

  @Test(arguments: [
    ("--scale", "12", "--scale must be a whole number from 1 to 9, found 12"),
    ("--scale", "x y", "--scale must be a whole number from 1 to 9, found \"x y\""),
    ("--count", "0", "--count must be a whole number from 1 up, found 0"),
    ("--level", "M", "--level must be L or Q, found M"),
    ("--levels", "L", "--levels must be a list of Q separated by commas, found L"),
  ])
  func saysWhatAValueMustBe(option: String, value: String, message: String) {
    #expect(self.message(option, value) == message)
  }

  @Test func judgesOptionsTogether() {
    #expect(message("--force", "--level=L") == "--force and --level L cannot be used together")
  }
}
