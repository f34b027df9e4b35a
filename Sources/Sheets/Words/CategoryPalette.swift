internal import ExerciseCatalog
internal import WorkoutModel

/// The colours of the categories: the file's own, else those that the app gives them.
struct CategoryPalette: Sendable {
  /// What is drawn for an unknown category.
  static let unknown = Ink(grey: 0.55)

  private var inks: [String: Ink] = [:]

  init(_ colors: [CategoryColor]?) {
    for category in ExerciseCategory.allCases {
      inks[category.rawValue] = Ink(hex: category.defaultColor)
    }
    for color in colors ?? [] {
      if let ink = Ink(hex: color.color) { inks[color.category] = ink }
    }
  }

  /// The colour of a category: of one that the file does not list, that of the app's nearest one.
  func ink(of category: String?) -> Ink {
    guard let category else { return Self.unknown }
    let nearest = inks[category] == nil ? ExerciseCategory(closestTo: category)?.rawValue : category
    return nearest.flatMap { inks[$0] } ?? Self.unknown
  }
}
