import CommandLineTool
import Testing

@Suite struct HelpTextTests {
  private let help = HelpText(tool: SampleTool.tool)

  @Test func showsTheTool() {
    #expect(
      help.toolScreen == """
        Usage: btd COMMAND [OPTIONS] [FILES]

        Read, check, convert, merge, print, share and scan workout data, offline.
        Every format goes in and out through one model.
        Nothing is lost without a word.

        Commands:
          convert       Turn workout files of one format into another.
          merge         Put archives together.
          qr            Draw a workout as a symbol.
          diff          Compare two archives.
          formats       List the formats.
          help COMMAND  Show the help of a command.

        Options:
          -h, --help     Show this help.
              --version  Show the version; with --verbose, formats and libraries too.

        btd COMMAND --help for more.

        """)
  }

  @Test func showsACommandWithEverything() {
    #expect(
      help.screen(of: SampleTool.convert) == """
        Usage: btd convert FILE… -o OUT [-t ID] [--only workouts,templates,types]
                           [--tag A,B]… [-l LEVEL] [--scale N] [--name OLD=NEW]… [-f]
                           [--skip-bad] [-q]

        Turn workout files of one format into another.

        Several inputs become one archive, in which workouts that are equal collapse
        into one with a note.

        Arguments:
          FILE…  Files or folders to read; - is standard input.

        Options:
          -o, --output OUT    Where to write; - is standard output. Required.
          -t, --to ID         The format to write.
              --only workouts,templates,types
                              Keep nothing else.
              --tag A,B       Mark workouts. May be repeated.
          -l, --level LEVEL   How much of a symbol may be damaged before it can no
                              longer be read. One of L, M, Q or H.
              --scale N       Pixels a module.
              --name OLD=NEW  Rename an exercise. May be repeated.
          -f, --force         Overwrite the output.
              --skip-bad      Write what can be read.
          -q, --quiet         Print no findings.
          -h, --help          Show this help.

        Examples:
          btd convert strong.csv -o history.btd
              Move a Strong export to btd.
          btd convert january.csv february.csv march.csv april.csv may.csv \\
              june.csv --only workouts -o year.btd

        """)
  }

  @Test func showsACommandWithoutArguments() {
    #expect(
      help.screen(of: SampleTool.formats) == """
        Usage: btd formats [-q]

        List the formats.

        Options:
          -q, --quiet  Print no findings.
          -h, --help   Show this help.

        """)
  }

  @Test func showsTheVersion() {
    #expect(help.version == "btd 1.2.3\n")
  }

  @Test func reportsMistakes() {
    let early = UsageError(message: "no command given", hint: "Give one.")
    #expect(help.report(early) == "btd: no command given. Give one.\nbtd --help for more.\n")
    let late = UsageError(message: "missing option -o OUT", commandName: "convert")
    #expect(help.report(late) == "btd convert: missing option -o OUT\nbtd convert --help for more.\n")
  }

  @Test func keepsEveryLineWithinEightyColumns() {
    let word = String(repeating: "x", count: 200)
    let text = String(repeating: "word ", count: 60)
    let command = CommandSpecification(
      name: word, abstract: text + word, discussion: [word, text],
      operands: OperandSpecification(word, help: text + word, minimumCount: 0, maximumCount: nil),
      options: [
        .option(word, placeholder: word, help: text, isRequired: true), .flag("f\(word)", help: word),
        .option("level", short: "l", help: "", allowedValues: [word, "a"], isRepeatable: true),
      ],
      examples: [CommandExample(text, word), CommandExample(word, text)])
    let tool = ToolSpecification(name: "btd", version: "1", summary: [text, word], commands: [command])
    let help = HelpText(tool: tool)
    for line in (help.screen(of: command) + help.toolScreen).split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
    }
  }
}
