/// The values of closed lists as people type them: in any letter case, and units by their other names.
enum ValueSpelling {
  private static let units = [
    "kgs": "kg", "kilo": "kg", "kilos": "kg", "kilogram": "kg", "kilograms": "kg",
    "lbs": "lb", "pound": "lb", "pounds": "lb",
    "kms": "km", "kilometre": "km", "kilometres": "km", "kilometer": "km", "kilometers": "km",
    "mile": "mi", "miles": "mi", "metre": "m", "metres": "m", "meter": "m", "meters": "m",
    "yard": "yd", "yards": "yd", "foot": "ft", "feet": "ft",
  ]

  /// The value that is meant; nil where the text is close to none of them.
  static func meant(by text: String, among allowed: [String]) -> String? {
    let lowered = text.lowercased()
    if let same = allowed.first(where: { $0.lowercased() == lowered }) { return same }
    return units[lowered].flatMap { allowed.contains($0) ? $0 : nil }
  }
}
