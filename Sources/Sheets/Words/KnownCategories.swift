internal import ExerciseCatalog
internal import WorkoutModel

/// Gives exercises whose source has no category that of the catalogue, so that their pages have colours too.
final class KnownCategories {
  /// The most names that are kept.
  private static let maximumCount = 1 << 14

  private struct Name: Hashable {
    var name: String
    var variation: String?
  }

  private var categories: [Name: String?] = [:]

  /// `exercises` with the categories of those that the catalogue knows by their names.
  func filling(_ exercises: [Exercise]) -> [Exercise] {
    var result = exercises
    for index in result.indices {
      let identity = result[index].identity
      guard identity.category?.isEmpty ?? true, let category = category(of: identity) else { continue }
      result[index].identity = ExerciseIdentity(
        name: identity.name, variation: identity.variation, category: category, style: identity.style)
    }
    return result
  }

  private func category(of identity: ExerciseIdentity) -> String? {
    guard let text = identity.name, !text.isEmpty else { return nil }
    let name = Name(name: text, variation: identity.variation)
    if let known = categories[name] { return known }
    let found = Catalog.exercise(named: text, variation: identity.variation)?.category.rawValue
    if categories.count < Self.maximumCount { categories[name] = .some(found) }
    return found
  }
}
