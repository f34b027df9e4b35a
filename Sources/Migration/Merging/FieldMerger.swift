internal import WorkoutModel

/// Decides field by field between two versions of a thing, and keeps account of what it could not decide.
struct FieldMerger {
  /// What becomes of a field that both have with different values.
  enum Rule {
    /// It is a conflict, unless a preference decides.
    case strict
    /// The first's value stays, unless a preference decides, and the other is named.
    case lenient
    /// Nothing is decided: each difference is kept account of, and the first's value stays.
    case comparing
  }

  /// A value that was not taken.
  struct Loss {
    var subject: String
    var field: String
    var kept: String
    var dropped: String
  }

  var preference: MergeOptions.Preference?
  /// Whether a version may lack fields only because its format has no place for them.
  let mayLack: (first: Bool, second: Bool)
  var rule = Rule.strict
  /// What the fields belong to, in words.
  var subject = ""
  private(set) var conflicts: [MergeConflict] = []
  private(set) var losses: [Loss] = []
  /// What differs, where the rule is to compare.
  private(set) var differences: [FieldDifference] = []

  init(preference: MergeOptions.Preference?, mayLack: (first: Bool, second: Bool)) {
    self.preference = preference
    self.mayLack = mayLack
  }

  /// Decides on one field whose values say themselves what they are.
  mutating func settle<Value: Equatable & CustomStringConvertible>(
    _ field: @autoclosure () -> String, _ versions: Versions<Value?>,
    isSame: (Value, Value) -> Bool = { $0 == $1 }
  ) -> Value? {
    settle(field(), versions, isSame: isSame, text: { $0.description })
  }

  /// Decides on one field.
  ///
  /// - Parameter isSame: tells values apart; what is the same stays as the first has it.
  mutating func settle<Value: Equatable>(
    _ field: @autoclosure () -> String, _ versions: Versions<Value?>,
    isSame: (Value, Value) -> Bool = { $0 == $1 }, text: (Value) -> String
  ) -> Value? {
    func areSame(_ left: Value?, _ right: Value?) -> Bool {
      guard let left, let right else { return left == nil && right == nil }
      return isSame(left, right)
    }
    let (first, second) = (versions.first, versions.second)
    if areSame(first, second) { return first }
    let isBase = versions.base.map { (first: areSame(first, $0), second: areSame(second, $0)) }
    return choosesFirst(field(), versions.map { $0.map(text) }, isBase) ? first : second
  }

  /// Decides between two values of a field by their texts and by which of them is as it was before; true for the first.
  @inline(never)
  private mutating func choosesFirst(
    _ field: String, _ texts: Versions<String?>, _ isBase: (first: Bool, second: Bool)?
  ) -> Bool {
    let (first, second) = (texts.first, texts.second)
    if rule == .comparing {
      note(field, first, second)
      return true
    }
    if let isBase {
      if isBase.first || (first == nil && mayLack.first) { return false }
      if isBase.second || (second == nil && mayLack.second) { return true }
    } else if first == nil || second == nil {
      return first != nil
    }
    return choosesFirst(
      field, first ?? "nothing", second ?? "nothing", texts.base.map { $0 ?? "nothing" })
  }

  /// Decides on one text; an empty text counts as absent.
  mutating func settle(_ field: @autoclosure () -> String, _ versions: Versions<String?>) -> String? {
    let texts = versions.map { $0.flatMap { $0.isEmpty ? nil : $0 } }
    if texts.first == texts.second { return versions.first }
    return settle(field(), texts, isSame: { $0 == $1 })
  }

  /// Decides on one field by a rule of its own, and keeps account of the value that gives way to the other.
  ///
  /// - Parameter rule: makes one value of two; one that is neither, such as a sum, takes nothing from either.
  mutating func settle<Value: Equatable & CustomStringConvertible>(
    _ field: String, _ versions: Versions<Value?>, isSame: (Value, Value) -> Bool = { $0 == $1 },
    text: (Value) -> String = { $0.description }, by rule: (Value, Value) -> Value
  ) -> Value? {
    guard let first = versions.first, let second = versions.second else {
      return versions.first ?? versions.second
    }
    if self.rule == .comparing || isSame(first, second) { return first }
    let value = rule(first, second)
    let base = versions.base ?? nil
    let other = value == first ? second : first
    if value == first || value == second, other != base {
      losses.append(
        Loss(subject: subject, field: field, kept: text(value), dropped: text(other)))
    }
    return value
  }

  /// Keeps account of a value that gives way to another.
  mutating func lose(_ field: String, _ dropped: String, for kept: String) {
    losses.append(Loss(subject: subject, field: field, kept: kept, dropped: dropped))
  }

  /// Keeps account of a difference, unless one side has no value because its format has no place for it.
  mutating func note(_ field: String, _ first: String?, _ second: String?) {
    if (first == nil && mayLack.first) || (second == nil && mayLack.second) { return }
    differences.append(FieldDifference(subject: subject, field: field, first: first, second: second))
  }

  /// Keeps account of a difference; an absent side counts as one.
  mutating func noteWhole(_ field: String, _ first: String?, _ second: String?) {
    differences.append(FieldDifference(subject: subject, field: field, first: first, second: second))
  }

  /// Decides between two values when neither gives way; true for the first.
  @discardableResult
  mutating func choosesFirst(_ field: String, _ firstText: String, _ secondText: String, _ baseText: String?)
    -> Bool
  {
    if preference == nil, rule == .strict {
      conflicts.append(
        MergeConflict(subject: subject, field: field, first: firstText, second: secondText, base: baseText))
      return true
    }
    let isFirst = preference != .second
    losses.append(
      Loss(
        subject: subject, field: field, kept: isFirst ? firstText : secondText,
        dropped: isFirst ? secondText : firstText))
    return isFirst
  }
}

// MARK: Fields of formats

extension FieldMerger {
  /// Merges the fields that only a format knows, name by name.
  mutating func settle(fields versions: Versions<SourceFields?>, of owner: String) -> SourceFields? {
    let (first, second) = (versions.first, versions.second)
    if first == second { return first }
    let texts = versions.map { Self.texts(of: $0) }
    let isOneFormat = first == nil || second == nil || first?.format == second?.format
    if rule == .comparing, !isOneFormat { return first }
    guard let left = texts.first, let right = texts.second, isOneFormat else {
      return settle(
        "\(owner)app-specific fields", versions,
        text: { fields in fields.fields.map { "\($0.name) \($0.text)" }.joined(separator: ", ") })
    }
    let base = texts.base.map { $0 ?? [:] }
    var fields: [SourceFields.Field] = []
    var seen: Set<String> = []
    for name in ((first?.fields ?? []) + (second?.fields ?? [])).map({ $0.name })
    where seen.insert(name).inserted {
      let text = settle(
        owner + name, Versions(first: left[name], second: right[name], base: base.map { $0[name] }))
      if let text { fields.append(.init(name: name, text: text)) }
    }
    guard let format = first?.format ?? second?.format, !fields.isEmpty else { return nil }
    return SourceFields(format: format, fields: fields)
  }

  /// The user's fields, where of two whole numbers both sides have the greater: points and records only grow.
  mutating func withGreaterNumbers(_ versions: Versions<SourceFields?>) -> Versions<SourceFields?> {
    guard var first = versions.first, var second = versions.second, first.format == second.format else {
      return versions
    }
    for (index, field) in first.fields.enumerated() {
      guard let other = second.fields.firstIndex(where: { $0.name == field.name }),
        let left = Int64(field.text), let right = Int64(second.fields[other].text), left != right
      else { continue }
      let base = versions.base.map { $0?[field.name].flatMap { Int64($0) } }
      let greater = settle(field.name, Versions(first: left, second: right, base: base), by: max)
      let text = "\(greater ?? left)"
      first.fields[index].text = text
      second.fields[other].text = text
    }
    return Versions(first: first, second: second, base: versions.base)
  }

  /// The texts by name; nil where a name stands twice.
  private static func texts(of fields: SourceFields?) -> [String: String]? {
    var texts: [String: String] = [:]
    for field in fields?.fields ?? [] where texts.updateValue(field.text, forKey: field.name) != nil {
      return nil
    }
    return texts
  }
}

/// Two versions of one thing, and what it was before both, where that is known.
struct Versions<Whole> {
  var first: Whole
  var second: Whole
  var base: Whole?

  /// The versions of a part.
  func map<Part>(_ part: (Whole) -> Part) -> Versions<Part> {
    Versions<Part>(first: part(first), second: part(second), base: base.map(part))
  }
}
