internal import WorkoutModel

extension WorkoutError {
  /// Runs a step of a sink; an error of another kind is kept in `failure`, and stops the archive.
  static func keeping(_ failure: inout (any Error)?, _ step: () throws -> Void) throws(WorkoutError) {
    do { try step() } catch let error as WorkoutError { throw error } catch {
      failure = error
      throw .stopped("\(error)")
    }
  }
}
