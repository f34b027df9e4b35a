/// How much a command says on standard error.
package enum Verbosity: Hashable, Sendable {
  /// Errors only.
  case quiet
  /// Also what was found and done, a line a sort.
  case usual
  /// The first places of each sort as well.
  case verbose

  /// What was asked for.
  init(_ parsed: ParsedCommand) throws(UsageError) {
    let isQuiet = parsed.options.contains { $0.name == OptionSpecification.quiet.longName }
    let isVerbose = parsed.options.contains { $0.name == OptionSpecification.verbose.longName }
    guard !isQuiet || !isVerbose else {
      throw UsageError(message: "--quiet and --verbose exclude each other", commandName: parsed.command.name)
    }
    self = isQuiet ? .quiet : isVerbose ? .verbose : .usual
  }
}
