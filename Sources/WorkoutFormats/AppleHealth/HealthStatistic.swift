internal import WorkoutModel

/// What a `WorkoutStatistics` says of a workout: since iOS 16 energy, distance and heart rate stand there.
struct HealthStatistic {
  /// What is summed up: `HKQuantityTypeIdentifierHeartRate`.
  let type: String
  let unit: String?
  /// What it says, by the names of its attributes.
  private(set) var values: [(name: String, text: String)] = []

  private static let names = ["sum", "average", "minimum", "maximum"]

  init(_ element: HealthElement) {
    type = element["type"] ?? ""
    unit = element["unit"]
    for name in Self.names {
      if let text = element[name] { values.append((name, text)) }
    }
  }

  /// The number that it says under `name`, which is then read if `read` makes something of it.
  mutating func take<Value>(_ name: String, _ read: (ExactDecimal, String?) -> Value?) -> Value? {
    guard let index = values.firstIndex(where: { $0.name == name }),
      let number = ExactDecimal(lenient: values[index].text), let value = read(number, unit)
    else { return nil }
    values.remove(at: index)
    return value
  }

  /// What was not read: `minimum 98 count/min`; nil for nothing.
  var field: SourceFields.Field? {
    guard !values.isEmpty else { return nil }
    let text = values.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
    return SourceFields.Field(
      name: "WorkoutStatistics/\(type)", text: unit.map { "\(text) \($0)" } ?? text)
  }
}
