internal import FormatKit
internal import Notation
internal import WorkoutModel

/// How the exercises of a session stand in it: in a list, in blocks within blocks, or as work units alone.
///
/// It is kept as the list of the source with the number of each exercise in its place, in a list of its own where its
/// work units stand without it: `[{"recordType":"Block","grouping":"superset","children":[0,[1]]}]`.
struct OpenBodyLayout {
  /// What a list of a session or a block holds.
  indirect enum Entry {
    /// The exercise of a number.
    case exercise(Int)
    /// The work units of the exercise of a number, without it.
    case sets(Int)
    /// A block: its members but for `children`, and these.
    case block([SourceFields.Field], [Entry])
  }

  /// Blocks whose exercises are done in turn.
  static let turns: Set<String> = ["superset", "giant_set", "circuit", "complex", "contrast", "pre_exhaust"]

  /// The key of the list.
  let key: String
  let entries: [Entry]

  init(key: String, entries: [Entry]) {
    self.key = key
    self.entries = entries
  }

  /// The layout that was kept, where it holds all exercises and their supersets; else one of the supersets alone.
  init(of exercises: [Exercise], _ supersets: [[Int]]?, _ kept: [SourceFields.Field]) {
    self =
      Self.kept(exercises, supersets ?? [], kept) ?? OpenBodyLayout(exercises.count, supersets ?? [])
  }

  /// The layout that was kept, where it holds all exercises and their supersets.
  static func kept(
    _ exercises: [Exercise], _ supersets: [[Int]], _ kept: [SourceFields.Field]
  ) -> OpenBodyLayout? {
    for key in ["blocks", "workUnits"] {
      guard let element = kept.text(of: key).flatMap({ JSONElement(json: $0) }),
        let entries = Self.entries(element), entries.count > 0
      else { continue }
      let layout = OpenBodyLayout(key: key, entries: entries)
      if layout.holds(exercises, supersets) { return layout }
    }
    return nil
  }

  /// A list of exercises, or blocks where there are supersets.
  init(_ count: Int, _ supersets: [[Int]]) {
    guard !supersets.isEmpty else {
      key = "exercises"
      entries = (0..<count).map { .exercise($0) }
      return
    }
    key = "blocks"
    let firsts = Dictionary(firstOf: supersets.compactMap { group in group.first.map { ($0, group) } })
    let members = Set(supersets.flatMap { $0 })
    entries = (0..<count).compactMap { index in
      if let group = firsts[index] {
        let grouping = SourceFields.Field(name: "grouping", text: "\"superset\"")
        return .block([grouping], group.filter { $0 < count }.map { .exercise($0) })
      }
      return members.contains(index) ? nil : .block([], [.exercise(index)])
    }
  }

  // MARK: Text

  private static func entries(_ list: JSONElement) -> [Entry]? {
    guard list.kind == .array else { return nil }
    var entries: [Entry] = []
    for element in list.elements {
      guard let entry = entry(element) else { return nil }
      entries.append(entry)
    }
    return entries
  }

  private static func entry(_ element: JSONElement) -> Entry? {
    switch element.kind {
    case .number: return element.count.flatMap { $0 >= 0 ? .exercise(Int($0)) : nil }
    case .array:
      let inner = element.elements
      return inner.count == 1 ? inner.first?.count.flatMap { $0 >= 0 ? .sets(Int($0)) : nil } : nil
    case .object:
      guard let children = element["children"].flatMap(entries) else { return nil }
      let fields = element.members.filter { $0.key != "children" }.map {
        SourceFields.Field(name: JSONPointer.escaped($0.key), text: $0.value.canonical)
      }
      return .block(fields, children)
    default: return nil
    }
  }

  /// The list as it is kept.
  var text: String { Self.text(entries) }

  private static func text(_ entries: [Entry]) -> String {
    let texts = entries.map { entry in
      switch entry {
      case .exercise(let index): return "\(index)"
      case .sets(let index): return "[\(index)]"
      case .block(let fields, let inner):
        var members = OpenBodyMembers()
        members.fill(fields)
        members.json("children", text(inner))
        return members.object
      }
    }
    return "[" + texts.joined(separator: ",") + "]"
  }

  // MARK: What it holds

  /// True where each exercise stands in it once, and the supersets are those of its blocks.
  private func holds(_ exercises: [Exercise], _ supersets: [[Int]]) -> Bool {
    var numbers: [Int] = []
    Self.collect(entries, into: &numbers)
    guard numbers == Array(0..<exercises.count), self.supersets == supersets else { return false }
    return Self.areLoose(entries, exercises)
  }

  private static func collect(_ entries: [Entry], into numbers: inout [Int]) {
    for entry in entries {
      switch entry {
      case .exercise(let index), .sets(let index): numbers.append(index)
      case .block(_, let inner): collect(inner, into: &numbers)
      }
    }
  }

  /// True where work units that stand without their exercise leave nothing of it out.
  private static func areLoose(_ entries: [Entry], _ exercises: [Exercise]) -> Bool {
    entries.allSatisfy { entry in
      switch entry {
      case .exercise: return true
      case .sets(let index):
        let details = exercises[index].details
        return details?.notes == nil && !exercises[index].sets.isEmpty
          && OpenBodyNotation.own(details?.sourceFields).allSatisfy { OpenBodyReference.owns($0) }
      case .block(_, let inner): return areLoose(inner, exercises)
      }
    }
  }

  /// True where a block has a result, which tells that it was done.
  var hasResult: Bool { Self.haveResult(entries) }

  private static func haveResult(_ entries: [Entry]) -> Bool {
    entries.contains { entry in
      guard case .block(let fields, let inner) = entry else { return false }
      return fields.contains { $0.name == "performance" || $0.name == "outcome" } || haveResult(inner)
    }
  }

  /// The exercises of each block whose exercises are done in turn, by the innermost of them.
  var supersets: [[Int]] {
    var groups: [[Int]] = []
    Self.group(entries, into: nil, &groups)
    return groups.filter { !$0.isEmpty }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  private static func group(_ entries: [Entry], into group: Int?, _ groups: inout [[Int]]) {
    for entry in entries {
      switch entry {
      case .exercise(let index), .sets(let index):
        if let group { groups[group].append(index) }
      case .block(let fields, let inner):
        let grouping = fields.text(of: "grouping").flatMap { JSONElement(json: $0) }?.text
        guard let grouping, turns.contains(grouping) else {
          Self.group(inner, into: group, &groups)
          continue
        }
        groups.append([])
        Self.group(inner, into: groups.count - 1, &groups)
      }
    }
  }
}
