internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import WorkoutModel

extension BenchTrackerWriter {
  private static let templateKeys: Set<String> = ["uuid", "name", "summary", "supersets", "exercises"]
  private static let typeKeys: Set<String> = ["name", "iterations", "category", "style"]

  // MARK: Templates

  /// Writes the templates, or reports that the version has no place for them.
  func writeTemplateList() {
    if let text = keptText("templateList") { return writePart("templateList", text) }
    guard version >= 2 else {
      for field in kept where field.name.hasPrefix("templateList/") { dropped(key(field.name), of: .archive) }
      return
    }
    output.append(",\n\"templateList\":{\"userWorkouts\":")
    writeTemplates(templates { !$0.isBuiltIn } + rides, below: "templateList/userWorkouts")
    output.append(",\"defaultWorkouts\":")
    writeTemplates(templates { $0.isBuiltIn }, below: "templateList/defaultWorkouts")
    writeKept(below: "templateList/", except: ["userWorkouts", "defaultWorkouts"])
    output.append("}")
    if (sourceVersion ?? 1) < 2, archive.templates.isEmpty, archive.rides.isEmpty {
      added(key("templateList"), of: .archive, "empty", at: Place(.output, pointer: "/templateList"))
    }
  }

  /// The structured rides as templates.
  private var rides: [(WorkoutTemplate, ModelPath)] {
    if sourceVersion == nil, !archive.rides.isEmpty {
      losses.report(.converted, .rides, .rideAsTemplate, at: nil, count: archive.rides.count)
    }
    return archive.rides.enumerated().map { index, ride in
      let path = ModelPath(root: .rides, index: index)
      return (RideTemplate.template(of: ride, keys: .file, at: path, losses: losses), path)
    }
  }

  private func templates(where isWanted: (WorkoutTemplate) -> Bool) -> [(WorkoutTemplate, ModelPath)] {
    archive.templates.enumerated().compactMap { index, template in
      isWanted(template) ? (template, ModelPath(root: .templates, index: index)) : nil
    }
  }

  private func writeTemplates(_ templates: [(WorkoutTemplate, ModelPath)], below prefix: String) {
    if templates.isEmpty, let text = keptText(prefix) { return output.append(text) }
    output.append("[")
    for (number, (template, path)) in templates.enumerated() {
      output.append(number == 0 ? "\n{" : ",\n{")
      let subject = Subject(
        path: path, kept: BenchTrackerKeys.file.own(template.sourceFields))
      if let id = template.id {
        output.append("\"uuid\":")
        notation.identifier(id)
        output.append(",")
      }
      member("name", .templateTitle, template.title, subject, else: "\"\"") { json.text($0) }
      output.append(",\"summary\":")
      keptOrAdded("summary", key("summary"), subject, CategorySummary.json(template.exercises))
      output.append(",\"supersets\":")
      writeSupersets(template.supersets, subject, asTexts: false)
      output.append(",\"exercises\":")
      writeExercises(template.exercises, subject, areDone: false)
      notation.rest(
        subject.kept, except: template.id == nil ? Self.templateKeys.subtracting(["uuid"]) : Self.templateKeys
      )
      output.append("}")
    }
    output.append("]")
  }

  // MARK: The type list

  /// Writes the exercise types with the colours of their categories.
  func writeTypeList() {
    if let text = keptText("typeList") { return writePart("typeList", text) }
    output.append(",\n\"typeList\":{\"list\":")
    if archive.exerciseTypes == nil, let text = keptText("typeList/list") {
      output.append(text)
    } else {
      writeTypes()
    }
    output.append(",\"colors\":")
    if archive.categoryColors == nil, let text = keptText("typeList/colors") {
      output.append(text)
    } else {
      writeColors()
    }
    writeKept(below: "typeList/", except: ["list", "colors"])
    output.append("}")
  }

  private func writeTypes() {
    let types = archive.exerciseTypes ?? ExerciseTypeDeriver.types(of: usedIdentities.identities)
    if archive.exerciseTypes == nil {
      added(
        .model(.exerciseTypes), "\(types.count) exercise types, from the exercises used",
        at: Place(.output, pointer: "/typeList/list"))
    }
    output.append("[")
    for (number, type) in types.enumerated() {
      output.append(number == 0 ? "\n{" : ",\n{")
      let subject = Subject(
        path: ModelPath(root: .exerciseTypes, index: number),
        kept: BenchTrackerKeys.file.own(type.sourceFields))
      member("name", .exerciseTypes, type.name, subject, else: "\"\"") { json.text($0) }
      output.append(",")
      member("iterations", .exerciseTypes, type.variations, subject, else: "[]") { writeTexts($0) }
      output.append(",")
      member(
        "category", .exerciseTypes, type.category, subject, else: "\"\(ExerciseCategory.core.rawValue)\""
      ) {
        json.text($0)
      }
      output.append(",")
      member("style", .exerciseTypes, type.style, subject, else: "\"repsWeight\"") { json.text($0.rawValue) }
      notation.rest(subject.kept, except: Self.typeKeys)
      output.append("}")
    }
    output.append("]")
  }

  private func writeColors() {
    output.append("{")
    var separator: StaticString = ""
    let appColors = ExerciseCategory.allCases.map {
      CategoryColor(category: $0.rawValue, color: $0.defaultColor)
    }
    var written: Set<String> = []
    for color in archive.categoryColors ?? appColors {
      guard written.insert(color.category).inserted else {
        losses.report(
          .dropped, .categoryColors, ".btd has room for one of each category", at: nil,
          detail: PrintableText.of(color.category, limit: 60))
        continue
      }
      output.append(separator)
      json.text(color.category)
      output.append(":")
      json.text(color.color)
      separator = ","
    }
    if archive.categoryColors == nil {
      added(
        .model(.categoryColors), "the app's nine", at: Place(.output, pointer: "/typeList/colors"))
    }
    writeKept(below: "typeList/colors/", except: [], separator: separator)
    output.append("}")
  }

  private func writeTexts(_ texts: [String]) {
    output.append("[")
    for (number, text) in texts.enumerated() {
      if number > 0 { output.append(",") }
      json.text(text)
    }
    output.append("]")
  }

  // MARK: Achievements

  /// Writes the keys of the achievements earned, or reports that the version has no place for them.
  func writeAchievements() {
    if let text = keptText("achievements") { return writePart("achievements", text) }
    guard version >= 4 else { return }
    output.append(",\n\"achievements\":")
    writeTexts(archive.profile.achievements ?? [])
    if archive.profile.achievements == nil {
      added(.model(.achievements), "[]", at: Place(.output, pointer: "/achievements"))
    }
  }

  // MARK: What was kept

  /// Writes a part at the top as the source has it, unless the source is newer than the version that is written.
  func writePart(_ name: String, _ text: String) {
    let since = BenchTrackerParts.all.first { "\($0.name)" == name }?.since ?? 1
    guard since <= version || isSameVersion else { return dropped(key(name), of: .archive) }
    output.append(",\n")
    json.text(name)
    output.append(":")
    output.append(text)
  }

  /// Writes what was kept of the object whose path is `prefix`, but for the keys that have been written.
  func writeKept(below prefix: String, except written: Set<String>, separator: StaticString = ",") {
    var separator = separator
    for field in kept where field.name.hasPrefix(prefix) {
      let name = String(field.name.dropFirst(prefix.count))
      if name.contains("/") || written.contains(name) { continue }
      output.append(separator)
      json.text(JSONPointer.unescaped(name))
      output.append(":")
      output.append(field.text)
      separator = ","
    }
  }
}
