internal import WorkoutModel

/// Merges everything but the workouts.
struct PartsMerger {
  private var workouts: WorkoutMerger
  private let versions: Versions<WorkoutArchive>
  private let mayLack: (first: Bool, second: Bool)
  private let recomputesTotals: Bool

  /// What could not be decided.
  var fields: FieldMerger { workouts.fields }

  /// - Parameter recomputesTotals: true where no running total is to be named as given up.
  init(
    _ versions: Versions<WorkoutArchive>, keys: ExerciseKeys, fields: FieldMerger,
    recomputesTotals: Bool = false
  ) {
    self.versions = versions
    self.recomputesTotals = recomputesTotals
    workouts = WorkoutMerger(fields: fields, keys: keys)
    // Without an ancestor nothing tells an old setting from a new one, and the first's stand.
    workouts.fields.rule = versions.base == nil ? .lenient : .strict
    mayLack = fields.mayLack
  }

  /// The first archive with what the second adds to it; its workouts are left as they are.
  mutating func merged() -> WorkoutArchive {
    var result = versions.first
    result.source = mergedSource()
    result.preferences = mergedPreferences()
    result.profile = mergedProfile(in: result.preferences.massUnit)
    result.measurements = whole(versions.map { $0.measurements })
    result.rides = whole(versions.map { $0.rides })
    result.goals = whole(versions.map { $0.goals })
    result.templates = mergedTemplates()
    result.exerciseTypes = mergedTypes()
    result.categoryColors = mergedColors()
    workouts.fields.subject = "weekly routine"
    result.routine = workouts.fields.settle(
      "routine", versions.map { $0.routine }, text: { _ in "a routine" })
    workouts.fields.subject = "archive"
    result.sourceFields = workouts.fields.settle(fields: versions.map { $0.sourceFields }, of: "")
    return result
  }

  /// Names what differs in the user, the settings and what else is no list.
  mutating func compare() {
    workouts.fields.rule = .comparing
    _ = mergedProfile(in: versions.first.preferences.massUnit)
    _ = mergedPreferences()
    workouts.fields.subject = "archive"
    _ = workouts.fields.settle(fields: versions.map { $0.sourceFields }, of: "")
    _ = workouts.fields.settle("weekly routine", versions.map { $0.routine }, text: { _ in "a routine" })
    workouts.fields.subject = "user"
    let users = versions.map { $0.profile }
    _ = workouts.fields.settle("made", users.map { $0.created })
    _ = workouts.fields.settle(
      "achievements", users.map { $0.achievements }, isSame: { Set($0) == Set($1) }, text: { "\($0.count)" })
    for (name, total) in TotalsMerger.names {
      _ = workouts.fields.settle(
        "total \(name)", users.map { total.get($0.totals) }, isSame: { $0.normalized == $1.normalized })
    }
  }

  private func mergedSource() -> WorkoutArchive.Source? {
    guard var source = versions.first.source else { return versions.second.source }
    if let other = versions.second.source, other.format == source.format {
      source.version = [source.version, other.version].compactMap { $0 }.max()
    }
    return source
  }

  // MARK: Lists

  /// Merges a list of things that have no name: each is what it is, once for each time that one side has it.
  private func whole<Item: Hashable>(_ lists: Versions<[Item]>) -> [Item] {
    ListMerger<Item, Item>(keepsEdited: { _, _ in true }, key: { $0 }, merge: { $0.first })
      .merged(lists, mayLack: mayLack)
  }

  private struct TemplateKey: Hashable {
    var id: WorkoutIdentifier?
    var title: String?
    var isBuiltIn = false
    var exercises: [UInt64] = []
  }

  private mutating func mergedTemplates() -> [WorkoutTemplate] {
    let isThreeWay = versions.base != nil
    var merger = workouts
    let keys = workouts.keys
    defer { workouts = merger }
    return ListMerger<WorkoutTemplate, TemplateKey>(
      keepsEdited: { template, isFirst in
        merger.fields.subject = "template \"\(template.title ?? "")\""
        return merger.fields.keepsEdited(isFirst: isFirst)
      },
      key: { template in
        if let id = template.id { return TemplateKey(id: id.uppercased) }
        return TemplateKey(
          title: template.title, isBuiltIn: template.isBuiltIn,
          exercises: isThreeWay ? [] : template.exercises.map { keys[$0.identity] })
      }, merge: { merger.merge($0) }
    ).merged(versions.map { $0.templates }, mayLack: mayLack)
  }

  private struct TypeKey: Hashable {
    var name: String?
    var category: String?
    var style: SetStyle?
  }

  private mutating func mergedTypes() -> [ExerciseType]? {
    guard let first = versions.first.exerciseTypes, let second = versions.second.exerciseTypes else {
      return versions.first.exerciseTypes ?? versions.second.exerciseTypes
    }
    let isThreeWay = versions.base?.exerciseTypes != nil
    let lists = Versions(first: first, second: second, base: versions.base.flatMap { $0.exerciseTypes })
    var merger = workouts.fields
    defer { workouts.fields = merger }
    return ListMerger<ExerciseType, TypeKey>(
      keepsEdited: { type, isFirst in
        merger.subject = "exercise type \"\(type.name ?? "")\""
        return merger.keepsEdited(isFirst: isFirst)
      },
      key: { type in
        isThreeWay
          ? TypeKey(name: type.name)
          : TypeKey(name: type.name, category: type.category, style: type.style)
      }, merge: { merger.merge($0) }
    ).merged(lists, mayLack: (false, false))
  }

  private mutating func mergedColors() -> [CategoryColor]? {
    guard let first = versions.first.categoryColors, let second = versions.second.categoryColors else {
      return versions.first.categoryColors ?? versions.second.categoryColors
    }
    let lists = Versions(first: first, second: second, base: versions.base.flatMap { $0.categoryColors })
    var merger = workouts.fields
    defer { workouts.fields = merger }
    merger.subject = "category colours"
    return ListMerger<CategoryColor, String>(
      keepsEdited: { _, isFirst in merger.keepsEdited(isFirst: isFirst) }, key: { $0.category },
      merge: { versions in
        CategoryColor(
          category: versions.first.category,
          color: merger.settle(
            versions.first.category, versions.map { Optional($0.color) },
            isSame: { $0.lowercased() == $1.lowercased() }) ?? versions.first.color)
      }
    ).merged(lists, mayLack: (false, false))
  }

  // MARK: The user

  private mutating func mergedPreferences() -> Preferences {
    workouts.fields.subject = "settings"
    let settings = versions.map { $0.preferences }
    var result = settings.first
    // Every load and distance says its own unit: in which one they are shown is no difference between archives.
    if workouts.fields.rule != .comparing {
      result.massUnit = workouts.fields.settle(
        "weight unit", settings.map { $0.massUnit }, text: { $0.rawValue })
      result.distanceUnit = workouts.fields.settle(
        "distance unit", settings.map { $0.distanceUnit }, text: { $0.rawValue })
    }
    result.startsWeekOnMonday = workouts.fields.settle(
      "week begins on Monday", settings.map { $0.startsWeekOnMonday })
    result.sourceFields = workouts.fields.settle(fields: settings.map { $0.sourceFields }, of: "")
    return result
  }

  /// The user, with the numbers that state no unit of their own in that of the archive.
  private mutating func mergedProfile(in unit: MassUnit?) -> Profile {
    workouts.fields.subject = "user"
    let users = versions.map { TotalsMerger.profile(of: $0, in: unit) }
    var result = users.first
    result.name = workouts.fields.settle("name", users.map { $0.name })
    result.picture = workouts.fields.settle("picture", users.map { $0.picture }, text: { _ in "a picture" })
    // The profile began when the older of the two was made.
    result.created = workouts.fields.settle("made", users.map { $0.created }, by: min)
    result.bodyWeight = workouts.fields.settle(
      "body weight", users.map { $0.bodyWeight }, isSame: LoadGrid.areEqual, text: { WorkoutText.load($0) })
    // Totals that are to be recomputed are neither's.
    var unheard = workouts.fields
    result.totals = TotalsMerger.merged(users.map { $0.totals }, &unheard)
    if !recomputesTotals { workouts.fields = unheard }
    result.achievements = Self.joined(users.first.achievements, users.second.achievements)
    result.sourceFields = workouts.fields.settle(
      fields: workouts.fields.rule == .comparing
        ? users.map { $0.sourceFields }
        : workouts.fields.withGreaterNumbers(users.map { $0.sourceFields }),
      of: "")
    return result
  }

  /// Achievements are earned once and for all: those of both count.
  private static func joined(_ first: [String]?, _ second: [String]?) -> [String]? {
    guard let first, let second else { return first ?? second }
    var seen = Set(first)
    return first + second.filter { seen.insert($0).inserted }
  }
}
