/// The normal form of OpenBody, in which two writings of one thing are equal: a set of flat records as text.
///
/// Section 8.3 of the specification has it; this one goes as far as the published vectors do.
enum OpenBodyNormalForm {
  private typealias Members = [String: JSONValue]

  private static let lists = ["blocks", "exercises", "workUnits", "children"]
  private static let sets = ["links", "media", "modifiers", "qualities"]
  private static let times = ["startTime", "endTime", "asOf"]
  /// Numbers that may be written as a target, and the unit that they have without saying so.
  private static let metrics = [
    "reps": "", "time": "s", "distance": "m", "energy": "kcal", "rest": "s", "restBetween": "s",
  ]

  /// The records in `value`: one, or a list.
  static func of(_ value: JSONValue) -> Set<String> {
    var records: Set<String> = []
    for record in value.elements.isEmpty ? [value] : value.elements { add(members(record), to: &records) }
    return records
  }

  private static func members(_ value: JSONValue) -> Members {
    guard case .object(let members) = value else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: members.map { (String(String.UnicodeScalarView($0.key)), $0.value) })
  }

  private static func object(_ members: Members) -> JSONValue {
    .object(Dictionary(uniqueKeysWithValues: members.map { (Array($0.key.unicodeScalars), $0.value) }))
  }

  private static func text(_ text: String) -> JSONValue { .text(Array(text.unicodeScalars)) }

  private static func string(_ value: JSONValue?) -> String? {
    guard case .text(let scalars)? = value else { return nil }
    return String(String.UnicodeScalarView(scalars))
  }

  // MARK: Records

  private static func add(_ record: Members, to records: inout Set<String>) {
    var record = record
    let id = string(record["id"]) ?? ""
    for list in lists {
      let children = (record.removeValue(forKey: list)?.elements ?? []).flatMap { expanded(members($0)) }
      for (number, var child) in children.enumerated() {
        child["id"] = child["id"] ?? text("\(id)#\(list)#\(number + 1)")
        let link = object(["ref": text(id), "type": text("partOf")])
        child["links"] = .array((child["links"]?.elements ?? []) + [link])
        for key in ["subject", "startTime"] { child[key] = child[key] ?? record[key] }
        add(child, to: &records)
      }
    }
    record["status"] = record["status"] ?? text("active")
    records.insert(canonical(object(record), key: ""))
  }

  /// A work unit for each of the sets that a prescription asks for; the first keeps the id.
  private static func expanded(_ unit: Members) -> [Members] {
    var prescription = unit["prescription"].map(members) ?? [:]
    guard case .number(let count)? = prescription.removeValue(forKey: "sets") else { return [unit] }
    var single = unit
    single["prescription"] = object(prescription)
    return (0..<(Int(count) ?? 1)).map { number in
      var copy = single
      if number > 0 { copy["id"] = nil }
      return copy
    }
  }

  // MARK: Values

  private static func canonical(_ value: JSONValue, key: String, isOpaque: Bool = false) -> String {
    switch value {
    case .null: return "null"
    case .bool(let bool): return "\(bool)"
    case .number(let number): return self.number(number)
    case .text(let scalars):
      let text = String(String.UnicodeScalarView(scalars))
      return "\"\(!isOpaque && times.contains(key) ? time(text) : text)\""
    case .array(let elements):
      let texts = elements.map { canonical($0, key: key, isOpaque: isOpaque) }
      return "[\((sets.contains(key) ? texts.sorted() : texts).joined(separator: ","))]"
    case .object:
      var members = members(value)
      if !isOpaque, let number = fixedPoint(members) { return number }
      if !isOpaque { fold(&members) }
      let texts = members.map { name, value in
        "\"\(name)\":\(canonical(value, key: name, isOpaque: isOpaque || name == "extension"))"
      }
      return "{\(texts.sorted().joined(separator: ","))}"
    }
  }

  /// Writes short forms out, and puts units where they belong.
  private static func fold(_ members: inout Members) {
    if let reference = members["exerciseRef"], string(reference) != nil {
      members["exerciseRef"] = object(["id": reference])
    }
    for (name, unit) in metrics {
      guard let value = members[name] else { continue }
      members[name] = target(value, usual: unit)
    }
    // A load, or an intensity: the unit stands beside the value.
    guard let value = members["value"], members["absolute"] == nil else { return }
    var inner = Self.members(value)
    for name in ["absolute", "range"] {
      guard var form = inner[name].map(Self.members), let unit = form.removeValue(forKey: "unit") else {
        continue
      }
      inner[name] = object(form)
      members["unit"] = members["unit"] ?? unit
      members["value"] = object(inner)
    }
  }

  private static func target(_ value: JSONValue, usual: String) -> JSONValue {
    var members = members(value)
    if members.isEmpty || fixedPoint(members) != nil { return object(["absolute": object(["value": value])]) }
    guard var absolute = members["absolute"].map(Self.members) else { return value }
    if string(absolute["unit"]) == usual { absolute["unit"] = nil }
    members["absolute"] = object(absolute)
    return object(members)
  }

  private static func fixedPoint(_ members: Members) -> String? {
    guard members.count == 2, case .number(let coefficient)? = members["coefficient"],
      case .number(let exponent)? = members["exponent"], let exponent = Int(exponent)
    else { return nil }
    return number(coefficient, exponent: exponent)
  }

  /// A number in lowest terms: `{"coefficient":"805","exponent":"-1"}` for 80.50.
  private static func number(_ text: String, exponent: Int = 0) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? parts[1] : ""
    var exponent = exponent - decimals.utf8.count
    var coefficient = Int(parts[0] + decimals) ?? 0
    while coefficient != 0, coefficient % 10 == 0 {
      (coefficient, exponent) = (coefficient / 10, exponent + 1)
    }
    return "{\"coefficient\":\"\(coefficient)\",\"exponent\":\"\(coefficient == 0 ? 0 : exponent)\"}"
  }

  private static func time(_ text: String) -> String {
    var text = text.uppercased()
    if text.hasSuffix("+00:00") { text = "\(text.dropLast(6))Z" }
    guard text.hasSuffix("Z"), text.contains(".") else { return text }
    text.removeLast()
    while text.hasSuffix("0") { text.removeLast() }
    return "\(text.hasSuffix(".") ? String(text.dropLast()) : text)Z"
  }
}
