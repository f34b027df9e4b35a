package import WorkoutModel

/// Gives the workouts of one file identifiers derived from their content, no two of them the same.
///
/// An app that is given two equal identifiers keeps one workout and loses the other.
package struct DerivedIdentifiers {

  package init() {
  }
  private var counts: [WorkoutIdentifier: Int] = [:]

  /// The identifier of the next workout: the same in every run.
  ///
  /// - Parameter number: the workout's number in the file.
  package mutating func identifier(of workout: Workout, number: Int) -> WorkoutIdentifier {
    let identifier = WorkoutIdentifier(contentOf: workout, number: number)
    let count = counts[identifier, default: 0]
    counts[identifier] = count + 1
    return count == 0 ? identifier : WorkoutIdentifier(derivedFrom: identifier.description, "\(count)")
  }
}
