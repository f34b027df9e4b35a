package import WorkoutModel

/// The measurements of one kind, for formats that have a file for each.
package enum MeasurementGroup {
  /// What measurements of one kind have in common: the kind, or the name of one that no app knows.
  private enum Key: Hashable {
    case known(MeasurementKind)
    case other(String)

    init(_ name: String) {
      self = MeasurementKind(name).map { .known($0) } ?? .other(name)
    }
  }

  /// The numbers of the measurements of each kind, the kinds by their first ones.
  package static func all(in measurements: [BodyMeasurement]) -> [[Int]] {
    var groups: [[Int]] = []
    var places: [Key: Int] = [:]
    for (number, measurement) in measurements.enumerated() {
      let key = Key(measurement.kind)
      if let place = places[key] {
        groups[place].append(number)
      } else {
        places[key] = groups.count
        groups.append([number])
      }
    }
    return groups
  }

  /// True where `kind` and `name` are names of one kind.
  package static func isOne(_ kind: String, _ name: String) -> Bool { Key(kind) == Key(name) }
}
