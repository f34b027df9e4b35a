import CommandLineTool
import Testing

@Suite struct UsageErrorTests {
  private static let optionsHint =
    "btd convert --help lists its options; for a file of that name put -- before it."

  @Test(arguments: [
    ([], "no command given. btd --help lists the commands."),
    (["covnert"], "unknown command covnert. Did you mean convert?"),
    (["con"], "unknown command con. Did you mean convert?"),
    (["history.btd"], "unknown command history.btd. btd --help lists the commands."),
    ([""], "unknown command \"\". btd --help lists the commands."),
    (["-"], "unknown command -. btd --help lists the commands."),
    (["--"], "expected a command first, found --. btd --help lists the commands."),
    (["--", "convert"], "expected a command first, found --. btd --help lists the commands."),
    (
      ["--force", "convert"],
      "expected a command first, found --force. Write it after the command: btd COMMAND --force."
    ),
    (["-o", "x"], "expected a command first, found -o. Write it after the command: btd COMMAND -o."),
    (["--hlep"], "unknown option --hlep. Did you mean --help?"),
    (["-version"], "unknown option -version. Did you mean --version?"),
    (["---"], "unknown option ---. btd --help lists the commands."),
    (["--=x"], "--=x names no option. btd --help lists the commands."),
    (["--version=2"], "--version takes no value, found 2"),
    (["--version", "x"], "--version takes no argument, found x after it"),
    (["help", "mrege"], "unknown command mrege. Did you mean merge?"),
    (["help", "merge", "x"], "help takes one command, found x after merge"),
  ])
  func namesMistakesBeforeTheCommand(arguments: [String], message: String) {
    #expect(SampleTool.message(arguments) == message)
  }

  @Test(arguments: [
    (["--forse"], "unknown option --forse. Did you mean --force?"),
    (["--froce=1"], "unknown option --froce. Did you mean --force?"),
    (["--FORCE"], "unknown option --FORCE. Did you mean --force?"),
    (["--skip"], "unknown option --skip. Did you mean --skip-bad?"),
    (["--t"], "unknown option --t. Did you mean --to or --tag?"),
    (["--base"], "unknown option --base. It belongs to merge."),
    (["--colour"], "unknown option --colour. \(optionsHint)"),
    (["---"], "unknown option ---. \(optionsHint)"),
    (["--="], "--= names no option. \(optionsHint)"),
    (["--=x"], "--=x names no option. \(optionsHint)"),
    (["--\u{1B}[31m"], "unknown option \"--\\u{1B}[31m\". \(optionsHint)"),
    (["-x"], "unknown option -x. \(optionsHint)"),
    (["-F"], "unknown option -F. Did you mean -f?"),
    (["-fx"], "unknown option -x in -fx. \(optionsHint)"),
    (["-5kg"], "unknown option -5 in -5kg. \(optionsHint)"),
    (["-force"], "unknown option -force. Did you mean --force?"),
    (["-only=types"], "unknown option -only. Did you mean --only?"),
    (["-scael"], "unknown option -s in -scael. Did you mean --scale?"),
    (["-\u{7}"], "unknown option \"-\\u{7}\". \(optionsHint)"),
  ])
  func namesUnknownOptions(arguments: [String], message: String) {
    #expect(SampleTool.message(["convert", "a"] + arguments) == message)
  }

  @Test(arguments: [
    (["--force=yes"], "--force takes no value, found yes"),
    (["--force="], "--force takes no value, found \"\""),
    (["-f=yes"], "-f takes no value, found yes"),
    (["--to"], "--to needs a value: ID"),
    (["-ft"], "-t needs a value: ID"),
    (["--to", "--force"], "--to needs a value: ID. To pass --force as the value, write --to=--force."),
    (["-t", "-x"], "-t needs a value: ID. To pass -x as the value, write --to=-x."),
    (["--to", "--", "x"], "--to needs a value: ID. To pass -- as the value, write --to=--."),
    (["--to", "a", "--to=b"], "--to is given twice, as a and as b. Keep one of them."),
    (["-t", "", "-tb c"], "--to is given twice, as \"\" and as \"b c\". Keep one of them."),
    (["--level", "X"], "--level must be L, M, Q or H, found X"),
    (["-l="], "--level must be L, M, Q or H, found \"\""),
    (
      ["--only=types,sets"],
      "--only must be a list of workouts, templates or types separated by commas, found sets"
    ),
    (["--tag", "a,,b"], "--tag has an empty entry in a,,b"),
    (["--tag="], "--tag has an empty entry in \"\""),
  ])
  func namesMistakesInValues(arguments: [String], message: String) {
    #expect(SampleTool.message(["convert", "a"] + arguments) == message)
  }

  @Test(arguments: [
    (["convert"], "expected FILE…, found none"),
    (["convert", "a"], "missing option -o OUT"),
    (["merge", "a"], "expected A B… (at least 2 arguments), found 1"),
    (["qr"], "expected FILE, found none"),
    (["qr", "a", "b", "c"], "expected FILE, found 3. The first too many is b."),
    (["diff", "a", "b", "-"], "expected A B (exactly 2 arguments), found 3. The first too many is -."),
    (["formats", "x y"], "expected no arguments, found 1. The first too many is \"x y\"."),
    (["qr", "--templat"], "unknown option --templat. Did you mean --template or --templates?"),
  ])
  func namesMistakesInTheNumberOfArguments(arguments: [String], message: String) {
    #expect(SampleTool.message(arguments) == message)
  }

  @Test func namesTheCommandItIsAbout() {
    #expect(throws: UsageError(message: "missing option -o OUT", commandName: "convert")) {
      try SampleTool.parse("convert", "a")
    }
    #expect(
      throws: UsageError(
        message: "no command given", hint: "btd --help lists the commands.", commandName: nil)
    ) { try SampleTool.parser.parse([]) }
  }

  @Test func cutsLongArgumentsInMessages() {
    let long = String(repeating: "x", count: 1_000_000)
    let cut = String(repeating: "x", count: 60)
    #expect(SampleTool.message([long]) == "unknown command \(cut)…. btd --help lists the commands.")
    #expect(SampleTool.message(["convert", "a", "--level", long])?.hasSuffix("found \(cut)…") == true)
  }
}
