internal import Notation
internal import WorkoutModel

/// The attributes of one element, taken one after the other by name in any letter case; what is not taken is kept.
struct ZWOAttributes {
  private let reporter: TextInput
  private let element: XMLElement
  private var rest: [XMLElement.Attribute]

  init(_ element: XMLElement, _ reporter: TextInput) {
    self.reporter = reporter
    self.element = element
    rest = element.attributes
  }

  /// True where `name`, in lower case, is there and has not been taken.
  func has(_ name: String) -> Bool { index(of: name) != nil }

  /// The value of `name`.
  mutating func text(_ name: String) -> String? {
    index(of: name).map { rest.remove(at: $0).value }
  }

  /// The number that `name` holds; any other value is kept as it is, and reported.
  mutating func number(_ name: String) -> ExactDecimal? {
    guard let index = index(of: name) else { return nil }
    guard let number = ZWONumber.parse(rest[index].value, of: rest[index].name, at: element.offset, reporter)
    else { return nil }
    rest.remove(at: index)
    return number
  }

  /// What `name` means to `meaning`; a value that means nothing is kept as it is, and reported.
  mutating func value<Value>(_ name: String, expected: String, _ meaning: (String) -> Value?) -> Value? {
    guard let index = index(of: name) else { return nil }
    guard let value = meaning(rest[index].value) else {
      ZWONumber.reportMisfit(rest[index].value, of: rest[index].name, expected, at: element.offset, reporter)
      return nil
    }
    rest.remove(at: index)
    return value
  }

  /// What has not been taken, each under its name behind an `@`.
  func kept(below path: String = "") -> [SourceFields.Field] {
    rest.map { .init(name: "\(path)@\($0.name)", text: $0.value) }
  }

  private func index(of name: String) -> Int? { rest.firstIndex { $0.name.lowercased() == name } }
}
