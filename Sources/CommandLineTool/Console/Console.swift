internal import CLibrary
internal import CSystem
internal import Notation
internal import SafeFiles
internal import WorkoutFormats
package import WorkoutModel

/// Standard output and standard error of the running program, or stand-ins for both.
package final class Console {
  /// Writes bytes to a stream; false where the stream is gone.
  package typealias Stream = (UnsafeRawBufferPointer) -> Bool

  /// True where standard output is a terminal.
  package let outputIsTerminal: Bool
  /// True where standard error is a terminal.
  package let errorIsTerminal: Bool
  /// What else is around the program.
  package let environment: Environment
  /// How much is said on standard error.
  package let verbosity: Verbosity
  /// What takes the place of standard error where one command runs many others; nil elsewhere.
  let record: RunRecord?
  /// True where the process ends when the command does: not where one command runs many others, nor for stand-ins.
  let endsWithProcess: Bool
  /// The command that is running, named in its messages.
  private let command: String?
  private let outputStream: Stream
  private let errorStream: Stream

  /// Makes a console of two streams.
  package convenience init(
    output: @escaping Stream, error: @escaping Stream, outputIsTerminal: Bool = false,
    errorIsTerminal: Bool = false, environment: Environment = .process()
  ) {
    self.init(
      output: output, error: error, outputIsTerminal: outputIsTerminal, errorIsTerminal: errorIsTerminal,
      environment: environment, command: nil, verbosity: .usual, record: nil, endsWithProcess: false)
  }

  private init(
    output: @escaping Stream, error: @escaping Stream, outputIsTerminal: Bool, errorIsTerminal: Bool,
    environment: Environment, command: String?, verbosity: Verbosity, record: RunRecord?,
    endsWithProcess: Bool
  ) {
    self.verbosity = verbosity
    self.record = record
    self.endsWithProcess = endsWithProcess
    self.command = command
    outputStream = output
    errorStream = error
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.environment = environment
  }

  /// True for a terminal that shows plain text only, or says nothing of itself.
  var isDumb: Bool { ["dumb", ""].contains(environment.variables["TERM"]) }

  /// True where colours are wanted on a terminal.
  package var allowsColor: Bool {
    (environment.variables["NO_COLOR"] ?? "").isEmpty && !isDumb
  }
  /// True where standard output is to be coloured.
  package var colorsOutput: Bool { outputIsTerminal && allowsColor }
  /// True where standard error is to be coloured.
  package var colorsErrors: Bool { errorIsTerminal && allowsColor }

  /// The streams of the process.
  ///
  /// - Parameter pictureProgram: the program that decodes pictures in processes of its own.
  package static func process(pictureProgram: String? = nil) -> Console {
    holdClosedStreams()
    CSystemKeepFreedMemory()
    var environment = Environment.process()
    environment.pictureProgram = pictureProgram
    // A reader that is gone, or a limit of the size of files, must not end the process in the middle of a change.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    Unfinished.watchSignals()
    return Console(
      output: { Self.write($0, to: 1) }, error: { Self.write($0, to: 2) }, outputIsTerminal: isatty(1) == 1,
      errorIsTerminal: isatty(2) == 1, environment: environment, command: nil, verbosity: .usual, record: nil,
      endsWithProcess: true)
  }

  /// The same console without colours.
  func withoutColors() -> Console {
    var environment = environment
    environment.variables["NO_COLOR"] = "1"
    return Console(
      output: outputStream, error: errorStream, outputIsTerminal: outputIsTerminal,
      errorIsTerminal: errorIsTerminal, environment: environment, command: command, verbosity: verbosity,
      record: record, endsWithProcess: endsWithProcess)
  }

  /// The same console for a command.
  func running(_ command: String, _ verbosity: Verbosity = .usual) -> Console {
    Console(
      output: outputStream, error: errorStream, outputIsTerminal: outputIsTerminal,
      errorIsTerminal: errorIsTerminal, environment: environment, command: command, verbosity: verbosity,
      record: record, endsWithProcess: endsWithProcess)
  }

  /// A console of one of many runs: what is printed goes to `output`, what is told and found into `record`.
  static func recording(
    _ record: RunRecord, output: @escaping Stream, environment: Environment, command: String,
    verbosity: Verbosity
  ) -> Console {
    Console(
      output: output, error: { _ in true }, outputIsTerminal: false, errorIsTerminal: false,
      environment: environment, command: command, verbosity: verbosity, record: record,
      endsWithProcess: false)
  }

  /// Takes the numbers of streams that the caller closed, so that no file opened later gets what is meant for them.
  private static func holdClosedStreams() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = FileSystem.open("/dev/null", O_RDONLY)
    }
  }

  /// Ends the process as it is usual where nobody reads its output any more.
  package static func endUnread() {
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }

  /// Writes data.
  ///
  /// - Throws: ``FileError`` where standard output cannot take it.
  package func output(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    guard outputStream(bytes) else { throw FileError(.cannotWrite, path: "standard output", code: errno) }
  }

  /// Writes what may hold the text of inputs and codes: to a terminal with nothing in it that would steer one.
  package func outputForeign(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    guard outputIsTerminal else { return try output(bytes) }
    let text = String(decoding: bytes, as: UTF8.self).replacing("\r\n", by: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { PrintableText.of(String($0)) }
        .joined(separator: "\t")
    }
    return try output(lines.joined(separator: "\n"))
  }

  /// Writes text as data.
  package func output(_ text: String) throws(FileError) {
    guard Array(text.utf8).withUnsafeBytes(outputStream) else {
      throw FileError(.cannotWrite, path: "standard output", code: errno)
    }
  }

  /// How many columns a line may have; nil where it may have any number.
  package var outputColumns: Int? { outputIsTerminal ? environment.terminalColumns : nil }

  /// Writes text for a person: on a terminal through the pager, as git does.
  ///
  /// With an empty `PAGER` or `cat`, or on a dumb terminal, it is written as it is.
  package func page(_ text: String) throws(FileError) {
    let command = environment.variables["PAGER"] ?? "less -FRX"
    guard outputIsTerminal, !isDumb, let pager = environment.pager, !command.isEmpty, command != "cat",
      pager(command, text)
    else { return try output(text) }
  }

  /// Writes text that may hold that of inputs, as JSON does.
  package func outputForeign(_ text: String) throws {
    try Array(text.utf8).withUnsafeBytes { try outputForeign($0) }
  }

  /// Tells the person about an error that ended the command or one of its inputs; its text may hold that of inputs.
  package func complain(_ error: any Error) {
    if error is HandledError { return }
    if let record { return record.add(error) }
    let lines = ErrorWords.of(error).split(separator: "\n", omittingEmptySubsequences: false)
    complain(lines.map { PrintableText.of(String($0)) }.joined(separator: "\n"))
  }

  /// Writes a message that begins with the name of the command.
  package func complain(_ text: String) {
    if let record { return record.add(text) }
    error("\(["btd", command].compactMap(\.self).joined(separator: " ")): \(text)\n")
  }

  /// Says that another process holds a file.
  package func tellOfWaiting(for path: String) {
    complain("waiting for another btd to be done with \(PrintableText.of(path))")
  }

  /// Tells what was done, unless the person wants to hear of errors only.
  package func tell(_ text: @autoclosure () -> String) {
    // Nobody reads what one of many runs would say.
    if verbosity != .quiet, record == nil { error(text()) }
  }

  /// True where a person is there to answer.
  package var mayAsk: Bool { errorIsTerminal && environment.answer != nil && verbosity != .quiet }

  /// Asks the person, whose text may hold that of inputs; nil where nobody answers.
  package func ask(_ question: String) -> String? {
    guard mayAsk else { return nil }
    error(PrintableText.of(question))
    return environment.answer?()
  }

  /// Writes a message for the person.
  package func error(_ text: String) {
    text.withBytes { _ = errorStream($0) }
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = CLibrary.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
