/// A part of the day, by which the app calls workouts.
enum PackedDayPart: String, CaseIterable {
  case night = "Night"
  case morning = "Morning"
  case afternoon = "Afternoon"
  case evening = "Evening"

  /// The part that an hour belongs to.
  init(hour: Int) {
    switch hour {
    case 5..<12: self = .morning
    case 12..<17: self = .afternoon
    case 17..<21: self = .evening
    default: self = .night
    }
  }

  /// The part that a title begins with; nil for any other title.
  init?(beginning title: String) {
    guard let part = Self.allCases.first(where: { title.utf8.starts(with: $0.rawValue.utf8) }) else {
      return nil
    }
    self = part
  }
}
