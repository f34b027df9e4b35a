package import Notation

/// Checks a long list of objects in parts, side by side, with what comes of it as if it were checked element by element.
///
/// Where a part begins is a guess: an object that begins like the first of the list. A part counts where the one before
/// it ends at this very object; else it is checked again from there.
package struct JSONListParts: Sendable {
  /// How many guesses are tried for one part: a guess may stand in a list within the list.
  private static let maximumGuesses = 4
  /// Parts behind a part that it may look at, until an element of it has ended.
  private static let lookAhead = 8
  /// The longest beginning of an object that is looked for.
  private static let maximumMark = 256

  // Nobody changes the bytes.
  private nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let sideBySide: SideBySide

  /// A check of the list `name` of `input`, whose bytes must stay where they are until it is done.
  package static func check(
    _ name: StaticString, of input: InputBytes, _ sideBySide: SideBySide
  ) -> JSONListCheck {
    let parts = JSONListParts(bytes: input.bytes, sideBySide: sideBySide)
    return JSONListCheck(name) { (first) throws(JSONSyntaxError) in try parts.outline(from: first) }
  }

  /// Checks the list whose first element stands at `first`; nil where it is too short, or one of other values.
  private func outline(from first: Int) throws(JSONSyntaxError) -> JSONListOutline? {
    let size = sideBySide.partByteCount
    guard bytes.count - first >= 2 * size, let mark = mark(at: first) else { return nil }
    var walk = Walk(place: first)
    let count = (bytes.count - first + size - 1) / size
    sideBySide.run(
      count,
      {
        { number in
          var part = ReadPart()
          let (start, end) = (first + number * size, first + (number + 1) * size)
          part.checks =
            number == 0 ? [elements(from: first, to: end, isFirst: true)] : guesses(mark, start, end)
          return part
        }
      },
      { part in
        let end = first + (walk.number + 1) * size
        walk.number += 1
        guard walk.place < end else { return true }
        let known = part.checks.first { $0.start == walk.place && !$0.isCutOff }
        return walk.take(known ?? elements(from: walk.place, to: end, isFirst: walk.place == first))
      })
    // What stands behind the last part, where nothing does.
    if !walk.isAtEnd, walk.failure == nil { _ = walk.take(elements(from: walk.place, to: .max)) }
    if let failure = walk.failure { throw failure }
    return walk.outline
  }

  /// The way through the parts.
  private struct Walk {
    var outline = JSONListOutline()
    /// The number of the part that comes next.
    var number = 0
    /// Where the first element stands that has not been passed.
    var place: Int
    private var index = 0
    private(set) var isAtEnd = false
    private(set) var failure: JSONSyntaxError?

    init(place: Int) { self.place = place }

    /// Passes the elements of `part`; false where nothing comes behind them.
    mutating func take(_ part: JSONListPart) -> Bool {
      if part.failure != nil {
        failure = part.failure
        return false
      }
      outline.parts.append(.init(start: part.start, index: index))
      outline.duplicateKeys += part.duplicateKeys
      outline.end = part.end
      index += part.count
      place = part.end
      isAtEnd = part.isLast
      return !isAtEnd
    }
  }

  private func elements(from start: Int, to end: Int, isFirst: Bool = false) -> JSONListPart {
    JSONValidator.elements(of: bytes, from: start, to: end, isFirst: isFirst)
  }

  // MARK: Guesses

  /// How the first object of the list begins: up to the end of its first key; nil where there is no such thing.
  private func mark(at first: Int) -> Range<Int>? {
    guard bytes[first] == UInt8(ascii: "{") else { return nil }
    var end = first + 1
    while end < bytes.count, JSONBytes.isWhitespace(bytes[end]) { end += 1 }
    guard end < bytes.count, bytes[end] == JSONBytes.quote else { return nil }
    end += 1
    while end < bytes.count, bytes[end] != JSONBytes.quote, end - first < Self.maximumMark { end += 1 }
    guard end < bytes.count, bytes[end] == JSONBytes.quote else { return nil }
    return first..<end + 1
  }

  /// What comes of checking from objects on that begin like the first of the list and stand from `start` on.
  private func guesses(_ mark: Range<Int>, _ start: Int, _ end: Int) -> [JSONListPart] {
    var guesses: [JSONListPart] = []
    var place = start
    while guesses.count < Self.maximumGuesses, let next = element(mark, from: place, to: end) {
      let part = JSONValidator.elements(
        of: bytes, from: next, to: end, stop: end + Self.lookAhead * sideBySide.partByteCount)
      guesses.append(part)
      // The list may be one within an element.
      guard part.isLast, part.end < end else { break }
      place = part.end
    }
    return guesses
  }

  /// The first object from `start` on that begins like the first of the list and stands behind another.
  private func element(_ mark: Range<Int>, from start: Int, to end: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var place = start
    while place < min(end, bytes.count - mark.count) {
      if bytes[place] == UInt8(ascii: "{"),
        RawHash.areEqual(
          UnsafeRawBufferPointer(start: base + place, count: mark.count),
          UnsafeRawBufferPointer(rebasing: bytes[mark])), isBehindObject(place)
      {
        return place
      }
      place += 1
    }
    return nil
  }

  private func isBehindObject(_ place: Int) -> Bool {
    guard let comma = lastByte(before: place), bytes[comma] == UInt8(ascii: ","),
      let end = lastByte(before: comma)
    else { return false }
    return bytes[end] == UInt8(ascii: "}")
  }

  /// The offset of the last byte before `place` that is no white space.
  private func lastByte(before place: Int) -> Int? {
    var place = place - 1
    while place >= 0, JSONBytes.isWhitespace(bytes[place]) { place -= 1 }
    return place >= 0 ? place : nil
  }
}
