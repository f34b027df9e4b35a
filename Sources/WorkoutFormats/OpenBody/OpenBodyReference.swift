internal import Notation
internal import WorkoutModel

/// The movement that an exercise refers to: an id of a registry, the source's own words, or both.
struct OpenBodyReference {
  /// The words of the source; for want of them, the id in words.
  private(set) var name: String?
  private(set) var equipment: String?
  private(set) var muscles: [String] = []
  /// What else stands there, and what the name alone does not tell.
  private(set) var kept: [SourceFields.Field] = []

  static let key = "exerciseRef"

  /// The member of `record` that refers to a movement.
  static func element(of record: JSONElement) -> JSONElement? { record["exerciseRef"] }

  /// Reads a reference; nil for none, in whose place the first of the `disciplines` is the name.
  init(_ element: JSONElement?, disciplines: [String] = []) {
    guard let element else {
      name = disciplines.first.map(Self.words)
      kept = [.init(name: Self.key, text: "null")]
      return
    }
    if let id = element.text {
      name = Self.name(ofID: id)
      kept = [.init(name: Self.key, text: element.canonical)]
      return
    }
    readFacets(element["facets"])
    guard let opaque = element["opaque"]?.text else {
      name = element["id"]?.text.map(Self.name)
      kept = [.init(name: Self.key, text: element.canonical)]
      return
    }
    name = opaque
    for (key, value) in element.members where key != "opaque" {
      let path = "\(Self.key)/\(JSONPointer.escaped(key))"
      if key == "facets", value.kind == .object, equipment != nil || !muscles.isEmpty {
        keepFacets(value, below: path)
      } else {
        kept.append(.init(name: path, text: value.canonical))
      }
    }
  }

  private mutating func readFacets(_ facets: JSONElement?) {
    equipment = facets?["equipment"]?.text
    let primary = facets?["anatomy"]?["primary"]?.elements ?? []
    let texts = primary.compactMap { $0.text }
    if texts.count == primary.count { muscles = texts }
  }

  private mutating func keepFacets(_ facets: JSONElement, below path: String) {
    for (key, value) in facets.members {
      let path = "\(path)/\(JSONPointer.escaped(key))"
      if key == "equipment", equipment != nil { continue }
      guard key == "anatomy", !muscles.isEmpty else {
        kept.append(.init(name: path, text: value.canonical))
        continue
      }
      for (key, value) in value.members where key != "primary" {
        kept.append(.init(name: "\(path)/\(JSONPointer.escaped(key))", text: value.canonical))
      }
    }
  }

  // MARK: Writing

  /// Adds the reference of an exercise to `members`: the one that was kept where it still means the same.
  static func write(
    _ exercise: Exercise, disciplines: [String], to members: inout OpenBodyMembers
  ) {
    let details = exercise.details
    let own = OpenBodyNotation.own(details?.sourceFields)
    if let text = own.text(of: key), let element = JSONElement(json: text) {
      let isAbsent = element.kind == .null
      let read = OpenBodyReference(isAbsent ? nil : element, disciplines: disciplines)
      if ExerciseIdentity.areSame(read.name, exercise.identity.name), read.equipment == details?.equipment,
        read.muscles == details?.muscles ?? []
      {
        if !isAbsent { members.json(key, text) }
        return
      }
    }
    members.text("\(key)/opaque", exercise.identity.name ?? "")
    members.text("\(key)/facets/equipment", details?.equipment)
    if let muscles = details?.muscles, !muscles.isEmpty {
      let list = muscles.map(JSONOutput.quoted).joined(separator: ",")
      members.json("\(key)/facets/anatomy/primary", "[\(list)]")
    }
    members.fill(own.filter { $0.name.hasPrefix(key + "/") })
  }

  /// True for a field that ``write(_:disciplines:to:)`` takes care of.
  static func owns(_ field: SourceFields.Field) -> Bool {
    field.name == key || field.name.hasPrefix(key + "/")
  }

  // MARK: Words

  /// `Bench Press (Barbell, Incline)` for `bench-press.barbell.incline`.
  static func name(ofID id: String) -> String {
    let isID =
      !id.isEmpty
      && id.utf8.allSatisfy { byte in
        JSONBytes.isDigit(byte) || (0x61...0x7a).contains(byte) || byte == UInt8(ascii: "-")
          || byte == UInt8(ascii: ".")
      }
    guard isID else { return id }
    let parts = id.split(separator: ".").map { words(String($0)) }
    guard let first = parts.first else { return id }
    return parts.count == 1 ? first : "\(first) (\(parts.dropFirst().joined(separator: ", ")))"
  }

  /// The words of a token, each with a capital letter.
  static func words(_ token: String) -> String {
    token.split { $0 == "-" || $0 == "_" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
