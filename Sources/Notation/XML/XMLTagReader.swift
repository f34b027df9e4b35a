package import WorkoutModel

/// Reads the tags of an XML text of any size one after the other, in memory that does not grow with it.
///
/// It is for exports that say all in attributes: text between tags, comments and instructions are passed over. A
/// declaration of types is passed over unread, broken or not, and no entity but those of XML itself is known.
package final class XMLTagReader {
  /// What a tag does.
  package enum Kind {
    /// It begins an element.
    case start
    /// It is an element without content.
    case empty
    /// It ends an element.
    case end
  }

  /// The longest tag, comment or declaration, in bytes.
  package static let maximumTagLength = 1 << 20
  /// The most elements within each other.
  package static let maximumDepth = 64
  /// The most attributes of an element.
  package static let maximumAttributes = 256
  /// The most names of elements that hold others.
  package static let maximumNames = 1_000
  /// Bytes that are held of an input that is not loaded.
  private static let windowSize = 4 << 20

  private let input: InputBytes
  private let findings: any FindingSink
  private let progress: ((_ bytesRead: Int, _ byteCount: Int) -> Void)?
  /// The bytes that are held.
  private var window: UnsafeRawBufferPointer
  /// Where the window stands, unless that is the input's own memory.
  private var memory: UnsafeMutableRawPointer?
  /// True where nothing follows the window.
  private var isLast: Bool
  /// The bytes, lines and characters before the window.
  private var before = (bytes: 0, lines: 0, columns: 0)
  private var lines: LineCounter

  private var parser = XMLTagParser()
  /// Where the tag begins.
  private var start: Int
  /// The elements that have begun and not ended, as indices of ``names``.
  private var open: [Int] = []
  private var names: [[UInt8]] = []
  private var hasRoot = false

  /// Starts before the first tag of `input`.
  ///
  /// - Parameters:
  ///   - findings: is told of bytes that are not text.
  ///   - progress: is told from time to time how many bytes have been read.
  /// - Throws: `WorkoutError.input` for UTF-16, `WorkoutError.file` where reading fails.
  package init(
    _ input: InputBytes, findings: any FindingSink,
    progress: ((_ bytesRead: Int, _ byteCount: Int) -> Void)? = nil
  ) throws(WorkoutError) {
    try input.load(upTo: 4)
    try input.refuseUTF16()
    self.input = input
    self.findings = findings
    self.progress = progress
    window = input.bytes
    isLast = input.isLoaded
    lines = LineCounter(window)
    start = 0
  }

  deinit { memory?.deallocate() }

  /// How many elements have begun and not ended.
  package var depth: Int { open.count }

  /// Goes on to the next tag; nil at the end of the text.
  ///
  /// - Throws: `WorkoutError.input` for what is no XML, or cut off; `WorkoutError.file` where reading fails.
  package func next() throws(WorkoutError) -> Kind? {
    while true {
      start = firstBracket(from: parser.end)
      parser.end = start
      if start == window.count {
        if try refill() { continue }
        guard open.isEmpty else { throw cutOff() }
        guard hasRoot else { throw error("found no element, expected XML") }
        return nil
      }
      let outcome: XMLTagParser.Outcome
      do throws(XMLTagParser.Flaw) { outcome = try parser.parse(window, at: start) } catch {
        throw self.error(at: error.offset, error.what, error.advice)
      }
      var length = parser.end - start
      if case .short = outcome { length = window.count - start }
      guard length <= Self.maximumTagLength else {
        throw error("a tag, comment or declaration is longer than \(Self.maximumTagLength >> 20) MiB")
      }
      switch outcome {
      case .tag(let kind):
        try note(kind)
        return kind
      case .skipped: continue
      case .short:
        guard try refill() else { throw cutOff() }
      }
    }
  }

  /// Goes on behind the end of the element that has begun last.
  package func skipContent() throws(WorkoutError) {
    let target = depth - 1
    while depth > target { _ = try next() }
  }

  private func firstBracket(from place: Int) -> Int {
    let window = window
    var index = place
    while index < window.count, window[index] != UInt8(ascii: "<") { index &+= 1 }
    return index
  }

  // MARK: The tag

  /// True where the element is called `name`.
  package func isNamed(_ name: StaticString) -> Bool { isEqual(parser.name, name) }

  /// What the element is called.
  package var elementName: String { String(decoding: window[parser.name], as: UTF8.self) }

  /// The bytes of an attribute as they are written, until the next tag; nil where it has none of that name.
  package func bytes(of name: StaticString) -> UnsafeRawBufferPointer? {
    range(of: name).map { UnsafeRawBufferPointer(rebasing: window[$0]) }
  }

  /// The value of an attribute, with references resolved; nil where it has none of that name.
  package func attribute(_ name: StaticString) throws(WorkoutError) -> String? {
    guard let range = range(of: name) else { return nil }
    return try value(range)
  }

  /// All attributes in their order, with references resolved.
  package func attributes() throws(WorkoutError) -> [XMLElement.Attribute] {
    var all: [XMLElement.Attribute] = []
    for attribute in parser.attributes {
      all.append(.init(name: text(attribute.name), value: try value(attribute.value)))
    }
    return all
  }

  private func range(of name: StaticString) -> Range<Int>? {
    for attribute in parser.attributes where isEqual(attribute.name, name) { return attribute.value }
    return nil
  }

  private func isEqual(_ range: Range<Int>, _ name: StaticString) -> Bool {
    range.count == name.utf8CodeUnitCount && XMLTagParser.begins(window, name, at: range.lowerBound)
  }

  private func value(_ range: Range<Int>) throws(WorkoutError) -> String {
    let bytes = UnsafeRawBufferPointer(rebasing: window[range])
    guard bytes.contains(UInt8(ascii: "&")) else { return StreamSafeText.of(text(range)) }
    _ = text(range)
    do throws(XMLTagParser.Flaw) { return try XMLReferences.resolved(bytes) } catch {
      throw self.error(error.what, error.advice)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    let bytes = UnsafeRawBufferPointer(rebasing: window[range])
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    findings.report(
      Finding(
        .warning, .repaired, "bytes that are not UTF-8: read as U+FFFD", place: place(of: range.lowerBound)))
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Nesting

  /// Keeps account of the elements that are open.
  private func note(_ kind: Kind) throws(WorkoutError) {
    guard kind != .end else {
      guard let last = open.last, names[last].elementsEqual(window[parser.name]) else {
        let expected = open.last.map { "</\(shown(names[$0]))>" } ?? "nothing"
        throw error("found </\(shown(window[parser.name]))>, expected \(expected)")
      }
      open.removeLast()
      return
    }
    guard !open.isEmpty || !hasRoot else {
      throw error("found a second element at the top, expected the end of the file")
    }
    hasRoot = true
    guard kind == .start else { return }
    guard open.count < Self.maximumDepth else {
      throw error("elements are nested deeper than \(Self.maximumDepth) levels")
    }
    open.append(try number(of: window[parser.name]))
  }

  private func number(of name: Slice<UnsafeRawBufferPointer>) throws(WorkoutError) -> Int {
    if let number = names.firstIndex(where: { $0.elementsEqual(name) }) { return number }
    guard names.count < Self.maximumNames else {
      throw error("elements have more than \(Self.maximumNames) names")
    }
    names.append(Array(name))
    return names.count - 1
  }

  private func shown(_ name: some Sequence<UInt8>) -> String {
    PrintableText.of(String(decoding: Array(name), as: UTF8.self), limit: 40)
  }

  // MARK: The window

  /// Brings more bytes into the window, which begins at ``start`` then; false at the end of the input.
  private func refill() throws(WorkoutError) -> Bool {
    guard !isLast else { return false }
    let rest = window.count - start
    let place = lines.place(of: start)
    before.columns = (place.line == 1 ? before.columns : 0) + place.column - 1
    before.lines += place.line - 1
    before.bytes += start
    let target = memory ?? .allocate(byteCount: Self.windowSize, alignment: 16)
    memory = target
    if rest > 0, let first = window.baseAddress {
      target.copyMemory(from: first + start, byteCount: rest)
    }
    let received = try input.read(to: target + rest, count: Self.windowSize - rest)
    window = UnsafeRawBufferPointer(start: target, count: rest + received)
    lines = LineCounter(window)
    parser.end -= start
    start = 0
    isLast = received == 0
    progress?(before.bytes, input.byteCount)
    return !isLast
  }

  // MARK: Places

  /// Where the tag stands.
  package func place() -> Place { place(of: start) }

  private func place(of offset: Int) -> Place {
    let (line, column) = lines.place(of: offset)
    return Place(
      file: input.name, byte: before.bytes + offset, line: before.lines + line,
      column: line == 1 ? before.columns + column : column)
  }

  private func cutOff() -> WorkoutError {
    let expected = open.last.map { "</\(shown(names[$0]))>" } ?? "an element"
    return error(
      at: window.count, "the file ends in the middle, expected \(expected)", "Export it again.")
  }

  /// The error that says that the text is not in its format, at the tag.
  package func error(_ what: String, _ advice: Advice? = nil) -> WorkoutError {
    error(at: start, what, advice)
  }

  private func error(at offset: Int, _ what: String, _ advice: Advice? = nil) -> WorkoutError {
    .input(
      InputError(
        .malformed, place: place(of: offset), what: what, advice: advice,
        excerpt: Excerpt.of(window, around: offset)))
  }
}
