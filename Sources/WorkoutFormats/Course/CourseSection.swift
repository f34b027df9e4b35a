internal import WorkoutModel

/// The parts of a course file.
enum CourseSection: Equatable {
  case head
  case data
  case text
  /// A part of another name, which is kept.
  case other(String)

  /// What the first line of the head holds, in lower case.
  static let headMark = "[course header]"

  /// The name between the brackets.
  var name: String {
    switch self {
    case .head: "COURSE HEADER"
    case .data: "COURSE DATA"
    case .text: "COURSE TEXT"
    case .other(let name): name
    }
  }

  /// The name of what is kept of a comment, and of a marker.
  static let comment = ";"
  static let lap = "LAP"

  /// False for a key of the head that what is kept of other parts is called.
  static func isFreeName(_ key: String) -> Bool {
    ![lap, CourseSection.text.name, CourseSection.head.name].contains(key)
  }

  /// What is kept in the order in which it is written: comments, the head, markers, texts, parts of other names.
  static func order(_ kept: [SourceFields.Field]) -> [SourceFields.Field] {
    func rank(_ name: String) -> Int {
      switch name {
      case comment: 0
      case lap: 2
      case CourseSection.text.name: 3
      default: name.hasPrefix("[") ? 4 : 1
      }
    }
    return (0...4).flatMap { part in kept.filter { rank($0.name) == part } }
  }

  init(name: String) {
    switch name.uppercased() {
    case "COURSE HEADER": self = .head
    case "COURSE DATA": self = .data
    case "COURSE TEXT": self = .text
    default: self = .other(name)
    }
  }
}
