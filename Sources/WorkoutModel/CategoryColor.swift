/// The colour in which an app draws a category of exercises.
public struct CategoryColor: Hashable, Sendable {
  /// The category.
  public var category: String
  /// The colour as written, RRGGBB in hex digits.
  public var color: String

  /// Makes a category's colour.
  public init(category: String, color: String) {
    self.category = category
    self.color = color
  }
}
