/// What the program says to its caller (sysexits.h); of several the highest number is the gravest.
package enum ExitCode: Int32, Comparable {
  /// Done.
  case success = 0
  /// The answer is no, or not yet.
  case negative = 1
  /// The command line, or the input beside it, does not say what to do.
  case usage = 64
  /// The data is bad, or of a newer version.
  case badData = 65
  /// An input cannot be opened.
  case noInput = 66
  /// A program or library that is needed is missing.
  case unavailable = 69
  /// A mistake of this program.
  case software = 70
  /// An output cannot be created.
  case cannotCreate = 73
  /// Reading or writing failed on the way.
  case inputOutput = 74

  package static func < (left: ExitCode, right: ExitCode) -> Bool { left.rawValue < right.rawValue }
}
