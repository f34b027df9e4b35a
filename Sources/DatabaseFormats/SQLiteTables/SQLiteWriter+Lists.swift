internal import WorkoutModel

extension SQLiteWriter {
  func writeSettings(_ archive: WorkoutArchive) throws {
    let settings = try table("settings")
    let values: [(name: String, value: String?)] = [
      ("source_format", archive.source?.format), ("source_version", archive.source?.version.map { "\($0)" }),
      ("mass_unit", archive.preferences.massUnit?.rawValue),
      ("distance_unit", archive.preferences.distanceUnit?.rawValue),
      ("starts_week_on_monday", archive.preferences.startsWeekOnMonday.map { $0 ? "1" : "0" }),
    ]
    for (name, value) in values where value != nil {
      settings.begin()
      settings.add(name)
      settings.add(value)
      try settings.insert()
    }
    try sourceFields.insert(archive.preferences.sourceFields, owner: "settings", id: 0)
    try sourceFields.insert(archive.sourceFields, owner: "archive", id: 0)
  }

  func writeProfile(_ profile: Profile) throws {
    guard profile != Profile() else { return }
    let table = try table("profile")
    table.begin()
    table.add(profile.name)
    table.add(profile.picture)
    table.add(profile.created?.description)
    table.add(profile.bodyWeight)
    table.add(profile.totals.workouts)
    table.add(profile.totals.exercises)
    table.add(profile.totals.sets)
    table.add(profile.totals.durationSeconds)
    table.add(profile.totals.volume)
    table.add(list: profile.achievements)
    try table.insert()
    try sourceFields.insert(profile.sourceFields, of: table)
  }

  func writeMeasurements(_ measurements: [BodyMeasurement]) throws {
    let table = try table("measurements")
    for measurement in measurements {
      table.begin()
      table.add(measurement.moment?.cut(to: .day).withOffset(nil).description)
      table.add(measurement.moment?.description)
      table.add(measurement.kind)
      table.add(measurement.value)
      table.add(measurement.unit)
      table.add(measurement.note)
      try table.insert()
      try sourceFields.insert(measurement.sourceFields, of: table)
    }
  }

  func writeExerciseTypes(_ archive: WorkoutArchive) throws {
    let types = try table("exercise_types")
    for type in archive.exerciseTypes ?? [] {
      types.begin()
      types.add(type.name)
      types.add(list: type.variations)
      types.add(type.category)
      types.add(type.style?.rawValue)
      try types.insert()
      try sourceFields.insert(type.sourceFields, of: types)
    }
    let categories = try table("categories")
    for color in archive.categoryColors ?? [] {
      categories.begin()
      categories.add(color.category)
      categories.add(color.color)
      try categories.insert()
    }
  }

  func writeTemplates(_ templates: [WorkoutTemplate]) throws {
    let table = try table("templates")
    let exercises = try ExerciseTables(
      exercises: self.table("template_exercises"), sets: self.table("template_sets"),
      sourceFields: sourceFields)
    for template in templates {
      table.begin()
      table.add(template.id?.description)
      table.add(template.title)
      table.add(template.isBuiltIn)
      table.add(template.notes)
      try table.insert()
      try sourceFields.insert(template.sourceFields, of: table)
      try exercises.write(template.exercises, supersets: template.supersets, ownerID: table.id)
    }
  }

  func writeGoals(_ goals: [ExerciseGoal]) throws {
    let table = try table("goals")
    for goal in goals {
      table.begin()
      table.add(goal.identity)
      table.add(goal.due?.description)
      table.add(goal.target)
      try table.insert()
      try sourceFields.insert(goal.sourceFields, of: table)
    }
  }

  func writeRoutine(_ routine: WeeklyRoutine?) throws {
    guard let routine else { return }
    let days = try table("routine_days")
    for (weekday, exercises) in routine.days.enumerated() {
      for (position, exercise) in exercises.enumerated() {
        days.begin()
        days.add(Int64(weekday))
        days.add(Int64(position + 1))
        days.add(exercise)
        try days.insert()
      }
    }
    let stages = try table("progressions")
    for stage in routine.stages {
      stages.begin()
      stages.add(stage.progression)
      stages.add(stage.stage)
      stages.add(stage.level)
      try stages.insert()
    }
    try sourceFields.insert(routine.sourceFields, owner: "routine", id: 0)
  }
}
