public import WorkoutModel

extension Optional where Wrapped == SetDetails {
  /// The details, made if there are none yet.
  @inlinable package var orEmpty: SetDetails {
    get { self ?? SetDetails() }
    set { self = newValue }
  }
}
