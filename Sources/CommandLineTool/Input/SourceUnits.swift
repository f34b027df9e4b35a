package import FormatKit
package import WorkoutModel

/// What an input does not say of its numbers: `--source-unit`, `--source-distance-unit`, `--body-weight-included`,
/// `--weight-first`, `--reps-first`.
package struct SourceUnits {
  package let mass: MassUnit?
  package let distance: DistanceUnit?
  package let includesBodyWeight: Bool?
  package let pairOrder: PairOrder?

  package init(_ arguments: ArgumentReader) throws(UsageError) {
    mass = try arguments.option(
      "source-unit", .choice(), help: "The unit of weights where the input does not say.")
    distance = try arguments.option(
      "source-distance-unit", .distanceUnit, help: "The unit of distances where the input does not say.")
    let answer: Answer? = try arguments.option(
      "body-weight-included", .choice(),
      help:
        "Whether weights of body-weight exercises include body weight, in Strong exports from Android."
    )
    includesBodyWeight = answer.map { $0 == .yes }
    let isWeightFirst = arguments.flag(
      "weight-first", help: "In text without units, read 20x10 as weight 20 for 10 reps.")
    let isRepsFirst = arguments.flag(
      "reps-first", help: "In text without units, read 10x20 as 10 reps of weight 20.")
    guard !isWeightFirst || !isRepsFirst else {
      throw UsageError(message: "--weight-first and --reps-first cannot be used together")
    }
    pairOrder = isWeightFirst ? .weightFirst : isRepsFirst ? .repsFirst : nil
  }

  private enum Answer: String, CaseIterable { case yes, no }
}

extension ArgumentType where Value == DistanceUnit {
  /// A unit of distances, those of apps first.
  package static var distanceUnit: Self { .choice(of: [.kilometers, .miles, .meters, .yards, .feet]) }
}
