package import Notation
internal import WorkoutModel

/// Finds where a JSON value is not of the shape that its format asks for.
package struct JSONShapeChecker {
  private let reporter: JSONReporter
  private var pointer: [String] = []

  package init(_ reporter: JSONReporter) { self.reporter = reporter }

  /// Reports all that is wrong with the value at `cursor`, to which `pointer` points.
  package mutating func check(_ cursor: JSONCursor, _ shape: JSONShape, at pointer: String) {
    self.pointer = [pointer]
    var cursor = cursor
    walk(&cursor, shape)
  }

  private func report(_ what: Finding.Reason, _ detail: String, at offset: Int) {
    reporter.report(
      .error, .inconsistent, what, detail: detail, at: offset, pointer: pointer.joined())
  }

  private var name: String { pointer.last.map { JSONPointer.unescaped(String($0.dropFirst())) } ?? "" }

  private mutating func walk(_ cursor: inout JSONCursor, _ shape: JSONShape) {
    let start = cursor
    guard cursor.kind == shape.kind.kind else {
      report(
        .wrongType, "\(name) is \(cursor.excerpt), expected \(shape.kind.name)",
        at: start.offset)
      _ = cursor.skip()
      return
    }
    switch shape {
    case .object(let members): walkMembers(&cursor, members)
    case .list(let element, let count): walkElements(&cursor, element, atLeast: count)
    case .text(let length):
      let count = cursor.text().string.unicodeScalars.count
      if count < length.lowerBound { report("text is empty", name, at: start.offset) }
      if count > length.upperBound {
        report(
          "text is too long", "\(name) has \(count) characters, expected \(length.upperBound) at most",
          at: start.offset)
      }
    case .word(let words):
      let text = cursor.text()
      if !words.contains(where: { text.equals($0) }) { reportValue(start, shape) }
    case .notation(_, let accepts):
      if !accepts(cursor.text().string) { reportValue(start, shape) }
    case .number(let range): check(cursor.number(), range, isWhole: false, shape, start)
    case .whole(let range): check(cursor.number(), range, isWhole: true, shape, start)
    case .bool: _ = cursor.skip()
    }
  }

  private func reportValue(_ start: JSONCursor, _ shape: JSONShape) {
    report(
      "value is not one that its key allows", "\(name) is \(start.excerpt), expected \(shape.kind.name)",
      at: start.offset)
  }

  private func check(
    _ text: UnsafeRawBufferPointer, _ range: ClosedRange<Double>, isWhole: Bool, _ shape: JSONShape,
    _ start: JSONCursor
  ) {
    let value = Double(String(decoding: text, as: UTF8.self)) ?? .infinity
    if isWhole, value.rounded() != value {
      reportValue(start, shape)
    } else if !range.contains(value) {
      let expected =
        range.upperBound.isFinite
        ? "\(Int64(range.lowerBound)) to \(Int64(range.upperBound))" : "\(Int64(range.lowerBound)) or more"
      report(
        "number is out of range", "\(name) is \(start.excerpt), expected \(expected)", at: start.offset)
    }
  }

  private mutating func walkElements(_ cursor: inout JSONCursor, _ element: JSONShape, atLeast count: Int) {
    let start = cursor
    var index = 0
    if cursor.enter() {
      repeat {
        pointer.append("/\(index)")
        walk(&cursor, element)
        pointer.removeLast()
        index += 1
      } while cursor.next()
    }
    if index < count { report("list is empty", "\(name), expected one element at least", at: start.offset) }
  }

  private mutating func walkMembers(_ cursor: inout JSONCursor, _ members: [JSONShape.Member]) {
    let start = cursor.offset
    var found: Set<Int> = []
    cursor.forEachMember(hasDuplicates: reporter.hasDuplicateKeys) { key, cursor in
      guard let number = members.firstIndex(where: { key.equals($0.key) }) else {
        _ = cursor.skip()
        return
      }
      found.insert(number)
      pointer.append("/\(members[number].key)")
      walk(&cursor, members[number].shape)
      pointer.removeLast()
    }
    for (number, member) in members.enumerated() {
      if member.isRequired, !found.contains(number) {
        report("required key is missing", "\(member.key)", at: start)
      }
      guard found.contains(number), let needed = member.needs,
        !found.contains(where: { members[$0].key.description == needed.description })
      else { continue }
      report("key is missing that another one needs", "\(needed), which \(member.key) needs", at: start)
    }
  }
}
