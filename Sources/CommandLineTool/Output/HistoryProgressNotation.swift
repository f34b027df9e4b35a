internal import ExerciseCatalog
internal import Notation
internal import Statistics
internal import WorkoutModel

/// Writes progressions, goals and rides as JSON, as `Schemas/stats.schema.json` has it.
enum HistoryProgressNotation {
  static func write(_ progress: HistoryProgress, to json: JSONOutput) {
    json.raw(",\n\"progressions\":[")
    for (number, ladder) in progress.ladders.enumerated() {
      json.raw(number == 0 ? "{\"progression\":" : ",{\"progression\":")
      json.text(ladder.type.rawValue)
      json.raw(",\"stage\":")
      json.number(ladder.stage)
      json.raw(",\"level\":")
      json.text(ladder.level)
      json.raw(",\"score\":")
      json.raw(rounded(ladder.score))
      json.raw("}")
    }
    json.raw("],\n\"goals\":[")
    for (number, goal) in progress.goals.enumerated() {
      json.raw(number == 0 ? "{\"exercise\":" : ",{\"exercise\":")
      json.text(goal.name)
      json.raw(",\"goal\":")
      json.text(goal.target)
      json.raw(",\"due\":")
      json.text(orNull: goal.due?.description)
      json.raw(",\"state\":")
      json.text(goal.state.rawValue)
      json.raw(",\"number\":")
      json.number(orNull: goal.workout.map { $0 + 1 })
      json.raw(",\"date\":")
      json.text(orNull: goal.reached?.description)
      json.raw("}")
    }
    json.raw("],\n\"setGoals\":[")
    for (number, row) in progress.setGoals.rows.enumerated() {
      json.raw(number == 0 ? "{\"exercise\":" : ",{\"exercise\":")
      json.text(row.name)
      json.raw(",\"asked\":")
      json.number(row.asked)
      json.raw(",\"met\":")
      json.number(row.met)
      json.raw("}")
    }
    json.raw("],\n\"rides\":[")
    for (number, ride) in progress.rides.enumerated() {
      json.raw(number == 0 ? "{\"title\":" : ",{\"title\":")
      json.text(orNull: ride.title)
      json.raw(ride.profile.isByDistance ? ",\"meters\":" : ",\"seconds\":")
      json.raw(rounded(ride.profile.length))
      if ride.profile.untimedMeters > 0 {
        json.raw(",\"meters\":")
        json.raw(rounded(ride.profile.untimedMeters))
      }
      json.raw(",\"intensity\":")
      json.raw(ride.intensity.map(rounded) ?? "null")
      json.raw(",\"stress\":")
      json.raw(ride.stress.map(rounded) ?? "null")
      json.raw(",\"zoneSeconds\":")
      json.raw(ride.zoneSeconds.map { "[\($0.map(rounded).joined(separator: ","))]" } ?? "null")
      json.raw(",\"freeSeconds\":")
      json.raw(rounded(ride.freeSeconds))
      json.raw("}")
    }
    json.raw("]")
  }

  /// With no more than four digits after the point.
  private static func rounded(_ value: Double) -> String {
    let rounded = value.magnitude < 1e11 ? (value * 10_000).rounded() / 10_000 : value
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
