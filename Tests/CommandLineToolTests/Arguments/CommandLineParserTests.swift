import CommandLineTool
import Testing

@Suite struct CommandLineParserTests {
  @Test func readsOptionsBeforeBetweenAndAfterOperands() throws {
    let orders = [
      ["convert", "-o", "out", "--force", "a", "b"],
      ["convert", "a", "-o", "out", "b", "--force"],
      ["convert", "a", "b", "--force", "--output=out"],
      ["convert", "a", "b", "-foout"],
      ["convert", "a", "b", "-fo=out"],
      ["convert", "a", "b", "-fo", "out"],
      ["convert", "-fo", "out", "--", "a", "b"],
    ]
    for arguments in orders {
      guard case .run(let parsed) = try SampleTool.parser.parse(arguments) else {
        Issue.record("no command in \(arguments)")
        continue
      }
      #expect(parsed.command == SampleTool.convert)
      #expect(parsed.operands == ["a", "b"])
      #expect(parsed.value("output") == "out")
      #expect(parsed.flag("force"))
      #expect(!parsed.flag("skip-bad"))
      #expect(parsed.value("to") == nil)
      #expect(parsed.uses.count == arguments.count)
    }
  }

  @Test func tellsWhatEachArgumentWasUsedAs() throws {
    let parsed = try SampleTool.parse("convert", "a", "-fo", "out", "--to=btd", "--", "--force")
    #expect(parsed?.uses == [.command, .operand, .option, .value, .option, .terminator, .operand])
    #expect(parsed?.operands == ["a", "--force"])
  }

  @Test func takesALoneDashAsOperandAndAsValue() throws {
    #expect(try SampleTool.parse("convert", "-", "-o", "-")?.operands == ["-"])
    #expect(try SampleTool.parse("convert", "-", "-o", "-")?.value("output") == "-")
    #expect(try SampleTool.parse("convert", "a", "--output", "-")?.value("output") == "-")
    #expect(try SampleTool.parse("convert", "a", "--output=-")?.value("output") == "-")
    #expect(try SampleTool.parse("convert", "a", "-o-")?.value("output") == "-")
  }

  @Test func takesEmptyArgumentsAsTheyAre() throws {
    let parsed = try SampleTool.parse("convert", "", "-o", "", "--to=")
    #expect(parsed?.operands == [""])
    #expect(parsed?.value("output") == "")
    #expect(parsed?.value("to") == "")
    #expect(try SampleTool.parse("convert", "a", "-o=")?.value("output") == "")
  }

  @Test func splitsAValueAtTheFirstEqualsSignOnly() throws {
    #expect(try SampleTool.parse("convert", "a", "-oo", "--to=a=b")?.value("to") == "a=b")
    #expect(try SampleTool.parse("convert", "a", "-o==x")?.value("output") == "=x")
  }

  @Test(arguments: ["-5", "-2.5", "-.5", "-5.", "-1e3", "-1E-3", "-0"])
  func takesNegativeNumbersAsOperandsAndValues(number: String) throws {
    #expect(try SampleTool.parse("convert", number, "-o", "out")?.operands == [number])
    #expect(try SampleTool.parse("convert", "a", "-o", "out", "--scale", number)?.value("scale") == number)
  }

  @Test(arguments: ["-.", "-e5", "-5e", "-5e+", "-1.2.3", "-5kg"])
  func takesWhatIsNoNumberAsOptions(argument: String) {
    #expect(SampleTool.message(["convert", argument])?.hasPrefix("unknown option -") == true)
  }

  @Test func aLetterThatIsADigitWinsOverANegativeNumber() throws {
    let parsed = try SampleTool.parse("qr", "-5", "a")
    #expect(parsed?.flag("five") == true)
    #expect(parsed?.operands == ["a"])
    #expect(try SampleTool.parse("qr", "-6")?.operands == ["-6"])
    #expect(try SampleTool.parse("qr", "--", "-5")?.operands == ["-5"])
  }

  @Test func collectsRepeatableOptionsAndLists() throws {
    let parsed = try SampleTool.parse(
      "convert", "a", "-o", "b", "--name", "x=y", "--name=z=w", "--only", "types,workouts", "--tag=a,b",
      "--tag", "c")
    #expect(parsed?.values("name") == ["x=y", "z=w"])
    #expect(parsed?.value("name") == "z=w")
    #expect(parsed?.values("only") == ["types", "workouts"])
    #expect(parsed?.value("only") == "types,workouts")
    #expect(parsed?.values("tag") == ["a", "b", "c"])
    #expect(parsed?.values("force") == [])
  }

  @Test func aFlagMayBeRepeatedAndCommonOptionsBelongToEveryCommand() throws {
    #expect(try SampleTool.parse("formats", "-qq", "--quiet")?.flag("quiet") == true)
    #expect(try SampleTool.parse("formats", "--")?.uses == [.command, .terminator])
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["help", "help"], ["help", "-h"], ["--version", "--help"],
  ])
  func showsTheHelpOfTheTool(arguments: [String]) throws {
    #expect(try SampleTool.parser.parse(arguments) == .toolHelp)
  }

  @Test(arguments: [
    ["help", "convert"], ["convert", "--help"], ["convert", "-h"], ["--help", "convert"],
    ["-h", "convert"], ["help", "convert", "--help"], ["convert", "--wrong", "--help"],
    ["convert", "-o", "-h"], ["convert", "-fh"], ["convert", "-hf"], ["convert", "a", "b", "--help"],
  ])
  func showsTheHelpOfACommand(arguments: [String]) throws {
    #expect(try SampleTool.parser.parse(arguments) == .commandHelp(SampleTool.convert))
  }

  @Test func helpBehindTheTerminatorIsAnOperand() throws {
    #expect(try SampleTool.parse("convert", "-oo", "--", "--help")?.operands == ["--help"])
  }

  @Test(arguments: ["--version", "version"])
  func showsTheVersion(word: String) throws {
    #expect(try SampleTool.parser.parse([word]) == .version)
    #expect(try SampleTool.parser.parse([word, "--verbose"]) == .versionInFull)
  }

  @Test func decodesArgumentsAndRefusesBytesThatAreNotText() throws {
    #expect(try CommandLineParser.decode([Array("é".utf8), []]) == ["é", ""])
    #expect(
      throws: UsageError(
        message: "argument 2, \"caf\\xE9.btd\", is not valid UTF-8",
        hint: "Rename the file, or pass its content on standard input as -.")
    ) { try CommandLineParser.decode([[0x61], Array("caf".utf8) + [0xE9] + Array(".btd".utf8)]) }
  }
}
