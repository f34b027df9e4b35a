internal import FormatKit
internal import Notation
internal import WorkoutModel

/// A record as it stands in the file, with the records elsewhere in the file that say they are a part of it.
struct OpenBodyNode {
  let element: JSONElement
  let path: ObjectPath
  var parts: [OpenBodyNode] = []

  /// Where it stands.
  var pointer: String { path.description }

  /// The word that says what it is.
  var type: String? { element["recordType"]?.text }

  /// The nodes of what stands in a list of this record, which share the text of their places.
  func nodes(in key: StaticString) -> [OpenBodyNode] {
    guard let elements = element[key]?.elements, !elements.isEmpty else { return [] }
    let path = ObjectPath(pointer)
    return elements.enumerated().map { OpenBodyNode(element: $1, path: path.inner(key, $0)) }
  }

  /// The record that this one is a part of, by its links.
  var whole: String? {
    element["links"]?.elements.first { $0["type"]?.text == "partOf" }?["ref"]?.text
  }

  /// The rank of a type of record: a part has a higher one than its whole, but for blocks within blocks.
  static func rank(_ type: String?) -> Int? {
    switch type {
    case "Session": 0
    case "Block": 1
    case "Exercise": 2
    case "WorkUnit": 3
    default: nil
    }
  }

  /// The list of this record that holds records of a type; nil for none.
  func holder(of part: String?) -> StaticString? {
    guard let rank = Self.rank(type), let inner = Self.rank(part), inner > rank || inner == 1 && rank == 1
    else {
      return nil
    }
    switch (rank, inner) {
    case (0, 1): return "blocks"
    case (0, 2): return "exercises"
    case (1, _): return "children"
    default: return "workUnits"
    }
  }
}
