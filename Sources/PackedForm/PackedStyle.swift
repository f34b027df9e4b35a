internal import WorkoutModel

/// What the sets of an exercise record: one of the app's styles, none, or another; the order is that of the format.
enum PackedStyle: Int {
  case repsWeight, reps, timeWeight, time, custom, none, other

  init(_ style: SetStyle?) {
    guard let style else {
      self = .none
      return
    }
    let name = ExactText(style.rawValue)
    let number = Self.styles.firstIndex { ExactText($0.rawValue) == name }
    self = number.flatMap(PackedStyle.init) ?? .other
  }

  /// The app's styles by their numbers.
  private static let styles: [SetStyle] = [.repsWeight, .reps, .timeWeight, .time, .custom]
}
