internal import ExerciseCatalog
internal import WorkoutModel

/// Which exercise FIT means by two numbers: a category, and a subtype within it.
struct FITExercise: Hashable {
  /// The category of what no category is known of.
  static let unknownCategory: UInt16 = 65_534
  /// The subtype of what is known by its category alone; 0 is an exercise.
  static let unsetSubtype: UInt16 = 65_535
  /// The last category that Garmin Connect shows in sets.
  private static let lastCategoryOfSets: UInt16 = 32
  /// What nothing is known of.
  static let unknown = FITExercise(category: unknownCategory, subtype: unsetSubtype)

  let category: UInt16
  let subtype: UInt16

  /// FIT's own name, `Barbell Bench Press`, else that of its category; nil where neither is known.
  var name: String? {
    guard let category = Self.categories[category] else { return nil }
    let names = category.names
    let place = Int(subtype)
    return FITWords.capitalized(
      names.indices.contains(place) && names[place] != "-" ? names[place] : category.name)
  }

  /// True where the subtype is one that ``name`` tells.
  var isNamed: Bool {
    guard let names = Self.categories[category]?.names else { return false }
    return names.indices.contains(Int(subtype)) && names[Int(subtype)] != "-"
  }

  /// What `name` means: the exercise of the catalogue that it names, else FIT's own words.
  init(named name: String?, variation: String? = nil) {
    self = Self.lookedUp(name, variation) ?? .unknown
  }

  init(category: UInt16, subtype: UInt16) {
    self.category = category
    self.subtype = subtype
  }

  private static func lookedUp(_ name: String?, _ variation: String?) -> FITExercise? {
    guard let name, name.utf8.count <= longestName else { return nil }
    let known = Catalog.exercise(named: name, variation: variation).flatMap {
      FITCatalogTable.exercise(of: $0)
    }
    let own = variation ?? "" == "" ? byName[FITWords.plain(name)] : nil
    // Swimming is no exercise of the core, as which FIT has it; but its own words say more than the category.
    if let known, known.subtype != unsetSubtype || own?.category != known.category { return known }
    return own ?? known
  }

  /// Longer names are not looked up: no table has one.
  private static let longestName = 120

  private static let categories: [UInt16: FITCategory] = {
    var categories: [UInt16: FITCategory] = [:]
    for category in FITNameTable.categories { categories[category.number] = category }
    return categories
  }()

  /// The exercises by FIT's own names, as far as all programs know them; of two of one name, the first.
  private static let byName: [String: FITExercise] = {
    var exercises: [String: FITExercise] = [:]
    for category in FITNameTable.categories where category.number <= lastCategoryOfSets {
      for (place, name) in category.names.enumerated() where name != "-" && exercises[name] == nil {
        exercises[name] = FITExercise(category: category.number, subtype: UInt16(place))
      }
    }
    return exercises
  }()
}
