extension Verbosity {
  /// What was asked for.
  init(_ parsed: ParsedCommand) throws(UsageError) {
    let isQuiet = parsed.options.contains { $0.name == OptionSpecification.quiet.longName }
    let isVerbose = parsed.options.contains { $0.name == OptionSpecification.verbose.longName }
    guard !isQuiet || !isVerbose else {
      throw UsageError(
        message: "--quiet and --verbose cannot be used together", commandName: parsed.command.name)
    }
    self = isQuiet ? .quiet : isVerbose ? .verbose : .usual
  }
}
