internal import CLibrary

/// What a run takes from around it besides its arguments and streams: variables and the clock.
package struct Environment: Sendable {
  /// The variables by name, `PATH` and `NO_COLOR` among them.
  package var variables: [String: String]
  /// Tells the time, in milliseconds since 1970 in UTC.
  package var now: @Sendable () -> Int64
  /// How many columns the terminal has that standard output is; nil where that is not known.
  package var terminalColumns: Int?
  /// Shows a long text in a pager and returns when that is left; false where it cannot.
  ///
  /// Nil without a terminal.
  package var pager: (@Sendable (_ command: String, _ text: String) -> Bool)?
  /// The next line that the person types, without its end; nil at the end of input.
  ///
  /// Nil where standard input is no terminal.
  package var answer: (@Sendable () -> String?)?
  /// The program that decodes pictures in processes of its own; nil to decode them in this one.
  package var pictureProgram: String?

  /// Makes surroundings of one's own.
  package init(
    variables: [String: String] = [:], now: @escaping @Sendable () -> Int64 = Self.systemTime,
    pictureProgram: String? = nil, terminalColumns: Int? = nil,
    pager: (@Sendable (_ command: String, _ text: String) -> Bool)? = nil,
    answer: (@Sendable () -> String?)? = nil
  ) {
    self.variables = variables
    self.now = now
    self.pictureProgram = pictureProgram
    self.terminalColumns = terminalColumns
    self.pager = pager
    self.answer = answer
  }

  /// The variables of the process and the system's clock.
  package static func process() -> Environment {
    var variables: [String: String] = [:]
    var entry: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let text = entry?.pointee.map({ String(cString: $0) }) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      entry = entry?.successor()
    }
    var environment = Environment(
      variables: variables, terminalColumns: columnsOfTerminal(), pager: { Pager.show($1, by: $0) })
    if isatty(0) == 1 { environment.answer = { readLine() } }
    return environment
  }

  private static func columnsOfTerminal() -> Int? {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// The system's clock.
  package static func systemTime() -> Int64 {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return Int64(now.tv_sec) * 1_000 + Int64(now.tv_nsec) / 1_000_000
  }
}
