internal import WorkoutModel

/// What an input does not say of its numbers: `--source-unit`, `--source-distance-unit`, `--body-weight-included`.
struct SourceUnits {
  let mass: MassUnit?
  let distance: DistanceUnit?
  let includesBodyWeight: Bool?

  init(_ arguments: ArgumentReader) throws(UsageError) {
    mass = try arguments.option(
      "source-unit", .choice(), help: "The unit of weights that the input does not mark.")
    distance = try arguments.option(
      "source-distance-unit", .distanceUnit, help: "The unit of distances that the input does not mark.")
    let answer: Answer? = try arguments.option(
      "body-weight-included", .choice(),
      help:
        "Whether weights of body-weight exercises include that of the body, in exports of Strong for Android."
    )
    includesBodyWeight = answer.map { $0 == .yes }
  }

  private enum Answer: String, CaseIterable { case yes, no }
}

extension ArgumentType where Value == DistanceUnit {
  /// A unit of distances, those of apps first.
  static var distanceUnit: Self { .choice(of: [.kilometers, .miles, .meters, .yards, .feet]) }
}
