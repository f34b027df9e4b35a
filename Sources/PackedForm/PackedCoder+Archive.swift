internal import WorkoutModel

/// Everything around the workouts.
extension PackedCoder {
  /// What a payload holds, which its first byte says.
  enum Kind: Int {
    /// One workout, its unit of weights and where it comes from.
    case workout
    /// One template, likewise.
    case template
    /// Everything.
    case archive
  }

  /// All that `archive` holds; `rest` is told apart by ``PackedRest``.
  func archive(_ value: WorkoutArchive, as kind: Kind) throws(PackedProblem) -> WorkoutArchive {
    var archive = WorkoutArchive()
    archive.source = try source(value.source, kind)
    let unit = try massUnit(value.preferences.massUnit, .massUnit, last: nil)
    archive.preferences.massUnit = unit
    loadUnit = unit
    switch kind {
    case .workout:
      archive.workouts = try members(value.workouts, count: 1, else: Workout()) {
        value throws(PackedProblem) in try self.workout(value)
      }
    case .template:
      archive.templates = try members(value.templates, count: 1, else: WorkoutTemplate()) {
        value throws(PackedProblem) in try self.template(value)
      }
    case .archive: try parts(value, into: &archive)
    }
    return archive
  }

  private func source(
    _ value: WorkoutArchive.Source?, _ kind: Kind
  ) throws(PackedProblem) -> WorkoutArchive.Source? {
    let compact = kind == .template ? "compact-template" : "compact-workout"
    let own =
      value.map { source in
        let isBare = source.version == nil
        if isBare, source.format.utf8.elementsEqual(compact.utf8) { return 1 }
        let isApp = source.format.utf8.elementsEqual("btd".utf8) && (0...7).contains(source.version ?? -1)
        return isApp ? 2 : 3
      } ?? 0
    switch tree(own, bits: 2, .source, kind.rawValue) {
    case 0: return nil
    case 1: return .init(format: compact)
    case 2: return .init(format: "btd", version: tree(value?.version ?? 0, bits: 3, .sourceVersion))
    default:
      let format = try text(value?.format ?? "", .format)
      var source = WorkoutArchive.Source(format: format)
      if present(value?.version != nil, .sourceVersion) {
        source.version = try wholeInt(value?.version ?? 0, 3)
      }
      return source
    }
  }

  private func parts(_ value: WorkoutArchive, into archive: inout WorkoutArchive) throws(PackedProblem) {
    archive.preferences = try preferences(value.preferences, massUnit: archive.preferences.massUnit)
    archive.profile = try profile(value.profile)
    archive.exerciseTypes = try optional(value.exerciseTypes, .types, else: []) {
      value throws(PackedProblem) in try self.types(value)
    }
    archive.categoryColors = try optional(value.categoryColors, .colors, else: []) {
      value throws(PackedProblem) in try self.colors(value)
    }
    archive.templates = try list(value.templates, .templates, else: WorkoutTemplate()) {
      value throws(PackedProblem) in try self.template(value)
    }
    archive.measurements = try list(value.measurements, .measurements, else: Self.noMeasurement) {
      value throws(PackedProblem) in try self.measurement(value)
    }
    archive.sourceFields = try sourceFields(value.sourceFields, .archiveFields)
    let rest = try text(try PackedRest.text(of: value), .rest)
    // A few letters of JSON may mean a whole plan.
    try count(rest?.utf8.count ?? 0)
    try PackedRest.read(rest, into: &archive)
    archive.workouts = try list(value.workouts, .workouts, else: Workout()) { value throws(PackedProblem) in
      try self.workout(value)
    }
  }

  private func text(_ value: String?, _ field: PackedField) throws(PackedProblem) -> String? {
    try optional(value, field, else: "") { value throws(PackedProblem) in try self.spelt(value) }
  }

  private func preferences(
    _ value: Preferences, massUnit: MassUnit?
  ) throws(PackedProblem) -> Preferences {
    var preferences = Preferences()
    preferences.massUnit = massUnit
    preferences.distanceUnit = try distanceUnit(value.distanceUnit)
    preferences.startsWeekOnMonday = try optional(value.startsWeekOnMonday, .weekStart, else: false) {
      value throws(PackedProblem) in self.present(value, .weekStartMonday)
    }
    preferences.sourceFields = try sourceFields(value.sourceFields, .preferenceFields)
    return preferences
  }

  private func profile(_ value: Profile) throws(PackedProblem) -> Profile {
    var profile = Profile()
    profile.name = try text(value.name, .profileName, .reference)
    profile.picture = try text(value.picture, .picture, .fieldText)
    if present(value.created != nil, .created) { profile.created = try moment(value.created ?? .epoch) }
    if present(value.bodyWeight != nil, .bodyWeight) {
      profile.bodyWeight = try load(value.bodyWeight ?? Self.noLoad)
    }
    if present(value.totals != RunningTotals(), .totals) {
      profile.totals.workouts = try decimal(value.totals.workouts, .totalWorkouts, .total)
      profile.totals.exercises = try decimal(value.totals.exercises, .totalExercises, .total)
      profile.totals.sets = try decimal(value.totals.sets, .totalSets, .total)
      profile.totals.durationSeconds = try decimal(value.totals.durationSeconds, .totalDuration, .total)
      profile.totals.volume = try decimal(value.totals.volume, .totalVolume, .total)
    }
    profile.achievements = try optional(value.achievements, .achievements, else: []) {
      value throws(PackedProblem) in
      try self.list(value, .achievements, else: "") { value throws(PackedProblem) in
        try self.text(value, .achievement) { list, place in list.hasCome(place) ? 1 : 24 }
      }
    }
    profile.sourceFields = try sourceFields(value.sourceFields, .profileFields)
    return profile
  }

  private static var noMeasurement: BodyMeasurement {
    BodyMeasurement(moment: nil, kind: "", value: ExactDecimal(0), unit: nil)
  }

  private func measurement(_ value: BodyMeasurement) throws(PackedProblem) -> BodyMeasurement {
    try count(PackedLimits.largeValue)
    var measurement = Self.noMeasurement
    if present(value.moment != nil, .measurementMoment) {
      measurement.moment = try moment(value.moment ?? .epoch)
    }
    measurement.kind = try text(value.kind, .kind)
    measurement.value = try decimal(value.value, .measurement)
    measurement.unit = try text(value.unit, .measurementUnit, .unit)
    measurement.note = try text(value.note, .measurementNote, .note)
    measurement.sourceFields = try sourceFields(value.sourceFields, .measurementFields)
    return measurement
  }

  // MARK: Exercise types

  private func types(_ value: [ExerciseType]) throws(PackedProblem) -> [ExerciseType] {
    var defaults = PackedDefaults()
    let types = try list(value, .types, else: ExerciseType(name: nil)) { value throws(PackedProblem) in
      try self.type(value, &defaults)
    }
    for type in types {
      for variation in [nil] + (type.variations ?? []).map(Optional.some) {
        let identity = ExerciseIdentity(
          name: type.name, variation: variation, category: type.category, style: type.style)
        try count(texts: identity)
        exerciseList.list(identity)
      }
    }
    return types
  }

  private func type(
    _ value: ExerciseType, _ defaults: inout PackedDefaults
  ) throws(PackedProblem) -> ExerciseType {
    try count(PackedLimits.largeValue)
    var type = ExerciseType(name: nil)
    let own = isReading ? nil : defaults.index(of: value.name)
    var found: Int?
    if let next = defaults.next, flag(own == next, .nextType, defaults.lastGuess) {
      found = next
      defaults.lastGuess = 2
    } else {
      defaults.lastGuess = 1
      let index = try choice(own ?? defaults.count, weights: defaults.weights)
      found = index < defaults.count ? index : nil
    }
    if let found {
      let usual = defaults.take(found)
      type.name = usual.name
      type.variations =
        flag(
          Self.same(value.variations, usual.variations), .sameVariations, min(usual.variations?.count ?? 0, 1)
        )
        ? usual.variations : try variations(value.variations, usual: usual.variations ?? [])
      type.category =
        flag(Self.same(value.category.map { [$0] }, usual.category.map { [$0] }), .sameCategory)
        ? usual.category : try text(value.category, .typeCategory, .category)
      let style = PackedStyle(usual.style).rawValue
      type.style =
        flag(
          Self.same(value.style.map { [$0.rawValue] }, usual.style.map { [$0.rawValue] }), .sameStyle, style)
        ? usual.style : try self.style(value.style, category: 10)
    } else {
      type.name = try text(value.name, .typeName, .name)
      type.variations = try variations(value.variations, usual: [])
      type.category = try text(value.category, .typeCategory, .category)
      type.style = try style(value.style, category: PackedExercises.category(type.category))
    }
    type.sourceFields = try sourceFields(value.sourceFields, .typeFields)
    return type
  }

  private func variations(_ value: [String]?, usual: [String]) throws(PackedProblem) -> [String]? {
    var left = usual
    return try optional(value, .typeVariations, else: []) { value throws(PackedProblem) in
      try self.list(value, .typeVariations, else: "") { value throws(PackedProblem) in
        if !left.isEmpty {
          var weights = [UInt32](repeating: 3, count: left.count + 1)
          weights[0] = 24
          let own = left.firstIndex { $0.utf8.elementsEqual(value.utf8) } ?? left.count
          let place = try self.choice(own, weights: weights)
          if place < left.count { return left.remove(at: place) }
        }
        return try self.text(value, .variation)
      }
    }
  }

  private static func same(_ left: [String]?, _ right: [String]?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    return left.count == right.count && zip(left, right).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  private func colors(_ value: [CategoryColor]) throws(PackedProblem) -> [CategoryColor] {
    try list(value, .colors, else: CategoryColor(category: "", color: "")) { value throws(PackedProblem) in
      let category = try self.text(value.category, .category)
      // The words of colours stand in the order of the categories whose they are.
      let usual = PackedExercises.category(category)
      let color = try self.text(value.color, .color) { _, place in
        place == usual && usual < PackedWords.colorCount ? 200 : 1
      }
      return CategoryColor(category: category, color: color)
    }
  }
}
