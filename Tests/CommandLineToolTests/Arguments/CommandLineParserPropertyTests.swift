import CommandLineTool
import Testing

@Suite struct CommandLineParserPropertyTests {
  private static let pieces = [
    "convert", "merge", "qr", "diff", "formats", "help", "", "-", "--", "---", "--=", "--=x", "-o", "-t",
    "-f", "-fo", "-foout", "-o=x", "-5", "-5.5", "-5x", "--output", "--output=", "--to", "--to=a=b",
    "--force", "--force=1", "--level", "--level=Q", "L", "Z", "--only=types", "--tag", "a,b", "--name",
    "--quiet", "-q", "-fq", "--base", "a.csv", "b c", "\u{1B}[2J", "\u{FFFD}", "-\u{301}", "-é", "-\r\n",
    "--é=\0", "💪", "-💪", "=", "--skip-bad", "--skip", "-force", "--templat", "\u{212A}", "--fore\u{301}",
  ]

  @Test(arguments: 0..<8)
  func accountsForEveryArgumentAndNeverCrashes(seed: UInt64) {
    var generator = SeededArgumentGenerator(seed: seed)
    var runs = 0
    for _ in 0..<5_000 {
      let arguments = Self.randomArguments(using: &generator)
      do throws(UsageError) {
        guard case .run(let parsed) = try SampleTool.parser.parse(arguments) else { continue }
        runs += 1
        expectAccount(of: arguments, in: parsed)
      } catch {
        #expect(!error.message.isEmpty)
        let isPrintable = error.description.unicodeScalars.allSatisfy { scalar in
          scalar.value >= 0x20 && !(0x7F..<0xA0).contains(scalar.value)
        }
        #expect(isPrintable, "\(error)")
        #expect(error.description.unicodeScalars.count < 1_500)
      }
    }
    #expect(runs > 50)
  }

  @Test(arguments: 100..<104)
  func findsTheOptionsAndOperandsThatWereSpelledOut(seed: UInt64) throws {
    var generator = SeededArgumentGenerator(seed: seed)
    for _ in 0..<2_000 {
      let wanted = SpelledArguments(using: &generator)
      guard case .run(let parsed) = try SampleTool.parser.parse(wanted.arguments) else {
        Issue.record("no command in \(wanted.arguments)")
        continue
      }
      #expect(parsed.operands == wanted.operands, "\(wanted.arguments)")
      #expect(parsed.options.map(\.name) == wanted.names, "\(wanted.arguments)")
      #expect(parsed.options.map(\.value) == wanted.values, "\(wanted.arguments)")
    }
  }

  /// With squared time it would not end.
  @Test func takesLinearTime() throws {
    let long = String(repeating: "f", count: 2_000_000)
    #expect(try SampleTool.parse("convert", "a", "-oout", "-" + long)?.flag("force") == true)
    #expect(try SampleTool.parse("convert", "a", "-o" + long)?.value("output") == long)
    #expect(SampleTool.message(["convert", "--" + long])?.isEmpty == false)
    #expect(SampleTool.message(["-" + long])?.isEmpty == false)
    let many = [String](repeating: "--name=a=b", count: 100_000) + [String](repeating: "x", count: 100_000)
    guard case .run(let parsed) = try SampleTool.parser.parse(["convert", "-oout"] + many) else {
      Issue.record("no command")
      return
    }
    #expect(parsed.operands.count == 100_000)
    #expect(parsed.values("name").count == 100_000)
  }

  private static func randomArguments(using generator: inout SeededArgumentGenerator) -> [String] {
    var arguments: [String] = []
    if Int.random(in: 0..<10, using: &generator) > 0 {
      arguments.append(["convert", "merge", "qr", "formats"].randomElement(using: &generator) ?? "")
    }
    if Bool.random(using: &generator) { arguments += ["a", "-oout"] }
    for _ in 0..<Int.random(in: 0..<6, using: &generator) {
      if Int.random(in: 0..<4, using: &generator) == 0 {
        arguments.append(randomText(using: &generator))
      } else {
        arguments.append(pieces.randomElement(using: &generator) ?? "")
      }
    }
    return arguments
  }

  private static func randomText(using generator: inout SeededArgumentGenerator) -> String {
    var text = ["", "-", "--", "--to=", "-o"].randomElement(using: &generator) ?? ""
    for _ in 0..<Int.random(in: 0..<8, using: &generator) {
      let range: ClosedRange<UInt32> = Bool.random(using: &generator) ? 0...0x7F : 0...0x10_FFFF
      guard let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) else { continue }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  /// Checks that every argument is in the result, once and in its order.
  private func expectAccount(of arguments: [String], in parsed: ParsedCommand) {
    #expect(parsed.uses.count == arguments.count, "\(arguments)")
    var operands: [String] = []
    var values = parsed.options.compactMap(\.value)[...]
    var options = parsed.options[...]
    for (argument, use) in zip(arguments, parsed.uses) {
      switch use {
      case .command: #expect(argument == parsed.command.name)
      case .operand: operands.append(argument)
      case .terminator: #expect(argument == "--")
      case .value:
        #expect(argument == values.popFirst(), "\(arguments)")
      case .option:
        // Rebuild the argument from the options it held.
        var rest = argument.unicodeScalars.dropFirst()
        let isLong = rest.first == "-"
        var isOpen = true
        while isOpen, let option = options.popFirst() {
          let letter = SampleTool.tool.options(of: parsed.command)
            .first { $0.longName == option.name }?.shortName.map { String($0) }
          let name = isLong ? "-" + option.name : letter ?? ""
          #expect(rest.starts(with: name.unicodeScalars), "\(arguments)")
          rest = rest.dropFirst(name.unicodeScalars.count)
          if option.value != nil, !rest.isEmpty {
            if rest.first == "=" { rest = rest.dropFirst() }
            #expect(String(rest) == values.popFirst(), "\(arguments)")
            rest = rest.dropFirst(rest.count)
          }
          isOpen = !rest.isEmpty
        }
        #expect(rest.isEmpty, "\(arguments)")
      }
    }
    #expect(operands == parsed.operands, "\(arguments)")
    #expect(values.isEmpty && options.isEmpty, "\(arguments)")
  }
}
