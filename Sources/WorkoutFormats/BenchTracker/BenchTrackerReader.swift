internal import ExerciseCatalog
internal import FormatKit
internal import Notation
internal import SafeFiles
internal import WorkoutModel

/// Reads a `.btd` file: the version first, then everything but the workouts, then the workouts one by one.
struct BenchTrackerReader {
  private let document: JSONDocument
  private let reporter: JSONReporter
  private let options: ReadOptions
  private let version: Int
  private var archive = WorkoutArchive()
  private var kept: FieldReader
  private var rules = ConsistencyRules()

  /// True where `content` has the keys of a file, whatever else it has.
  static func recognizes(_ content: SniffedContent) -> Bool {
    // A file that names its format is of another one.
    guard let keys = content.jsonKeys, content.jsonTexts["format"] == nil else { return false }
    let hasParts = keys.count { BenchTrackerParts.names.contains($0) } >= 2
    guard keys.contains("workouts"), !keys.contains("typeList"), !keys.contains("templateList") else {
      return hasParts
    }
    // The JSON of many apps has workouts, a version and settings; the app gives each workout these two.
    let elements = content.jsonElementKeys
    return (hasParts || !keys.contains("e"))
      && (elements.isEmpty || !elements.isDisjoint(with: ["uuid", "supersets"]))
  }

  /// Reads `input` into `sink`.
  static func read(
    _ input: InputBytes, options: ReadOptions, into sink: any ArchiveSink, findings: any FindingSink
  ) throws(WorkoutError) {
    var list = JSONListCheck(BenchTrackerWorkoutList.key)
    if Parallel.hasThreads, let sideBySide = options.sideBySide {
      list = JSONListParts.check(BenchTrackerWorkoutList.key, of: input, sideBySide)
    }
    let document = try JSONDocument(input, list: list, findings: findings)
    let version = try BenchTrackerVersion.read(document)
    var reader = BenchTrackerReader(document, version: version, options: options, findings: findings)
    try reader.read(into: sink, findings)
  }

  private init(_ document: JSONDocument, version: Int, options: ReadOptions, findings: any FindingSink) {
    self.document = document
    self.version = version
    self.options = options
    reporter = JSONReporter(document, format: "btd", checks: options.checksConsistency, findings: findings)
    kept = FieldReader(reporter, at: ObjectPath(), format: BenchTrackerKeys.file.sourceFormat)
  }

  private mutating func read(
    into sink: any ArchiveSink, _ findings: any FindingSink
  ) throws(WorkoutError) {
    guard !document.outline.hasTooManyMembers else {
      throw .input(
        InputError(
          .malformed, place: Place(file: document.input.name, byte: 0, line: 1, column: 1, pointer: ""),
          what:
            "the object at the top has more than \(JSONOutline.maximumMembers) keys, expected those of a .btd file"
        ))
    }
    archive.source = .init(format: "btd", version: version)
    reportMissingParts()
    var workouts: Range<Int>?
    var templates: JSONOutline.Member?
    if version >= 5 { rules.showableCategories = Set(ExerciseCategory.allCases.map({ $0.rawValue })) }
    // What other parts are judged by comes first: the unit and the type list.
    if let member = document.member("settings") { readSettings(member) }
    if let member = document.member("typeList") { readTypeList(member) }
    for member in document.members {
      let key = JSONText(quotedAt: member.key.lowerBound, base: document.base)
      if key.equals("version") || key.equals("settings") || key.equals("typeList") {
        continue
      } else if key.equals("user") {
        readUser(member)
      } else if key.equals("achievements"), version >= 4 {
        var cursor = document.cursor(at: member.value)
        archive.profile.achievements = kept.texts(&cursor, as: "achievements")
      } else if key.equals("templateList"), version >= 2 {
        templates = member
      } else if key.equals("workouts") {
        workouts = member.value
      } else {
        var cursor = document.cursor(at: member.value)
        kept.keep(&cursor, as: key.name)
      }
    }
    var reader = BenchTrackerWorkoutReader(
      keys: .file, reporter: reporter, massUnit: archive.preferences.massUnit ?? options.massUnit,
      rules: rules, requiresKeys: true)
    reader.requiresStartEdited = version >= 6
    if let templates { readTemplates(templates, with: &reader) }
    var workoutsCursor: JSONCursor?
    if let workouts {
      var cursor = document.cursor(at: workouts)
      if cursor.kind == .array {
        workoutsCursor = cursor
      } else {
        reporter.drop(
          &cursor, "value of workouts is not a list; the app refuses the file", at: .at("/workouts"))
      }
    }
    archive.sourceFields = kept.sourceFields
    try sink.begin(archive)
    if var cursor = workoutsCursor {
      let workouts = BenchTrackerWorkoutList(
        document, options, massUnit: archive.preferences.massUnit ?? options.massUnit, rules: rules)
      if cursor.enter() {
        if let sideBySide = options.sideBySide, let list = document.outline.list,
          list.parts.first?.start == cursor.offset
        {
          try workouts.read(
            list, sideBySide, requiresStartEdited: version >= 6, into: sink, reporter, findings)
        } else {
          var elements = workouts.elements(reporter)
          try elements.read(&cursor, with: &reader, into: sink)
        }
      }
    }
    options.progress?(document.input.bytes.count, document.input.bytes.count)
    try sink.finish()
  }

  private func reportMissingParts() {
    guard reporter.checks else { return }
    for part in BenchTrackerParts.all where part.since <= version && document.member(part.name) == nil {
      reporter.report(
        .error, .inconsistent, .missingKey, field: .source(format: "btd", name: "\(part.name)"),
        detail: "\(part.name)", at: 0, pointer: "")
    }
  }

  // MARK: Parts

  /// Reads the object of `member`, which stands at `pointer`, one key at a time; what is no object is kept.
  private mutating func readObject(
    _ member: JSONOutline.Member, at pointer: StaticString,
    _ readValue: (inout BenchTrackerReader, JSONText, inout JSONCursor, inout FieldReader) -> Void
  ) -> FieldReader? {
    let name = String(pointer.description.dropFirst())
    var cursor = document.cursor(at: member.value)
    guard cursor.kind == .object else {
      kept.keepMisfit(&cursor, as: name, expected: "an object")
      return nil
    }
    var fields = FieldReader(reporter, at: .at(pointer), format: BenchTrackerKeys.file.sourceFormat)
    var found: Set<String> = []
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      found.insert(key.string)
      readValue(&self, key, &cursor, &fields)
    }
    if reporter.checks { reportMissing(in: name, found: found, at: member.value.lowerBound) }
    return fields
  }

  private func reportMissing(in object: String, found: Set<String>, at offset: Int) {
    for key in BenchTrackerObjectKey.keys(of: object)
    where key.since <= version && !found.contains(key.name) {
      if key.isRequired(in: version) {
        reporter.report(
          .error, .inconsistent, .missingKey, field: .source(format: "btd", name: "\(object).\(key.name)"),
          detail: "\(object).\(key.name)", at: offset, pointer: "/\(object)")
      } else if version == 4 {
        reporter.report(
          .note, .inconsistent, "key is missing that some releases of this version ask for",
          field: .source(format: "btd", name: "\(object).\(key.name)"), detail: "\(object).\(key.name)",
          at: offset, pointer: "/\(object)")
      }
    }
  }

  private mutating func readSettings(_ member: JSONOutline.Member) {
    let fields = readObject(member, at: "/settings") { reader, key, cursor, fields in
      if key.equals("weightInLbs") {
        reader.archive.preferences.massUnit = fields.bool(&cursor, as: "weightInLbs").map {
          $0 ? .pounds : .kilograms
        }
      } else if key.equals("startWeekOnMonday") {
        reader.archive.preferences.startsWeekOnMonday = fields.bool(&cursor, as: "startWeekOnMonday")
      } else {
        fields.keep(&cursor, as: key.string)
      }
    }
    archive.preferences.sourceFields = fields?.sourceFields
  }

  private mutating func readUser(_ member: JSONOutline.Member) {
    let fields = readObject(member, at: "/user") { reader, key, cursor, fields in
      if key.equals("name") {
        reader.archive.profile.name = fields.text(&cursor, as: "name")
      } else if key.equals("imageData") {
        reader.archive.profile.picture = fields.text(&cursor, as: "imageData")
      } else if key.equals("dateCreated") {
        reader.archive.profile.created = fields.moment(
          &cursor, as: "dateCreated", expected: "a time like 2017-08-16T11:10:34-0700",
          DateNotation.parseCreated)
      } else if key.equals("weight") {
        let unit = reader.archive.preferences.massUnit ?? reader.options.massUnit
        reader.archive.profile.bodyWeight = fields.number(&cursor, as: "weight").map { Load($0, unit: unit) }
      } else if let total = BenchTrackerTotals.all.first(where: { key.equals($0.name) }) {
        total.value.set(&reader.archive.profile.totals, fields.number(&cursor, as: "\(total.name)"))
      } else {
        fields.keep(&cursor, as: key.string)
      }
    }
    archive.profile.sourceFields = fields?.sourceFields
  }

  private mutating func readTypeList(_ member: JSONOutline.Member) {
    let fields = readObject(member, at: "/typeList") { reader, key, cursor, fields in
      if key.equals("list"), cursor.kind == .array {
        var list = ExerciseTypeReader(reporter: reader.reporter, rules: reader.rules)
        reader.archive.exerciseTypes = list.types(&cursor)
      } else if key.equals("colors"), cursor.kind == .object {
        reader.archive.categoryColors = reader.colors(&cursor, fields: &fields)
      } else if key.equals("list") || key.equals("colors") {
        fields.keepMisfit(
          &cursor, as: key.string, expected: key.equals("list") ? "a list of exercises" : "an object")
      } else {
        fields.keep(&cursor, as: key.name)
      }
    }
    for field in fields?.kept ?? [] {
      kept.keep(.init(name: "typeList/" + field.name, text: field.text))
    }
    let categories =
      (archive.exerciseTypes ?? []).compactMap { $0.category }
      + (archive.categoryColors ?? []).map { $0.category }
    rules.knownCategories = Set(categories)
    rules.knownStyles.formUnion((archive.exerciseTypes ?? []).compactMap { $0.style?.rawValue })
  }

  private func colors(_ cursor: inout JSONCursor, fields: inout FieldReader) -> [CategoryColor] {
    var colors: [CategoryColor] = []
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      let category = key.string
      let offset = cursor.offset
      let name = JSONPointer.escaped(category)
      guard cursor.kind == .text else {
        return fields.keepMisfit(&cursor, as: "colors/\(name)", expected: "six hex digits")
      }
      let color = cursor.text().string
      colors.append(CategoryColor(category: category, color: color))
      reporter.checkShowable(category, rules, at: offset, pointer: "/typeList/colors/\(name)")
      if reporter.checks, color.utf8.count != 6 || !color.utf8.allSatisfy({ JSONBytes.hexValue($0) != nil }) {
        reporter.report(
          .warning, .inconsistent, "colour is not six hex digits", field: .model(.categoryColors),
          detail: "\"\(PrintableText.of(color, limit: 40))\", expected RRGGBB like 039BE5", at: offset,
          pointer: "/typeList/colors/\(name)")
      }
    }
    return colors
  }

  private mutating func readTemplates(
    _ member: JSONOutline.Member, with workouts: inout BenchTrackerWorkoutReader
  ) {
    var templates: [WorkoutTemplate] = []
    let fields = readObject(member, at: "/templateList") { reader, key, cursor, fields in
      let isBuiltIn = key.equals("defaultWorkouts")
      guard isBuiltIn || key.equals("userWorkouts") else {
        return fields.keep(&cursor, as: key.name)
      }
      guard cursor.kind == .array else {
        return fields.keepMisfit(&cursor, as: key.string, expected: "a list of templates")
      }
      guard cursor.enter() else { return }
      var index = 0
      repeat {
        let path = ObjectPath.at(
          isBuiltIn ? "/templateList/defaultWorkouts" : "/templateList/userWorkouts", index)
        if cursor.kind == .object {
          templates.append(workouts.template(&cursor, at: path, isBuiltIn: isBuiltIn))
        } else {
          reader.reporter.drop(&cursor, "template is not an object", at: path)
        }
        index += 1
      } while cursor.next()
    }
    for template in templates {
      if let ride = RideTemplate.ride(of: template, keys: .file) {
        archive.rides.append(ride.assuming(options.distanceUnit))
      } else {
        archive.templates.append(template)
      }
    }
    for field in fields?.kept ?? [] {
      kept.keep(.init(name: "templateList/" + field.name, text: field.text))
    }
  }
}
