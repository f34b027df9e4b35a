package import WorkoutModel

extension Workout {
  /// The unit of its first load, in which its volume and one-rep maxes are told; nil where nothing says it.
  package var loadUnit: MassUnit? {
    for exercise in exercises {
      for set in exercise.sets {
        if let unit = set.load?.unit { return unit }
      }
    }
    return nil
  }

  /// The sum over its sets of repetitions times weight in `unit`, cut to whole numbers; a weight that helps is not
  /// lifted.
  ///
  /// Loads whose unit nothing says count as they are.
  package func volume(in unit: MassUnit?) -> Int64 {
    var sums = WorkoutTotals()
    sums.add(inUnit(unit))
    return sums.volume
  }
}
