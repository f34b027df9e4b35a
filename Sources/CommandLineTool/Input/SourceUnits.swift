internal import WorkoutModel

/// The units of what an input does not mark: `--source-unit` and `--source-distance-unit`.
struct SourceUnits {
  let mass: MassUnit?
  let distance: DistanceUnit?

  init(_ arguments: ArgumentReader) throws(UsageError) {
    mass = try arguments.option(
      "source-unit", .choice(), help: "The unit of weights that the input does not mark.")
    distance = try arguments.option(
      "source-distance-unit", .distanceUnit, help: "The unit of distances that the input does not mark.")
  }
}

extension ArgumentType where Value == DistanceUnit {
  /// A unit of distances, those of apps first.
  static var distanceUnit: Self { .choice(of: [.kilometers, .miles, .meters, .yards, .feet]) }
}
