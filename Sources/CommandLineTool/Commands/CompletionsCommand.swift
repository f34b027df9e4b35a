internal import Notation

/// `btd completions`: what a shell runs to complete words, and the words.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let abstract = "Print the completion script for your shell."
  static let discussion = [
    "The shell asks btd itself: for commands, options, ids of formats, and the workouts, templates and exercises "
      + "of the file named before."
  ]
  static let examples = [
    CommandExample(
      "btd completions bash > ~/.local/share/bash-completion/completions/btd",
      "For bash, from the next shell on."),
    CommandExample(
      "btd completions zsh > ~/.zfunc/_btd", "For zsh, where ~/.zfunc is in fpath before compinit runs."),
    CommandExample("btd completions fish > ~/.config/fish/completions/btd.fish", "For fish."),
  ]

  private enum Request {
    case script(CompletionShell)
    case words([String])
  }

  private let tool: ToolSpecification
  private let request: Request

  init(_ arguments: ArgumentReader) throws(UsageError) {
    tool = arguments.program.specification
    let isWords = arguments.flag(
      "words", help: "Print the possible values of the last WORD, one per line; the shell scripts use it.")
    let operands = arguments.operands(
      "bash|zsh|fish", help: "The shell; with --words, the words that follow btd.", atMost: nil)
    if isWords {
      request = .words(operands)
    } else {
      guard operands.count <= 1, let shell = CompletionShell(rawValue: operands.first?.lowercased() ?? "bash")
      else {
        throw UsageError(
          message: "expected bash, zsh or fish, found \(EscapedText.shown(operands.joined(separator: " ")))")
      }
      request = .script(shell)
    }
  }

  func run(_ console: Console) throws -> ExitCode {
    switch request {
    case .script(let shell): try console.output(shell.script)
    case .words(let words):
      let completion = WordCompletion(tool: tool, variables: console.environment.variables)
      for candidate in completion.candidates(for: words) {
        // A word that cannot be shown cannot be typed either.
        guard PrintableText.of(candidate.word) == candidate.word else { continue }
        let explanation = PrintableText.of(candidate.explanation, limit: 80)
        try console.output(candidate.word + (explanation.isEmpty ? "" : "\t" + explanation) + "\n")
      }
    }
    return .success
  }
}
