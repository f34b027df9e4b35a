import WorkoutModel

/// What `body` finds wrong with an input; nil where it does not.
func inputError(of body: () throws -> Void) -> InputError? {
  do { try body() } catch WorkoutError.input(let error) { return error } catch {}
  return nil
}
