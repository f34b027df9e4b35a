internal import WorkoutModel

/// What a `WorkoutStatistics` says of a workout: since iOS 16 energy, distance and heart rate stand there.
struct HealthStatistic {
  /// What is summed up: `HKQuantityTypeIdentifierHeartRate`.
  let type: String
  let unit: String?
  /// What it says, by the names of its attributes.
  private(set) var values: [(name: String, text: String)] = []
  /// Its other attributes.
  private let others: [SourceFields.Field]

  private static let names = ["sum", "average", "minimum", "maximum"]

  /// Takes the element of a statistic of `workout`, whose times it may say again.
  init(_ element: HealthElement, of workout: HealthElement) {
    var element = element
    type = element.take("type") ?? ""
    unit = element.take("unit")
    var values: [(name: String, text: String)] = []
    for name in Self.names {
      if let text = element.take(name) { values.append((name, text)) }
    }
    for name in ["startDate", "endDate"] where element[name] == workout[name] { element.drop(name) }
    others = element.fields
    self.values = values
  }

  /// The number that it says under `name`, which is then read if `read` makes something of it.
  mutating func take<Value>(_ name: String, _ read: (ExactDecimal, String?) -> Value?) -> Value? {
    guard let index = values.firstIndex(where: { $0.name == name }),
      let number = ExactDecimal(lenient: values[index].text), let value = read(number, unit)
    else { return nil }
    values.remove(at: index)
    return value
  }

  /// What was not read: `minimum 98 count/min`, and each other attribute.
  var fields: [SourceFields.Field] {
    let name = "WorkoutStatistics/\(type)"
    let rest = others.map { SourceFields.Field(name: "\(name)/\($0.name)", text: $0.text) }
    guard !values.isEmpty else { return rest }
    let text = values.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
    return [SourceFields.Field(name: name, text: unit.map { "\(text) \($0)" } ?? text)] + rest
  }
}
