internal import WorkoutModel

extension [SourceFields.Field] {
  /// The text of the first field called `name`.
  func text(of name: StaticString) -> String? {
    isEmpty ? nil : text(of: "\(name)")
  }

  /// The text of the first field called `name`.
  func text(of name: String) -> String? {
    isEmpty ? nil : first { $0.name == name }?.text
  }
}
