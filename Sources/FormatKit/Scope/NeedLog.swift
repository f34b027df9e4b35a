package import WorkoutModel

/// Gathers what an output must state and nobody has said, so that all of it is asked for at once.
package final class NeedLog {
  private let target: String
  private var needs: [Need] = []

  /// - Parameter target: how messages speak of what is written: `Hevy`.
  package init(target: String) { self.target = target }

  package var isEmpty: Bool { needs.isEmpty }

  /// Takes note that what stands at `path` lacks `value`; only the first that lacks it counts.
  package func add(_ value: Need.Value, at path: ModelPath, title: String? = nil) {
    guard !needs.contains(where: { $0.value == value }) else { return }
    needs.append(Need(value, of: path.root.owner, index: path.index, title: title, target: target))
  }

  /// Asks for what is missing.
  ///
  /// - Throws: `RequestError` where anything is.
  package func check() throws(WorkoutError) {
    guard needs.isEmpty else { throw .request(.missing(needs)) }
  }
}

extension ModelPath.Root {
  fileprivate var owner: Need.Owner {
    switch self {
    case .workouts: .workout
    case .templates: .template
    case .rides: .ride
    case .goals: .goal
    case .measurements: .measurement
    case .exerciseTypes: .exerciseType
    }
  }
}
