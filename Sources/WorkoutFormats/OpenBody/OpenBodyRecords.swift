internal import FormatKit
internal import Notation
internal import WorkoutModel

/// The records of a file: those of one whole put together, and told apart by what they hold.
struct OpenBodyRecords {
  /// Records within one another that are put together.
  private static let maximumDepth = 64

  /// Sessions, and blocks, exercises and work units that stand alone.
  private(set) var training: [OpenBodyNode] = []
  /// Measurements, and records that the model has no place for.
  private(set) var others: [OpenBodyNode] = []
  private let reporter: JSONReporter
  private var nodes: [OpenBodyNode] = []
  /// The parts of each record, by their numbers.
  private var parts: [Int: [Int]] = [:]
  private var used: Set<Int> = []
  /// Parts that have no place in their wholes.
  private var apart: [Int] = []

  init(_ top: JSONElement, _ reporter: JSONReporter) {
    self.reporter = reporter
    if top.kind == .array {
      for (number, element) in top.elements.enumerated() { add(element, at: "/\(number)") }
    } else {
      add(top, at: "")
    }
    join()
  }

  private mutating func add(_ element: JSONElement, at pointer: String) {
    guard element.kind == .object, element["recordType"]?.kind == .text else {
      return reporter.report(
        .error, .dropped, "value that is no record", of: .value, detail: element.excerpt, at: element.offset,
        pointer: pointer)
    }
    nodes.append(OpenBodyNode(element: element, path: ObjectPath(pointer)))
  }

  private mutating func join() {
    // By id; of several records of one id the first of each type.
    var numbers: [String: [Int]] = [:]
    var superseded: Set<String> = []
    for (number, node) in nodes.enumerated() {
      let type = node.type
      if let id = node.element["id"]?.text, OpenBodyNode.rank(type) != nil,
        numbers[id]?.contains(where: { nodes[$0].type == type }) != true
      {
        numbers[id, default: []].append(number)
      }
      if let id = node.element["supersedes"]?.text { superseded.insert(id) }
    }
    var roots: [Int] = []
    for (number, node) in nodes.enumerated() {
      let wholes = node.whole.flatMap { numbers[$0] } ?? []
      if let whole = wholes.first(where: { $0 != number && holds(nodes[$0], node) }) {
        parts[whole, default: []].append(number)
      } else {
        roots.append(number)
      }
    }
    for number in roots { place(number, superseded) }
    // Those that their wholes have no room for stand alone, with their own parts.
    while !apart.isEmpty {
      let next = apart.sorted()
      apart = []
      for number in next { place(number, superseded) }
    }
    // What is left are parts of one another in a circle, or too deep.
    for number in nodes.indices where !used.contains(number) { place(number, superseded) }
    apart = []
    parts = [:]
    nodes = []
  }

  /// True where `part` has a list to stand in, and no other list of a session has anything.
  private func holds(_ whole: OpenBodyNode, _ part: OpenBodyNode) -> Bool {
    guard let key = whole.holder(of: part.type), Self.isLive(part.element) else { return false }
    guard whole.type == "Session" else { return true }
    let lists = ["blocks", "exercises", "workUnits"] as [StaticString]
    return lists.allSatisfy {
      $0.description == key.description || whole.element[$0]?.elements.isEmpty ?? true
    }
  }

  private static func isLive(_ element: JSONElement) -> Bool {
    let status = element["status"]?.text
    return status == nil || status == "active"
  }

  private mutating func place(_ number: Int, _ superseded: Set<String>) {
    guard !used.contains(number) else { return }
    let node = tree(number, depth: 0)
    let isSuperseded = node.element["id"]?.text.map { superseded.contains($0) } ?? false
    if OpenBodyNode.rank(node.type) != nil, Self.isLive(node.element), !isSuperseded {
      training.append(node)
    } else {
      appendOther(node)
    }
  }

  private mutating func appendOther(_ node: OpenBodyNode) {
    others.append(node)
    for part in node.parts { appendOther(part) }
  }

  private mutating func tree(_ number: Int, depth: Int) -> OpenBodyNode {
    used.insert(number)
    var node = nodes[number]
    guard depth < Self.maximumDepth else { return node }
    var key: String?
    for part in parts[number] ?? [] where !used.contains(part) {
      let holder = node.holder(of: nodes[part].type)?.description
      // The parts of a session stand in one list.
      if let key, key != holder {
        apart.append(part)
        continue
      }
      key = holder
      node.parts.append(tree(part, depth: depth + 1))
    }
    return node
  }
}
