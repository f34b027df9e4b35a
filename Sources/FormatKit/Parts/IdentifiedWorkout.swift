package import WorkoutModel

/// The identifier of a workout in a part, which may be that of a workout in a part before it.
package struct IdentifiedWorkout: Sendable {
  /// The identifier as it is compared.
  package var identifier: WorkoutIdentifier
  /// Where its text stands.
  package var offset: Int
  /// Where the workout stands.
  package var path: ObjectPath
  /// How the identifier is shown; nil where its text stands in the input itself.
  package var shown: String?

  package init(_ identifier: WorkoutIdentifier, offset: Int, path: ObjectPath, shown: String? = nil) {
    self.identifier = identifier
    self.offset = offset
    self.path = path
    self.shown = shown
  }
}
