internal import CLibrary

/// A program that shows a long text screen by screen: `less`.
enum Pager {
  /// What a shell ends with that finds no such program.
  private static let notFound: Int32 = 127

  /// Shows `text` by a command of the shell and waits until the person leaves it.
  ///
  /// - Returns: false where the command cannot be run.
  static func show(_ text: String, by command: String) -> Bool {
    guard let stream = popen(command, "w") else { return false }
    // Control-C is for the pager, which goes on; the default comes back with it.
    let interrupt = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, interrupt) }
    // One who leaves before the end has seen enough: what is not taken is no error.
    fputs(text, stream)
    let status = pclose(stream)
    let isExit = status & 0x7f == 0
    return !(isExit && status >> 8 & 0xff == notFound)
  }
}
