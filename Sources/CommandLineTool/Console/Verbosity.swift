/// How much a command says on standard error.
package enum Verbosity: Hashable, Sendable {
  /// Errors only.
  case quiet
  /// Also what was found and done, a line a sort.
  case usual
  /// The first places of each sort as well.
  case verbose
}
