internal import WorkoutModel

/// Writes a `.btd` file of a chosen version, workout by workout, one a line.
///
/// The workouts stand first, so that totals, the type list and the unit can follow from them.
final class BenchTrackerWriter: ArchiveSink {
  private let options: WriteOptions
  private let findings: any FindingSink
  private let notation: WorkoutNotation
  private let losses: BenchTrackerLosses
  private var archive = WorkoutArchive()
  private var version = BenchTrackerVersion.newest
  /// True where the source is a file of the version that is written: then nothing but layout may change.
  private var isSameVersion = false
  private var sourceVersion: Int?
  private var unit: UnitChooser
  private var count = 0
  private var totals = WorkoutTotals()
  private var usedIdentities: [ObjectIdentifier: ExerciseIdentity] = [:]
  private var usedInOrder: [ExerciseIdentity] = []
  private var isExerciseListNeeded = false
  private static let workoutNames: Set<String> = [
    "uuid", "name", "date", "duration", "supersets", "exercises", "dateModified",
  ]

  init(_ output: ByteOutput, options: WriteOptions, findings: any FindingSink) {
    self.options = options
    self.findings = findings
    notation = WorkoutNotation(output, isCompact: false)
    losses = BenchTrackerLosses(findings: findings, target: ".btd")
    unit = UnitChooser(target: options.massUnit)
  }

  private var output: ByteOutput { notation.output }
  private var json: JSONOutput { notation.json }

  func begin(_ archive: WorkoutArchive) throws {
    self.archive = archive
    sourceVersion = archive.source?.format == "btd" ? archive.source?.version : nil
    version = options.version ?? sourceVersion ?? BenchTrackerVersion.newest
    guard BenchTrackerVersion.all.contains(version) else {
      throw RequestError(
        "Version \(version) of .btd is not known, expected 1 to \(BenchTrackerVersion.newest).")
    }
    isSameVersion = sourceVersion == version
    unit.target = unit.target ?? archive.preferences.massUnit
    isExerciseListNeeded = archive.exerciseTypes == nil
    for template in archive.templates { noteUse(template.exercises) }
    output.append("{\"version\":")
    output.append(String(version))
    output.append(",\n\"workouts\":[")
  }

  // MARK: Workouts

  func add(_ workout: Workout) throws {
    output.append(count == 0 ? "\n" : ",\n")
    let workout = try convertLoads(workout)
    losses.report(workout, index: count)
    if isExerciseListNeeded { noteUse(workout.exercises) }
    if !isSameVersion { totals.add(workout) }
    let kept = BenchTrackerFamily.own(workout.details?.sourceFields)
    output.append("{\"uuid\":")
    if let id = workout.id {
      notation.identifier(id)
    } else {
      keptOrAdded("uuid", kept, identifierText(workout))
    }
    output.append(",\"name\":")
    if let title = workout.title { json.text(title) } else { keptOrAdded("name", kept, "\"\"") }
    output.append(",\"date\":")
    try writeStart(workout.start, kept)
    output.append(",\"duration\":")
    if let duration = workout.durationSeconds {
      json.number(duration)
    } else {
      keptOrAdded("duration", kept, "0")
    }
    output.append(",\"supersets\":")
    if let supersets = workout.supersets {
      notation.supersets(supersets, kept: kept, asTexts: true)
    } else {
      keptOrAdded("supersets", kept, "[]")
    }
    writeStartEdited(workout.isStartEdited, kept)
    output.append(",\"exercises\":")
    if workout.exercises.isEmpty, let field = kept.first(where: { $0.name == "exercises" }) {
      output.append(field.text)
    } else {
      writeExercises(workout.exercises, areDone: true)
    }
    if !kept.isEmpty { notation.rest(kept, except: Self.workoutNames) }
    output.append("}")
    count += 1
  }

  private func keptOrAdded(
    _ name: String, _ kept: [SourceFields.Field], _ fallback: @autoclosure () -> String
  ) {
    if let field = kept.first(where: { $0.name == name }) { return output.append(field.text) }
    let text = fallback()
    output.append(text)
    added("workout \(name)", text, pointer: "/workouts/\(count)/\(name)")
  }

  private func added(_ key: String, _ value: String, pointer: String) {
    findings.report(
      Finding(
        .note, .added, "\(key): the source has none, version \(version) requires it",
        detail: PrintableText.of(value, limit: 60), place: Place(pointer: pointer)))
  }

  /// An identifier that the same workout gets at every conversion.
  private func identifierText(_ workout: Workout) -> String {
    "\"\(WorkoutIdentifier(contentOf: workout, number: count))\""
  }

  private func writeStart(_ start: Moment?, _ kept: [SourceFields.Field]) throws {
    if let start { return json.text(DateNotation.start(start)) }
    if let field = kept.first(where: { $0.name == "date" }) { return output.append(field.text) }
    guard let date = options.date else {
      throw RequestError(
        "Workout \(count + 1) has no date, and .btd requires one. Name it with --date \"YYYY-MM-DD HH:MM\".")
    }
    let text = DateNotation.start(date)
    json.text(text)
    added("workout date", text, pointer: "/workouts/\(count)/date")
  }

  private func writeStartEdited(_ isEdited: Bool?, _ kept: [SourceFields.Field]) {
    let field = kept.isEmpty ? nil : kept.first { $0.name == "dateModified" }
    guard version >= 6 || isSameVersion else {
      if isEdited != nil || field != nil {
        droppedKey("workout dateModified", 1, pointer: "/workouts/\(count)/dateModified")
      }
      return
    }
    if let isEdited {
      output.append(",\"dateModified\":")
      json.bool(isEdited)
    } else if let field {
      output.append(",\"dateModified\":")
      output.append(field.text)
    } else if version >= 6 {
      output.append(",\"dateModified\":false")
      added("workout dateModified", "false", pointer: "/workouts/\(count)/dateModified")
    }
  }

  private func writeExercises(_ exercises: [Exercise], areDone: Bool) {
    output.append("[")
    var isFirst = true
    for exercise in exercises {
      output.append(isFirst ? "{" : ",{")
      isFirst = false
      let kept = BenchTrackerFamily.own(exercise.details?.sourceFields)
      notation.identity(exercise.identity, kept: kept)
      fillIdentity(exercise, kept)
      if areDone {
        output.append(",\"sets\":")
        if exercise.details?.isWithoutSets == true, let field = kept.first(where: { $0.name == "sets" }) {
          output.append(field.text)
        } else {
          if exercise.details?.isWithoutSets == true {
            added("exercise sets", "[]", pointer: "/workouts/\(count)")
          }
          notation.sets(exercise.sets)
        }
      }
      if !kept.isEmpty {
        notation.rest(kept, except: WorkoutNotation.identityNames.union(areDone ? ["sets"] : []))
      }
      output.append("}")
    }
    output.append("]")
  }

  /// Writes the texts that every version requires and the source lacks.
  private func fillIdentity(_ exercise: Exercise, _ kept: [SourceFields.Field]) {
    let identity = exercise.identity
    guard identity.name == nil || identity.category == nil || identity.style == nil else { return }
    var needsComma =
      identity.name != nil || identity.variation != nil || identity.category != nil || identity.style != nil
    func fill(_ name: String, _ value: String) {
      guard !kept.contains(where: { $0.name == name }) else {
        needsComma = true
        return
      }
      if needsComma { output.append(",") }
      needsComma = true
      output.append("\"\(name)\":\"\(value)\"")
      added("exercise \(name)", value, pointer: "/workouts/\(count)")
    }
    needsComma = needsComma || !kept.isEmpty
    if identity.name == nil { fill("name", "") }
    if identity.category == nil { fill("category", BenchTrackerFamily.categories[0].name) }
    if identity.style == nil { fill("style", SetStyle(fitting: exercise.sets).rawValue) }
  }

  private func noteUse(_ exercises: [Exercise]) {
    for exercise in exercises
    where usedIdentities.updateValue(exercise.identity, forKey: ObjectIdentifier(exercise.identity)) == nil {
      usedInOrder.append(exercise.identity)
    }
  }

  private func convertLoads(_ workout: Workout) throws -> Workout {
    try unit.convert(workout, index: count, findings: findings)
  }

  // MARK: The rest of the file

  func finish() throws {
    output.append("\n]")
    writeTemplates()
    writeTypeList()
    writeAchievements()
    writeSettings()
    writeUser()
    writeRest()
    output.append("}\n")
    reportLosses()
  }

  private func droppedKey(_ what: String, _ count: Int, detail: String? = nil, pointer: String? = nil) {
    findings.report(
      Finding(
        .warning, .dropped, "\(what): version \(version) has no key for it", detail: detail,
        place: Place(pointer: pointer), count: count))
  }

  /// True where the key came with a version above the one that is written, and the source is newer.
  private func isTooNew(since: Int) -> Bool { since > version && !isSameVersion }

  private func writeTemplates() {
    let own = archive.templates.filter { !$0.isBuiltIn }
    let builtIn = archive.templates.filter(\.isBuiltIn)
    let isInSource = sourceVersion != nil && isSameVersion && version < 2 && !archive.templates.isEmpty
    guard version >= 2 || isInSource else {
      if !archive.templates.isEmpty { droppedKey("templates", archive.templates.count) }
      return
    }
    output.append(",\n\"templateList\":{\"userWorkouts\":")
    writeTemplateList(own)
    output.append(",\"defaultWorkouts\":")
    writeTemplateList(builtIn)
    writeKept(below: "templateList/", except: [])
    output.append("}")
    if (sourceVersion ?? 1) < 2 || sourceVersion == nil, archive.templates.isEmpty {
      added("templateList", "empty", pointer: "/templateList")
    }
  }

  private func writeTemplateList(_ templates: [WorkoutTemplate]) {
    output.append("[")
    for (number, template) in templates.enumerated() {
      output.append(number == 0 ? "\n{" : ",\n{")
      let kept = BenchTrackerFamily.own(template.sourceFields)
      losses.reportForeign(template.sourceFields, at: { "/templateList" })
      for exercise in template.exercises { losses.report(exercise, at: { "/templateList" }) }
      if let id = template.id {
        output.append("\"uuid\":")
        notation.identifier(id)
        output.append(",")
      }
      output.append("\"name\":")
      if let title = template.title { json.text(title) } else { keptOrAdded("name", kept, "\"\"") }
      output.append(",\"summary\":")
      keptOrAdded("summary", kept, CategorySummary.json(template.exercises))
      output.append(",\"supersets\":")
      if let supersets = template.supersets {
        notation.supersets(supersets, kept: sourceVersion == nil ? [] : kept, asTexts: false)
      } else {
        keptOrAdded("supersets", kept, "[]")
      }
      output.append(",\"exercises\":")
      writeExercises(template.exercises, areDone: false)
      notation.rest(
        kept, except: template.id == nil ? Self.templateNames.subtracting(["uuid"]) : Self.templateNames)
      output.append("}")
    }
    output.append("]")
  }

  private static let templateNames: Set<String> = ["uuid", "name", "summary", "supersets", "exercises"]

  private func writeTypeList() {
    let types: [ExerciseType]
    if let own = archive.exerciseTypes {
      types = own
    } else {
      types = ExerciseTypeDeriver.types(of: usedInOrder)
      added(
        "typeList.list", "\(types.count) exercise types from the exercises used", pointer: "/typeList/list")
    }
    output.append(",\n\"typeList\":{\"list\":[")
    for (number, type) in types.enumerated() {
      output.append(number == 0 ? "\n{" : ",\n{")
      let kept = BenchTrackerFamily.own(type.sourceFields)
      losses.reportForeign(type.sourceFields, at: { "/typeList/list/\(number)" })
      output.append("\"name\":")
      if let name = type.name { json.text(name) } else { keptOrAdded("name", kept, "\"\"") }
      output.append(",\"iterations\":")
      if let variations = type.variations { texts(variations) } else { keptOrAdded("iterations", kept, "[]") }
      output.append(",\"category\":")
      if let category = type.category {
        json.text(category)
      } else {
        keptOrAdded("category", kept, "\"\(BenchTrackerFamily.categories[0].name)\"")
      }
      output.append(",\"style\":")
      if let style = type.style {
        json.text(style.rawValue)
      } else {
        keptOrAdded("style", kept, "\"repsWeight\"")
      }
      notation.rest(kept, except: ["name", "iterations", "category", "style"])
      output.append("}")
    }
    output.append("],\"colors\":{")
    writeColors()
    output.append("}")
    writeKept(below: "typeList/", except: ["colors/"])
    output.append("}")
  }

  private func writeColors() {
    var separator: StaticString = ""
    let colors = archive.categoryColors
    for color in colors
      ?? BenchTrackerFamily.categories.map({ CategoryColor(category: $0.name, color: $0.color) })
    {
      output.append(separator)
      json.text(color.category)
      output.append(":")
      json.text(color.color)
      separator = ","
    }
    if colors == nil { added("typeList.colors", "the app's nine", pointer: "/typeList/colors") }
    writeKept(below: "typeList/colors~1", except: [], separator: separator)
  }

  private func texts(_ texts: [String]) {
    output.append("[")
    for (number, text) in texts.enumerated() {
      if number > 0 { output.append(",") }
      json.text(text)
    }
    output.append("]")
  }

  private func writeAchievements() {
    let rest = BenchTrackerFamily.own(archive.sourceFields)
    guard let achievements = archive.profile.achievements else {
      if version >= 4, !rest.contains(where: { $0.name == "achievements" }) {
        output.append(",\n\"achievements\":[]")
        added("achievements", "[]", pointer: "/achievements")
      }
      return
    }
    guard version >= 4 || isSameVersion else {
      if !achievements.isEmpty { droppedKey("achievements", achievements.count, pointer: "/achievements") }
      return
    }
    output.append(",\n\"achievements\":")
    texts(achievements)
  }

  private func writeSettings() {
    var object = ObjectWriter(
      self, "settings", kept: BenchTrackerFamily.own(archive.preferences.sourceFields))
    losses.reportForeign(archive.preferences.sourceFields, at: { "/settings" })
    if let unit = unit.target {
      object.known("weightInLbs") { json.bool(unit == .pounds) }
      if archive.preferences.massUnit == nil, !object.isKept("weightInLbs") {
        added("settings.weightInLbs", "\(unit == .pounds)", pointer: "/settings/weightInLbs")
      }
    } else {
      object.computed["weightInLbs"] = "true"
    }
    if let startsOnMonday = archive.preferences.startsWeekOnMonday {
      object.known("startWeekOnMonday") { json.bool(startsOnMonday) }
    }
    object.finish()
  }

  private func writeUser() {
    let profile = archive.profile
    var object = ObjectWriter(self, "user", kept: BenchTrackerFamily.own(profile.sourceFields))
    losses.reportForeign(profile.sourceFields, at: { "/user" })
    if let created = profile.created {
      object.known("dateCreated") { json.text(DateNotation.created(created)) }
    }
    if let name = profile.name { object.known("name") { json.text(name) } }
    if let picture = profile.picture { object.known("imageData") { json.text(picture) } }
    if let weight = profile.bodyWeight {
      object.known("weight") { json.number(unit.convertQuietly(weight, findings: findings)) }
    }
    for total in BenchTrackerTotals.all {
      guard let value = profile.totals[keyPath: total.property] else { continue }
      let isVolume = total.property == \RunningTotals.volume
      object.known("\(total.name)") {
        json.number(
          isVolume ? unit.convertVolume(value, from: archive.preferences.massUnit, findings: findings) : value
        )
      }
    }
    object.computed["dateCreated"] = "\"\(DateNotation.created(totals.firstStart ?? Moment.epoch))\""
    object.computed["totalDuration"] = String(totals.durationSeconds)
    object.computed["totalVolume"] = String(totals.volume)
    object.computed["totalWorkouts"] = String(count)
    object.computed["totalSets"] = String(totals.sets)
    object.computed["totalExercises"] = String(totals.exercises)
    object.finish()
  }

  private func writeRest() {
    for field in BenchTrackerFamily.own(archive.sourceFields) where !field.name.contains("/") {
      let name = field.name
      output.append(",\n")
      json.text(JSONPointerFinder.unescaped(name))
      output.append(":")
      output.append(field.text)
    }
    losses.reportForeign(archive.sourceFields, at: { "" })
  }

  /// Writes what was kept of the object whose path is `prefix`.
  private func writeKept(below prefix: String, except deeper: [String], separator: StaticString = ",") {
    var separator = separator
    for field in BenchTrackerFamily.own(archive.sourceFields) where field.name.hasPrefix(prefix) {
      let name = String(field.name.dropFirst(prefix.count))
      if deeper.contains(where: { name.hasPrefix($0.dropLast() + "~1") }) { continue }
      output.append(separator)
      json.text(JSONPointerFinder.unescaped(name))
      output.append(":")
      output.append(field.text)
      separator = ","
    }
  }

  private func reportLosses() {
    let other: [(String, Int)] = [
      ("measurements", archive.measurements.count), ("structured rides", archive.timedPlans.count),
      ("goals", archive.goals.count), ("weekly routine", archive.routine == nil ? 0 : 1),
      ("unit of distances", archive.preferences.distanceUnit == nil ? 0 : 1),
    ]
    for (what, count) in other where count > 0 {
      findings.report(Finding(.warning, .dropped, "\(what): .btd has no field for it", count: count))
    }
  }

  // MARK: Objects of settings and user

  /// Writes one of the objects at the top whose keys depend on the version.
  private struct ObjectWriter {
    let writer: BenchTrackerWriter
    let name: String
    let kept: [SourceFields.Field]
    var computed: [String: String] = [:]
    private var written: Set<String> = []
    private var separator: StaticString = ""

    init(_ writer: BenchTrackerWriter, _ name: String, kept: [SourceFields.Field]) {
      self.writer = writer
      self.name = name
      self.kept = kept
      writer.output.append(",\n")
      writer.json.text(name)
      writer.output.append(":{")
    }

    func isKept(_ key: String) -> Bool { kept.contains { $0.name == key } }

    private mutating func key(_ key: String) {
      writer.output.append(separator)
      writer.json.text(key)
      writer.output.append(":")
      separator = ","
      written.insert(key)
    }

    /// Writes a key whose value the model holds, unless the version is too old for it.
    mutating func known(_ key: String, _ value: () -> Void) {
      if isTooNew(key) { return }
      self.key(key)
      value()
    }

    /// True, and reported, where the version that is written is too old for `key`.
    private mutating func isTooNew(_ key: String) -> Bool {
      guard let entry = BenchTrackerObjectKey.keys(of: name).first(where: { $0.name == key }),
        writer.isTooNew(since: entry.since)
      else { return false }
      written.insert(key)
      writer.droppedKey("\(name).\(key)", 1)
      return true
    }

    /// Writes what was kept, then what the version requires and nobody has.
    mutating func finish() {
      for field in kept where !written.contains(field.name) {
        if isTooNew(field.name) { continue }
        key(field.name)
        writer.output.append(field.text)
      }
      for entry in BenchTrackerObjectKey.keys(of: name) where !written.contains(entry.name) {
        let isNeeded =
          writer.isSameVersion ? entry.isRequired(in: writer.version) : entry.since <= writer.version
        guard isNeeded, let value = computed[entry.name] ?? entry.fallback else { continue }
        key(entry.name)
        writer.output.append(value)
        writer.added("\(name).\(entry.name)", value, pointer: "/\(name)/\(entry.name)")
      }
      writer.output.append("}")
    }
  }
}
