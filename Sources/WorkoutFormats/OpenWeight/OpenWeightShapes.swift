internal import FormatKit
internal import Notation
internal import WorkoutModel

/// What the four schemas of openweight ask for.
enum OpenWeightShapes {
  private static let fromZero: ClosedRange<Double> = 0...Double.infinity
  private static let fromOne: ClosedRange<Double> = 1...Double.infinity
  private static let mass = JSONShape.word(["kg", "lb"])

  /// An RFC 3339 time with its offset.
  private static let time = JSONShape.notation("a time with its zone like 2026-01-31T18:05:00+01:00") {
    guard $0.utf8.dropFirst(4).first == UInt8(ascii: "-"), let moment = DateText.moment($0) else {
      return false
    }
    return moment.offsetMinutes != nil && moment.precision != .day && moment.precision != .minute
  }

  private static let day = JSONShape.notation("a day like 2026-01-31") {
    $0.utf8.count == 10 && Moment($0)?.precision == .day
  }

  /// Four of digits or X with hyphens between them.
  private static let tempo = JSONShape.notation("a tempo like 3-1-X-0") { text in
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { $0 == "X" || $0.utf8.count == 1 && $0.utf8.allSatisfy(JSONBytes.isDigit) }
  }

  // MARK: Workout logs

  /// A workout that was done.
  static let log = JSONShape.object([
    .required("date", time), .optional("name", .text(0...200)), .optional("notes", .text(0...10_000)),
    .optional("durationSeconds", .whole(fromZero)), .optional("templateId", .text(0...200)),
    .required("exercises", .list(of: exercise(withSets: setLog), atLeast: 1)),
  ])

  private static func exercise(withSets set: JSONShape) -> JSONShape {
    .object([
      .required("exercise", identity), .optional("order", .whole(fromOne)),
      .optional("notes", .text(0...5_000)), .optional("supersetId", .whole(fromOne)),
      .required("sets", .list(of: set, atLeast: 1)),
    ])
  }

  private static let identity = JSONShape.object([
    .required("name", .text(1...200)), .optional("equipment", .text(0...50)),
    .optional("category", .text(0...50)),
    .optional("musclesWorked", .list(of: .text(0...50), atLeast: 0)),
  ])

  private static let setLog = JSONShape.object([
    .optional("reps", .whole(fromZero)), .optional("weight", .number(fromZero), needs: "unit"),
    .optional("unit", mass), .optional("durationSeconds", .whole(fromZero)),
    .optional("distance", .number(fromZero), needs: "distanceUnit"),
    .optional("distanceUnit", .word(["m", "km", "ft", "mi", "yd"])), .optional("rpe", .number(0...10)),
    .optional("rir", .whole(fromZero)), .optional("toFailure", .bool), .optional("type", .text(0...50)),
    .optional("restSeconds", .whole(fromZero)), .optional("tempo", tempo),
    .optional("notes", .text(0...1_000)), .optional("targetReps", .whole(fromZero)),
    .optional("targetWeight", .number(fromZero), needs: "unit"), .optional("targetRPE", .number(0...10)),
  ])

  // MARK: Templates and programs

  /// A workout to be done.
  static let template = JSONShape.object([
    .required("name", .text(1...200)), .optional("notes", .text(0...10_000)), .optional("day", .whole(1...7)),
    .required("exercises", .list(of: exercise(withSets: setTemplate), atLeast: 1)),
  ])

  private static let setTemplate = JSONShape.object([
    .optional("targetReps", .whole(fromZero)), .optional("targetRepsMin", .whole(fromZero)),
    .optional("targetRepsMax", .whole(fromZero)),
    .optional("targetWeight", .number(fromZero), needs: "unit"), .optional("unit", mass),
    .optional("percentage", .number(0...200), needs: "percentageOf"),
    .optional("percentageOf", .text(0...50)), .optional("targetRPE", .number(0...10)),
    .optional("targetRIR", .whole(fromZero)), .optional("restSeconds", .whole(fromZero)),
    .optional("tempo", tempo), .optional("type", .text(0...50)), .optional("notes", .text(0...1_000)),
  ])

  /// Weeks of workouts to be done.
  static let program = JSONShape.object([
    .required("name", .text(1...200)), .optional("description", .text(0...50_000)),
    .optional("author", .text(0...200)), .optional("tags", .list(of: .text(0...50), atLeast: 0)),
    .required("weeks", .list(of: week, atLeast: 1)),
  ])

  private static let week = JSONShape.object([
    .optional("name", .text(0...200)), .optional("notes", .text(0...10_000)),
    .required("workouts", .list(of: template, atLeast: 1)),
  ])

  // MARK: Lifter profiles

  /// Who lifts, what they weigh, and their records.
  static let profile = JSONShape.object([
    .required("exportedAt", time), .optional("name", .text(0...100)),
    .optional("sex", .word(["male", "female"])), .optional("birthDate", day),
    .optional(
      "height",
      .object([.required("value", .number(fromZero)), .required("unit", .word(["cm", "in"]))])),
    .optional(
      "bodyweight",
      .object([
        .required("value", .number(fromZero)), .required("unit", mass), .optional("date", day),
      ])),
    .optional("bodyweightHistory", .list(of: bodyWeight, atLeast: 0)),
    .optional("records", .list(of: record, atLeast: 0)), .optional("normalizedScores", scores),
  ])

  private static let bodyWeight = JSONShape.object([
    .required("value", .number(fromZero)), .required("unit", mass), .required("date", day),
    .optional("notes", .text(0...500)),
  ])

  private static let record = JSONShape.object([
    .required("exercise", identity), .optional("repMaxes", .list(of: repMax, atLeast: 0)),
    .optional("estimated1RM", estimate), .optional("volumePR", volume), .optional("durationPR", duration),
  ])

  private static let repMax = JSONShape.object([
    .required("reps", .whole(fromOne)), .required("weight", .number(fromZero)), .required("unit", mass),
    .required("date", day), .optional("type", .word(["actual", "estimated"])),
    .optional("bodyweightKg", .number(fromZero)), .optional("workoutId", .text(0...200)),
    .optional("rpe", .number(0...10)), .optional("notes", .text(0...1_000)),
  ])

  private static let estimate = JSONShape.object([
    .required("value", .number(fromZero)), .required("unit", mass),
    .required("formula", .word(["brzycki", "epley", "lombardi", "mayhew", "oconner", "wathan"])),
    .required("basedOnReps", .whole(fromOne)), .required("basedOnWeight", .number(fromZero)),
    .optional("date", day),
  ])

  private static let volume = JSONShape.object([
    .required("value", .number(fromZero)), .required("unit", mass), .required("date", day),
    .optional("notes", .text(0...1_000)),
  ])

  private static let duration = JSONShape.object([
    .required("seconds", .whole(fromZero)), .required("date", day), .optional("weight", .number(fromZero)),
    .optional("unit", mass), .optional("notes", .text(0...1_000)),
  ])

  private static let scores = JSONShape.object(
    (["squat", "bench", "deadlift", "total"] as [StaticString]).map { .optional($0, liftScores) })

  private static let liftScores = JSONShape.object(
    (["wilks", "dots", "ipfGl", "glossbrenner"] as [StaticString]).map { .optional($0, .number(fromZero)) })
}
