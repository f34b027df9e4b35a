internal import CSandbox

/// What the system keeps from a program of others, beside what limits do: these hold everywhere.
struct ProgramConfinement: OptionSet {
  let rawValue: Int32

  /// It reads its input, programs, libraries and fonts, and no other file (Landlock).
  static let files = Self(rawValue: Int32(BTD_CONFINED_FILES))
  /// It reaches no network and no other process (seccomp).
  static let calls = Self(rawValue: Int32(BTD_CONFINED_CALLS))
}
