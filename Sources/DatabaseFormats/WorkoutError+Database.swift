internal import SQLite
internal import WorkoutModel

extension WorkoutError {
  /// Runs `body`; an error of another kind becomes what `other` says of it.
  static func catching<Result>(
    _ body: () throws -> Result, other: (any Error) -> WorkoutError = { .stopped("\($0)") }
  ) throws(WorkoutError) -> Result {
    do { return try body() } catch let error as WorkoutError { throw error } catch { throw other(error) }
  }

  /// A database `file` that cannot be read.
  static func unreadable(_ file: String, _ error: any Error, advice: Advice? = nil) -> WorkoutError {
    let reason = (error as? DatabaseError)?.message ?? "\(error)"
    return .input(
      InputError(
        .malformed, place: Place(file: file), what: "the database cannot be read: \(reason)", advice: advice))
  }
}
