internal import FormatKit
internal import Notation
internal import WorkoutModel

extension JefitReader {
  /// Sorts logs, cardio and notes to the sessions they belong to, or to their day.
  mutating func plans() throws(WorkoutError) -> [JefitPlan] {
    var plans: [JefitPlan] = []
    var sessions: [Int64: Int] = [:]
    try forEachRow(of: JefitSection.sessions, with: "_id") { reader, row in
      if let id = reader.table.integer("_id"), sessions[id] == nil { sessions[id] = plans.count }
      let start = reader.table.integer("starttime", isKnown: true).flatMap { reader.clock.moment(epoch: $0) }
      plans.append(JefitPlan(session: row, day: reader.day ?? start?.date?.daysSince1970))
    }
    try sortLogs(to: &plans, sessions)
    var days: [Int: [Int]] = [:]
    for (index, plan) in plans.enumerated() {
      if let day = plan.day { days[day, default: []].append(index) }
    }
    try forEachRow(of: JefitSection.cardio, with: "eid") { reader, row in
      let day = reader.day
      let exercise = reader.table.integer("eid", isKnown: true)
      let sameDay = day.flatMap { days[$0] } ?? []
      let logging = sameDay.first { index in exercise.map { plans[index].exercises.contains($0) } ?? false }
      let known = logging ?? sameDay.first
      if known == nil {
        if let day { days[day] = [plans.count] }
        plans.append(JefitPlan(day: day))
      }
      plans[known ?? plans.count - 1].cardio.append(
        JefitPlan.Bout(row: row, exercise: exercise, seconds: reader.table.nonZero("duration", isKnown: true))
      )
    }
    try sortNotes(to: &plans, days)
    return plans
  }

  private mutating func sortLogs(to plans: inout [JefitPlan], _ sessions: [Int64: Int]) throws(WorkoutError) {
    var withoutSession: [Int?: Int] = [:]
    var ids: Set<Int64> = []
    try forEachRow(of: JefitSection.logs, with: "ename") { reader, row in
      let table = reader.table
      let exercise = table.integer("eid")
      let name = table.text("ename")
      if let exercise, let name, reader.names[exercise] == nil { reader.names[exercise] = name }
      if let id = table.integer("_id") { ids.insert(id) }
      let day = reader.day
      let index: Int
      if let known = table.integer("belongsession").flatMap({ sessions[$0] }) {
        index = known
        // The day that the user saw comes before that of any clock.
        if plans[index].logs.isEmpty, let day { plans[index].day = day }
      } else if let known = withoutSession[day] {
        index = known
      } else {
        index = plans.count
        withoutSession[day] = index
        plans.append(JefitPlan(day: day))
      }
      plans[index].logs.append(row)
      if let exercise { plans[index].exercises.insert(exercise) }
    }
    try forEachRow(of: JefitSection.setLogs, with: "exercise_log_id") { reader, row in
      if let log = reader.table.integer("exercise_log_id") { reader.setLogs.add(row, key: log) }
    }
    setLogs.sort()
    let orphans = setLogs.count(outside: ids)
    if orphans > 0 {
      findings.report(
        Finding(
          .warning, .dropped, "\(JefitSection.setLogs): sets of an exercise log that is not in the file",
          of: .set, place: table.inputPlace, count: orphans))
    }
  }

  private mutating func sortNotes(to plans: inout [JefitPlan], _ days: [Int: [Int]]) throws(WorkoutError) {
    try forEachRow(of: JefitSection.notes, with: "mynote") { reader, _ in
      guard let text = reader.table.text("mynote") else { return }
      let exercise = reader.table.integer("eid")
      let sameDay = reader.day.flatMap { days[$0] } ?? []
      let match = sameDay.first { index in exercise.map { plans[index].exercises.contains($0) } ?? false }
      guard let index = match ?? sameDay.first else {
        return reader.findings.report(
          Finding(
            .warning, .dropped, "\(JefitSection.notes): a note of a day without a workout",
            field: .model(.workoutNotes), detail: PrintableText.of(text, limit: 60), place: reader.table.place
          ))
      }
      plans[index].notes.append((exercise, reader.table.text("title"), text))
    }
  }

  /// The day of the row, in days since 1970.
  var day: Int? { table.moment("mydate")?.date?.daysSince1970 }

  /// The same of a row that is read elsewhere too, where it is named what is wrong with it.
  var knownDay: Int? { table.moment("mydate", isKnown: true)?.date?.daysSince1970 }
}
