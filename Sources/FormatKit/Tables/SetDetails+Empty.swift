package import WorkoutModel

extension Optional where Wrapped == SetDetails {
  /// The details, made where there are none yet.
  package var orEmpty: SetDetails {
    get { self ?? SetDetails() }
    set { self = newValue }
  }
}
