public import WorkoutModel

extension Optional where Wrapped == SetDetails {
  /// The details, created on first use.
  @inlinable package var orEmpty: SetDetails {
    get { self ?? SetDetails() }
    set { self = newValue }
  }
}
