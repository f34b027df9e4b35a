internal import WorkoutModel

extension Place {
  /// The place of the same text where `lines` more lines stand before it.
  func moved(by lines: Int) -> Place {
    var place = self
    if place.document == .source { place.line = place.line.map { $0 + lines } }
    return place
  }
}

extension WorkoutError {
  /// The same error of a text before which `lines` more lines stand.
  func moved(by lines: Int) -> WorkoutError {
    guard case .input(var error) = self else { return self }
    error.place = error.place.moved(by: lines)
    return .input(error)
  }
}
