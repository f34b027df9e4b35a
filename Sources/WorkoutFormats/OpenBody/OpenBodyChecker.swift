internal import FormatKit
internal import Notation
internal import WorkoutModel

/// Finds where a record breaks a rule of OpenBody; it is read all the same.
struct OpenBodyChecker {
  private static let types: Set<String> = [
    "Measurement", "Program", "Session", "Block", "Exercise", "WorkUnit", "ThresholdProfile", "StatusPeriod",
  ]
  private static let scorings: Set<String> = ["reps", "time", "distance", "continuous", "energy"]
  private static let metrics = ["reps", "time", "distance", "energy"]
  private static let mediaKey: StaticString = "media"

  private let reporter: JSONReporter

  private init(_ reporter: JSONReporter) { self.reporter = reporter }

  /// Reports all that is wrong with `nodes`, where that is asked for.
  static func check(_ nodes: [OpenBodyNode], _ reporter: JSONReporter) {
    guard reporter.checks else { return }
    let checker = OpenBodyChecker(reporter)
    for node in nodes {
      checker.checkTop(node)
      for part in node.parts { check([part], reporter) }
    }
  }

  private func report(
    _ what: Finding.Reason, _ detail: String? = nil, at element: JSONElement, _ pointer: String
  ) {
    reporter.report(.error, .inconsistent, what, detail: detail, at: element.offset, pointer: pointer)
  }

  private func require(_ keys: [StaticString], in element: JSONElement, at pointer: @autoclosure () -> String)
  {
    for key in keys where element[key] == nil {
      report("required key is missing", "\(key)", at: element, pointer())
    }
  }

  // MARK: Records

  private func checkTop(_ node: OpenBodyNode) {
    let element = node.element
    if element["status"]?.text == "deleted" {
      require(["id"], in: element, at: node.pointer)
      for (key, value) in element.members where !["id", "recordType", "status"].contains(key) {
        report(
          "key beside those of a deleted record", key, at: value,
          "\(node.pointer)/\(JSONPointer.escaped(key))")
      }
      return checkType(node)
    }
    require(["id", "subject"], in: element, at: node.pointer)
    check(node, inExercise: false)
  }

  private func checkType(_ node: OpenBodyNode) {
    guard let type = node.element["recordType"] else {
      return report("required key is missing", "recordType", at: node.element, node.pointer)
    }
    if type.text.map({ !Self.types.contains($0) }) ?? true {
      report("recordType that OpenBody does not know", type.excerpt, at: type, "\(node.pointer)/recordType")
    }
  }

  private func check(_ node: OpenBodyNode, inExercise: Bool) {
    checkType(node)
    checkEnvelope(node)
    switch node.type {
    case "Measurement": checkMeasurement(node)
    case "Program": checkProgram(node)
    case "Session": checkSession(node)
    case "Block": checkBlock(node)
    case "Exercise":
      require(["exerciseRef"], in: node.element, at: node.pointer)
      checkChildren(node, "workUnits", inExercise: true)
    case "WorkUnit": checkWorkUnit(node, inExercise: inExercise)
    case "ThresholdProfile": checkThresholds(node)
    default: break
    }
  }

  private func checkChildren(_ node: OpenBodyNode, _ key: StaticString, inExercise: Bool = false) {
    for inner in node.nodes(in: key) where inner.element.kind == .object {
      check(inner, inExercise: inExercise)
    }
  }

  private func checkEnvelope(_ node: OpenBodyNode) {
    for key in ["id", "subject"] as [StaticString] {
      guard let value = node.element[key] else { continue }
      if value.kind != .text || value.text == "" {
        reporter.reportMisfit(value, expected: "a text", pointer: "\(node.pointer)/\(key)")
      } else if key.description == "id", value.text?.utf8.contains(UInt8(ascii: "#")) == true {
        report("id with a #, which is kept for derived ids", value.excerpt, at: value, "\(node.pointer)/id")
      }
    }
    for key in ["startTime", "endTime"] as [StaticString] {
      guard let value = node.element[key] else { continue }
      let moment = OpenBodyTime.moment(value)
      if moment?.offsetMinutes == nil || moment?.precision == .day || moment?.precision == .minute {
        reporter.reportMisfit(
          value, expected: "a time with its zone like 2026-01-31T18:05:00Z", pointer: "\(node.pointer)/\(key)"
        )
      }
    }
    for (number, medium) in (node.element[Self.mediaKey]?.elements ?? []).enumerated() {
      let pointer = "\(node.pointer)/media/\(number)"
      guard let url = medium["url"] else { return require(["url"], in: medium, at: pointer) }
      let scheme = (url.text ?? "").prefix { $0 != ":" }.lowercased()
      if scheme != "http", scheme != "https" {
        report("not a web address", url.excerpt, at: url, "\(pointer)/url")
      }
    }
  }

  private func checkMeasurement(_ node: OpenBodyNode) {
    require(["type", "startTime", "endTime"], in: node.element, at: node.pointer)
    let values = ["quantity", "category", "sampleArray"] as [StaticString]
    if values.count(where: { node.element[$0] != nil }) != 1 {
      report(
        "measurement without one value: a quantity, category or sampleArray", at: node.element, node.pointer)
    }
  }

  private func checkProgram(_ node: OpenBodyNode) {
    let program = node.element
    let phases = program["phases"]
    if let recurrence = program["recurrence"], program["sessions"] != nil || phases != nil {
      report("recurrence beside sessions or phases", at: recurrence, "\(node.pointer)/recurrence")
    }
    let sessions = program["sessions"].map { Set($0.elements.compactMap { $0.text }) }
    var seen: Set<String> = []
    for (number, phase) in (phases?.elements ?? []).enumerated() {
      for (index, session) in (phase["sessions"]?.elements ?? []).enumerated() {
        guard let id = session.text else { continue }
        let pointer = "\(node.pointer)/phases/\(number)/sessions/\(index)"
        if !seen.insert(id).inserted { report("session of two phases", id, at: session, pointer) }
        if let sessions, !sessions.contains(id) {
          report("session of a phase that the program does not have", id, at: session, pointer)
        }
      }
    }
  }

  private func checkSession(_ node: OpenBodyNode) {
    let lists = ["blocks", "exercises", "workUnits"] as [StaticString]
    let there = lists.filter { node.element[$0] != nil }
    if there.count > 1 {
      report(
        "use only one of blocks, exercises and workUnits",
        there.map { $0.description }.joined(separator: ", "),
        at: node.element, node.pointer)
    }
    for list in there { checkChildren(node, list) }
  }

  private func checkBlock(_ node: OpenBodyNode) {
    if let rounds = node.element["roundScheme"],
      node.element["repetitions"] != nil || node.element["performance"] != nil
    {
      report("roundScheme beside repetitions or a performance", at: rounds, "\(node.pointer)/roundScheme")
    }
    checkChildren(node, "children")
  }

  private func checkThresholds(_ node: OpenBodyNode) {
    require(["entries"], in: node.element, at: node.pointer)
    for (number, entry) in (node.element["entries"]?.elements ?? []).enumerated() {
      let pointer = "\(node.pointer)/entries/\(number)"
      require(["kind", "value", "unit"], in: entry, at: pointer)
      guard entry["source"]?.text == "tested" else { continue }
      for key in ["estimationFormula", "estimatedFrom"] as [StaticString] {
        guard let value = entry[key] else { continue }
        report("estimate beside a threshold that was tested", "\(key)", at: value, "\(pointer)/\(key)")
      }
    }
  }

  // MARK: Work units

  private func checkWorkUnit(_ node: OpenBodyNode, inExercise: Bool) {
    let unit = node.element
    require(["scoring"], in: unit, at: node.pointer)
    let scoring = unit["scoring"]
    if let scoring, scoring.text.map({ !Self.scorings.contains($0) }) ?? true {
      report("scoring that OpenBody does not know", scoring.excerpt, at: scoring, "\(node.pointer)/scoring")
    }
    if inExercise, let reference = OpenBodyReference.element(of: unit) {
      report(
        "exerciseRef of a work unit in an exercise, which has its own", at: reference,
        "\(node.pointer)/exerciseRef")
    }
    let sets = unit["prescription"]?["sets"]
    if let sets, unit["performance"] != nil {
      report("sets of a prescription beside a performance", at: sets, "\(node.pointer)/prescription/sets")
    }
    if let sets = unit["performance"]?["sets"] {
      report("sets of a performance, which is of one set", at: sets, "\(node.pointer)/performance/sets")
    }
    checkMetrics(node, scoring: scoring?.text)
    for key in ["prescription", "performance"] as [StaticString] {
      guard let part = unit[key] else { continue }
      checkPart(part, scoring: scoring?.text, at: "\(node.pointer)/\(key)")
    }
  }

  /// Looks whether one of the two parts has the number that the scoring is of: the other may ask for another.
  private func checkMetrics(_ node: OpenBodyNode, scoring: String?) {
    let parts = [node.element["prescription"], node.element["performance"]].compactMap { $0 }
    let there = parts.flatMap { part in part.members.map { $0.key }.filter(Self.metrics.contains) }
    guard let scoring, Self.metrics.contains(scoring), !there.isEmpty, !there.contains(scoring) else {
      return
    }
    report(
      "numbers of another kind than the scoring", "\(there.joined(separator: ", ")) of \(scoring)",
      at: node.element, node.pointer)
  }

  private func checkPart(_ part: JSONElement, scoring: String?, at pointer: String) {
    for (key, value) in part.members {
      let pointer = "\(pointer)/\(JSONPointer.escaped(key))"
      switch key {
      case "load": checkLoad(value, at: pointer)
      case "sides":
        if scoring == "continuous" { report("sides of a continuous effort", at: value, pointer) }
        if let count = value["count"], !(1...4).contains(count.count ?? 0) {
          report("number is out of range", "count is \(count.excerpt), expected 1 to 4", at: count, pointer)
        }
      case "reps", "time", "distance", "energy", "rest":
        if let ramp = value["ramp"] {
          report("ramp of what is no load and no intensity", at: ramp, "\(pointer)/ramp")
        }
      default: break
      }
    }
  }

  private func checkLoad(_ load: JSONElement, at pointer: String) {
    guard let value = load["value"] else { return require(["value"], in: load, at: pointer) }
    let needsUnit =
      OpenBodyScalar.number(value) != nil || value["absolute"].map { $0["unit"] == nil } ?? false
      || value["range"].map { $0["unit"] == nil } ?? false
    if needsUnit, load["unit"] == nil { report("load without a unit", at: load, pointer) }
  }
}
