/// What ends the reading or the writing of an archive.
public enum WorkoutError: Error, Hashable, Sendable {
  /// The input is not what it should be.
  case input(InputError)
  /// More has to be said, or something else asked for.
  case request(RequestError)
  /// A file cannot be opened, read or written.
  case file(FileError)
  /// A sink, an output or a library gave up; a program's own sink keeps what it wants to know besides these words.
  case stopped(String)
}
