import CommandLineTool
import Testing

@Suite struct ToolSpecificationTests {
  @Test func findsNoFaultInASoundTable() {
    #expect(SampleTool.tool.problems() == [])
  }

  @Test func findsTheFaultsOfATable() {
    let command = CommandSpecification(
      name: "a", abstract: "",
      operands: OperandSpecification("X", help: "", minimumCount: 3, maximumCount: 2),
      options: [
        .flag("same", short: "s", help: ""), .flag("same", short: "s", help: ""),
        .flag("Upper", short: "é", help: ""), .flag("help", help: ""),
        OptionSpecification(longName: "flag", help: "", isRequired: true),
      ])
    let other = CommandSpecification(name: "help", abstract: "")
    let dashed = CommandSpecification(name: "-x", abstract: "")
    let tool = ToolSpecification(
      name: "t", version: "1", summary: [], commands: [command, command, other, dashed])
    let faults = [
      "a: the least number of arguments is above the greatest or below zero",
      "a: --same appears twice",
      "a: --same: the letter -s appears twice",
      "a: --Upper cannot name an option",
      "a: --Upper: the short form is not a letter or digit",
      "a: --flag is a flag and cannot be required or have values",
      "a: --help appears twice",
    ]
    #expect(
      tool.problems() == faults + ["the command a appears twice or is reserved"] + faults + [
        "the command help appears twice or is reserved", "\"-x\" cannot name a command",
      ])
  }
}
