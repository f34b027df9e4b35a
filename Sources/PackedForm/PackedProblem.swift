/// Why a payload cannot be read, or an archive not be written.
enum PackedProblem: Error, Hashable {
  /// What stands in it is nothing that a writer writes.
  case misfit
  /// It holds more than ``PackedLimits`` allow.
  case tooLarge
}
