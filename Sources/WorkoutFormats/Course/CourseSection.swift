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

  init(name: String) {
    switch name.uppercased() {
    case "COURSE HEADER": self = .head
    case "COURSE DATA": self = .data
    case "COURSE TEXT": self = .text
    default: self = .other(name)
    }
  }
}
